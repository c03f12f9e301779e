import { expect, test } from 'vitest';
import type { Rgba } from '../raster';
import { createNearest, quantizeTo } from './nearestColor';
import { distanceOk, toOklab } from './oklab';
import { packColor, pixels32, rasterOf, unpackColor } from './pixels32';
import { colorOfHex } from './srgb';

const ends: [Rgba, Rgba] = [colorOfHex(0), colorOfHex(0xffffff)];

test('the nearest colour is that of OKLab, nearly always: cells are eight steps wide', () => {
  const palette = [0x1a1c2c, 0x5d275d, 0xb13e53, 0xef7d57, 0xffcd75, 0xa7f070, 0x38b764, 0x29366f].map(
    colorOfHex,
  );
  const nearest = createNearest(palette);
  for (const [index, color] of palette.entries()) expect(nearest(packColor(color))).toBe(index);
  let missed = 0;
  for (let hex = 0; hex < 0xffffff; hex += 7919) {
    const color = colorOfHex(hex);
    const distances = palette.map((other) => distanceOk(toOklab(other), toOklab(color)));
    const chosen = distances[nearest(packColor(color))] ?? 1;
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
    Uint32Array.from([packColor([250, 250, 240, 128]), 0x00fefefe, packColor([9, 9, 9, 255])]),
  );
  expect([...pixels32(quantizeTo(raster, ends))].map(unpackColor)).toEqual([
    [255, 255, 255, 128],
    [254, 254, 254, 0],
    [0, 0, 0, 255],
  ]);
});
