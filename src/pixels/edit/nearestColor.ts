import type { Raster, Rgba } from '../raster';
import { mapWords } from './mapColors';
import { type Oklab, toOklab } from './oklab';
import { cellOf } from './quantizeWu';
import { fromWord, toWord, type Word } from './words';

/** Cells of the cube of colours, with 32 steps in each direction. */
const cells = 1 << 15;

/**
 * Finds the colour of a palette that looks nearest (distance in OKLab, alpha left out). Colours of the
 * palette find themselves; for all others the answer is that for the middle of their cell, 8 steps
 * wide in each channel, so that a cell is computed once.
 * @param palette at least one colour, at most 65,535
 * @returns for a word the index in the palette
 */
export function createNearest(palette: readonly Rgba[]): (word: Word) => number {
  const labs = palette.map(toOklab);
  const exact = new Map<Word, number>();
  const hasExact = new Uint8Array(cells);
  for (const [index, color] of palette.entries()) {
    const word = (toWord(color) & 0xffffff) >>> 0;
    if (!exact.has(word)) exact.set(word, index);
    hasExact[cellOf(word)] = 1;
  }
  const known = new Uint16Array(cells);
  return (word) => {
    const cell = cellOf(word);
    const same = hasExact[cell] === 1 ? exact.get(word & 0xffffff) : undefined;
    if (same !== undefined) return same;
    const before = known[cell] ?? 0;
    if (before > 0) return before - 1;
    const [red, green, blue] = fromWord(word);
    const index = findNearest(labs, toOklab([middleOf(red), middleOf(green), middleOf(blue), 255]));
    known[cell] = index + 1;
    return index;
  };
}

/** The middle of the cell that a channel lies in. */
function middleOf(channel: number): number {
  return (channel & 0xf8) | 4;
}

function findNearest(labs: readonly Oklab[], { lightness, a, b }: Oklab): number {
  let nearest = 0;
  let least = Number.POSITIVE_INFINITY;
  for (let index = 0; index < labs.length; index++) {
    const lab = labs[index];
    if (lab === undefined) continue;
    const distance = (lab.lightness - lightness) ** 2 + (lab.a - a) ** 2 + (lab.b - b) ** 2;
    if (distance < least) [least, nearest] = [distance, index];
  }
  return nearest;
}

/** The picture in the nearest colours of a palette; wholly transparent pixels stay, and alphas as well. */
export function quantizeTo(raster: Raster, palette: readonly Rgba[]): Raster {
  if (palette.length === 0) return mapWords(raster, (word) => word);
  const nearest = createNearest(palette);
  const words = palette.map(toWord);
  return mapWords(raster, (word) =>
    word >>> 24 === 0 ? word : (((words[nearest(word)] ?? 0) & 0xffffff) | (word & 0xff000000)) >>> 0,
  );
}
