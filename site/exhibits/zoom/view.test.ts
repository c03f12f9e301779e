import { expect, test } from 'vitest';
import { seenOf, showCursor, wholeView, zoomsOf, zoomTo } from './view';

test('enlarged, a part of the canvas is seen, which never leaves it and follows the cursor', () => {
  const size = { width: 16, height: 12 };
  const whole = zoomTo(wholeView, size, 2, { x: 15, y: 0 });
  expect(whole).toEqual({ zoom: 2, x: 8, y: 0 });
  expect(seenOf(size, whole)).toEqual({ width: 8, height: 6 });
  expect(showCursor(whole, size, { x: 7, y: 9 })).toEqual({ zoom: 2, x: 7, y: 4 });
  expect(showCursor(whole, size, { x: 15, y: 5 })).toBe(whole);
  expect(zoomTo(whole, size, 1, { x: 0, y: 0 })).toEqual(wholeView);
  expect(zoomsOf({ width: 8, height: 32 })).toEqual([1]);
  expect(zoomsOf({ width: 42, height: 24 })).toEqual([1, 2, 4]);
});
