import { expect, test } from 'vitest';
import type { SidebarItem } from '../../model/sidebar';
import { openPathTo, toggleCategory } from './openCategories';

const page = (key: string): SidebarItem => ({ kind: 'page', key, label: key, href: `/${key}` });
const items: SidebarItem[] = [
  {
    kind: 'category',
    key: 'a',
    label: 'A',
    items: [page('a1'), { kind: 'category', key: 'b', label: 'B', items: [page('b1')] }],
  },
  { kind: 'category', key: 'c', label: 'C', href: '/c', items: [page('c1')] },
];

test('SB-03: at the start only the way to the current item is open', () => {
  expect([...openPathTo(items, 'b1', new Set(), false)]).toEqual(['a', 'b', 'b1']);
  expect([...openPathTo(items, undefined, new Set(), false)]).toEqual([]);
  expect([...openPathTo(items, 'elsewhere', new Set(), false)]).toEqual([]);
});

test('CAT-05: a category that is the current item is open itself', () => {
  expect(openPathTo(items, 'c', new Set(), false).has('c')).toBe(true);
});

test('SB-06: a navigation opens the way and leaves the rest as it was', () => {
  expect(openPathTo(items, 'c1', new Set(['a']), false)).toEqual(new Set(['a', 'c', 'c1']));
  expect(openPathTo(items, 'c1', new Set(['a']), true)).toEqual(new Set(['c', 'c1']));
});

test('SB-03: opening one closes another only where siblings are given', () => {
  expect(toggleCategory(new Set(['a']), 'c', [])).toEqual(new Set(['a', 'c']));
  expect(toggleCategory(new Set(['a', 'b']), 'c', ['a', 'c'])).toEqual(new Set(['b', 'c']));
  expect(toggleCategory(new Set(['a', 'c']), 'c', ['a', 'c'])).toEqual(new Set(['a']));
});
