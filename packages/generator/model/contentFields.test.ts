import { expect, test } from 'vitest';
import type { z } from 'zod';
import { isoDay, month, postDate, text, words } from './contentFields';

/** The value that a schema makes of another, or its first fault. */
function outcome(schema: z.ZodType, value: string): unknown {
  const result = schema.safeParse(value);
  return result.success ? result.data : { fault: result.error.issues[0]?.message };
}

test('a text has something in it, and no spaces around it', () => {
  expect(outcome(text(), ' a b ')).toBe('a b');
  for (const empty of ['', ' \n ']) expect(outcome(text(), empty)).toEqual({ fault: 'must not be empty' });
});

test('words that readers see have the apostrophes of print', () => {
  expect(outcome(words(), "the app's")).toBe('the app’s');
  expect(outcome(text(), "the app's")).toBe("the app's");
  expect(outcome(words(), ' ')).toEqual({ fault: 'must not be empty' });
});

test.each([
  ['2024-02-29', '2024-02-29'],
  ['2023-02-29', { fault: 'is not a day of the calendar' }],
  ['2024-2-9', { fault: 'must be a day as YYYY-MM-DD' }],
  ['2024-02', { fault: 'must be a day as YYYY-MM-DD' }],
])('%s as a day', (written, expected) => {
  expect(outcome(isoDay(), written)).toEqual(expected);
});

test.each([
  ['2024-01', '2024-01'],
  ['2024-12', '2024-12'],
  ['2024-00', { fault: 'must be a month as YYYY-MM' }],
  ['2024-13', { fault: 'must be a month as YYYY-MM' }],
])('%s as a month', (written, expected) => {
  expect(outcome(month(), written)).toEqual(expected);
});

test.each([
  ['2024', '2024'],
  ['2024-06', '2024-06'],
  ['2024-06-30', '2024-06-30'],
  ['2024-13', { fault: 'is not a day of the calendar' }],
  ['2024-06-31', { fault: 'is not a day of the calendar' }],
  ['June 2024', { fault: 'must be a day as YYYY-MM-DD (or YYYY-MM, or "YYYY" in quotes)' }],
])('%s as the date of a post', (written, expected) => {
  expect(outcome(postDate(), written)).toEqual(expected);
});
