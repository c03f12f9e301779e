import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { Palette } from '../palette';
import { encodeIndexedGif, type GifFrame } from './encodeIndexedGif';

const palette: Palette = {
  name: 'Test',
  colors: Array.from({ length: 36 }, (_, index) => ({
    name: `c${index}`,
    red: index * 7,
    green: 255 - index,
    blue: index,
  })),
};

/** Frames without a pattern, so that codes of every length occur. */
function noise(width: number, height: number, count: number, colors: number, least: number): GifFrame[] {
  let state = 1;
  const next = () => {
    state = (state * 48271) % 0x7fffffff;
    return least + (state % colors);
  };
  return Array.from({ length: count }, (_, index) => ({
    bitmap: { width, height, pixels: Uint8Array.from({ length: width * height }, next) },
    duration: 20 + index * 10,
  }));
}

test.each([
  ['a single colour', noise(3, 2, 1, 1, 1)],
  ['two colours', noise(7, 5, 2, 2, 1)],
  ['transparency', noise(13, 9, 3, 4, 0)],
  ['a full table of codes', noise(150, 120, 2, 37, 0)],
])('%s: every frame is decoded as it was', async (_, frames) => {
  const { data } = await sharp(encodeIndexedGif(frames, palette), { animated: true })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const expected = frames.flatMap(({ bitmap }) =>
    [...bitmap.pixels].flatMap((value) => {
      const color = palette.colors[value - 1];
      return color === undefined ? [0, 0, 0, 0] : [color.red, color.green, color.blue, 255];
    }),
  );
  expect(data.equals(Buffer.from(expected))).toBe(true);
});

test('every frame keeps its time, and the last one leads to the first for ever', async () => {
  const frames = noise(4, 6, 3, 3, 0);
  const { width, pageHeight, pages, delay, loop } = await sharp(encodeIndexedGif(frames, palette), {
    animated: true,
  }).metadata();
  expect({ width, pageHeight, pages, delay, loop }).toEqual({
    width: 4,
    pageHeight: 6,
    pages: 3,
    delay: [20, 30, 40],
    loop: 0,
  });
});
