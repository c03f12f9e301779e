import { expect, test } from 'vitest';
import type { Raster, Rgba } from '../raster';
import { bayerMatrix } from './bayer';
import { dither, ditherGradient } from './dither';
import { createNearest, quantizeTo } from './nearestColor';
import { distanceOk, toOklab } from './oklab';
import { countColors, findNearTwins, paletteOf } from './paletteOf';
import { colorOfHex } from './srgb';
import { fromWord, rasterOf, toWord, wordsOf } from './words';

const ends: [Rgba, Rgba] = [colorOfHex(0), colorOfHex(0xffffff)];

function greys(width: number, ...values: number[]): Raster {
  const words = Uint32Array.from(values, (value) => toWord([value, value, value, 255]));
  return rasterOf(width, values.length / width, words);
}

const bits = (raster: Raster) =>
  Array.from({ length: raster.height }, (_, y) =>
    [...wordsOf(raster)]
      .slice(y * raster.width, (y + 1) * raster.width)
      .map((word) => word & 1)
      .join(''),
  );

test('matrices of 2, 4 and 8', () => {
  expect([...bayerMatrix(2)]).toEqual([0, 2, 3, 1]);
  expect([...bayerMatrix(4)]).toEqual([0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5]);
  expect([...bayerMatrix(8).subarray(0, 16)]).toEqual([
    0, 32, 8, 40, 2, 34, 10, 42, 48, 16, 56, 24, 50, 18, 58, 26,
  ]);
  expect(new Set(bayerMatrix(8)).size).toBe(64);
});

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
  const raster = dither(greys(4, ...Array(16).fill(99)), ends, { kind: 'bayer', side: 2, spread: 128 });
  expect(bits(raster)).toEqual(['0101', '1010', '0101', '1010']);
});

// In the next two, what is 96 or more becomes white: the middle of its cell, 100, is over that of OKLab, 99.

test('Floyd–Steinberg: errors worked out by hand', () => {
  // First row: 101 is white, -154. 101 - 154 * 7/16 = 34 is black, +34. 101 + 34 * 7/16 = 116 is white, -139.
  // Second row: 101 - 154 * 5/16 + 34 * 3/16 = 59 is black, +59.
  // 101 - 154 * 1/16 + 34 * 5/16 - 139 * 3/16 + 59 * 7/16 = 102 is white, -153.
  // 101 + 34 * 1/16 - 139 * 5/16 - 153 * 7/16 < 0 is black.
  const raster = dither(greys(3, 101, 101, 101, 101, 101, 101), ends, { kind: 'floyd-steinberg' });
  expect(bits(raster)).toEqual(['101', '010']);
});

test('Atkinson: errors worked out by hand', () => {
  // 104 is white, -151. 104 - 151/8 = 85 is black, +85. 104 - 151/8 + 85/8 = 96 is white, -159.
  // 104 + 85/8 - 159/8 = 95 is black.
  expect(bits(dither(greys(4, 104, 104, 104, 104), ends, { kind: 'atkinson' }))).toEqual(['1010']);
});

test.each(['floyd-steinberg', 'atkinson'] as const)('%s keeps colours of the palette and holes', (kind) => {
  const words = Uint32Array.of(0, toWord(ends[1]), 0x00ffffff, toWord([255, 255, 255, 7]));
  const raster = rasterOf(2, 2, words);
  expect([...wordsOf(dither(raster, ends, { kind }))]).toEqual([...words]);
  expect(dither(raster, [], { kind })).toEqual(raster);
});

test('error diffusion keeps the mean', () => {
  const raster = dither(greys(64, ...Array(64 * 64).fill(80)), ends, { kind: 'floyd-steinberg' });
  const mean = wordsOf(raster).reduce((sum, word) => sum + (word & 255), 0) / 4096;
  expect(Math.abs(mean - 80)).toBeLessThan(3);
});

test('the nearest colour is that of OKLab, nearly always: cells are eight steps wide', () => {
  const palette = [0x1a1c2c, 0x5d275d, 0xb13e53, 0xef7d57, 0xffcd75, 0xa7f070, 0x38b764, 0x29366f].map(
    colorOfHex,
  );
  const nearest = createNearest(palette);
  for (const [index, color] of palette.entries()) expect(nearest(toWord(color))).toBe(index);
  let missed = 0;
  for (let hex = 0; hex < 0xffffff; hex += 7919) {
    const color = colorOfHex(hex);
    const distances = palette.map((other) => distanceOk(toOklab(other), toOklab(color)));
    const chosen = distances[nearest(toWord(color))] ?? 1;
    // Never much farther than the nearest one.
    expect(chosen - Math.min(...distances)).toBeLessThan(0.06);
    if (chosen > Math.min(...distances)) missed += 1;
  }
  expect(missed / 2119).toBeLessThan(0.05);
});

test('a picture in the colours of a palette keeps its alphas', () => {
  const raster = rasterOf(
    3,
    1,
    Uint32Array.from([toWord([250, 250, 240, 128]), 0x00fefefe, toWord([9, 9, 9, 255])]),
  );
  expect([...wordsOf(quantizeTo(raster, ends))].map(fromWord)).toEqual([
    [255, 255, 255, 128],
    [254, 254, 254, 0],
    [0, 0, 0, 255],
  ]);
});

test('a palette of a picture is its colours, the most frequent first, or fewer', () => {
  const raster = greys(5, 9, 200, 200, 11, 200);
  expect(countColors([raster])?.map(({ count }) => count)).toEqual([3, 1, 1]);
  expect(paletteOf([raster], 3)[0]).toEqual([200, 200, 200, 255]);
  expect(
    paletteOf([raster], 2)
      .map(([red]) => red)
      .sort((a, b) => a - b),
  ).toEqual([10, 200]);
  expect(paletteOf([rasterOf(1, 1, Uint32Array.of(5))], 4)).toEqual([]);
});

test('colours that look almost the same are found', () => {
  const palette = [0x804020, 0x00ff00, 0x814121, 0x804021].map(colorOfHex);
  expect(findNearTwins(palette).map(({ one, other }) => [one, other])).toEqual([
    [0, 3],
    [0, 2],
    [2, 3],
  ]);
  expect(
    findNearTwins([
      [1, 1, 1, 255],
      [1, 1, 1, 254],
    ]),
  ).toEqual([]);
});
