import { expect, test } from 'vitest';
import { mapColors } from './mapColors';
import { pixels32, rasterOf } from './pixels32';

test('colours of a picture change; transparent black is a colour, too', () => {
  const raster = rasterOf(3, 1, Uint32Array.of(0, 1, 0));
  expect([...pixels32(mapColors(raster, ([r]) => [r + 1, 0, 0, 0]))]).toEqual([1, 2, 1]);
  expect([...pixels32(raster)]).toEqual([0, 1, 0]);
});
