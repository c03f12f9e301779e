import { expect, test } from 'vitest';
import { mapColors, swapPalette } from './mapColors';
import { packColor, pixels32, rasterOf } from './pixels32';
import { colorOfHex } from './srgb';

test('colours of a picture change; transparent black is a colour, too', () => {
  const raster = rasterOf(3, 1, Uint32Array.of(0, 1, 0));
  expect([...pixels32(mapColors(raster, ([r]) => [r + 1, 0, 0, 0]))]).toEqual([1, 2, 1]);
  expect([...pixels32(raster)]).toEqual([0, 1, 0]);
});

test('a palette is swapped place by place', () => {
  const [a, b, c] = [colorOfHex(1), colorOfHex(2), colorOfHex(3)];
  const raster = rasterOf(3, 1, Uint32Array.from([a, b, c], packColor));
  expect([...pixels32(swapPalette(raster, [a, b, a], [b, a, c]))]).toEqual([b, a, c].map(packColor));
});
