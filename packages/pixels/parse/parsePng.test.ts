import { zlibSync } from 'fflate';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { buildChunk, buildPng, buildRandomPng, pngKinds } from '../testing/buildPng';
import { randomFrom } from '../testing/random';
import { spliceBytes } from '../testing/spliceBytes';
import { parsePng } from './parsePng';

/** The pixels as another decoder has them, in 16 bits where the file has them. */
async function decodeElsewhere(bytes: Uint8Array): Promise<number[]> {
  const image = sharp(bytes, { failOn: 'none' });
  const { depth } = await image.metadata();
  if (depth !== 'ushort') return [...(await image.toColourspace('srgb').ensureAlpha().raw().toBuffer())];
  const { data, info } = await image
    .toColourspace('rgb16')
    .raw({ depth: 'ushort' })
    .toBuffer({ resolveWithObject: true });
  const samples = new Uint16Array(data.buffer, data.byteOffset, data.length / 2);
  const of = (pixel: number, channel: number) =>
    Math.round((samples[pixel * info.channels + channel] ?? 0) / 257);
  return Array.from({ length: info.width * info.height }, (_, pixel) => {
    const isGrey = info.channels < 3;
    const hasAlpha = info.channels === 2 || info.channels === 4;
    const alpha = hasAlpha ? of(pixel, info.channels - 1) : 255;
    return [of(pixel, 0), of(pixel, isGrey ? 0 : 1), of(pixel, isGrey ? 0 : 2), alpha];
  }).flat();
}

function pixelsOf(bytes: Uint8Array): number[] {
  const reading = parsePng(bytes);
  if (!reading.ok) throw new Error(JSON.stringify(reading.refusal));
  return [...(reading.value.frames[0]?.raster.data ?? [])];
}

for (const kind of pngKinds)
  for (const isInterlaced of [false, true])
    for (const hasTransparency of [false, true])
      test(`type ${kind[0]}, ${kind[1]} bits${isInterlaced ? ', interlaced' : ''}${hasTransparency ? ', tRNS' : ''}: every pixel is as another decoder has it`, async () => {
        const random = randomFrom(kind[0] * 100 + kind[1]);
        for (let round = 0; round < 8; round++) {
          const bytes = buildRandomPng(kind, isInterlaced, hasTransparency, random);
          expect(pixelsOf(bytes)).toEqual(await decodeElsewhere(bytes));
        }
      });

const art = { create: { width: 40, height: 30, channels: 4, background: '#a1b2c380' } } as const;

test.each([
  ['true colour', {}],
  ['a palette', { palette: true, colours: 4 }],
  ['interlace', { progressive: true }],
  ['strong compression', { compressionLevel: 9, effort: 10 }],
] as const)('files of another encoder: %s', async (_, options) => {
  const disc = Buffer.from(
    '<svg width="40" height="30"><circle cx="20" cy="15" r="13" fill="#e2701a"/></svg>',
  );
  const bytes = await sharp(art)
    .composite([{ input: disc }])
    .png(options)
    .toBuffer();
  expect(pixelsOf(bytes)).toEqual(await decodeElsewhere(bytes));
});

/** Two rows of two grey pixels. */
const small = buildPng({
  ...{ width: 2, height: 2, depth: 8, type: 0, isInterlaced: false },
  rows: Uint8Array.of(0, 10, 20, 0, 30, 40),
});

test('the palette is kept with its alphas, in its order', () => {
  const reading = parsePng(
    buildPng({
      ...{ width: 1, height: 1, depth: 1, type: 3, isInterlaced: false, rows: Uint8Array.of(0, 0x80) },
      ...{ palette: [1, 2, 3, 4, 5, 6], transparency: [0] },
    }),
  );
  expect(reading).toMatchObject({
    ok: true,
    value: {
      palette: [
        [1, 2, 3, 0],
        [4, 5, 6, 255],
      ],
      plays: undefined,
      tags: [],
    },
    notes: [],
  });
});

test('a faulty checksum is a remark', () => {
  const faulty = spliceBytes(small, 29, 1, [7]);
  expect(parsePng(faulty)).toMatchObject({
    ok: true,
    notes: [{ code: 'badChecksum', at: 8, unit: 'byte', found: 'IHDR' }],
  });
});

test('rows that are missing stay transparent', () => {
  const cut = buildPng({
    ...{ width: 2, height: 2, depth: 8, type: 0, isInterlaced: false },
    rows: Uint8Array.of(0, 10, 20),
  });
  const reading = parsePng(cut);
  expect(reading).toMatchObject({ ok: true, notes: [{ code: 'truncated', at: 41, found: 3, allowed: 6 }] });
  expect(pixelsOf(cut)).toEqual([10, 10, 10, 255, 20, 20, 20, 255, 0, 0, 0, 0, 0, 0, 0, 0]);
});

test('a file without its end is read', () => {
  expect(parsePng(small.subarray(0, -12))).toMatchObject({
    ok: true,
    notes: [{ code: 'truncated', at: small.length - 12 }],
  });
});

test('what claims to be an animation and has no frames is a still picture', () => {
  const animated = spliceBytes(small, 33, 0, [...buildChunk('acTL', new Uint8Array(8))]);
  const reading = parsePng(animated);
  expect(reading).toMatchObject({ ok: true, notes: [], value: { plays: undefined } });
  expect(reading.ok && reading.value.frames).toHaveLength(1);
});

/** A frame of one pixel in grey with alpha, with its control and its data. */
function frame(
  count: number,
  [width, left, delay, parts, disposal, blend]: readonly number[],
  rows: readonly number[],
) {
  const control = new DataView(new ArrayBuffer(26));
  for (const [index, value] of [count, width, 1, left, 0].entries()) control.setUint32(index * 4, value ?? 0);
  control.setUint16(20, delay ?? 0);
  control.setUint16(22, parts ?? 0);
  control.setUint8(24, disposal ?? 0);
  control.setUint8(25, blend ?? 0);
  const data = zlibSync(Uint8Array.from([0, ...rows]));
  return [
    ...buildChunk('fcTL', new Uint8Array(control.buffer)),
    ...(count === 0
      ? buildChunk('IDAT', data)
      : buildChunk('fdAT', Uint8Array.from([0, 0, 0, count + 1, ...data]))),
  ];
}

test('frames take the place of what is there or lie over it, and are cleared or taken back', () => {
  const blank = buildPng({
    ...{ width: 2, height: 1, depth: 8, type: 4, isInterlaced: false },
    rows: Uint8Array.of(0, 0, 0, 0, 0),
  });
  const frames = [
    ...frame(0, [2, 0, 1, 4, 0, 0], [10, 255, 20, 255]),
    // Over the right pixel, half of each; taken back.
    ...frame(1, [1, 1, 3, 0, 2, 1], [220, 128]),
    // In the place of the left one; cleared.
    ...frame(3, [1, 0, 5, 10, 1, 0], [90, 128]),
    ...frame(5, [1, 1, 5, 10, 0, 0], [7, 255]),
    // Beyond the picture.
    ...frame(7, [2, 1, 5, 10, 0, 0], [1, 1, 1, 1]),
  ];
  const end = blank.length - 12;
  const header = blank.subarray(0, 33);
  const file = Uint8Array.from([
    ...header,
    ...buildChunk('acTL', Uint8Array.of(0, 0, 0, 5, 0, 0, 0, 3)),
    ...frames,
    ...blank.subarray(end),
  ]);
  const reading = parsePng(file);
  if (!reading.ok) throw new Error(reading.refusal.code);
  const { value, notes } = reading;
  expect(notes).toMatchObject([{ code: 'badValue', found: 'fcTL' }]);
  expect(value.plays).toBe(3);
  expect(value.frames.map(({ duration }) => duration)).toEqual([250, 30, 500, 500]);
  const greys = value.frames.map(({ raster: { data } }) => [data[0], data[3], data[4], data[7]]);
  expect(greys).toEqual([
    [10, 255, 20, 255],
    [10, 255, 120, 255],
    [90, 128, 20, 255],
    [0, 0, 7, 255],
  ]);
});

test('a colour profile is named as not read, unless it is that of screens', () => {
  const big = (value: number) => [value >> 24, (value >> 16) & 255, (value >> 8) & 255, value & 255];
  const letters = (text: string) => [...text].map((letter) => letter.charCodeAt(0));
  const profile = (name: string) => {
    const text = [...letters('desc'), ...big(0), ...big(name.length), ...letters(name)];
    const tag = [...letters('desc'), ...big(144), ...big(text.length)];
    return zlibSync(Uint8Array.from([...new Uint8Array(128), ...big(1), ...tag, ...text]));
  };
  const notesOn = (type: string, data: Uint8Array) => {
    const reading = parsePng(spliceBytes(small, 33, 0, [...buildChunk(type, data)]));
    return reading.ok && reading.notes.map(({ found }) => found);
  };
  const named = (name: string) => Uint8Array.from([...letters('ICC profile'), 0, 0, ...profile(name)]);
  expect(notesOn('iCCP', named('sRGB IEC61966-2.1'))).toEqual([]);
  expect(notesOn('iCCP', named('Display P3'))).toEqual(['iCCP']);
  expect(notesOn('iCCP', new Uint8Array(9))).toEqual(['iCCP']);
  expect(notesOn('cICP', Uint8Array.of(1, 13, 0, 1))).toEqual([]);
  expect(notesOn('cICP', Uint8Array.of(9, 16, 0, 1))).toEqual(['cICP']);
});

test('data beyond the picture is left out, however much it is', () => {
  const bomb = buildPng({
    ...{ width: 1, height: 1, depth: 8, type: 0, isInterlaced: false },
    rows: new Uint8Array(40 * 1024 * 1024),
  });
  expect(pixelsOf(bomb)).toEqual([0, 0, 0, 255]);
});

test.each([
  ['nothing', new Uint8Array(0), { code: 'empty', at: 0 }],
  ['another format', Uint8Array.of(1, 2, 3), { code: 'unknownFormat', at: 0, allowed: 'PNG' }],
  ['the mark alone', small.subarray(0, 8), { code: 'badValue', at: 8, allowed: 'IHDR' }],
  ['half a header', small.subarray(0, 20), { code: 'truncated', at: 20, found: 'IHDR' }],
  ['no width', spliceBytes(small, 16, 4, [0, 0, 0, 0]), { code: 'noPictures', at: 16 }],
  ['a side too large', spliceBytes(small, 16, 4, [0, 0, 0x20, 1]), { code: 'tooLarge', at: 16, found: 8193 }],
  ['a depth of 3', spliceBytes(small, 24, 1, [3]), { code: 'badValue', at: 24, found: 3 }],
  ['a colour type of 5', spliceBytes(small, 25, 1, [5]), { code: 'badValue', at: 25, found: 5 }],
  ['no palette', spliceBytes(small, 25, 1, [3]), { code: 'noColors', at: 16 }],
  ['no data', spliceBytes(small, 33, small.length - 33), { code: 'noPictures', at: 8 }],
  ['data that is not compressed', spliceBytes(small, 41, 2, [0, 0]), { code: 'badCompression', at: 41 }],
  [
    'a size far beyond its data',
    spliceBytes(small, 16, 8, [0, 0, 32, 0, 0, 0, 32, 0]),
    { code: 'truncated', at: 41 },
  ],
])('refused with its place: %s', (_, bytes, refusal) => {
  expect(parsePng(bytes)).toMatchObject({ ok: false, refusal: { unit: 'byte', ...refusal } });
});
