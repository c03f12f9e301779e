import type { Bitmap } from '../bitmap';
import type { Palette } from '../palette';
import { bitsFor, type Deflate, packIndexedRows, writePng } from './writePng';

/**
 * An indexed PNG of the colours that occur, with as few bits for a pixel as they need.
 * @param isEnlarged whether most rows are like the one above: such a picture is made in a third of the time
 */
export function encodeIndexedPng(
  bitmap: Bitmap,
  palette: Palette,
  deflate: Deflate,
  isEnlarged = false,
): Uint8Array<ArrayBuffer> {
  const { width, height } = bitmap;
  const { pixels, first } = isEnlarged ? distinctRows(bitmap) : { pixels: bitmap.pixels, first: undefined };
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
  const packed = packIndexedRows(
    pixels.map((value) => indexes[value] ?? 0),
    width,
    bits,
  );
  const rows = first === undefined ? packed : repeatRows(packed, first);
  const alphas = new Uint8Array(used[0] === 0 ? 1 : 0);
  return writePng({ width, height, bits, color: 'indexed', table, alphas, rows }, deflate);
}

/** The rows that are not like the one above, one below the other, and of each row whether it is one of them. */
function distinctRows({ width, height, pixels }: Bitmap) {
  const rowAt = (y: number) => pixels.subarray(y * width, (y + 1) * width);
  const first = Array.from({ length: height }, (_, y) => {
    const above = rowAt(y - 1);
    return y === 0 || rowAt(y).some((value, x) => value !== above[x]);
  });
  const distinct = new Uint8Array(width * first.filter(Boolean).length);
  let at = 0;
  for (const [y, isFirst] of first.entries()) {
    if (!isFirst) continue;
    distinct.set(rowAt(y), at);
    at += width;
  }
  return { pixels: distinct, first };
}

/** The packed rows at their places; those between them with the filter "as above", 2, and no difference. */
function repeatRows(packed: Uint8Array, first: readonly boolean[]): Uint8Array {
  const length = packed.length / first.filter(Boolean).length;
  const rows = new Uint8Array(length * first.length);
  let from = 0;
  for (const [y, isFirst] of first.entries()) {
    if (isFirst) {
      rows.set(packed.subarray(from, from + length), y * length);
      from += length;
    } else rows[y * length] = 2;
  }
  return rows;
}

/** The values that occur, in ascending order. A table: a set of each of a million pixels takes longer than all the rest. */
function valuesIn(pixels: Uint8Array): number[] {
  const table = new Uint8Array(256);
  for (const value of pixels) table[value] = 1;
  return [...table.keys()].filter((value) => table[value] === 1);
}
