import { expect, test } from 'vitest';
import { countWords } from './countWords';

test('English counts by its spaces, punctuation apart [BL-06]', () => {
  expect(
    countWords([
      ['p', null, 'Draw, then ', ['strong', null, 'export'], '.'],
      ['p', null, 'Done'],
    ]),
  ).toBe(4);
});

test('Chinese counts by words, not by sentences [BL-06]', () => {
  const words = countWords([['p', null, '先画轮廓，再填颜色。']]);
  expect(words).toBeGreaterThanOrEqual(4);
  expect(words).toBeLessThanOrEqual(8);
});
