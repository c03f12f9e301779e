import { deflateSync } from 'node:zlib';
import type { Bitmap } from '../../pixels/bitmap';
import { encodePng } from '../../pixels/encodePng';
import type { Palette } from '../../pixels/palette';

/** The smallest PNG of a picture. */
export function drawPng(bitmap: Bitmap, palette: Palette): Uint8Array {
  return encodePng(bitmap, palette, (bytes) => deflateSync(bytes, { level: 9 }));
}
