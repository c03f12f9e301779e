import { expect, test } from 'vitest';
import { bayerMatrix } from './bayer';

test('matrices of 2, 4 and 8', () => {
  expect([...bayerMatrix(2)]).toEqual([0, 2, 3, 1]);
  expect([...bayerMatrix(4)]).toEqual([0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5]);
  expect([...bayerMatrix(8).subarray(0, 16)]).toEqual([
    0, 32, 8, 40, 2, 34, 10, 42, 48, 16, 56, 24, 50, 18, 58, 26,
  ]);
  expect(new Set(bayerMatrix(8)).size).toBe(64);
});
