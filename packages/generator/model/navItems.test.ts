import { describe, expect, test } from 'vitest';
import type { NavItem, NavLink } from './layout';
import { itemsInVersions, linksOf, shownItems } from './navItems';

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

const link = (href: string): NavLink => ({ kind: 'link', label: 'Start', href, external: false });
const versioned: NavLink = {
  ...link('/docs/start'),
  inVersions: { set: 'docs', links: { '1': link('/docs/1/start') } },
};
const hrefsIn = (item: NavItem, versions: readonly (readonly [string, string])[]) =>
  itemsInVersions([item], new Map(versions)).flatMap((shown) => {
    if (shown.kind === 'link') return [shown.href];
    return shown.kind === 'dropdown' ? shown.items.map(({ href }) => href) : [];
  });

describe('links into versions', () => {
  test('lead into the named version of their own set (NAV-04)', () => {
    expect(hrefsIn(versioned, [['docs', '1']])).toEqual(['/docs/1/start']);
    expect(hrefsIn(versioned, [['faq', '1']])).toEqual(['/docs/start']);
  });

  test('lead into the latest where no version is named, or one without the target (NAV-04)', () => {
    expect(hrefsIn(versioned, [])).toEqual(['/docs/start']);
    expect(hrefsIn(versioned, [['docs', '0']])).toEqual(['/docs/start']);
  });

  test('do so in dropdowns too, beside links without versions (NAV-05)', () => {
    const dropdown: NavItem = { kind: 'dropdown', label: 'More', items: [versioned, link('/terms')] };
    expect(hrefsIn(dropdown, [['docs', '1']])).toEqual(['/docs/1/start', '/terms']);
  });
});
