import { expect, test } from 'vitest';
import { parseRecent } from './useRecent';

test.each([null, '', 'no json', '{"a":1}', '3'])('%j stored means nothing recent [CFG-06]', (stored) => {
  expect(parseRecent(stored)).toEqual([]);
});

test('what is stored is taken as far as it is text', () => {
  expect(parseRecent('["a",1,"b"]')).toEqual(['a', 'b']);
});
