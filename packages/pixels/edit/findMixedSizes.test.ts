import { expect, test } from 'vitest';
import { drawNoise } from '../testing/drawPicture';
import { enlarge } from './enlarge';
import { findMixedSizes } from './findMixedSizes';
import { pixels32 } from './pixels32';

test('a part with larger pixels is found where it is', () => {
  const raster = drawNoise(128, 96);
  const large = enlarge(drawNoise(24, 24, 4, 3), 2);
  for (let y = 0; y < 48; y++)
    pixels32(raster).set(pixels32(large).subarray(y * 48, (y + 1) * 48), (y + 32) * 128 + 64);
  const { factor, others } = findMixedSizes(raster);
  expect(factor).toBe(1);
  expect(others).toEqual([{ factor: 2, area: { left: 64, top: 32, width: 48, height: 48 } }]);
});

test('a picture of one size has no other, and a flat one says nothing', () => {
  expect(findMixedSizes(drawNoise(70, 50))).toEqual({ factor: 1, others: [] });
  expect(findMixedSizes(enlarge(drawNoise(40, 40), 3))).toEqual({ factor: 3, others: [] });
  expect(findMixedSizes(drawNoise(64, 64, 1))).toEqual({ factor: 0, others: [] });
  expect(findMixedSizes(drawNoise(3, 3))).toEqual({ factor: 0, others: [] });
});
