import type { FeatureWords } from 'generator/model/words';
import * as byLocale from './words';

export type KeyWords = typeof byLocale.zh;

export const keyWords: FeatureWords<KeyWords> = { name: 'keys', byLocale };
