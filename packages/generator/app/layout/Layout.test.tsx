import { expect, test } from 'vitest';
import { App } from '../App';
import type { Site } from '../SiteContext';
import { renderIn } from '../testing/renderInSite';
import { testDoc, testLayout, testSite } from '../testing/testSite';

/** The whole site around an article without words. */
function renderSite(site: Site): string {
  return renderIn(site, <App shown={{ ...site, content: <article /> }} />);
}

const footer = {
  columns: [
    { title: { text: 'Install' }, items: [{ label: 'Store', href: 'https://store.test', external: true }] },
  ],
  legal: [{ label: 'Terms', href: '/terms', external: false }],
  copyright: { text: '© 2023–2025' },
};
const announcement = {
  id: 'a',
  content: ['Read ', ['a', { href: '/x' }, 'this']] as const,
  background: '#123456',
  color: '#ffffff',
  closable: true,
};

test('LAY-01: skip link, announcement, bar, content, footer, in this order', () => {
  const html = renderSite(testSite(testDoc, { footer, announcement }));
  const order = [
    'Skip to main content',
    'aria-label="Announcement"',
    'aria-label="Main"',
    '<main id="content"',
    '<footer',
  ];
  const places = order.map((words) => html.indexOf(words));
  expect(places.every((place) => place >= 0)).toBe(true);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});

test('LAY-02: the skip link is the first thing to focus, a link to the content in a labelled region', () => {
  const html = renderSite(testSite(testDoc));
  const [first] = /<(a|button)\b[^>]*>/.exec(html) ?? [];
  expect(first).toContain('href="#content"');
  expect(html).toMatch(/<section [^>]*aria-label="Skip link"><a [^>]*href="#content"/);
});

test('LAY-05: footer links, legal row, copyright; none without configuration', () => {
  const html = renderSite(testSite(testDoc, { footer }));
  expect(html).toMatch(
    /<footer.*<h2[^>]*>Install<\/h2>.*href="https:\/\/store\.test" target="_blank".*href="\/terms">Terms<.*© 2023–2025/s,
  );
  expect(renderSite(testSite(testDoc))).not.toContain('<footer');
});

test('ANN-01, ANN-02: configured words and colours; a close button only if it can be closed', () => {
  const html = renderSite(testSite(testDoc, { announcement }));
  expect(html).toContain('--announcement-background:#123456;--announcement-color:#ffffff');
  expect(html).toMatch(/Read <a [^>]*href="\/x"[^>]*>this<\/a>/);
  expect(html).toContain('aria-label="Close"');
  const fixed = { ...announcement, closable: false };
  expect(renderSite(testSite(testDoc, { announcement: fixed }))).not.toContain('aria-label="Close"');
});

test('VIS-03, I18N-02: banners stand above the content, topmost first', () => {
  const notices = [
    { kind: 'unlisted' },
    { kind: 'untranslated', htmlLang: 'en-US', language: 'English' },
  ] as const;
  const html = renderSite(testSite({ ...testDoc, notices }));
  expect(html).toMatch(/<main.*This page is unlisted.*It is shown in English.*<article>/s);
});

test('MOB-04, SB-08: the sidebar is in the static HTML once, not again in the menu', () => {
  const sidebar = {
    id: 'docs/current/docs',
    items: [{ kind: 'page', key: 'i', label: 'Introduction', href: '/docs/intro' }],
  } as const;
  const html = renderSite({ page: testDoc, layout: testLayout, sidebar });
  expect(html.match(/aria-label="Docs sidebar"/g)).toHaveLength(1);
});
