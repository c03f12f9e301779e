import { deflateSync } from 'node:zlib';
import type { Bitmap } from 'pixels/bitmap';
import { encodeIndexedPng } from 'pixels/encode/encodeIndexedPng';
import type { Palette } from 'pixels/palette';

/** The smallest PNG of a picture, enlarged by a whole factor. */
export function drawPng(bitmap: Bitmap, palette: Palette, factor = 1): Uint8Array {
  return encodeIndexedPng(bitmap, palette, (bytes) => deflateSync(bytes, { level: 9 }), factor);
}
