import { expect, test } from 'vitest';
import type { Raster, Rgba } from '../raster';
import { drawGreys } from '../testing/drawPicture';
import { dither, ditherGradient } from './dither';
import { packColor, pixels32, rasterOf } from './pixels32';
import { colorOfHex } from './srgb';

const ends: [Rgba, Rgba] = [colorOfHex(0), colorOfHex(0xffffff)];

const bits = (raster: Raster) =>
  Array.from({ length: raster.height }, (_, y) =>
    [...pixels32(raster)]
      .slice(y * raster.width, (y + 1) * raster.width)
      .map((pixel) => pixel & 1)
      .join(''),
  );

test('half of a gradient is a chequerboard, and there are five steps of a matrix of two', () => {
  const half = ditherGradient(new Float32Array(16).fill(0.5), 4, ends, 2);
  expect(bits(half)).toEqual(['1010', '0101', '1010', '0101']);
  const counts = Array.from({ length: 101 }, (_, step) => {
    const raster = ditherGradient(new Float32Array(4).fill(step / 100), 2, ends, 2);
    return bits(raster).join('').replaceAll('0', '').length;
  });
  expect(new Set(counts)).toEqual(new Set([0, 1, 2, 3, 4]));
});

test('ordered dithering of a middle grey', () => {
  // OKLab's middle between black and white is near 99, so greys around it are mixed half and half.
  const raster = dither(drawGreys(4, ...Array(16).fill(99)), ends, { kind: 'bayer', side: 2, spread: 128 });
  expect(bits(raster)).toEqual(['0101', '1010', '0101', '1010']);
});

// In the next two, what is 96 or more becomes white: the middle of its cell, 100, is over that of OKLab, 99.

test('Floyd–Steinberg: errors worked out by hand', () => {
  // First row: 101 is white, -154. 101 - 154 * 7/16 = 34 is black, +34. 101 + 34 * 7/16 = 116 is white, -139.
  // Second row: 101 - 154 * 5/16 + 34 * 3/16 = 59 is black, +59.
  // 101 - 154 * 1/16 + 34 * 5/16 - 139 * 3/16 + 59 * 7/16 = 102 is white, -153.
  // 101 + 34 * 1/16 - 139 * 5/16 - 153 * 7/16 < 0 is black.
  const raster = dither(drawGreys(3, 101, 101, 101, 101, 101, 101), ends, { kind: 'floyd-steinberg' });
  expect(bits(raster)).toEqual(['101', '010']);
});

test('Atkinson: errors worked out by hand', () => {
  // 110 is white, -145. 110 - 145/8 = 92 is black, +92. 110 - 145/8 + 92/8 = 103 is white, -152.
  // 110 + 92/8 - 152/8 = 103 is white.
  expect(bits(dither(drawGreys(4, 110, 110, 110, 110), ends, { kind: 'atkinson' }))).toEqual(['1011']);
});

test.each(['floyd-steinberg', 'atkinson'] as const)('%s keeps colours of the palette and holes', (kind) => {
  const pixels = Uint32Array.of(0, packColor(ends[1]), 0x00ffffff, packColor([255, 255, 255, 7]));
  const raster = rasterOf(2, 2, pixels);
  expect([...pixels32(dither(raster, ends, { kind }))]).toEqual([...pixels]);
  expect(dither(raster, [], { kind })).toEqual(raster);
});

test('error diffusion keeps the mean', () => {
  const raster = dither(drawGreys(64, ...Array(64 * 64).fill(80)), ends, { kind: 'floyd-steinberg' });
  const mean = pixels32(raster).reduce((sum, pixel) => sum + (pixel & 255), 0) / 4096;
  expect(Math.abs(mean - 80)).toBeLessThan(3);
});
