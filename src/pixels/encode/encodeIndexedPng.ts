import type { Bitmap } from '../bitmap';
import type { Palette } from '../palette';
import { bitsFor, type Deflate, packIndexedRows, writePng } from './writePng';

/** An indexed PNG of the colours that occur, with as few bits for a pixel as they need. */
export function encodeIndexedPng(
  { width, height, pixels }: Bitmap,
  palette: Palette,
  deflate: Deflate,
): Uint8Array<ArrayBuffer> {
  // Transparency first: the list of opacities may then end after it.
  const used = valuesIn(pixels);
  const bits = bitsFor(used.length);
  const indexes = new Uint8Array(256);
  const table = new Uint8Array(used.length * 3);
  for (const [index, value] of used.entries()) {
    indexes[value] = index;
    const color = palette.colors[value - 1];
    if (color !== undefined) table.set([color.red, color.green, color.blue], index * 3);
  }
  const rows = packIndexedRows(
    pixels.map((value) => indexes[value] ?? 0),
    width,
    bits,
  );
  const alphas = new Uint8Array(used[0] === 0 ? 1 : 0);
  return writePng({ width, height, bits, color: 'indexed', table, alphas, rows }, deflate);
}

/** The values that occur, in ascending order. A table: a set of each of a million pixels takes longer than all the rest. */
function valuesIn(pixels: Uint8Array): number[] {
  const table = new Uint8Array(256);
  for (const value of pixels) table[value] = 1;
  return [...table.keys()].filter((value) => table[value] === 1);
}
