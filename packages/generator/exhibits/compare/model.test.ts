import { expect, test } from 'vitest';
import { columnAt, middleOf } from './model';

test('the divider stands between two pixels of the picture, in the middle at first', () => {
  expect(middleOf(15)).toBe(8);
  expect(middleOf(16)).toBe(8);
});

test('a point of the screen moves the divider to the nearest place between two pixels, and no further than the edges', () => {
  const box = { left: 100, width: 160 };
  expect([100, 104, 106, 180, 260].map((x) => columnAt(x, box, 16))).toEqual([0, 0, 1, 8, 16]);
  expect([-20, 99, 261, 4000].map((x) => columnAt(x, box, 16))).toEqual([0, 0, 16, 16]);
  // Where a pixel of the screen is less than one of CSS.
  expect(columnAt(100.8, { left: 100, width: 12.8 }, 16)).toBe(1);
});
