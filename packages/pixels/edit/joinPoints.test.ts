import { expect, test } from 'vitest';
import { joinPoints } from './joinPoints';

test('points that touch by a side or a corner are one area', () => {
  const points = [
    { x: 0, y: 0 },
    { x: 9, y: 0 },
    { x: 1, y: 1 },
    { x: 0, y: 2 },
    { x: 7, y: 2 },
    { x: 8, y: 2 },
  ];
  expect(joinPoints(points)).toEqual([
    { left: 0, top: 0, width: 2, height: 3 },
    { left: 9, top: 0, width: 1, height: 1 },
    { left: 7, top: 2, width: 2, height: 1 },
  ]);
});

test('the end of a row and the start of the next do not touch', () => {
  expect(
    joinPoints([
      { x: 9, y: 0 },
      { x: 0, y: 1 },
    ]),
  ).toHaveLength(2);
  expect(joinPoints([])).toEqual([]);
});
