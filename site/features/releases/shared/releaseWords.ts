import type { FeatureWords } from 'generator/model/words';
import * as byLocale from './words';

export type ReleaseWords = typeof byLocale.zh;

export const releaseWords: FeatureWords<ReleaseWords> = { name: 'releases', byLocale };
