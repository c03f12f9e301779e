import { expect, test } from 'vitest';
import { drawGreys } from '../testing/drawPicture';
import { countColors, findNearTwins, paletteOf } from './paletteOf';
import { rasterOf } from './pixels32';
import { colorOfHex } from './srgb';

test('a palette of a picture is its colours, the most frequent first, or fewer', () => {
  const raster = drawGreys(5, 9, 200, 200, 11, 200);
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
