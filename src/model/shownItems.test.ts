import { expect, test } from 'vitest';
import type { NavItem } from './frame';
import { linksOf, shownItems } from './shownItems';

const hidden = {
  kind: 'link',
  label: 'Hidden',
  href: '/docs/h',
  external: false,
  onlyOn: '/docs/h',
} as const;
const open = { kind: 'link', label: 'Open', href: '/docs/o', external: false } as const;

test('NAV-04: a link to an unlisted doc is shown on that doc only', () => {
  expect(shownItems([hidden, open], '/docs/o')).toEqual([open]);
  expect(shownItems([hidden, open], '/docs/h/')).toEqual([hidden, open]);
});

test('a dropdown without an entry left vanishes, unless its label leads somewhere', () => {
  const menu: NavItem = { kind: 'dropdown', label: 'Menu', items: [hidden] };
  expect(shownItems([menu], '/')).toEqual([]);
  expect(shownItems([{ ...menu, href: '/docs' }], '/')).toEqual([{ ...menu, href: '/docs', items: [] }]);
});

test('links in dropdowns count', () => {
  expect(linksOf([open, { kind: 'language' }, { kind: 'dropdown', label: 'Menu', items: [hidden] }])).toEqual(
    [open, hidden],
  );
});
