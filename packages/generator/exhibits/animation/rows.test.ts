import { expect, test } from 'vitest';
import { splitIntoRows } from './model';

const lengths = (frames: number, longest: number) => splitIntoRows(frames, longest).map((row) => row.frames);

test('frames that fit stand in one row', () => {
  expect(lengths(6, 10)).toEqual([6]);
  expect(lengths(6, 6)).toEqual([6]);
});

test('others stand in rows that are as equal as can be, each frame once', () => {
  expect(lengths(10, 7)).toEqual([5, 5]);
  expect(lengths(12, 3)).toEqual([3, 3, 3, 3]);
  expect(lengths(7, 3)).toEqual([3, 3, 1]);
  expect(lengths(5, 4)).toEqual([3, 2]);
  expect(splitIntoRows(5, 4)).toEqual([
    { first: 0, frames: 3 },
    { first: 3, frames: 2 },
  ]);
});

test('a frame that is longer than a row has one to itself', () => {
  expect(lengths(2, 0)).toEqual([1, 1]);
});
