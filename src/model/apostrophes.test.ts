import { expect, test } from 'vitest';
import { withApostrophes } from './typography';

test('apostrophes are those of print', () => {
  expect(withApostrophes("one layer's, artists' and the 1990s'; don't")).toBe(
    'one layer’s, artists’ and the 1990s’; don’t',
  );
});

test('a mark that may open a quotation stays', () => {
  expect(withApostrophes("called 'a'")).toBe("called 'a’");
});
