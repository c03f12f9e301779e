import { expect, test } from 'vitest';
import { cutAxis } from './continueEdges';

test('one pixel at each edge is stretched to the edge of the stage', () => {
  expect(cutAxis(100, 8, 10, 1)).toEqual([
    { from: 0, length: 8, to: 10, room: 80 },
    { from: 0, length: 1, to: 0, room: 10 },
    { from: 7, length: 1, to: 90, room: 10 },
  ]);
});

test('a pattern goes on in whole periods, beginning at the picture', () => {
  expect(cutAxis(130, 8, 10, 2)).toEqual([
    { from: 0, length: 8, to: 25, room: 80 },
    { from: 0, length: 2, to: 5, room: 20 },
    { from: 0, length: 2, to: -15, room: 20 },
    { from: 6, length: 2, to: 105, room: 20 },
    { from: 6, length: 2, to: 125, room: 20 },
  ]);
});

test('nothing goes on where the picture fills the stage, or is larger', () => {
  expect(cutAxis(80, 8, 10, 1)).toHaveLength(1);
  expect(cutAxis(80, 8, 10, 4)).toHaveLength(1);
  expect(cutAxis(60, 8, 10, 4)).toHaveLength(1);
});
