import { splitPhrases } from '../../../model/typography';

/**
 * A title in lines of at most `width`, about equally long. Words stay whole; no line begins with a
 * closing sign or ends with an opening one, nor with a word that leads to the next if that can be helped.
 * What does not fit into `most` lines ends in dots.
 * @param known words that are not to be divided
 */
export function breakLines(
  title: string,
  width: number,
  most: number,
  widthOf: (text: string) => number,
  known: readonly string[] = [],
): string[] {
  const units = splitPhrases(title, known).flatMap((unit) => splitLong(unit, width, widthOf));
  const needed = fillLines(units, width, widthOf).length;
  if (needed > most) {
    const kept = fillLines(units, width, widthOf).slice(0, most);
    const last = [...(kept.at(-1) ?? '')];
    while (last.length > 0 && widthOf(`${last.join('')}…`) > width) last.pop();
    return [...kept.slice(0, -1), `${last.join('').trimEnd()}…`];
  }
  if (/\p{Script=Han}/u.test(title)) return fillEvenly(units, needed, width, widthOf);
  const even = widthOf(title) / needed;
  const faultOf = (line: string) => (widthOf(line) - even) ** 2 + (leads.test(line) ? (even / 2) ** 2 : 0);
  return [...(spread(units, needed, { width, widthOf, faultOf }) ?? fillLines(units, width, widthOf))];
}

/** Whether no phrase of a title is wider than a line. */
export function hasRoom(
  title: string,
  width: number,
  widthOf: (text: string) => number,
  known: readonly string[],
): boolean {
  return splitPhrases(title, known).every((unit) => widthOf(unit.trimEnd()) <= width);
}

/** A line that ends so goes on in the next. */
const leads = / (a|an|the|my|your|not|in|on|at|of|to|for|from|by|with|and|or)$/;

interface Measures {
  readonly width: number;
  readonly widthOf: (text: string) => number;
  /** How bad a line is. */
  readonly faultOf: (line: string) => number;
}

/** Units in so many lines, none wider than the width, with the least faults; `undefined` where they do not fit. */
function spread(units: readonly string[], count: number, measures: Measures): readonly string[] | undefined {
  const { width, widthOf, faultOf } = measures;
  interface Spread {
    readonly lines: readonly string[];
    readonly faults: number;
  }
  /** By the number of units that they hold: the best lines so far. */
  let held = new Map<number, Spread>([[0, { lines: [], faults: 0 }]]);
  for (let line = 0; line < count; line++) {
    const next = new Map<number, Spread>();
    for (const [from, { lines, faults }] of held)
      for (let to = from + 1; to <= units.length; to++) {
        const text = units.slice(from, to).join('').trim();
        if (widthOf(text) > width) break;
        const sum = faults + faultOf(text);
        if (sum < (next.get(to)?.faults ?? Number.POSITIVE_INFINITY))
          next.set(to, { lines: [...lines, text], faults: sum });
      }
    held = next;
  }
  return held.get(units.length)?.lines;
}

/** Chinese, whose lines are filled from the first, since what is cut there is often a word: the narrowest measure that needs no more lines makes them even. */
function fillEvenly(
  units: readonly string[],
  needed: number,
  width: number,
  widthOf: (text: string) => number,
): string[] {
  let narrow = Math.ceil(width / 2);
  while (narrow < width && fillLines(units, narrow, widthOf).length > needed) narrow += 1;
  return fillLines(units, narrow, widthOf);
}

function fillLines(units: readonly string[], width: number, widthOf: (text: string) => number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const unit of units) {
    if (line !== '' && widthOf((line + unit).trimEnd()) > width) {
      lines.push(line.trimEnd());
      line = '';
    }
    line = line === '' ? unit.trimStart() : line + unit;
  }
  return line === '' ? lines : [...lines, line.trimEnd()];
}

function splitLong(unit: string, width: number, widthOf: (text: string) => number): string[] {
  if (widthOf(unit.trimEnd()) <= width) return [unit];
  // Chinese falls into words first, then into characters.
  const words = splitWords(unit);
  if (words.length > 1) return words.flatMap((word) => splitLong(word, width, widthOf));
  const parts: string[] = [''];
  for (const character of unit) {
    const last = parts.at(-1) ?? '';
    // A closing sign alone would be a line of nothing.
    if (widthOf(last + character) > width && !isClosing.test(character)) parts.push(character);
    else parts[parts.length - 1] = last + character;
  }
  return parts;
}

const isClosing = /^[\p{Pe}\p{Pf}\p{Po}\s]/u;
const wordsOf = new Intl.Segmenter('zh', { granularity: 'word' });

/** The words of a Chinese text, signs with the word that they belong to; others stay whole. */
function splitWords(text: string): string[] {
  if (!/\p{Script=Han}/u.test(text)) return [text];
  const words: string[] = [];
  for (const { segment } of wordsOf.segment(text)) {
    const last = words.at(-1);
    const belongs =
      last !== undefined &&
      (isClosing.test(segment) || /[\p{Ps}\p{Pi}]$/u.test(last) || /^\w+$/.test(last + segment));
    if (belongs) words[words.length - 1] = last + segment;
    else words.push(segment);
  }
  return words;
}
