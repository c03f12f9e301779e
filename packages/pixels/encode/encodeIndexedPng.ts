import type { Bitmap } from '../bitmap';
import type { Palette } from '../palette';
import { bitsFor, type Deflate, packIndexedRows, writePng } from './writePng';

/**
 * An indexed PNG of the colours that occur, with as few bits for a pixel as they need.
 * @param factor whole number by which the picture is enlarged; cheaper than enlarging it before
 */
export function encodeIndexedPng(
  { width, height, pixels }: Bitmap,
  palette: Palette,
  deflate: Deflate,
  factor = 1,
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
  const wide = new Uint8Array(pixels.length * factor);
  for (let at = 0, to = 0; at < pixels.length; at++) {
    const index = indexes[pixels[at] ?? 0] ?? 0;
    for (const end = to + factor; to < end; to++) wide[to] = index;
  }
  const rows = repeatRows(packIndexedRows(wide, width * factor, bits), height, factor);
  const alphas = new Uint8Array(used[0] === 0 ? 1 : 0);
  const size = { width: width * factor, height: height * factor };
  return writePng({ ...size, bits, color: 'indexed', table, alphas, rows }, deflate);
}

/** Every row `factor` times: the first as it is, the others with the filter "as above", 2, and no difference. */
function repeatRows(rows: Uint8Array, height: number, factor: number): Uint8Array {
  if (factor === 1 || height === 0) return rows;
  const length = rows.length / height;
  const repeated = new Uint8Array(rows.length * factor);
  for (let row = 0; row < height; row++) {
    const start = row * factor * length;
    repeated.set(rows.subarray(row * length, (row + 1) * length), start);
    for (let copy = 1; copy < factor; copy++) repeated[start + copy * length] = 2;
  }
  return repeated;
}

/** The values that occur, in ascending order. A table: a set of each of a million pixels takes longer than all the rest. */
function valuesIn(pixels: Uint8Array): number[] {
  const table = new Uint8Array(256);
  for (const value of pixels) table[value] = 1;
  return [...table.keys()].filter((value) => table[value] === 1);
}
