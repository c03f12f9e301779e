import type { Bitmap } from '../bitmap';
import type { Palette } from '../palette';
import { compressLzw } from './compressLzw';
import { bitsOf, GifWriter } from './gifWriter';

export interface GifFrame {
  readonly bitmap: Bitmap;
  /** Milliseconds, a multiple of 10: GIF counts in hundredths of a second. */
  readonly duration: number;
}

/**
 * An animated GIF of frames of one size that starts again for ever. The colours that occur are one
 * table for all frames; a transparent pixel takes away what the frame before has drawn.
 */
export function encodeIndexedGif(frames: readonly GifFrame[], { colors }: Palette): Uint8Array<ArrayBuffer> {
  const used = valuesIn(frames);
  const isTransparent = used[0] === 0;
  const indexes = new Uint8Array(256);
  const table = new Uint8Array(3 * used.length);
  for (const [index, value] of used.entries()) {
    indexes[value] = index;
    const color = colors[value - 1];
    if (color !== undefined) table.set([color.red, color.green, color.blue], index * 3);
  }
  const { width = 0, height = 0 } = frames[0]?.bitmap ?? {};
  const gif = new GifWriter({ width, height, table, plays: 0 });
  for (const { bitmap, duration } of frames)
    gif.add({
      ...{ left: 0, top: 0, width, height },
      data: compressLzw(
        bitmap.pixels.map((value) => indexes[value] ?? 0),
        bitsOf(table),
      ),
      table: undefined,
      transparent: isTransparent ? 0 : undefined,
      delay: duration / 10,
      disposal: isTransparent ? 'clear' : 'keep',
    });
  return gif.finish();
}

/** The values that occur, in ascending order. */
function valuesIn(frames: readonly GifFrame[]): number[] {
  const table = new Uint8Array(256);
  for (const { bitmap } of frames) for (const value of bitmap.pixels) table[value] = 1;
  return [...table.keys()].filter((value) => table[value] === 1);
}
