import { expect, test } from 'vitest';
import { horizontalKeys, nextIndex, verticalKeys } from './moveFocus';

test('arrow keys move through the entries of a menu and go round [NAV-06]', () => {
  expect(nextIndex(-1, 3, 'ArrowDown', verticalKeys)).toBe(0);
  expect(nextIndex(2, 3, 'ArrowDown', verticalKeys)).toBe(0);
  expect(nextIndex(0, 3, 'ArrowUp', verticalKeys)).toBe(2);
  expect(nextIndex(-1, 3, 'ArrowUp', verticalKeys)).toBe(2);
  expect(nextIndex(1, 3, 'ArrowUp', verticalKeys)).toBe(0);
});

test('arrow keys move along tabs in the direction of the script and go round [CT-05]', () => {
  expect(nextIndex(0, 3, 'ArrowRight', horizontalKeys('ltr'))).toBe(1);
  expect(nextIndex(2, 3, 'ArrowRight', horizontalKeys('ltr'))).toBe(0);
  expect(nextIndex(0, 3, 'ArrowLeft', horizontalKeys('ltr'))).toBe(2);
  expect(nextIndex(0, 3, 'ArrowLeft', horizontalKeys('rtl'))).toBe(1);
});

test('Home and End go to the ends, other keys nowhere [NAV-06, CT-05]', () => {
  expect(nextIndex(1, 3, 'Home', verticalKeys)).toBe(0);
  expect(nextIndex(1, 3, 'End', verticalKeys)).toBe(2);
  expect(nextIndex(1, 3, 'Tab', verticalKeys)).toBe(undefined);
  expect(nextIndex(1, 3, 'ArrowDown', horizontalKeys('ltr'))).toBe(undefined);
});
