import { expect, test } from 'vitest';
import { drawPicture } from '../testing/drawPicture';
import { findDoubles } from './findDoubles';
import { lineBetween, removeDoubles } from './lines';
import { rasterOf } from './pixels32';

test.each([
  ['a staircase', ['11...', '.11..', '..11.'], ['1,0', '2,1']],
  ['a step of a longer run', ['111...', '..111.'], ['2,0']],
  ['a clean line', ['11...', '..11.', '....1'], []],
  ['a right angle', ['111', '1..', '1..'], []],
  ['a foot at the end of a line', ['1..', '1..', '11.'], []],
  ['a frame', ['1111', '1..1', '1..1', '1111'], []],
  ['a filled area', ['1111', '1111', '.111'], []],
  ['a crossing', ['.1.', '111', '.1.'], []],
  ['another colour beside', ['112', '212', '222'], []],
])('doubles in %s', (_, rows, expected) => {
  expect(findDoubles(drawPicture(...rows)).points.map(({ x, y }) => `${x},${y}`)).toEqual(expected);
});

test('a stroke of a pixel-perfect pen has none', () => {
  const pixels = new Uint32Array(40 * 40);
  const ends = [
    { x: 2, y: 3 },
    { x: 35, y: 14 },
    { x: 20, y: 38 },
  ];
  const stroke = removeDoubles([
    ...lineBetween(ends[0] ?? { x: 0, y: 0 }, ends[1] ?? { x: 0, y: 0 }),
    ...lineBetween(ends[1] ?? { x: 0, y: 0 }, ends[2] ?? { x: 0, y: 0 }),
  ]);
  for (const { x, y } of stroke) pixels[y * 40 + x] = 0xff000000;
  expect(findDoubles(rasterOf(40, 40, pixels)).count).toBe(0);
});
