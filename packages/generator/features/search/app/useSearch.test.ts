import { expect, test } from 'vitest';
import { parseQuery } from '../shared/query';
import { finderOf } from './useSearch';

const found = { total: 0, pages: [], units: [], corrections: {} };

test('the words of a query are found, and those that stood in for misspelled ones', () => {
  const { any } = finderOf({
    ...found,
    units: parseQuery('onion pallete', []).units,
    corrections: { pallete: 'palette' },
  });
  expect('An onion skin, a palette'.match(any)).toEqual(['onion', 'palette']);
});

test('a query without words finds nothing', () => {
  const { any, units } = finderOf(found);
  expect('any text'.match(any)).toBeNull();
  expect(units).toEqual([]);
});
