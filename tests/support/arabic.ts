import type { Words } from 'generator/model/words';
import { en } from 'generator/model/words/en';

/** Latin letters with Arabic ones in their places: letters of the script are what counts here, not words. */
const letters: Readonly<Record<string, string>> = Object.fromEntries(
  [...'abcdefghijklmnopqrstuvwxyz'].map((latin, index) => [
    latin,
    [...'ابجدهوزحطيكلمنسعفصقرشتثخذض'][index] ?? 'ظ',
  ]),
);

/** The words of a value in Arabic letters; marks such as `{count}` stay. */
function inArabic(value: unknown): unknown {
  if (typeof value === 'string')
    return value.replace(/\{\w+\}|[a-z]/gi, (part) => letters[part.toLowerCase()] ?? part);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, inArabic(inner)]));
}

/**
 * The dictionary of the test sites written from right to left, made from the English one: whoever adds a
 * word to the interface need not know a third language.
 */
export const arabic = inArabic(en) as Words;
