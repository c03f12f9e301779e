import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { zlibSync } from 'fflate';
import { enlarge } from 'pixels/edit/enlarge';
import { rasterOf } from 'pixels/edit/pixels32';
import { encodeGif } from 'pixels/encode/encodeGif';
import { encodePng } from 'pixels/encode/encodePng';
import { parsePng } from 'pixels/parse/parsePng';
import type { Raster } from 'pixels/raster';
import { buildChunk } from 'pixels/testing/buildPng';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openCache } from '../../output/cache/diskCache';
import { type PictureFault, type PictureVariant, pictureLimits, variantKey, variantKind } from './picture';
import { storeIn } from './pictureVariants';
import { prepareFile, preparePicture } from './preparePicture';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'pictures-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const cacheOf = () => openCache(join(folder, '.cache'), 'tool');
const prepare = (name: string, bytes: Uint8Array) => preparePicture(name, bytes, storeIn(cacheOf()));
const bytesOf = (made: PictureVariant) => cacheOf().read(variantKind, variantKey(made)) ?? Buffer.alloc(0);

/** A picture of some sprite: `seed` gives another. */
function draw(width: number, height: number, seed = 0): Raster {
  const words = Uint32Array.from({ length: width * height }, (_, at) =>
    ((at * 7 + seed) % 5) % 2 === 0 ? 0xff3366cc : 0xff101020 + ((at + seed) % 3),
  );
  return rasterOf(width, height, words);
}
/** As a program that does not compress. */
const storeOnly = (bytes: Uint8Array) => zlibSync(bytes, { level: 0 });

function gifOf(rasters: readonly Raster[], durations: readonly number[]): Uint8Array {
  const { width, height } = rasters[0] ?? draw(1, 1);
  const frames = rasters.map((raster, index) => ({ raster, duration: durations[index] ?? 100 }));
  return encodeGif({ width, height, frames, tags: [], plays: 0, palette: undefined });
}

/** A picture with more colours than pixel art has. */
function photograph(width: number, height: number) {
  const data = Uint8Array.from({ length: width * height * 3 }, (_, at) => (at * 31 + (at >> 9) * 7) & 255);
  return sharp(data, { raw: { width, height, channels: 3 } });
}

async function pictureOf(name: string, bytes: Uint8Array) {
  const prepared = await prepare(name, bytes);
  if ('fault' in prepared) throw new Error(JSON.stringify(prepared.fault));
  return prepared.picture;
}

describe('CT-18: pictures made ready for a page', () => {
  test('enlarged pixel art is kept at its true size, pixel by pixel, and its file shrinks without loss', async () => {
    const sprite = draw(24, 16);
    const saved = encodePng(enlarge(sprite, 8), storeOnly);
    const { width, height, art, whole, column } = await pictureOf('slime.png', saved);
    const small = art?.small;
    expect([width, height, art?.scale, small?.width, small?.height]).toEqual([192, 128, 8, 24, 16]);
    expect(column).toEqual([]);
    if (small === undefined || whole === undefined) throw new Error('Nothing was made');
    expect(bytesOf(whole).length).toBeLessThan(saved.length / 10);
    for (const [made, pixels] of [
      [small, sprite],
      [whole, enlarge(sprite, 8)],
    ] as const) {
      const reading = parsePng(bytesOf(made));
      expect(reading.ok && Buffer.from(reading.value.frames[0]?.raster.data ?? [])).toEqual(
        Buffer.from(pixels.data),
      );
    }
  });

  test('a file that is as small as can be stays as it is', async () => {
    const first = await pictureOf('a.png', encodePng(draw(40, 30), storeOnly));
    if (first.whole === undefined) throw new Error('It was not shrunk');
    expect((await pictureOf('a.png', bytesOf(first.whole))).whole).toBeUndefined();
  });

  test('a screenshot of 2,000 pixels has two widths for the column; a narrow one has none', async () => {
    const bytes = await photograph(2000, 300).png().toBuffer();
    const { width, height, column, art } = await pictureOf('large.png', bytes);
    expect([width, height, art]).toEqual([2000, 300, undefined]);
    expect(column.map((form) => [form.width, form.height, form.ending])).toEqual([
      [760, 114, '.webp'],
      [1520, 228, '.webp'],
    ]);
    for (const form of column) {
      const facts = await sharp(bytesOf(form)).metadata();
      expect([facts.format, facts.width, facts.height]).toEqual(['webp', form.width, form.height]);
    }
    expect((await pictureOf('narrow.jpg', await photograph(700, 500).jpeg().toBuffer())).column).toEqual([]);
  });

  test('a photograph that was turned has the size that it is seen at', async () => {
    const turned = await photograph(900, 300).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const { width, height, column } = await pictureOf('turned.jpg', turned);
    expect([width, height, column[0]?.width, column[0]?.height]).toEqual([300, 900, undefined, undefined]);
  });

  test('a GIF is taken apart: its first frame, a sheet at true size, and how long each frame stands', async () => {
    const frames = [0, 1, 2].map((seed) => enlarge(draw(16, 16, seed), 4));
    const gif = gifOf(frames, [120, 0, 250]);
    const { width, height, motion } = await pictureOf('walk.gif', gif);
    expect([width, height]).toEqual([64, 64]);
    expect(motion?.scale).toBe(4);
    expect(motion?.durations).toEqual([120, 100, 250]);
    expect([motion?.still.width, motion?.sheet.width, motion?.sheet.height]).toEqual([16, 48, 16]);
    const still = motion && parsePng(bytesOf(motion.still));
    expect(still?.ok && Buffer.from(still.value.frames[0]?.raster.data ?? [])).toEqual(
      Buffer.from(draw(16, 16).data),
    );
  });

  test('a GIF with one frame is a picture like any other', async () => {
    const gif = gifOf([enlarge(draw(16, 16), 4)], [0]);
    const { art, motion } = await pictureOf('one.gif', gif);
    expect([motion, art?.small?.width, art?.scale]).toEqual([undefined, 16, 4]);
  });

  test('what a file holds is known the second time, and what was made is there', async () => {
    const absolute = join(folder, 'kept.png');
    writeFileSync(absolute, encodePng(enlarge(draw(8, 8), 8)));
    const task = { absolute, cache: cacheOf().place };
    const first = await prepareFile(task);
    expect(await prepareFile(task)).toEqual(first);
    if ('fault' in first || first.picture.art?.small === undefined) throw new Error('Nothing was made');
    expect(bytesOf(first.picture.art.small).length).toBeGreaterThan(0);
  });
});

describe('CT-18: pictures that cannot be shown', () => {
  const svg = (inner: string, attributes = '') =>
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="8" height="8"${attributes}>${inner}</svg>`,
    );
  const cases: readonly (readonly [
    string,
    () => Uint8Array | Promise<Uint8Array>,
    PictureFault | undefined,
  ])[] = [
    ['sketch.psd', () => Buffer.from('8BPS'), { kind: 'ending', ending: '.psd' }],
    ['notes.png', () => Buffer.from('No picture'), { kind: 'unreadable' }],
    [
      'half.png',
      async () => {
        const whole = await photograph(200, 200).png().toBuffer();
        return whole.subarray(0, whole.length / 2);
      },
      { kind: 'unreadable' },
    ],
    [
      'photo.png',
      () => photograph(20, 20).jpeg().toBuffer(),
      { kind: 'misnamed', is: 'a JPEG', ending: '.jpg' },
    ],
    [
      'scan.png',
      () => photograph(20, 20).tiff().toBuffer(),
      { kind: 'misnamed', is: 'a TIFF', ending: undefined },
    ],
    [
      'huge.png',
      () => Buffer.alloc(pictureLimits.bytes + 1),
      { kind: 'bytes', bytes: pictureLimits.bytes + 1 },
    ],
    ['shapes.svg', () => svg('<path d="M0 0h8v8z"/><use href="#a"/>'), undefined],
    ['script.svg', () => svg('<script>alert(1)</script>'), { kind: 'active', holds: 'a script' }],
    ['event.svg', () => svg('<g/>', ' onload="alert(1)"'), { kind: 'active', holds: 'an event handler' }],
    [
      'link.svg',
      () => svg('<a xlink:href="java&#115;cript:alert(1)"><g/></a>'),
      { kind: 'active', holds: 'a link' },
    ],
    ['other.svg', () => svg('<image href="https://a.example/a.png"/>'), { kind: 'active', holds: 'a link' }],
    [
      'entity.svg',
      () => Buffer.from(`<!DOCTYPE svg [<!ENTITY a "b">]>${svg('')}`),
      { kind: 'active', holds: 'entities' },
    ],
  ];
  test.each(cases)('%s', async (name, make, fault) => {
    const bytes = await make();
    const prepared = await prepare(name, bytes);
    if (fault === undefined) expect(prepared).toHaveProperty('picture');
    else expect(prepared).toEqual({ fault });
  });

  test('a few bytes that say they are billions of pixels', async () => {
    const bytes = Buffer.from(encodePng(draw(8, 8)));
    bytes.writeUInt32BE(60000, 16);
    bytes.writeUInt32BE(60000, 20);
    const fault = { kind: 'pixels', width: 60000, height: 60000, frames: 1 };
    expect(await prepare('bomb.png', bytes)).toEqual({ fault });
  });

  test('a PNG that moves, and a GIF with too many pixels in all', async () => {
    const still = Buffer.from(encodePng(draw(8, 8)));
    const control = Buffer.concat([
      still.subarray(0, 33),
      buildChunk('acTL', Buffer.alloc(8)),
      still.subarray(33),
    ]);
    expect(await prepare('moves.png', control)).toEqual({ fault: { kind: 'moves', is: 'a PNG' } });
    const large = draw(700, 700);
    const count = Math.ceil(pictureLimits.animationPixels / (700 * 700)) + 1;
    const gif = gifOf(
      Array.from({ length: count }, () => large),
      [],
    );
    expect(await prepare('long.gif', gif)).toMatchObject({ fault: { kind: 'pixels', width: 700 } });
  });
});
