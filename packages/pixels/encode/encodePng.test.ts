import sharp from 'sharp';
import { expect, test } from 'vitest';
import { rasterOf } from '../edit/pixels32';
import { parsePng } from '../parse/parsePng';
import type { Raster } from '../raster';
import { encodePng } from './encodePng';

function picture(width: number, height: number, colorAt: (at: number) => number): Raster {
  return rasterOf(
    width,
    height,
    Uint32Array.from({ length: width * height }, (_, at) => colorAt(at)),
  );
}

/** Waves that change little from pixel to pixel, so that all filters have their rows. */
function softColor(at: number): number {
  const [x, y] = [at % 90, Math.floor(at / 90)];
  const wave = (speed: number) => Math.round(128 + 60 * Math.sin(x / speed) + 60 * Math.cos(y / (speed + 2)));
  return 0xff000000 | (wave(9) << 16) | (wave(6) << 8) | wave(4);
}

const colorTypeOf = (png: Uint8Array) => [png[24], png[25]];

test.each([
  ['two colours', picture(9, 3, (at) => (at % 3 === 0 ? 0xff0000ff : 0xff00ff00)), [1, 3]],
  ['holes', picture(9, 3, (at) => (at % 3 === 0 ? 0 : 0xff00ff00 + (at % 4))), [4, 3]],
  [
    'opaque colours before others',
    picture(8, 1, (at) => (at < 4 ? 0xff000001 + at : (at << 24) | 7)),
    [4, 3],
  ],
  ['soft curves', picture(90, 70, softColor), [8, 2]],
  ['many alphas', picture(16, 16, (at) => (at << 24) | 0x123456), [8, 3]],
  ['257 opaque colours', picture(257, 2, (at) => 0xff000000 | (at % 257)), [8, 2]],
  ['noise with alpha', picture(40, 30, (at) => Math.imul(at + 1, 0x9e3779b1)), [8, 6]],
  ['a gradient', picture(64, 64, (at) => 0xff000000 | ((at & 63) << 2) | ((at >> 6) << 10)), [8, 2]],
  ['one pixel', picture(1, 1, () => 0xff112233), [1, 3]],
])('%s: decoded as it was, with as few bits as it needs', async (_, raster, type) => {
  const png = encodePng(raster);
  expect(colorTypeOf(png)).toEqual(type);
  const { data } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  expect(data.equals(Buffer.from(raster.data))).toBe(true);
  const reading = parsePng(png);
  expect(reading).toMatchObject({ ok: true, notes: [] });
  if (reading.ok) expect(reading.value.frames[0]?.raster).toEqual(raster);
});

test('a filter makes a gradient small', () => {
  const raster = picture(256, 256, (at) => 0xff000000 | (at & 0xff) | ((at >> 8) << 8));
  expect(encodePng(raster).length).toBeLessThan(2500);
});
