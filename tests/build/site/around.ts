import { describe, expect, test } from 'vitest';
import type { BuiltSite } from '../../support/builtSite';
import { all, type HtmlElement, one, textOf } from '../../support/html';
import { answers } from '../../support/links';
import { barLinks, navbarIn } from '../../support/navbar';
import { pageFiles } from '../../support/pageFiles';
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
  'youtube.com',
  'bilibili.com',
  'beian.miit.gov.cn',
];
const bars = {
  en: ['Install', 'Documents', 'FAQ', 'Blog', 'Support', 'English', '简体中文'],
  zh: ['安装', '文档', '常见问题', '博客', '支持', 'English', '简体中文'],
};

const hrefOf = ({ attributes }: HtmlElement) => attributes['href'] ?? '';

/** Tests of everything around the text of the site's pages. */
export function aroundTests(site: () => BuiltSite): void {
  const pageAt = (path: string) => site().html(`${path.slice(1).replace(/\/?$/, '') || 'index'}.html`);

  describe.each(locales)('around the pages in %s', (locale) => {
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
      expect(external).toHaveLength(hosts.length);
      for (const host of hosts)
        expect(external.map((link) => new URL(hrefOf(link)).host)).toContainEqual(
          expect.stringMatching(new RegExp(`(^|\\.)${host}$`)),
        );
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
        expect(logo === undefined ? '' : textOf(logo), file).toBe('Resprite');
        expect(logo === undefined ? [] : all(logo, 'img').map(({ attributes }) => attributes['alt'])).toEqual(
          [''],
        );
      }
    });
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
      expect(site().text(file), file).not.toMatch(/<section[^>]*aria-label="(Announcement|公告)"/);
  });
}
