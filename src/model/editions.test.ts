import { expect, test } from 'vitest';
import { isForEdition } from './editions';
import { joinEditions } from './joinEditions';
import { countForOthers } from './sidebar';

test('EDN-03: parts together are for whom each is for, and for everybody if one is', () => {
  expect(joinEditions([['desktop'], ['ios']])).toEqual(['ios', 'desktop']);
  expect(joinEditions([['desktop'], undefined])).toBeUndefined();
  expect(joinEditions([])).toBeUndefined();
  expect([
    isForEdition(undefined, 'ios'),
    isForEdition(['ios'], undefined),
    isForEdition(['ios'], 'android'),
  ]).toEqual([true, true, false]);
});

test('EDN-04: pages in categories count, links and categories do not', () => {
  const page = (key: string, ...editions: ('ios' | 'android')[]) =>
    ({ kind: 'page', key, label: key, href: key, ...(editions.length > 0 && { editions }) }) as const;
  const items = [
    page('a'),
    page('b', 'ios'),
    { kind: 'link', key: 'c', label: 'c', href: 'c' } as const,
    {
      kind: 'category',
      key: 'd',
      label: 'd',
      items: [page('e', 'android'), page('f', 'ios', 'android')],
    } as const,
  ];
  expect(countForOthers(items, 'ios')).toBe(1);
  expect(countForOthers(items, 'android')).toBe(1);
});
