import { expect, test } from 'vitest';
import { drawPicture } from '../../../tests/pixels/drawPicture';
import { findDifference } from './findDifference';
import { rasterOf } from './words';

test('pictures of different sizes differ where one has something', () => {
  const { mask, ...rest } = findDifference(drawPicture('12', '3.'), drawPicture('14.', '3..', '..5'));
  expect([...mask]).toEqual([0, 1, 0, 0, 0, 0, 0, 0, 1]);
  expect(rest).toEqual({ width: 3, height: 3, count: 2, area: { left: 1, top: 0, width: 2, height: 3 } });
  expect(findDifference(drawPicture('1'), drawPicture('1')).area).toBeUndefined();
});

test('transparent pixels are alike whatever their colour', () => {
  const clear = (word: number) => rasterOf(1, 1, Uint32Array.of(word));
  expect(findDifference(clear(0), clear(0x00ffffff)).count).toBe(0);
  expect(findDifference(clear(0), clear(0x01ffffff)).count).toBe(1);
});
