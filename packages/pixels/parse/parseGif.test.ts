import { readdirSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { buildGif, buildRandomGif } from '../testing/buildGif';
import { randomFrom } from '../testing/random';
import { spliceBytes } from '../testing/spliceBytes';
import { parseGif } from './parseGif';

/** The frames of a file as another decoder draws them: transparent pixels have no colour. */
async function decodeElsewhere(bytes: Uint8Array) {
  const image = sharp(bytes, { animated: true });
  const { data } = await image.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, pageHeight, height, delay, loop } = await image.metadata();
  return { width, height: pageHeight ?? height, delays: delay ?? [0], plays: loop, pixels: seen(data) };
}

function seen(data: Uint8Array | Uint8ClampedArray): string {
  const pixels = Buffer.from(data);
  for (let at = 0; at < pixels.length; at += 4) if (pixels[at + 3] === 0) pixels.fill(0, at, at + 4);
  return pixels.toString('hex');
}

function decode(bytes: Uint8Array) {
  const reading = parseGif(bytes);
  if (!reading.ok) throw new Error(JSON.stringify(reading.refusal));
  const { width, height, frames, plays } = reading.value;
  return {
    ...{ width, height, plays: plays ?? 1, delays: frames.map(({ duration }) => duration) },
    pixels: frames.map(({ raster }) => seen(raster.data)).join(''),
  };
}

test('every frame of 150 files is as another decoder has it, with its time and the number of plays', async () => {
  const random = randomFrom(4);
  for (let round = 0; round < 150; round++) {
    const bytes = buildRandomGif(random);
    expect(decode(bytes)).toEqual(await decodeElsewhere(bytes));
  }
});

const folder = new URL('../testing/fixtures/', import.meta.url);

test.each(readdirSync(folder).filter((name) => name.endsWith('.gif')))(
  'a file of another program is as another decoder has it: %s',
  async (name) => {
    const bytes = readFileSync(new URL(name, folder));
    expect(decode(bytes)).toEqual(await decodeElsewhere(bytes));
  },
);

const red = [255, 0, 0, 255];
const green = [0, 255, 0, 255];
const none = [0, 0, 0, 0];
const palette = [255, 0, 0, 0, 255, 0];
const image = { left: 0, top: 0, width: 2, height: 1, bits: 2, indexes: Uint8Array.of(0, 1) };
const small = buildGif({ width: 2, height: 1, palette, images: [image] });

function framesOf(bytes: Uint8Array): number[][] {
  const reading = parseGif(bytes);
  return reading.ok ? reading.value.frames.map(({ raster }) => [...raster.data]) : [];
}

function remarksOn(bytes: Uint8Array) {
  const reading = parseGif(bytes);
  return reading.ok ? reading.notes : reading.refusal;
}

test('a file that says nothing of repeats leaves the number of plays open', () => {
  expect(parseGif(small)).toEqual({
    ok: true,
    value: {
      ...{ width: 2, height: 1, tags: [], plays: undefined },
      palette: [red, green],
      frames: [
        { duration: 0, raster: { width: 2, height: 1, data: Uint8ClampedArray.of(...red, ...green) } },
      ],
    },
    notes: [],
  });
});

test('a file without its trailer, or with rubbish in its place, is read', () => {
  const end = small.length - 1;
  expect(remarksOn(small.subarray(0, end))).toEqual([{ code: 'truncated', at: end, unit: 'byte' }]);
  expect(remarksOn(spliceBytes(small, end, 1, [0, 0, 0x77, 0x3b]))).toMatchObject([
    { code: 'badValue', at: end + 2, found: 0x77 },
  ]);
  expect(framesOf(small.subarray(0, end))).toEqual([[...red, ...green]]);
});

test('data that ends too early leaves what was there before', () => {
  const first = { ...image, width: 2 };
  const cut = { ...image, indexes: Uint8Array.of(1) };
  const bytes = buildGif({ width: 2, height: 1, palette, images: [first, cut] });
  expect(framesOf(bytes)).toEqual([
    [...red, ...green],
    [...green, ...green],
  ]);
  expect(remarksOn(bytes)).toMatchObject([{ code: 'truncated', found: 1, allowed: 2 }]);
});

test('a code that stands for nothing ends the image', () => {
  const data = small.length - 4;
  expect(remarksOn(spliceBytes(small, data, 2, [0xff, 0xff]))).toMatchObject([{ code: 'badCompression' }]);
});

test('what sticks out of the picture is cut off', () => {
  const large = { ...image, left: 1, height: 2, indexes: Uint8Array.of(1, 0, 0, 0) };
  const bytes = buildGif({ width: 2, height: 1, palette, images: [large] });
  expect(framesOf(bytes)).toEqual([[...none, ...green]]);
  expect(remarksOn(bytes)).toMatchObject([{ code: 'badValue', found: '3 × 2', allowed: '2 × 1' }]);
});

test('without a size of its own a picture is as large as its first image', () => {
  const bytes = spliceBytes(small, 6, 4, [0, 0, 0, 0]);
  expect(framesOf(bytes)).toEqual([[...red, ...green]]);
  expect(remarksOn(bytes)).toMatchObject([{ code: 'badValue', at: 6, found: '0 × 0', allowed: '2 × 1' }]);
  expect(remarksOn(spliceBytes(small, 6, 2, [0, 0]))).toMatchObject([{ found: '0 × 1', allowed: '2 × 1' }]);
});

test('a colour that is not there, or no palette at all, is transparent and remarked', () => {
  const beyond = { ...image, indexes: Uint8Array.of(0, 3) };
  const bytes = buildGif({ width: 2, height: 1, palette, images: [beyond] });
  expect(framesOf(bytes)).toEqual([[...red, ...none]]);
  expect(remarksOn(bytes)).toMatchObject([{ code: 'badColor', allowed: 1 }]);
  const bare = buildGif({ width: 2, height: 1, images: [image] });
  expect(framesOf(bare)).toEqual([[...none, ...none]]);
  expect(remarksOn(bare)).toMatchObject([{ code: 'noColors' }]);
});

test('of frames that do not fit the memory the first are read', () => {
  const bytes = buildGif({ width: 8192, height: 4096, palette, images: [image, image, image] });
  const reading = parseGif(bytes);
  expect(reading).toMatchObject({ notes: [{ code: 'framesLeftOut', found: 3, allowed: 2 }] });
  expect(reading.ok && reading.value.frames).toHaveLength(2);
});

test.each([
  ['nothing', new Uint8Array(0), { code: 'empty', at: 0 }],
  ['another format', Uint8Array.of(1, 2, 3), { code: 'unknownFormat', at: 0, allowed: 'GIF' }],
  ['the mark alone', small.subarray(0, 8), { code: 'truncated', at: 8 }],
  ['no image', buildGif({ width: 2, height: 1, images: [] }), { code: 'noPictures', at: 6 }],
  ['a side too large', spliceBytes(small, 6, 2, [1, 0x20]), { code: 'tooLarge', at: 6, found: 8193 }],
  [
    'images that take too long',
    buildGif({ width: 2, height: 1, palette, images: [{ ...image, width: 65535, height: 65535 }] }),
    { code: 'tooLarge', at: 27, found: 65535 ** 2 },
  ],
])('refused with its place: %s', (_, bytes, refusal) => {
  expect(remarksOn(bytes)).toMatchObject({ unit: 'byte', ...refusal });
});
