import { deflateSync } from 'node:zlib';
import type { Bitmap } from '../../pixels/bitmap';
import { encodeIndexedPng } from '../../pixels/encode/encodeIndexedPng';
import type { Palette } from '../../pixels/palette';

/** The smallest PNG of a picture. */
export function drawPng(bitmap: Bitmap, palette: Palette): Uint8Array {
  return encodeIndexedPng(bitmap, palette, (bytes) => deflateSync(bytes, { level: 9 }));
}
