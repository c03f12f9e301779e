import { expect, test } from 'vitest';
import { drawPicture, rowsOf } from '../testing/drawPicture';
import { layBricks, offsetHalf, repeatTile, wrapTile } from './tiles';

test('a tile is repeated, moved around and moved by half', () => {
  const tile = drawPicture('123', '456');
  expect(rowsOf(repeatTile(tile, 2, 2))).toEqual(['123123', '456456', '123123', '456456']);
  expect(rowsOf(wrapTile(tile, 1, 1))).toEqual(['645', '312']);
  expect(rowsOf(wrapTile(tile, -4, -2))).toEqual(['231', '564']);
  expect(rowsOf(wrapTile(drawPicture('1', '2', '3'), 0, 1))).toEqual(['3', '1', '2']);
  expect(rowsOf(offsetHalf(tile))).toEqual(['645', '312']);
  expect(repeatTile(tile, 1e9, 0)).toMatchObject({ width: 48, height: 2 });
});

test('every second row of bricks is moved by half', () => {
  const tile = drawPicture('1234', '5678');
  expect(rowsOf(layBricks(tile, 2, 3))).toEqual([
    '12341234',
    '56785678',
    '34123412',
    '78567856',
    '12341234',
    '56785678',
  ]);
});
