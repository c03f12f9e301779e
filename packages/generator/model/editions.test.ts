import { expect, test } from 'vitest';
import { isForEdition } from './editions';
import { joinEditions } from './joinEditions';
import { countForOthers } from './sidebar';

test('EDN-03: parts together are for whom each is for, and for everybody if one is', () => {
  expect(joinEditions([['studio'], ['lite']])).toEqual(['lite', 'studio']);
  expect(joinEditions([['studio'], undefined])).toBeUndefined();
  expect(joinEditions([])).toBeUndefined();
  expect([
    isForEdition(undefined, 'lite'),
    isForEdition(['lite'], undefined),
    isForEdition(['lite'], 'pro'),
  ]).toEqual([true, true, false]);
});

test('EDN-04: pages in categories count, links and categories do not', () => {
  const page = (key: string, ...editions: ('lite' | 'pro')[]) =>
    ({ kind: 'page', key, label: key, href: key, ...(editions.length > 0 && { editions }) }) as const;
  const items = [
    page('a'),
    page('b', 'lite'),
    { kind: 'link', key: 'c', label: 'c', href: 'c' } as const,
    {
      kind: 'category',
      key: 'd',
      label: 'd',
      items: [page('e', 'pro'), page('f', 'lite', 'pro')],
    } as const,
  ];
  expect(countForOthers(items, 'lite')).toBe(1);
  expect(countForOthers(items, 'pro')).toBe(1);
});
