import { expect, test } from 'vitest';
import { nextIndex } from './moveFocus';

test('NAV-06: arrow keys move through the entries and go round', () => {
  expect(nextIndex(-1, 3, 'ArrowDown')).toBe(0);
  expect(nextIndex(2, 3, 'ArrowDown')).toBe(0);
  expect(nextIndex(0, 3, 'ArrowUp')).toBe(2);
  expect(nextIndex(-1, 3, 'ArrowUp')).toBe(2);
  expect(nextIndex(1, 3, 'ArrowUp')).toBe(0);
});

test('Home and End go to the ends, other keys nowhere', () => {
  expect(nextIndex(1, 3, 'Home')).toBe(0);
  expect(nextIndex(1, 3, 'End')).toBe(2);
  expect(nextIndex(1, 3, 'Tab')).toBe(undefined);
});
