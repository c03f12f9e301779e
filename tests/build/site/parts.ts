import { describe, expect, test } from 'vitest';
import type { BuiltSite } from '../../support/builtSite';
import { contentsIn } from '../../support/contents';
import { all, type HtmlElement, one, textOf } from '../../support/html';
import { answers } from '../../support/links';
import { barLinks, navbarIn } from '../../support/navbar';
import { filesOfKinds, pageFiles } from '../../support/pageFiles';
import { inLocale, locales } from '../../support/specifiedRoutes';

const footers = {
  en: {
    columns: ['Install', 'Community', 'Documents'],
    legal: ['Terms', 'Privacy', /ICP/],
    newTab: /\(opens in a new tab\)$/,
  },
  zh: {
    columns: ['安装', '社区', '文档'],
    legal: ['使用条款', '隐私', /ICP/],
    newTab: /（在新标签页中打开）$/,
  },
};
/** Stores, chat, social network, issue tracker, video sites, filing number. */
const hosts = [
  'apps.apple.com',
  'play.google.com',
  'store.steampowered.com',
  'discord.gg',
  'twitter.com',
  'github.com',
  'www.youtube.com',
  'search.bilibili.com',
  'beian.miit.gov.cn',
];
const bars = {
  en: ['Install', 'Documents', 'FAQ', 'Blog', 'Support', 'English', '简体中文'],
  zh: ['安装', '文档', '常见问题', '博客', '支持', 'English', '简体中文'],
};

/** The words that a link is known by. */
const nameOf = ({ attributes, ...link }: HtmlElement) =>
  attributes['aria-label'] ?? textOf({ attributes, ...link });
const hrefOf = ({ attributes }: HtmlElement) => attributes['href'] ?? '';
/** A heading without the sign of its link. */
const headingOf = (heading: HtmlElement) => textOf(heading).replace(/ ?#$/, '');

/** What stands on the pages of the site around and in the text. */
export function partTests(site: () => BuiltSite): void {
  const pageAt = (path: string) => site().html(`${path.slice(1).replace(/\/?$/, '') || 'index'}.html`);
  const lastList = (path: string) => {
    const list = all(one(pageAt(path), 'main'), 'ul').at(-1);
    if (list === undefined) throw new Error(`${path} has no list`);
    return list;
  };

  describe.each(locales)('the parts of pages in %s', (locale) => {
    test('LAY-05: the footer has stores, community, docs, legal links and the years', () => {
      const footer = one(pageAt(inLocale('/docs/intro', locale)), 'footer');
      const { columns, legal, newTab } = footers[locale];
      expect(all(footer, 'h2').map(textOf)).toEqual(columns);
      const links = all(footer, 'a');
      for (const name of legal) expect(links.map(textOf)).toContainEqual(expect.stringMatching(name));
      expect(textOf(footer)).toMatch(/2023.2025/);
      const files = new Set(site().files);
      const external = links.filter((link) => !hrefOf(link).startsWith('/'));
      for (const link of links.filter((each) => !external.includes(each))) {
        expect(answers(files, hrefOf(link)), hrefOf(link)).toBe(true);
        expect(link.attributes).not.toHaveProperty('target');
      }
      for (const link of external) {
        expect(link.attributes).toMatchObject({ target: '_blank', rel: 'noopener noreferrer' });
        expect(textOf(link)).toMatch(newTab);
        expect(all(link, 'svg')).toHaveLength(1);
      }
      expect(external.map((link) => new URL(hrefOf(link)).host).sort()).toEqual([...hosts].sort());
      for (const route of ['/docs/intro', '/docs/quick', '/faq/intro', '/terms', '/privacy'])
        expect(links.map(hrefOf)).toContain(inLocale(route, locale));
    });

    test('NAV-01, NAV-05: the bar has its items in two groups, in their order', () => {
      const page = pageAt(inLocale('/docs/intro', locale));
      const links = barLinks(page);
      expect(links.map(textOf)).toEqual(bars[locale]);
      const groups = all(navbarIn(page), 'ul').filter((list) => list.attributes['data-side'] !== undefined);
      expect(groups.map((group) => all(group, 'a').length)).toEqual([4, 3]);
      expect(links.find((link) => textOf(link) === bars[locale][2])?.attributes['href']).toBe(
        inLocale('/faq/intro', locale),
      );
    });

    test('LAY-08: the logo of every page leads home and has one name', () => {
      for (const file of pageFiles(site()).filter((name) => /^zh(\/|\.)/.test(name) === (locale === 'zh'))) {
        const [logo] = all(navbarIn(site().html(file)), 'a');
        expect(logo?.attributes['href'], file).toBe(inLocale('/', locale));
        expect(logo === undefined ? '' : nameOf(logo), file).toBe('Resprite');
        expect(logo === undefined ? [] : all(logo, 'img').map(({ attributes }) => attributes['alt'])).toEqual(
          [''],
        );
      }
    });

    test('TOC-01: the contents of every doc and page are its headings of levels 2 and 3', () => {
      const files = filesOfKinds(site(), 'doc', 'page').filter(
        (name) => /^zh\//.test(name) === (locale === 'zh'),
      );
      let checked = 0;
      for (const file of files) {
        const page = site().html(file);
        for (const nav of contentsIn(page)) {
          const [article] = all(page, 'article');
          const headings = all(article ?? page, '*').filter(
            ({ tag, attributes }) => /^h[23]$/.test(tag) && attributes['id'] !== undefined,
          );
          const entries = all(nav, 'a').map((link) => [textOf(link), decodeURIComponent(hrefOf(link))]);
          expect(entries, file).toEqual(
            headings.map((heading) => [headingOf(heading), `#${heading.attributes['id']}`]),
          );
          checked += 1;
        }
      }
      expect(checked).toBeGreaterThan(100);
    });

    test('CAT-02, CAT-05: a category shows a card for each of its pages, in the order of the open sidebar', () => {
      for (const route of [
        '/docs/category/basics',
        '/faq/category/purchase--licensing',
        '/faq/category/files',
      ]) {
        const path = inLocale(route, locale);
        const page = pageAt(path);
        const item = all(page, 'li').find(({ children }) =>
          children.some(
            (child) =>
              typeof child !== 'string' && all(child, 'a', { href: path, 'aria-current': 'page' }).length > 0,
          ),
        );
        const inside =
          item === undefined ? [] : all(item, 'ul').flatMap((list) => all(list, 'a').map(hrefOf));
        expect(inside.length, path).toBeGreaterThan(3);
        expect(all(lastList(path), 'a').map(hrefOf), path).toEqual(inside);
        expect(contentsIn(page), path).toEqual([]);
      }
    });

    test('versions say when they came, and the overview before them is none', () => {
      const entries = all(lastList(inLocale('/docs/category/ios-release-notes', locale)), 'li');
      const [overview, ...versions] = entries;
      expect(overview?.attributes).not.toHaveProperty('data-release');
      for (const version of versions) expect(version.attributes).toHaveProperty('data-release');
      const r44 = versions.find((version) => textOf(version).startsWith('r44'));
      expect(r44 === undefined ? '' : textOf(r44)).toContain(
        locale === 'zh' ? '2024年12月至2025年4月之间' : 'between December 2024 and April 2025',
      );
    });

    test('the word list is in the order of the language', () => {
      const names = all(one(pageAt(inLocale('/faq/intro', locale)), 'main'), 'dt').map(textOf);
      expect(names).toEqual([...names].sort(new Intl.Collator(locale === 'zh' ? 'zh-CN' : 'en-US').compare));
      const [first, second] = locale === 'zh' ? ['版本系列', '帧'] : ['alpha', 'alpha lock'];
      expect(names).toContain(first);
      expect(names.indexOf(first ?? '')).toBeLessThan(names.indexOf(second ?? ''));
    });
  });

  test('a page explains a word once, and neither its own subject nor a heading', () => {
    const page = pageAt('/docs/timeline/onion-skin');
    const explaining = (root: HtmlElement) =>
      all(root, 'a')
        .filter((link) => hrefOf(link).startsWith('/faq/intro#'))
        .map(textOf);
    const explained = explaining(one(page, 'article'));
    expect(explained.length).toBeGreaterThan(0);
    expect(new Set(explained.map((word) => word.toLowerCase())).size).toBe(explained.length);
    expect(explained.join()).not.toMatch(/onion/i);
    expect(['h1', 'h2', 'h3'].flatMap((tag) => all(page, tag).flatMap(explaining))).toEqual([]);
  });

  test('LAY-06: a button to the top is on every page of the docs, and on no other', () => {
    for (const file of pageFiles(site())) {
      const buttons = all(site().html(file), 'button').filter(({ attributes }) =>
        ['Back to top', '回到顶部'].includes(attributes['title'] ?? ''),
      );
      expect(buttons.length, file).toBe(/^(zh\/)?(docs|faq)\//.test(file) ? 1 : 0);
    }
  });

  test('ANN-01: a site without an announcement has no region for it', () => {
    for (const file of pageFiles(site()))
      expect(all(site().html(file), 'section', { 'aria-label': 'Announcement' }), file).toEqual([]);
  });

  test('DOC-01, DOC-02: the parts of a docs page stand in their order, below one title', () => {
    const page = pageAt('/docs/intro');
    const parts = all(one(page, 'body'), '*');
    const article = one(page, 'article');
    const [sidebar] = all(page, 'nav', { 'aria-label': 'Docs sidebar' });
    const neighbours = one(page, 'nav', { 'aria-label': 'Docs pages' });
    const order = [
      sidebar,
      one(page, 'main'),
      article,
      one(article, 'nav', { 'aria-label': 'Breadcrumbs' }),
      all(article, 'summary')[0],
      one(article, 'h1'),
      all(article, 'p')[0],
      neighbours,
      contentsIn(page)[0],
    ].map((part) => (part === undefined ? -1 : parts.indexOf(part)));
    expect(order).not.toContain(-1);
    expect(order).toEqual([...order].sort((a, b) => a - b));
    expect(all(article, 'nav', { 'aria-label': 'Docs pages' })).toEqual([]);
    expect(textOf(one(page, 'h1'))).toBe('Introduction');
    expect(all(one(page, 'h1'), 'a')).toEqual([]);
    expect(textOf(one(page, 'title'))).toBe('Introduction | Resprite');
  });
}
