import type { Raster, Rgba } from '../raster';
import { fromWord, rasterOf, toWord, type Word, wordsOf } from './words';

/** Slots of the memory for colours that came before: more than pixel art has colours. */
const slots = 4096;

/** A picture in which every colour has become another one; it is computed once for colours that repeat. */
export function mapColors(raster: Raster, change: (color: Rgba) => Rgba): Raster {
  return mapWords(raster, (word) => toWord(change(fromWord(word))));
}

/** The same for words. */
export function mapWords(raster: Raster, change: (word: Word) => Word): Raster {
  const words = wordsOf(raster);
  const changed = new Uint32Array(words.length);
  const keys = new Uint32Array(slots);
  const values = new Uint32Array(slots);
  const isKnown = new Uint8Array(slots);
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? 0;
    const slot = Math.imul(word, 0x9e3779b1) >>> 20;
    if (isKnown[slot] === 0 || keys[slot] !== word) {
      keys[slot] = word;
      values[slot] = change(word);
      isKnown[slot] = 1;
    }
    changed[at] = values[slot] ?? 0;
  }
  return rasterOf(raster.width, raster.height, changed);
}

/**
 * Swaps palettes: pixels of a colour of `from` get the colour at its place in `to`. Other pixels, and
 * those for which `to` is too short, stay.
 */
export function swapPalette(raster: Raster, from: readonly Rgba[], to: readonly Rgba[]): Raster {
  const table = new Map<Word, Word>();
  for (const [index, color] of from.entries()) {
    const other = to[index];
    // Of a colour that occurs twice the first place counts.
    if (other !== undefined && !table.has(toWord(color))) table.set(toWord(color), toWord(other));
  }
  return mapWords(raster, (word) => table.get(word) ?? word);
}
