import { describe, expect, test } from 'vitest';
import { activeItems } from './activeItems';
import type { NavLink } from './layout';

const link = (label: string, href: string, more: Partial<NavLink> = {}): NavLink => ({
  kind: 'link',
  label,
  href,
  external: false,
  ...more,
});
const bar = [
  link('Install', '/docs/install'),
  link('Documents', '/docs/intro', { activeSidebar: 'docs/current/tutorial' }),
  link('FAQ', '/faq/intro', { activeSidebar: 'faq/current/faq' }),
  link('Blog', '/blog'),
  link('Support', '/docs/support'),
];
const docs = 'docs/current/tutorial';

function active(route: string, sidebarId?: string, links: readonly NavLink[] = bar) {
  return [...activeItems(links, { route, sidebarId, home: '/' })].map(
    ([item, current]) => `${item.label}=${current}`,
  );
}

describe('NAV-03: which items are active', () => {
  test('the link to the page itself is page, the link to its area is true', () => {
    expect(active('/docs/intro', docs)).toEqual(['Documents=page']);
    expect(active('/docs/basic/canvas', docs)).toEqual(['Documents=true']);
    expect(active('/faq/files/x', 'faq/current/faq')).toEqual(['FAQ=true']);
    expect(active('/')).toEqual([]);
  });

  test('the more specific item wins', () => {
    expect(active('/docs/install', docs)).toEqual(['Install=page']);
    expect(active('/docs/support', docs)).toEqual(['Support=page']);
  });

  test('paths match at segment boundaries', () => {
    expect(active('/blog/welcome')).toEqual(['Blog=true']);
    expect(active('/blogging')).toEqual([]);
  });

  test('trailing slash, letter case and index.html make no difference', () => {
    expect(active('/Docs/Install/', docs)).toEqual(['Install=page']);
    expect(active('/blog/index.html')).toEqual(['Blog=page']);
    expect(active('/blog/Welcome/index.html')).toEqual(['Blog=true']);
  });

  test('a base path widens, a pattern decides alone and ignores case', () => {
    const base = link('Guides', '/docs/intro', { activeBase: '/docs' });
    expect(active('/docs/a', undefined, [base])).toEqual(['Guides=true']);
    const pattern = link('Notes', '/blog', { activeBase: '/docs', activePattern: '^/NOTES/' });
    expect(active('/notes/a', undefined, [pattern])).toEqual(['Notes=true']);
    expect(active('/blog', undefined, [pattern])).toEqual([]);
    expect(active('/docs/a', undefined, [pattern])).toEqual([]);
  });

  test('the home link is active on the home page alone, an external one never', () => {
    const home = link('Home', '/');
    expect(active('/', undefined, [home])).toEqual(['Home=page']);
    expect(active('/blog', undefined, [home])).toEqual([]);
    const chinese = link('首页', '/zh/');
    expect([...activeItems([chinese], { route: '/zh/blog', home: '/zh/' })]).toEqual([]);
    expect([...activeItems([chinese], { route: '/zh', home: '/zh/' })]).toEqual([[chinese, 'page']]);
    expect(active('/blog', undefined, [link('Elsewhere', '/blog', { external: true })])).toEqual([]);
  });
});

test('NAV-04: two links into one sidebar are both active on its other docs', () => {
  const links = [
    link('A', '/docs/a', { activeSidebar: docs }),
    link('B', '/docs/b', { activeSidebar: docs }),
  ];
  expect(active('/docs/c', docs, links)).toEqual(['A=true', 'B=true']);
  expect(active('/docs/a', docs, links)).toEqual(['A=page']);
});
