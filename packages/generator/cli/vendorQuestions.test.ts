import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { listVendorQuestions } from './vendorQuestions';

test('questions are listed with what they would change, and nothing else of the page', () => {
  const page = '# Two\n\nSome words.\n\n1. **Where?**\n   A place. (`/a`)\n2. **When?**\n   A day.\n';
  expect(listVendorQuestions(page)).toEqual(['1. Where?\n   A place. (/a)', '2. When?\n   A day.']);
});

test('the page of this site has ten, each with pages that it would change', () => {
  const questions = listVendorQuestions(readFileSync('docs/vendor-questions.md', 'utf8'));
  expect(questions).toHaveLength(10);
  for (const question of questions) expect(question).toMatch(/\?\n.*\(\/[^)]+\)$/s);
});
