import { expect, test } from 'vitest';
import { drawNoise, drawPicture } from '../testing/drawPicture';
import { findOrphans, findTranslucent } from './findOrphans';
import { rasterOf } from './pixels32';

test('a pixel is alone if none of the eight around it is like it', () => {
  const { count, points } = findOrphans(drawPicture('1..2', '.1..', '3..4', '4.4.'));
  expect(points).toEqual([
    { x: 3, y: 0 },
    { x: 0, y: 2 },
    { x: 0, y: 3 },
  ]);
  expect(count).toBe(3);
});

test('pixels beyond an edge are not neighbours of those at the other', () => {
  expect(findOrphans(drawPicture('..1', '1..')).count).toBe(2);
  expect(findOrphans(drawPicture('...', '1.1', '...')).count).toBe(2);
});

test('a list of finds ends, its count does not', () => {
  const { count, points } = findOrphans(drawNoise(60, 60, 3600));
  expect(points).toHaveLength(1000);
  expect(count).toBeGreaterThan(3000);
});

test('half-transparent pixels are found', () => {
  const raster = rasterOf(4, 1, Uint32Array.of(0, 0x01000000, 0xfe000000, 0xff000000));
  expect(findTranslucent(raster)).toEqual({
    count: 2,
    points: [
      { x: 1, y: 0 },
      { x: 2, y: 0 },
    ],
  });
});
