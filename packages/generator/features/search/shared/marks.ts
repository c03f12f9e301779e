import { escapeRegExp } from '../../../model/escape';
import type { QueryUnit } from './query';

/** A stretch of text, and whether it is one of the words that were looked for. */
export interface MarkedText {
  readonly text: string;
  readonly isFound: boolean;
}

/** Finds the words of a query in texts as they are written. */
export interface WordFinder {
  /** All words, for marking. */
  readonly any: RegExp;
  /** The words of each unit. */
  readonly units: readonly RegExp[];
}

/** @param more further words, such as those that stood in for misspelled ones */
export function wordFinder(
  units: readonly QueryUnit[],
  more: readonly string[] = [],
): WordFinder | undefined {
  const words = units.map(({ alternatives }) => alternatives.flatMap((alternative) => alternative.words));
  const all = [...words.flat(), ...more];
  if (all.length === 0) return undefined;
  return { any: patternOf(all), units: words.map((own) => patternOf([...own, ...more])) };
}

/** A letter or digit of a script that has spaces between words. */
const letter = '(?:(?!\\p{Script=Han})[\\p{L}\\p{N}])';

/** Allows for the spellings that `foldWord` makes one; a spelling that is missed here is found, but not marked. */
function patternOf(words: readonly string[]): RegExp {
  const sources = [...new Set(words)]
    .sort((a, b) => b.length - a.length)
    .map((word) => {
      const escaped = escapeRegExp(word);
      if (/^\p{Script=Han}/u.test(word)) return escaped;
      const spelled = escaped
        .replace('color', 'colou?r')
        .replace('gray', 'gr[ae]y')
        .replace(/(?<=\d)x(?=\d)/, ' ?[x×] ?')
        .replace(/(?<=..)y$/, '(?:y|ie)')
        .replace(/(?<=..)e$/, '(?:e|ing)');
      return `(?<!${letter})${spelled}${letter}*`;
    });
  return new RegExp(sources.join('|') || '(?!)', 'giu');
}

/** A text cut into what was looked for and what stands between. */
export function markWords(text: string, { any }: WordFinder): MarkedText[] {
  const parts: MarkedText[] = [];
  let end = 0;
  for (const match of text.matchAll(any)) {
    if (match[0] === '') continue;
    if (match.index > end) parts.push({ text: text.slice(end, match.index), isFound: false });
    parts.push({ text: match[0], isFound: true });
    end = match.index + match[0].length;
  }
  if (end < text.length) parts.push({ text: text.slice(end), isFound: false });
  return parts;
}

/** How many of the units are in a text. */
export function countUnits(text: string, { units }: WordFinder): number {
  return units.filter((unit) => text.search(unit) !== -1).length;
}

/**
 * The part of a text, about `length` characters long, that has most of the words; its beginning
 * where it has none.
 */
export function excerptOf(text: string, finder: WordFinder, length: number): string {
  const places = [...text.matchAll(finder.any)].map(({ index }) => index);
  let start = 0;
  let most = -1;
  for (const place of places) {
    const from = Math.max(0, place - Math.floor(length / 4));
    const found = countUnits(text.slice(from, from + length), finder);
    if (found > most) {
      most = found;
      start = from;
    }
  }
  const end = Math.min(text.length, start + length);
  // A word is not cut in two; Chinese has no spaces to look for.
  const cutStart =
    start === 0
      ? 0
      : start + Math.max(0, text.slice(start, start + 20).search(/(?<=\s)\S|(?<=[，。；：、？！])/));
  const rest = text.slice(cutStart, end);
  const cutEnd = end === text.length ? rest : rest.replace(/\s\S{0,20}$/, '');
  return `${cutStart > 0 ? '… ' : ''}${cutEnd}${end === text.length ? '' : ' …'}`;
}
