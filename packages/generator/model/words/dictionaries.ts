import type { Words } from '../words';
import { en } from './en';
import { zh } from './zh';

/** Words of the interface by locale code. */
export type Dictionaries = Readonly<Record<string, Words>>;

/** The dictionaries of this repository: one for each language that its sites may have. */
export const dictionaries: Dictionaries & { readonly en: Words } = { en, zh };
