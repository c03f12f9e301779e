import { expect, test } from 'vitest';
import { packColor } from './pixels32';
import { cellOf, quantizeWu } from './quantizeWu';

const red = packColor([200, 0, 0, 255]);
const blue = packColor([0, 0, 200, 255]);

test('as many colours as there is room for stay as they are', () => {
  const { colors, cells } = quantizeWu([Uint32Array.of(red, blue, red, 0)], 4);
  expect([...colors].sort()).toEqual([red, blue].sort());
  expect(colors[cells[cellOf(red)] ?? -1]).toBe(red);
  expect(colors[cells[cellOf(blue)] ?? -1]).toBe(blue);
});

test('the cut is where it lessens variance most, and a colour is the mean of its pixels', () => {
  const dark = [10, 20, 30].map((value) => packColor([value, value, value, 255]));
  const light = [220, 240].map((value) => packColor([value, value, value, 255]));
  const { colors } = quantizeWu([Uint32Array.from([...dark, ...light])], 2);
  expect([...colors].sort()).toEqual([packColor([20, 20, 20, 255]), packColor([230, 230, 230, 255])].sort());
});

test('more pixels of a colour draw the mean to them', () => {
  const pixels = [0, 0, 0, 4].map((value) => packColor([value, 0, 0, 255]));
  expect(quantizeWu([Uint32Array.from(pixels)], 1).colors).toEqual([packColor([1, 0, 0, 255])]);
});

test('a picture of nothing has no colours', () => {
  expect(quantizeWu([new Uint32Array(4)], 16).colors).toEqual([]);
});

test('five bits of each channel name a cell', () => {
  expect(cellOf(packColor([0xff, 0, 0, 255]))).toBe(31 << 10);
  expect(cellOf(packColor([0, 0xff, 0, 255]))).toBe(31 << 5);
  expect(cellOf(packColor([7, 7, 0xff, 255]))).toBe(31);
});
