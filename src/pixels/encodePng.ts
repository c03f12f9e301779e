import type { Bitmap } from './bitmap';
import type { Palette } from './palette';

/** Compresses as zlib does; the build gives Node's, so that this file runs on both sides. */
export type Deflate = (bytes: Uint8Array) => Uint8Array;

/**
 * An indexed PNG (colour type 3) of the colours that occur, with as few bits for a pixel as they
 * need, and without filters, which make indexed pictures larger.
 * Source: https://www.w3.org/TR/png-3/
 */
export function encodePng(bitmap: Bitmap, palette: Palette, deflate: Deflate): Uint8Array {
  // Transparency first: the list of opacities may then end after it.
  const used = valuesIn(bitmap.pixels);
  const bits = [1, 2, 4].find((depth) => used.length <= 1 << depth) ?? 8;
  const header = new Uint8Array(13);
  const view = new DataView(header.buffer);
  view.setUint32(0, bitmap.width);
  view.setUint32(4, bitmap.height);
  header.set([bits, 3, 0, 0, 0], 8);
  const colors = used.flatMap((value) => {
    const color = value === 0 ? undefined : palette.colors[value - 1];
    return color === undefined ? [0, 0, 0] : [color.red, color.green, color.blue];
  });
  return joined([
    Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
    chunk('IHDR', header),
    chunk('PLTE', Uint8Array.from(colors)),
    ...(used[0] === 0 ? [chunk('tRNS', Uint8Array.of(0))] : []),
    chunk('IDAT', deflate(packRows(bitmap, used, bits))),
    chunk('IEND', new Uint8Array(0)),
  ]);
}

/** The values that occur, in ascending order. A table: a set of each of a million pixels takes longer than all the rest. */
function valuesIn(pixels: Uint8Array): number[] {
  const table = new Uint8Array(256);
  for (const value of pixels) table[value] = 1;
  return [...table.keys()].filter((value) => table[value] === 1);
}

/** The rows as PNG has them: a byte that says "no filter", then the pixels, the leftmost in the highest bits. */
function packRows({ width, height, pixels }: Bitmap, used: readonly number[], bits: number): Uint8Array {
  const indexes = new Uint8Array(256);
  for (const [index, value] of used.entries()) indexes[value] = index;
  const rowBytes = Math.ceil((width * bits) / 8);
  const rows = new Uint8Array((rowBytes + 1) * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = y * (rowBytes + 1) + 1 + Math.floor((x * bits) / 8);
      const shift = 8 - bits - ((x * bits) % 8);
      rows[at] = (rows[at] ?? 0) | ((indexes[pixels[y * width + x] ?? 0] ?? 0) << shift);
    }
  }
  return rows;
}

function chunk(type: string, data: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(data.length + 12);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, data.length);
  bytes.set(
    [...type].map((letter) => letter.charCodeAt(0)),
    4,
  );
  bytes.set(data, 8);
  view.setUint32(data.length + 8, crc32(bytes.subarray(4, data.length + 8)));
  return bytes;
}

/** The polynomial of PNG's checksum, bits reversed. */
const polynomial = 0xedb88320;

function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? polynomial : 0);
  }
  return ~crc >>> 0;
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
