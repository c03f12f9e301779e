import { limits } from 'pixels/parse/reading';
import type { Words } from './words';

/** The name of a part of a file as lists show it: some have none, and some a whole novel. */
export function formatName(name: string, words: Words): string {
  return name.trim() === '' ? words.unnamed : shorten(name);
}

/** The beginning of a text that is too long to be quoted. */
export function shorten(text: string): string {
  const characters = [...text.slice(0, 2 * limits.quoted + 2)];
  return characters.length <= limits.quoted ? text : `${characters.slice(0, limits.quoted).join('')}…`;
}
