import { expect, test } from 'vitest';
import { crop, findBounds, joinAreas, trim } from './area';
import { pixels32, rasterOf } from './pixels32';

// biome-ignore format: a picture
const raster = rasterOf(4, 4, Uint32Array.of(
  0, 0,    0,    0xffffff,
  0, 0,    1<<24, 0,
  0, 2<<24, 0,    0,
  0, 0,    0,    0,
));

test('what is not wholly transparent has bounds', () => {
  expect(findBounds(raster)).toEqual({ left: 1, top: 1, width: 2, height: 2 });
  expect(findBounds(rasterOf(2, 2, new Uint32Array(4)))).toBeUndefined();
});

test('a picture is trimmed to them, an empty one to a pixel', () => {
  expect([...pixels32(trim(raster))]).toEqual([0, 1 << 24, 2 << 24, 0]);
  expect(trim(rasterOf(2, 2, new Uint32Array(4)))).toMatchObject({ width: 1, height: 1 });
});

test('a part of a picture has memory of its own', () => {
  const whole = crop(raster, { left: 0, top: 0, width: 4, height: 4 });
  expect(whole).toEqual(raster);
  expect(whole.data.buffer).not.toBe(raster.data.buffer);
});

test('two areas are joined by the smallest around them', () => {
  const [a, b] = [
    { left: 1, top: 5, width: 2, height: 1 },
    { left: 2, top: 2, width: 4, height: 2 },
  ];
  expect(joinAreas(a, b)).toEqual({ left: 1, top: 2, width: 5, height: 4 });
});
