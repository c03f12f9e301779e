import { expect, test } from 'vitest';
import { pixels32, rasterOf } from './pixels32';
import { silhouette } from './silhouette';

test('a silhouette is one colour', () => {
  const raster = rasterOf(3, 1, Uint32Array.of(0xff123456, 0x7fffffff, 0x80000000));
  expect([...pixels32(silhouette(raster, [1, 2, 3, 255]))]).toEqual([0xff030201, 0, 0xff030201]);
});
