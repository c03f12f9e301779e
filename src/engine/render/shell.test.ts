import { expect, test } from 'vitest';
import { testBase, testDoc, testLayout } from '../../app/testing/testSite';
import type { PageDocument } from '../../model/document';
import type { RenderSettings } from './renderSettings';
import { renderShell } from './shell';

const settings: RenderSettings = {
  inlineScript: 'start()',
  modules: ['/assets/react.js', '/assets/client.js'],
  stylePieces: [],
  styles: '/assets/style.css',
  tabScript: 'tabs()',
  homeScript: 'warn;',
  baseUrl: '/',
  head: '<link rel="icon" href="/favicon.svg">',
  layouts: {},
  sidebars: {},
  words: {},
  inFolders: false,
  compress: false,
};
const home: PageDocument = {
  ...testBase,
  kind: 'home',
  route: '/',
  headline: 'A site',
  lead: 'What it is.',
  actions: [],
  statements: [],
  sale: { title: '', text: '', link: { label: '', href: '/' } },
  platforms: [],
  news: [],
  guides: [],
  answers: [],
  posts: [],
};

test('what React puts first goes into the head, the rest into the body', () => {
  const html = renderShell(
    testDoc,
    '<title>T</title><meta name="a"/><main>M</main>',
    testLayout,
    settings,
    [],
  );
  const [head = '', body = ''] = html.split('</head>');
  expect(head).toContain('<title>T</title><meta name="a"/><link rel="icon" href="/favicon.svg">');
  expect(body).toContain('><main>M</main></div>');
});

test('a page names the documents that bring it to life, unless it stays as it is', () => {
  const page = { ...testDoc, sidebar: '/assets/sidebar.json' };
  const attributes =
    ' data-document="/docs/intro.json" data-layout="/layout.json" data-sidebar="/assets/sidebar.json" data-styles="/assets/style.css"';
  expect(renderShell(page, '', testLayout, settings, [])).toContain(attributes);
  expect(renderShell(page, '', testLayout, settings, [], { isStatic: true })).not.toContain('data-document');
});

test('what hydrates a page is asked for at low priority before anything else of it is read', () => {
  const ahead = (isStatic: boolean) => {
    const html = renderShell(testDoc, '', testLayout, settings, [], { isStatic });
    return [...html.slice(0, html.indexOf('<script')).matchAll(/<link rel="(\w*preload)"[^>]*>/g)].map(
      ([link]) => link,
    );
  };
  const link = (rel: string, href: string) =>
    `<link rel="${rel}" href="${href}" crossorigin fetchpriority="low">`;
  expect(ahead(false)).toEqual([
    link('modulepreload', '/assets/react.js'),
    link('modulepreload', '/assets/client.js'),
    link('preload" as="fetch', '/docs/intro.json'),
    link('preload" as="fetch', '/layout.json'),
  ]);
  expect(ahead(true)).toEqual([]);
});

test('CLR-01: the colour mode of a first visit is that of the system where the settings respect it', () => {
  const modeOf = (respectSystem: boolean) =>
    / data-theme-choice="(\w+)"/.exec(
      renderShell(
        testDoc,
        '',
        { ...testLayout, colorMode: { default: 'dark', switch: true, respectSystem } },
        settings,
        [],
      ),
    )?.[1];
  expect([modeOf(true), modeOf(false)]).toEqual(['system', 'dark']);
});

test('ERR-08: only a home page can tell that its scripts did not come, where the settings want it', () => {
  const tells = (page: PageDocument, homeScript: string | null) =>
    renderShell(page, '', testLayout, { ...settings, homeScript }, []).includes('id="misplaced"');
  expect(tells(home, 'warn;')).toBe(true);
  expect(tells(home, null)).toBe(false);
  expect(tells(testDoc, 'warn;')).toBe(false);
});

test('a page with tabs has their script, and data for machines cannot end its element', () => {
  const html = renderShell(testDoc, '<div data-tab-group="os"></div>', testLayout, settings, [
    { name: '</script>' },
  ]);
  expect(html).toContain('<script>start();tabs()</script>');
  expect(html).toContain('<script type="application/ld+json">{"name":"\\u003c/script>"}</script>');
  expect(renderShell(testDoc, '', testLayout, settings, [])).not.toContain('tabs()');
});
