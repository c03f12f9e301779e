import { describe, expect, test } from 'vitest';
import type { NavItem, SiteLayout } from '../../model/layout';
import { renderIn } from '../testing/renderInSite';
import { testDoc, testLink, testSite } from '../testing/testSite';
import { Navbar } from './Navbar';

const items = (left: readonly NavItem[], right: readonly NavItem[] = []): Partial<SiteLayout> => ({
  navbar: { hideOnScroll: false, left, right, hasMenu: left.length > 0 },
});
const bar = (layout: Partial<SiteLayout>, page = testDoc) => renderIn(testSite(page, layout), <Navbar />);
/** The landmark without the menu of narrow windows. */
const landmark = (html: string) => html.slice(html.indexOf('<nav'), html.indexOf('</nav>'));
const menu = (html: string) => html.slice(html.indexOf('<dialog'), html.indexOf('</dialog>'));

test('NAV-01: a landmark named Main; logo and left items first, then the right ones', () => {
  const html = landmark(
    bar(
      items(
        [testLink('Docs', '/docs')],
        [testLink('Support', '/support'), { kind: 'language' }, { kind: 'colorMode' }],
      ),
    ),
  );
  expect(html).toContain('aria-label="Main"');
  const order = ['>SITE<', '>Docs<', '>Support<', 'Languages', 'colour mode'];
  const places = order.map((words) => html.indexOf(words));
  expect(places.every((place) => place > 0)).toBe(true);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});

test('NAV-02: only an external link opens a new tab, and says so', () => {
  const html = landmark(
    bar(items([testLink('In', '/in'), testLink('Out', 'https://out.test', { external: true })])),
  );
  expect(html.match(/target="_blank"/g)).toHaveLength(1);
  expect(html).toMatch(
    /href="https:\/\/out\.test"[^>]*rel="noopener noreferrer"[^>]*>Out<.*\(opens in a new tab\)/s,
  );
});

test('NAV-03: the active link carries aria-current', () => {
  const layout = items([testLink('Docs', '/docs/intro'), testLink('Blog', '/blog')]);
  expect(landmark(bar(layout)).match(/aria-current="[^"]*"/g)).toEqual(['aria-current="page"']);
  expect(landmark(bar(layout, { ...testDoc, route: '/blog/a' }))).toMatch(
    /href="\/blog" aria-current="true"/,
  );
});

describe('NAV-08: language switcher', () => {
  test('leads to the same page, in the words of each language', () => {
    const html = landmark(bar(items([], [{ kind: 'language' }])));
    expect(html).toMatch(/href="\/zh\/docs\/intro" lang="zh-CN" hrefLang="zh-CN">简体中文</);
    expect(html).toMatch(/href="\/docs\/intro" lang="en-US" hrefLang="en-US" aria-current="true">English</);
  });

  test('leads home where the page has no translation, and is absent with one language', () => {
    const layout = items([], [{ kind: 'language' }]);
    expect(landmark(bar(layout, { ...testDoc, alternates: {} }))).toContain('href="/zh/" lang="zh-CN"');
    expect(bar({ ...layout, locales: [] })).not.toContain('Languages');
  });
});

test('NAV-06: a dropdown opens without scripts', () => {
  const html = landmark(
    bar(items([{ kind: 'dropdown', label: 'More', items: [testLink('A', '/a'), testLink('B', '/b')] }])),
  );
  const [, id] = /popoverTarget="([^"]+)" aria-haspopup="true"/i.exec(html) ?? [];
  expect(id).toBeDefined();
  expect(html).toContain(`<ul id="${id}"`);
});

test('NAV-11, MOB-07: one entry or one version is a plain link in the bar and in the menu', () => {
  const html = bar(
    items([
      { kind: 'dropdown', label: 'More', items: [testLink('Only', '/only')] },
      {
        kind: 'docsVersion',
        names: [],
        set: 'docs',
        latest: 'a',
        versions: [{ name: 'a', label: '1.0', href: '/docs/main' }],
      },
    ]),
  );
  expect(html).not.toContain('More');
  expect(html).not.toContain('Expand the dropdown');
  for (const part of [landmark(html), menu(html)])
    expect(part.match(/>(Only|1\.0)</g)).toEqual(['>Only<', '>1.0<']);
});

describe('NAV-11: versions', () => {
  const versions = [
    { name: '2', label: '2.0', href: '/docs/main' },
    { name: '1', label: '1.0', href: '/docs/1/main' },
  ];
  const item: NavItem = { kind: 'docsVersion', names: [], set: 'docs', latest: '2', versions };

  test('lead to the same doc, else to the main doc; the label is the version being read', () => {
    const version = {
      ...testDoc.version,
      name: '1',
      label: '1.0',
      all: [{ name: '2', label: '2.0', href: '/docs/a' }],
    };
    const html = landmark(bar(items([item]), { ...testDoc, version }));
    expect(html).toMatch(/href="\/docs\/1\/main">1\.0<\/a><button/);
    expect(html).toMatch(/href="\/docs\/a">2\.0</);
    expect(html).toMatch(/href="\/docs\/1\/main" aria-current="true">1\.0</);
  });

  test('outside the set the label is the latest', () => {
    expect(landmark(bar(items([item]), { ...testDoc, set: 'faq' }))).toMatch(
      /href="\/docs\/main">2\.0<\/a><button/,
    );
  });
});

describe('colour toggle', () => {
  const toggle = items([], [{ kind: 'colorMode' }]);

  test('CLR-04, CLR-05: disabled in static HTML, named after the default mode', () => {
    expect(landmark(bar(toggle))).toMatch(
      /disabled="" title="light mode" aria-label="Change the colour mode \(now light mode\)"/,
    );
    const dark = { default: 'dark', switch: true, respectSystem: false } as const;
    expect(landmark(bar({ ...toggle, colorMode: dark }))).toContain('title="dark mode"');
  });

  test('CLR-03: a third state only where the system is respected', () => {
    const settings = { default: 'light', switch: true, respectSystem: true } as const;
    expect(bar({ ...toggle, colorMode: settings })).toContain('data-choice="system"');
    expect(bar(toggle)).not.toContain('data-choice="system"');
  });
});

describe('menu of narrow windows', () => {
  const layout = items([testLink('Docs', '/docs')], [{ kind: 'language' }]);

  test('MOB-01: its button is absent when there is nothing to show', () => {
    expect(bar(layout)).toContain('aria-label="Toggle navigation bar"');
    expect(bar({})).not.toContain('Toggle navigation bar');
  });

  test('MOB-08: without scripts a popover holds every item, the languages unfolded', () => {
    const html = bar(layout);
    const [, id] = /popoverTarget="([^"]+)" aria-label="Toggle navigation bar"/i.exec(html) ?? [];
    expect(html).toContain(`<dialog id="${id}"`);
    expect(menu(html)).toMatch(/href="\/docs"/);
    expect(menu(html)).toContain('简体中文');
    expect(menu(html)).not.toContain('hidden=""');
  });
});
