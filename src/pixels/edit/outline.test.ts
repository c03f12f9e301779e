import { expect, test } from 'vitest';
import { drawPicture, ink, rowsOf } from '../../../tests/pixels/drawPicture';
import { outline } from './outline';

test('outlines around and on what is drawn, with and without corners', () => {
  const raster = drawPicture('.....', '.11..', '.11..', '.....');
  const draw = (place: 'outside' | 'inside', neighbours: 4 | 8) =>
    rowsOf(outline(raster, ink(2), { place, neighbours }));
  expect(draw('outside', 4)).toEqual(['.22..', '2112.', '2112.', '.22..']);
  expect(draw('outside', 8)).toEqual(['2222.', '2112.', '2112.', '2222.']);
  expect(draw('inside', 4)).toEqual(['.....', '.22..', '.22..', '.....']);
  const plus = drawPicture('1111', '1111', '1111', '111.');
  expect(rowsOf(outline(plus, ink(2), { place: 'inside', neighbours: 4 }))).toEqual([
    '2222',
    '2112',
    '2112',
    '222.',
  ]);
  expect(rowsOf(outline(plus, ink(2), { place: 'inside', neighbours: 8 }))).toEqual([
    '2222',
    '2112',
    '2122',
    '222.',
  ]);
});
