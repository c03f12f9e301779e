import { zlibSync } from 'fflate';
import { ColorIndex } from '../edit/colorIndex';
import { wordsOf } from '../edit/words';
import type { Raster } from '../raster';
import { filterRows } from './filterRows';
import { bitsFor, type Deflate, packIndexedRows, writePng } from './writePng';

/** Most colours of an indexed picture. */
const mostColors = 256;

/**
 * A picture as PNG, without any loss: indexed if it has at most 256 colours (with their alphas), else
 * in true colour, without alpha where all is opaque.
 */
export function encodePng(
  raster: Raster,
  deflate: Deflate = (bytes) => zlibSync(bytes),
): Uint8Array<ArrayBuffer> {
  const { width, height } = raster;
  const words = wordsOf(raster);
  const colors = new ColorIndex(mostColors);
  if (colors.addAll(words)) {
    const indexed = sortByAlpha(colors);
    const indexes = new Uint8Array(words.length);
    indexed.indexPixels(words, indexes);
    const bits = bitsFor(indexed.size);
    const rows = packIndexedRows(indexes, width, bits);
    return writePng({ width, height, bits, color: 'indexed', ...tablesOf(indexed), rows }, deflate);
  }
  const isOpaque = words.every((word) => word >>> 24 === 255);
  const step = isOpaque ? 3 : 4;
  const bytes = isOpaque
    ? dropAlpha(words)
    : new Uint8Array(words.buffer, words.byteOffset, words.byteLength);
  const rows = filterRows(bytes, width * step, step);
  return writePng({ width, height, bits: 8, color: isOpaque ? 'rgb' : 'rgba', rows }, deflate);
}

/** Colours that are not opaque first: the list of alphas ends after them. */
function sortByAlpha(colors: ColorIndex): ColorIndex {
  const words = [...colors.words.subarray(0, colors.size)];
  const sorted = new ColorIndex(mostColors);
  for (const word of words) if (word >>> 24 < 255) sorted.add(word);
  for (const word of words) sorted.add(word);
  return sorted;
}

function tablesOf({ words, size }: ColorIndex): { table: Uint8Array; alphas: Uint8Array } {
  const used = words.subarray(0, size);
  return {
    table: dropAlpha(used),
    alphas: Uint8Array.from(used, (word) => word >>> 24).filter((alpha) => alpha < 255),
  };
}

function dropAlpha(words: Uint32Array): Uint8Array {
  const bytes = new Uint8Array(words.length * 3);
  for (let from = 0, at = 0; from < words.length; from++) {
    const word = words[from] ?? 0;
    bytes[at++] = word;
    bytes[at++] = word >>> 8;
    bytes[at++] = word >>> 16;
  }
  return bytes;
}
