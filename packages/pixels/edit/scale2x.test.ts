import { expect, test } from 'vitest';
import { drawPicture, rowsOf } from '../testing/drawPicture';
import { scale2x } from './scale2x';

test('Scale2x rounds a staircase and leaves a straight edge', () => {
  expect(rowsOf(scale2x(drawPicture('1..', '.1.', '..1')))).toEqual([
    '11....',
    '1.1...',
    '.111..',
    '..111.',
    '...1.1',
    '....11',
  ]);
  // The middle of a dent stays: the neighbours at its sides are alike.
  const dent = rowsOf(scale2x(drawPicture('.2.', '212', '.3.')));
  expect([dent[2]?.slice(2, 4), dent[3]?.slice(2, 4)]).toEqual(['11', '11']);
  expect(rowsOf(scale2x(drawPicture('12')))).toEqual(['1122', '1122']);
});
