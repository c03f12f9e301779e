import { expect, test } from 'vitest';
import { enlarge } from './enlarge';
import { pixels32, rasterOf } from './pixels32';

test('a pixel becomes a square', () => {
  const small = rasterOf(2, 2, Uint32Array.of(1, 2, 3, 0));
  const { width, height, ...large } = enlarge(small, 2);
  expect([width, height]).toEqual([4, 4]);
  // biome-ignore format: a picture
  expect([...pixels32({ width, height, ...large })]).toEqual([
    1, 1, 2, 2,
    1, 1, 2, 2,
    3, 3, 0, 0,
    3, 3, 0, 0,
  ]);
});

test('a factor of one copies, and no picture stays none', () => {
  const small = rasterOf(2, 1, Uint32Array.of(7, 8));
  const same = enlarge(small, 1);
  expect([...pixels32(same)]).toEqual([7, 8]);
  expect(same.data.buffer).not.toBe(small.data.buffer);
  expect(enlarge(rasterOf(0, 0, new Uint32Array()), 3).data).toHaveLength(0);
});

test.each([0, 1.5, -2, Number.NaN])('%d is no factor', (factor) => {
  expect(() => enlarge(rasterOf(1, 1, Uint32Array.of(1)), factor)).toThrow(RangeError);
});

test('pixels that do not begin at a whole pixel of memory are read all the same', () => {
  const data = new Uint8ClampedArray(new ArrayBuffer(9), 1, 8).fill(9);
  expect([...pixels32({ width: 2, height: 1, data })]).toEqual([0x09090909, 0x09090909]);
});
