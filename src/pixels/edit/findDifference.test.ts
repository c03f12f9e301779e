import { expect, test } from 'vitest';
import { drawPicture } from '../../../tests/pixels/drawPicture';
import { findDifference } from './findDifference';

test('pictures of different sizes differ where one has something', () => {
  const { mask, ...rest } = findDifference(drawPicture('12', '3.'), drawPicture('14.', '3..', '..5'));
  expect([...mask]).toEqual([0, 1, 0, 0, 0, 0, 0, 0, 1]);
  expect(rest).toEqual({ width: 3, height: 3, count: 2, area: { left: 1, top: 0, width: 2, height: 3 } });
  expect(findDifference(drawPicture('1'), drawPicture('1')).area).toBeUndefined();
});
