import type { Text } from '../../model/text';
import { en } from './en';
import { zh } from './zh';

/** The words of the interface by locale code. */
export const dictionaries: Readonly<Record<string, Text>> = { en, zh };
