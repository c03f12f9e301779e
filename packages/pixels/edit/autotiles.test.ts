import { expect, test } from 'vitest';
import { blobTiles, dropCorners, edgeTiles } from './autotiles';

test('sixteen tiles for four neighbours', () => {
  expect(edgeTiles.masks).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]);
});

test('the 47 masks of the blob set are those of the source', () => {
  expect(blobTiles.masks).toEqual([
    0, 1, 4, 5, 7, 16, 17, 20, 21, 23, 28, 29, 31, 64, 65, 68, 69, 71, 80, 81, 84, 85, 87, 92, 93, 95, 112,
    113, 116, 117, 119, 124, 125, 127, 193, 197, 199, 209, 213, 215, 221, 223, 241, 245, 247, 253, 255,
  ]);
});

test('corners count only between two filled sides', () => {
  expect(dropCorners(0b10)).toBe(0);
  expect(dropCorners(0b11)).toBe(0b1);
  expect(dropCorners(0b111)).toBe(0b111);
  expect(dropCorners(128 + 64 + 1)).toBe(193);
});
