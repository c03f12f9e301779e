import { expect, test } from 'vitest';
import { placeBeside } from './Definition';

const box = { width: 100, height: 40 };
const window = { width: 400, height: 300 };
const word = (left: number, top: number) => ({ left, top, bottom: top + 20 });

test('a definition stands below its word, and above it where there is no room', () => {
  expect(placeBeside(word(50, 100), box, window)).toEqual({ left: 50, top: 126 });
  expect(placeBeside(word(50, 232), box, window)).toEqual({ left: 50, top: 258 });
  expect(placeBeside(word(50, 233), box, window)).toEqual({ left: 50, top: 187 });
});

test('it keeps away from both edges of the window', () => {
  expect(placeBeside(word(2, 100), box, window).left).toBe(8);
  expect(placeBeside(word(292, 100), box, window).left).toBe(292);
  expect(placeBeside(word(293, 100), box, window).left).toBe(292);
  expect(placeBeside(word(50, 100), { ...box, width: 500 }, window).left).toBe(8);
});
