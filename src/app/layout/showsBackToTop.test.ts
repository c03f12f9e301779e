import { expect, test } from 'vitest';
import { showsBackToTop } from './showsBackToTop';

test('LAY-06: comes on the way up while far down', () => {
  expect(showsBackToTop(false, 2000, 1500)).toBe(true);
  expect(showsBackToTop(false, 301, 300)).toBe(false);
});

test('LAY-06: goes on the way down and near the top', () => {
  expect(showsBackToTop(true, 1500, 1600)).toBe(false);
  expect(showsBackToTop(true, 400, 300)).toBe(false);
});

test('a scroll event without movement changes nothing', () => {
  expect(showsBackToTop(true, 1500, 1500)).toBe(true);
  expect(showsBackToTop(false, 1500, 1500)).toBe(false);
});
