import { expect, test } from 'vitest';
import { testBase, testDoc, testLayout } from '../app/testing/testSite';
import type { PageDocument } from '../model/document';
import { en } from '../model/words/en';
import type { RenderSettings } from './renderSettings';
import { renderShell } from './shell';

const settings: RenderSettings = {
  inlineScript: 'start()',
  deferredModules: ['/assets/deferred.js'],
  modules: ['/assets/react.js', '/assets/client.js'],
  stylePieces: [],
  styles: '/assets/style.css',
  tabScript: 'tabs()',
  homeScript: 'warn;',
  baseUrl: '/',
  head: '<link rel="icon" href="/favicon.svg">',
  layouts: {},
  sidebars: {},
  inFolders: false,
  hasPolicy: false,
  sites: { connect: [], frame: [], image: [], script: [], style: [] },
  precompress: false,
};
const home: PageDocument = {
  ...testBase,
  kind: 'home',
  words: en.pages.homePage,
  route: '/',
  headline: 'A site',
  lead: 'What it is.',
  actions: [],
  statements: [],
  platforms: [],
  steps: [],
  news: [],
  guides: [],
  answers: [],
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
  expect(head).toContain('<title>T</title><meta name="a"/><link rel=');
  expect(head).toContain('<link rel="icon" href="/favicon.svg">');
  expect(body).toContain('><main>M</main></div>');
});

test('a page names the documents that bring it to life, unless it stays as it is', () => {
  const page = { ...testDoc, sidebar: '/assets/sidebar.json' };
  const namesOf = (html: string) =>
    [...html.matchAll(/ (?:name="part-[^"]*" content|data-styles)="[^"]*"/g)].map(([all]) => all);
  expect(namesOf(renderShell(page, '', testLayout, settings, []))).toEqual([
    ' name="part-page" content="/docs/intro.json"',
    ' name="part-layout" content="/layout.json"',
    ' name="part-sidebar" content="/assets/sidebar.json"',
    ' data-styles="/assets/style.css"',
  ]);
  expect(namesOf(renderShell(page, '', testLayout, settings, [], { isStatic: true }))).toEqual([]);
});

test('what hydrates a page is asked for from its head', () => {
  const ahead = (isStatic: boolean) => {
    const html = renderShell(testDoc, '', testLayout, settings, [], { isStatic });
    return [
      ...html
        .slice(0, html.indexOf('<body'))
        .matchAll(/<(?:link rel="modulepreload"|meta name="part-)[^>]*>/g),
    ].map(([link]) => link);
  };
  const lengthOf = (value: object) => JSON.stringify(value).length;
  expect(ahead(false)).toEqual([
    '<link rel="modulepreload" fetchpriority="low" href="/assets/react.js">',
    '<link rel="modulepreload" fetchpriority="low" href="/assets/client.js">',
    `<meta name="part-page" content="/docs/intro.json" data-length="${lengthOf(testDoc)}">`,
    `<meta name="part-layout" content="/layout.json" data-length="${lengthOf(testLayout)}">`,
  ]);
  expect(ahead(true)).toEqual([]);
  const ofHome = renderShell(home, '', testLayout, settings, []);
  expect(
    [...ofHome.matchAll(/<link rel="modulepreload"[^>]* href="([^"]*)">/g)].map(([, href]) => href),
  ).toEqual(['/assets/react.js', '/assets/client.js', '/assets/deferred.js']);
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
