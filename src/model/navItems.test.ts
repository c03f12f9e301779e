import { expect, test } from 'vitest';
import type { NavItem } from './layout';
import { linksOf, shownItems } from './navItems';

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

test('MOB-07: a dropdown vanishes without an entry, and is a link where it leads to one place only', () => {
  const menu: NavItem = { kind: 'dropdown', label: 'Menu', items: [hidden] };
  expect(shownItems([menu], '/')).toEqual([]);
  expect(shownItems([menu], '/docs/h')).toEqual([hidden]);
  const leading: NavItem = { ...menu, target: open };
  expect(shownItems([leading], '/')).toEqual([open]);
  expect(shownItems([leading], '/docs/h')).toEqual([leading]);
});

test('links in dropdowns count, and so does what their label leads to', () => {
  const target = { ...open, label: 'Menu' };
  expect(linksOf([{ kind: 'dropdown', label: 'Menu', target, items: [hidden] }])).toEqual([target, hidden]);
  expect(linksOf([open, { kind: 'language' }, { kind: 'dropdown', label: 'Menu', items: [hidden] }])).toEqual(
    [open, hidden],
  );
});
