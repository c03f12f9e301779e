import { expect, test } from 'vitest';
import { isButtonShown } from './BackToTop';

test('LAY-06: comes on the way up while far down', () => {
  expect(isButtonShown(false, 2000, 1500)).toBe(true);
  expect(isButtonShown(false, 301, 300)).toBe(false);
});

test('LAY-06: goes on the way down and near the top', () => {
  expect(isButtonShown(true, 1500, 1600)).toBe(false);
  expect(isButtonShown(true, 400, 300)).toBe(false);
});

test('a scroll event without movement changes nothing', () => {
  expect(isButtonShown(true, 1500, 1500)).toBe(true);
  expect(isButtonShown(false, 1500, 1500)).toBe(false);
});
