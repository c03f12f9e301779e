import { expect, test } from 'vitest';
import { drawPicture, rowsOf } from '../../../tests/pixels/drawPicture';
import type { Point } from './lines';
import { flipHorizontally, flipVertically, mirrorHalf, mirrorPoint } from './mirror';

const pairs = (points: readonly Point[]) => points.map(({ x, y }) => `${x},${y}`).join(' ');

test('symmetry with its axis on a pixel, between pixels, and with two axes', () => {
  expect(mirrorPoint({ x: 1, y: 0 }, { x: 7 })).toEqual([
    { x: 1, y: 0 },
    { x: 5, y: 0 },
  ]);
  expect(mirrorPoint({ x: 3, y: 0 }, { x: 7 })).toEqual([{ x: 3, y: 0 }]);
  expect(mirrorPoint({ x: 2, y: 0 }, { x: 6 })[1]).toEqual({ x: 3, y: 0 });
  expect(pairs(mirrorPoint({ x: 0, y: 0 }, { x: 8, y: 8 }))).toBe('0,0 7,0 0,7 7,7');
});

test('half a picture becomes a whole one', () => {
  expect(rowsOf(mirrorHalf(drawPicture('123..', '4....'), { x: 5 }))).toEqual(['12321', '4...4']);
  expect(rowsOf(mirrorHalf(drawPicture('12..', '3...'), { x: 4 }))).toEqual(['1221', '3..3']);
  expect(rowsOf(mirrorHalf(drawPicture('1', '2', '.'), { y: 3 }))).toEqual(['1', '2', '1']);
  expect(rowsOf(mirrorHalf(drawPicture('12345'), { x: 2 }))).toEqual(['11345']);
  expect(rowsOf(flipHorizontally(drawPicture('12', '34')))).toEqual(['21', '43']);
  expect(rowsOf(flipVertically(drawPicture('12', '34')))).toEqual(['34', '12']);
});
