import type { DocBody, PageBase, PageDocument } from '../../model/document';
import type { NavLink, SiteLayout } from '../../model/layout';
import { en } from '../../model/words/en';
import type { Site } from '../SiteContext';

/** A small site for unit tests; tests spread what they are about over it. */
export const testLayout: SiteLayout = {
  build: 'test',
  locale: 'en',
  htmlLang: 'en-US',
  direction: 'ltr',
  site: { title: 'SITE', tagline: { text: 'A site' }, origin: 'https://site.test', baseUrl: '/', home: '/' },
  locales: [
    {
      code: 'en',
      label: 'English',
      htmlLang: 'en-US',
      direction: 'ltr',
      home: '/',
      words: '/assets/words-en.json',
    },
    {
      code: 'zh',
      label: '简体中文',
      htmlLang: 'zh-CN',
      direction: 'ltr',
      home: '/zh/',
      words: '/assets/words-zh.json',
    },
  ],
  toolWords: '/assets/words-tools.json',
  defaultLocale: 'en',
  navbar: { hideOnScroll: false, left: [], right: [], hasMenu: false },
  footer: null,
  announcement: null,
  colorMode: { default: 'light', switch: true, respectSystem: false },
  sidebar: { hideable: false, autoCollapse: false },
  storageSuffix: '',
  feeds: [],
  offline: [],
  text: en.page,
};

export const testBase: PageBase = {
  build: 'test',
  locale: 'en',
  route: '/docs/intro',
  title: 'Introduction',
  description: 'What it is.',
  alternates: { en: '/docs/intro', zh: '/zh/docs/intro' },
  layout: '/layout.json',
};

export const testDoc: PageBase & DocBody = {
  ...testBase,
  kind: 'doc',
  set: 'docs',
  version: { name: 'current', label: 'Next', badge: false, banner: null },
  article: { heading: ['Introduction'], tree: [['p', null, 'Words.']], toc: [] },
  breadcrumbs: [],
  tags: [],
  edit: {},
};

export function testSite(page: PageDocument = testDoc, layout: Partial<SiteLayout> = {}): Site {
  return { page, layout: { ...testLayout, ...layout } };
}

export function testLink(label: string, href: string, more: Partial<NavLink> = {}): NavLink {
  return { kind: 'link', label, href, external: false, ...more };
}
