import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { type Bitmap, enlarge } from '../bitmap';
import type { Palette } from '../palette';
import { encodeIco } from './encodeIco';
import { encodeIndexedPng } from './encodeIndexedPng';

function paletteOf(count: number): Palette {
  const colors = Array.from({ length: count }, (_, index) => ({
    name: `c${index}`,
    red: index * 7,
    green: 255 - index,
    blue: index,
  }));
  return { name: 'Test', colors };
}

const encode = (bitmap: Bitmap, palette: Palette) => encodeIndexedPng(bitmap, palette, deflateSync);

test.each([1, 2, 3, 5, 16, 17, 36])('a picture of %i colours is decoded as it was', async (count) => {
  const palette = paletteOf(count);
  const [width, height] = [13, 5];
  const pixels = Uint8Array.from({ length: width * height }, (_, at) => at % (count + 1));
  const png = encode({ width, height, pixels }, palette);
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([width, height]);
  const expected = [...pixels].flatMap((value) => {
    const color = palette.colors[value - 1];
    return color === undefined ? [0, 0, 0, 0] : [color.red, color.green, color.blue, 255];
  });
  expect([...data]).toEqual(expected);
});

test.each([1, 2, 3, 6])('a picture enlarged by %i is decoded as it was', async (factor) => {
  const small = { width: 13, height: 5, pixels: Uint8Array.from({ length: 65 }, (_, at) => at % 4) };
  const read = (png: Uint8Array) => sharp(png).ensureAlpha().raw().toBuffer();
  const large = enlarge(small, factor);
  const png = encodeIndexedPng(large, paletteOf(3), deflateSync, true);
  expect(await read(png)).toEqual(await read(encode(large, paletteOf(3))));
});

test('pixels take as few bits as their colours need', () => {
  const depthOf = (count: number) =>
    encode(
      { width: count, height: 1, pixels: Uint8Array.from({ length: count }, (_, at) => at) },
      paletteOf(36),
    )[24];
  expect([1, 2, 3, 4, 5, 16, 17].map(depthOf)).toEqual([1, 1, 2, 2, 4, 4, 8]);
});

test('an icon file holds its pictures behind a directory', async () => {
  const png = encode({ width: 1, height: 1, pixels: Uint8Array.of(1) }, paletteOf(1));
  const ico = encodeIco([
    { side: 16, png },
    { side: 256, png },
  ]);
  const view = new DataView(ico.buffer);
  expect([view.getUint16(2, true), view.getUint16(4, true), ico[6], ico[22]]).toEqual([1, 2, 16, 0]);
  for (const entry of [6, 22]) {
    const [length, start] = [view.getUint32(entry + 8, true), view.getUint32(entry + 12, true)];
    expect(ico.subarray(start, start + length)).toEqual(png);
  }
});
