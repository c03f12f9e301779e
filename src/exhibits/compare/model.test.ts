import { expect, test } from 'vitest';
import { cutAt, middleOf } from './model';

test('the divider stands between two pixels of the picture', () => {
  expect(middleOf(120, 8)).toBe(8);
  expect(cutAt(3, 8)).toBe(24);
  expect(cutAt(2.6, 8)).toBe(24);
});
