import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { Raster } from '../raster';
import { drawNoise } from '../testing/drawPicture';
import { crop } from './area';
import { enlarge } from './enlarge';
import { findTrueSize } from './findTrueSize';
import { pixels32, rasterOf } from './pixels32';

test.each([2, 3, 4, 7, 16])('an enlargement by %i is found and taken back', (factor) => {
  const small = drawNoise(13, 9, 4);
  expect(findTrueSize(enlarge(small, factor))).toEqual({
    factor,
    left: 0,
    top: 0,
    uniform: 1,
    raster: small,
  });
});

test('an enlargement that was cut off keeps the blocks at its edges', () => {
  const small = drawNoise(13, 9, 4);
  const found = findTrueSize(crop(enlarge(small, 5), { left: 3, top: 1, width: 59, height: 42 }));
  expect(found).toEqual({
    factor: 5,
    left: 2,
    top: 4,
    uniform: 1,
    raster: crop(small, { left: 0, top: 0, width: 13, height: 9 }),
  });
});

test('a picture at 1× and one of a single colour stay what they are', () => {
  const small = drawNoise(32, 32, 4);
  expect(findTrueSize(small)).toEqual({ factor: 1, left: 0, top: 0, uniform: 1, raster: small });
  const plain = drawNoise(32, 32, 1);
  expect(findTrueSize(plain).factor).toBe(1);
});

test('with one change in each direction the edges end blocks, too', () => {
  const small = rasterOf(2, 1, Uint32Array.of(1, 2));
  expect(findTrueSize(enlarge(small, 6))).toMatchObject({ factor: 6, left: 0, top: 0, raster: small });
});

test('a line drawn over an enlargement does not hide its size', () => {
  const large = enlarge(drawNoise(40, 40, 4), 4);
  pixels32(large).fill(0xff0000ff, 160 * 81, 160 * 81 + 100);
  const found = findTrueSize(large);
  expect(found).toMatchObject({ factor: 4, left: 0, top: 0 });
  expect(found.uniform).toBeCloseTo(1 - 25 / 1600, 2);
});

test.each([75, 90])('an enlargement stored as JPEG of quality %i is found', async (quality) => {
  const { data, width, height } = enlarge(drawNoise(40, 30, 4), 6);
  const jpeg = await sharp(data, { raw: { width, height, channels: 4 } })
    .jpeg({ quality })
    .toBuffer();
  const raw = await sharp(jpeg).ensureAlpha().raw().toBuffer();
  const found = findTrueSize({ width, height, data: new Uint8ClampedArray(raw) });
  expect(found).toMatchObject({ factor: 6, left: 0, top: 0 });
  expect(found.raster.width).toBe(40);
  expect(found.uniform).toBeGreaterThan(0.2);
  expect(found.uniform).toBeLessThan(1);
});

/** A ball with an outline on a ground. */
function ball(side: number): Raster {
  const middle = (side - 1) / 2;
  const pixels = Uint32Array.from({ length: side * side }, (_, at) => {
    const [x, y] = [(at % side) - middle, Math.floor(at / side) - middle];
    const far = Math.hypot(x, y) / middle;
    if (far > 0.9) return 0xffe0e0e0;
    if (far > 0.75) return 0xff202020;
    return x + y > side / 8 ? 0xff3050c0 : 0xff4070f0;
  });
  return rasterOf(side, side, pixels);
}

test.each([
  ['linear', 3],
  ['linear', 8],
  ['cubic', 4],
  ['lanczos3', 6],
] as const)('a picture that was enlarged smoothly, %s by %i, is found', async (kernel, factor) => {
  const { data, width, height } = ball(32);
  const raw = await sharp(Buffer.from(data), { raw: { width, height, channels: 4 } })
    .resize(width * factor, height * factor, { kernel })
    .raw()
    .toBuffer();
  const large = { width: width * factor, height: height * factor, data: new Uint8ClampedArray(raw) };
  const found = findTrueSize(large);
  expect(found).toMatchObject({ factor, left: 0, top: 0, raster: { width: 32, height: 32 } });
  expect(found.uniform).toBeLessThan(0.9);
});

test.each([40, 75])('a soft picture stored as JPEG of quality %i is no enlargement', async (quality) => {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const soft = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#888', noise } })
    .blur(2)
    .png()
    .toBuffer();
  const jpeg = await sharp(soft).jpeg({ quality }).toBuffer();
  const raw = await sharp(jpeg).ensureAlpha().raw().toBuffer();
  expect(findTrueSize({ width: 400, height: 300, data: new Uint8ClampedArray(raw) }).factor).toBe(1);
});
