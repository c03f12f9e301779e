import { expect, test } from 'vitest';
import { drawNoise } from '../testing/drawPicture';
import { ColorIndex } from './colorIndex';
import { pixels32 } from './pixels32';

test('colours have numbers in the order in which they come, however many share a slot', () => {
  const index = new ColorIndex(256);
  const colors = Array.from({ length: 256 }, (_, at) => (Math.imul(at, at) * 0x010307) >>> 0);
  expect(colors.map((color) => index.add(color))).toEqual([...colors.keys()]);
  expect(colors.map((color) => index.add(color))).toEqual([...colors.keys()]);
  expect(colors.map((color) => index.find(color))).toEqual([...colors.keys()]);
  expect([...index.colors]).toEqual(colors);
});

test('what is not there has no number, and what does not fit gets none', () => {
  const index = new ColorIndex(2);
  expect(index.find(0)).toBe(-1);
  expect([index.add(0), index.add(7), index.add(8), index.add(7)]).toEqual([0, 1, -1, 1]);
  expect(index.addAll(Uint32Array.of(0, 7, 7))).toBe(true);
  expect(index.addAll(Uint32Array.of(0, 8))).toBe(false);
});

test('pixels become numbers and back', () => {
  const pixels = pixels32(drawNoise(40, 30, 50));
  const index = new ColorIndex(64);
  const indexes = new Uint8Array(pixels.length);
  expect(index.addAll(pixels)).toBe(true);
  index.indexPixels(pixels, indexes);
  expect(Uint32Array.from(indexes, (number) => index.colors[number] ?? 0)).toEqual(pixels);
});
