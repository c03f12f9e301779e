import type { Raster, Rgba } from '../raster';

/**
 * A pixel as one number of 32 bits, for loops that compare or copy whole pixels. Red is its lowest
 * byte and alpha its highest, as on every machine that runs browsers (little-endian).
 */
export type Word = number;

/** The pixels as words: a view of the same memory, so it is only read. */
export function wordsOf({ data }: Raster): Uint32Array<ArrayBuffer> {
  if (data.byteOffset % 4 === 0) return new Uint32Array(data.buffer, data.byteOffset, data.length >> 2);
  return new Uint32Array(data.slice().buffer);
}

/** A picture of words; it keeps their memory. */
export function rasterOf(width: number, height: number, words: Uint32Array<ArrayBuffer>): Raster {
  return { width, height, data: new Uint8ClampedArray(words.buffer, words.byteOffset, words.byteLength) };
}

export function toWord([red, green, blue, alpha]: Rgba): Word {
  return (red | (green << 8) | (blue << 16) | (alpha << 24)) >>> 0;
}

export function fromWord(word: Word): Rgba {
  return [word & 255, (word >>> 8) & 255, (word >>> 16) & 255, word >>> 24];
}
