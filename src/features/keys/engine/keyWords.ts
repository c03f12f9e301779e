import type { FeatureWords } from '../../../model/words';
import * as byLocale from './words';

export type KeyWords = typeof byLocale.zh;

export const keyWords: FeatureWords<KeyWords> = { name: 'keys', byLocale };
