import { expect, test } from 'vitest';
import { drawPicture, ink, rowsOf } from '../testing/drawPicture';
import { floodFill } from './floodFill';

test('an area is filled up to its border, corners keep it in', () => {
  const raster = drawPicture('..1..', '.1...', '1..1.', '.11..');
  expect(rowsOf(floodFill(raster, { x: 0, y: 0 }, ink(2)))).toEqual(['221..', '21...', '1..1.', '.11..']);
  expect(rowsOf(floodFill(raster, { x: 4, y: 0 }, ink(2)))).toEqual(['..122', '.1222', '12212', '.1122']);
  expect(floodFill(raster, { x: 2, y: 0 }, ink(1))).toEqual(raster);
  expect(floodFill(raster, { x: 9, y: 0 }, ink(2))).toEqual(raster);
  expect(rowsOf(raster)[0]).toBe('..1..');
});

test('a spiral is filled to its end', () => {
  const raster = drawPicture('.......', '.11111.', '.1...1.', '.1.1.1.', '.1.111.', '.1.....', '.111111');
  const filled = rowsOf(floodFill(raster, { x: 0, y: 0 }, ink(3)));
  expect(filled.join('')).not.toContain('.');
});
