import { describe, expect, test } from 'vitest';
import type { NavItem, NavLink } from './layout';
import { itemsInVersions } from './navItems';

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
