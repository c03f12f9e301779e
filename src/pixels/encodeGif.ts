import type { Bitmap } from './bitmap';
import { compressLzw } from './compressLzw';
import type { Palette } from './palette';

export interface GifFrame {
  readonly bitmap: Bitmap;
  /** Milliseconds, a multiple of 10: GIF counts in hundredths of a second. */
  readonly duration: number;
}

/** What becomes of a frame before the next one is drawn: it stays, or its place is cleared. */
const disposal = { keep: 1, clear: 2 };

/**
 * An animated GIF of frames of one size that starts again for ever. The colours that occur are one
 * table for all frames; a transparent pixel takes away what the frame before has drawn.
 * Source: https://www.w3.org/Graphics/GIF/spec-gif89a.txt
 */
export function encodeGif(frames: readonly GifFrame[], { colors }: Palette): Uint8Array {
  const used = [...new Set(frames.flatMap(({ bitmap }) => [...bitmap.pixels]))].sort((a, b) => a - b);
  const isTransparent = used[0] === 0;
  // A table has a power of two of colours, and the compression knows none smaller than four.
  const bits = Math.max(2, Math.ceil(Math.log2(used.length)));
  const indexes = new Uint8Array(256);
  for (const [index, value] of used.entries()) indexes[value] = index;
  const table = new Uint8Array(3 << bits);
  for (const [index, value] of used.entries()) {
    const color = colors[value - 1];
    if (color !== undefined) table.set([color.red, color.green, color.blue], index * 3);
  }
  const { width = 0, height = 0 } = frames[0]?.bitmap ?? {};
  const size = [...word(width), ...word(height)];
  const packed = ((isTransparent ? disposal.clear : disposal.keep) << 2) | (isTransparent ? 1 : 0);
  return Uint8Array.from([
    ...ascii('GIF89a'),
    ...size,
    0x80 | (bits - 1),
    ...[0, 0],
    ...table,
    // The extension that browsers know loops by: 0 times is for ever.
    ...[0x21, 0xff, 11, ...ascii('NETSCAPE2.0'), 3, 1, ...word(0), 0],
    ...frames.flatMap(({ bitmap, duration }) => [
      ...[0x21, 0xf9, 4, packed, ...word(duration / 10), 0, 0],
      ...[0x2c, ...word(0), ...word(0), ...size, 0, bits],
      ...blocks(
        compressLzw(
          bitmap.pixels.map((value) => indexes[value] ?? 0),
          bits,
        ),
      ),
    ]),
    0x3b,
  ]);
}

/** Data as GIF has it: pieces of at most 255 bytes with their length in front, then an empty one. */
function blocks(data: Uint8Array): number[] {
  const all: number[] = [];
  for (let at = 0; at < data.length; at += 255) {
    const block = data.subarray(at, at + 255);
    all.push(block.length, ...block);
  }
  return [...all, 0];
}

function word(value: number): [number, number] {
  return [value & 0xff, value >> 8];
}

function ascii(text: string): number[] {
  return [...text].map((letter) => letter.charCodeAt(0));
}
