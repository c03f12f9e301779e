import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { Animation } from '../animation';
import { enlarge } from '../edit/enlarge';
import { pixels32, rasterOf } from '../edit/pixels32';
import { parseGif } from '../parse/parseGif';
import type { Raster } from '../raster';
import { drawPicture } from '../testing/drawPicture';
import { encodeGif } from './encodeGif';

const opaque = 0xff000000;

function animate(rasters: readonly Raster[], plays?: number): Animation {
  const [{ width, height }] = [rasters[0] ?? { width: 0, height: 0 }];
  const frames = rasters.map((raster) => ({ raster, duration: 100 }));
  return { width, height, frames, tags: [], plays, palette: undefined };
}

function noise(width: number, height: number, colorAt: (random: number) => number, seed = 1): Raster {
  let state = seed;
  const words = Uint32Array.from({ length: width * height }, () => {
    state = (state * 48271) % 0x7fffffff;
    return colorAt(state);
  });
  return rasterOf(width, height, words);
}

function decode(bytes: Uint8Array): Animation {
  const reading = parseGif(bytes);
  if (!reading.ok) throw new Error(JSON.stringify(reading.refusal));
  expect(reading.notes).toEqual([]);
  return reading.value;
}

const pixels = ({ frames }: Animation) => frames.map(({ raster }) => [...pixels32(raster)]);

/** Whether our parser and libvips see the frames that were written. */
async function expectSame(animation: Animation, bytes = encodeGif(animation)): Promise<void> {
  expect(pixels(decode(bytes))).toEqual(pixels(animation));
  const raw = await sharp(bytes, { animated: true }).ensureAlpha().raw().toBuffer();
  expect(raw.equals(Buffer.concat(animation.frames.map(({ raster }) => Buffer.from(raster.data))))).toBe(
    true,
  );
}

test.each([
  ['one frame', [drawPicture('12', '3.')]],
  ['a part that changes', [drawPicture('1111', '1111', '1111'), drawPicture('1111', '1231', '1111')]],
  ['frames that are the same', [drawPicture('12', '34'), drawPicture('12', '34'), drawPicture('12', '34')]],
  [
    'a hole that moves',
    [drawPicture('.111', '1111'), drawPicture('11.1', '1111'), drawPicture('1111', '1111')],
  ],
  ['a hole where nothing else changes', [drawPicture('1111'), drawPicture('2111'), drawPicture('211.')]],
  [
    'a dot that moves',
    [drawPicture('1...', '....'), drawPicture('..2.', '....'), drawPicture('....', '...3')],
  ],
  [
    'nothing, something, nothing',
    [drawPicture('..', '..'), drawPicture('.1', '..'), drawPicture('..', '..')],
  ],
  ['256 colours without holes', [noise(40, 40, (value) => opaque | (value & 255))]],
])('%s is decoded as it was', async (_, rasters) => {
  await expectSame(animate(rasters));
});

test('frames without a pattern, with and without holes, are decoded as they were', async () => {
  const colorAt = (value: number) => (value % 5 === 0 ? 0 : opaque | (value % 7));
  await expectSame(animate([1, 2, 3, 4, 5].map((seed) => noise(31, 17, colorAt, seed))));
});

test('only what changes is written', () => {
  const still = noise(60, 60, (value) => opaque | (value % 16));
  const changed = rasterOf(60, 60, Uint32Array.from(pixels32(still)));
  const [one, two] = [encodeGif(animate([still])), encodeGif(animate([still, changed]))];
  // The extension that says how often (19 bytes), the head of a frame (18) and one pixel of it.
  expect(two.length - one.length).toBeLessThan(19 + 18 + 8);
});

test('more colours than a table holds: each frame has its own, and all are as they were', async () => {
  await expectSame(
    animate([1, 2, 3].map((seed) => noise(20, 10, (value) => opaque | (value & 0xffffff), seed))),
  );
});

test('a frame of more than 256 colours keeps near ones', () => {
  const many = noise(64, 64, (value) => opaque | (value & 0x3f3f3f));
  const [after] = decode(encodeGif(animate([many]))).frames;
  const colors = new Set(after === undefined ? [] : pixels32(after.raster));
  expect(colors.size).toBeGreaterThan(128);
  expect(colors.size).toBeLessThanOrEqual(256);
  const farthest = Math.max(...many.data.map((value, at) => Math.abs(value - (after?.raster.data[at] ?? 0))));
  expect(farthest).toBeLessThan(20);
});

test('pixels become squares', async () => {
  const rasters = [drawPicture('1.2', '33.'), drawPicture('1.2', '3..')];
  await expectSame(animate(rasters.map((raster) => enlarge(raster, 3))), encodeGif(animate(rasters), 3));
});

test('a part that changes is drawn where it was enlarged to', async () => {
  const rasters = [drawPicture('1111', '1111'), drawPicture('1111', '1121')];
  const large = animate(rasters.map((raster) => enlarge(raster, 3)));
  await expectSame(large, encodeGif(animate(rasters), 3));
});

test('a frame of too many colours keeps its holes', () => {
  const many = noise(64, 64, (value) => (value % 9 === 0 ? 0 : opaque | (value & 0x3f3f3f)));
  const [after] = pixels(decode(encodeGif(animate([many]))));
  expect(after?.map((word) => word === 0)).toEqual([...pixels32(many)].map((word) => word === 0));
});

test('half opaque is opaque, less is transparent', () => {
  const words = Uint32Array.of(0x80000011, 0x7f000022, 0x00000033);
  expect(pixels(decode(encodeGif(animate([rasterOf(3, 1, words)]))))).toEqual([[0xff000011, 0, 0]]);
});

test.each([
  [undefined, 0],
  [0, 0],
  [1, undefined],
  [3, 3],
  [65536, 65536],
  [65537, 0],
])('plays %s times', (plays, expected) => {
  expect(decode(encodeGif(animate([drawPicture('1'), drawPicture('2')], plays))).plays).toBe(expected);
});

test('a side of more than 16 bits is refused', () => {
  expect(() => encodeGif(animate([drawPicture('1')]), 65536)).toThrow(RangeError);
});

test.each(['ball-sharp', 'ball-gifenc', 'ball-omggif', 'ball-gif-encoder-2'])(
  'a GIF of another program is written again as it was: %s',
  (name) => {
    const url = new URL(`../testing/fixtures/${name}.gif`, import.meta.url);
    const before = decode(readFileSync(url));
    const after = decode(encodeGif(before));
    expect(pixels(after)).toEqual(pixels(before));
    expect(after.frames.map(({ duration }) => duration)).toEqual(
      before.frames.map(({ duration }) => duration),
    );
    expect(after.plays).toBe(before.plays ?? 0);
  },
);
