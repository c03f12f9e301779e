import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openHeadlineFaces } from 'generator/load/font/headlineFace';
import { openPageFaces } from 'generator/load/font/pageFace';
import { openCache } from 'generator/output/cache/diskCache';
import { describe, expect, test } from 'vitest';
import type { BuiltSite } from '../../support/builtSite';
import { contentsIn } from '../../support/contents';
import { all, type HtmlElement, one, rawText, textOf } from '../../support/html';
import { filesOfKinds, pageFiles } from '../../support/pageFiles';
import { inLocale, locales } from '../../support/specifiedRoutes';

const hrefOf = ({ attributes }: HtmlElement) => attributes['href'] ?? '';
/** A heading without the sign of its link. */
const headingOf = (heading: HtmlElement) => textOf(heading).replace(/ ?#$/, '');

/** Keys, numbers of steps and, but for Chinese, tags that are no cards. */
function marksIn(main: HtmlElement, isChinese: boolean): string {
  const keys = all(main, 'kbd').filter((key) => all(key, 'kbd').length === 0);
  const tags = all(main, 'a', { rel: 'tag' })
    .filter((tag) => all(tag, 'img').length === 0)
    .map((tag) => rawText(tag).replace(/ \d+$/, ''));
  const ways = all(main, 'nav').flatMap((nav) => all(nav, 'ol'));
  const lists = all(main, 'ol').filter((list) => !ways.includes(list) && !('class' in list.attributes));
  const steps = lists.flatMap(({ attributes, children }) =>
    children
      .filter((child) => typeof child !== 'string')
      .map((_, index) => Number(attributes['start'] ?? 1) + index),
  );
  const initials = all(main, 'dt').flatMap(({ attributes }) => attributes['data-initial'] ?? []);
  return [
    ...keys.map((key) => rawText(key).replace('Ctrl / ⌘', 'Ctrl')),
    ...(isChinese ? [] : tags),
    ...steps,
    ...initials,
  ].join('');
}

/** Tests of the text of the site's pages and of the ways through it. */
export function textTests(site: () => BuiltSite): void {
  const pageAt = (path: string) => site().html(`${path.slice(1).replace(/\/?$/, '') || 'index'}.html`);
  const lastList = (path: string) => {
    const list = all(one(pageAt(path), 'main'), 'ul').at(-1);
    if (list === undefined) throw new Error(`${path} has no list`);
    return list;
  };

  test('RT-09: every page brings the font of its title, and of the small words that are set in it, and no more of it than that', () => {
    const folder = mkdtempSync(join(tmpdir(), 'faces-'));
    const cache = openCache(folder, 'any tool');
    const [faceOf, headlineFaceOf] = [openPageFaces(cache), openHeadlineFaces(cache)];
    for (const file of pageFiles(site())) {
      const page = site().html(file);
      const heads = /blog\/archive\.html$/.test(file) ? all(one(page, 'main'), 'h2') : [];
      const styles = all(page, 'style').map(textOf).join('');
      const [, face] =
        /@font-face\{font-family:(?:Pixels|Headline);src:url\(data:font\/woff2;base64,([^)]*)\)\}/.exec(
          styles,
        ) ?? [];
      const title = [one(page, 'h1'), ...heads].map(rawText).join('');
      const isChinese = /^zh/.test(file);
      const marks = marksIn(one(page, 'main'), isChinese);
      // An exercise says its mark once it works.
      const mark = isChinese ? '试一试' : 'Try it';
      const isHome = /^(?:zh\/)?index\.html$/.test(file);
      const wanted = isHome ? headlineFaceOf(title) : faceOf(title, marks, isChinese || undefined);
      // The other is made only where the first is not the one.
      expect(face, file).toBe(
        wanted === face || isHome ? wanted : faceOf(title, marks + mark, isChinese || undefined),
      );
    }
    rmSync(folder, { recursive: true });
  });

  describe.each(locales)('the text of pages in %s', (locale) => {
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
      expect(overview?.attributes).not.toHaveProperty('data-day');
      for (const version of versions) expect(version.attributes).toHaveProperty('data-day');
      const r44 = versions.find((version) => textOf(version).startsWith('r44'));
      expect(r44 === undefined ? '' : textOf(r44)).toContain(
        locale === 'zh' ? '2024年12月至\u20602025年4月' : 'December 2024 to April 2025',
      );
    });

    test('the word list is in the order of the alphabet, in Chinese that of pinyin, and its letters lead to the first words', () => {
      const main = one(pageAt(inLocale('/faq/words', locale)), 'main');
      const terms = all(main, 'dt');
      const names = terms.map(textOf);
      const firsts = terms.filter(({ attributes }) => attributes['data-initial'] !== undefined);
      const letters = firsts.map(({ attributes }) => attributes['data-initial']);
      expect(letters).toEqual([...new Set(letters)].sort());
      expect(
        all(main, 'a')
          .filter((link) => textOf(link).length === 1)
          .map((link) => [textOf(link), hrefOf(link)]),
      ).toEqual(firsts.map(({ attributes }, index) => [letters[index], `#${attributes['id']}`]));
      const { compare } = new Intl.Collator(locale === 'zh' ? 'zh-CN' : 'en-US');
      for (const [index, first] of firsts.entries()) {
        const next = firsts[index + 1];
        const group = names.slice(terms.indexOf(first), next && terms.indexOf(next));
        expect(group).toEqual([...group].sort(compare));
      }
      const [first, second] = locale === 'zh' ? ['变换', '帧'] : ['Alpha', 'Alpha lock'];
      expect(names).toContain(first);
      expect(names.indexOf(first ?? '')).toBeLessThan(names.indexOf(second ?? ''));
    });
  });

  test('a page explains a word once, and neither its own subject nor a heading', () => {
    const page = pageAt('/docs/timeline/onion-skin');
    const explaining = (root: HtmlElement) =>
      all(root, 'a')
        .filter((link) => hrefOf(link).startsWith('/faq/words#'))
        .map(textOf);
    const explained = explaining(one(page, 'article'));
    expect(explained.length).toBeGreaterThan(0);
    expect(new Set(explained.map((word) => word.toLowerCase())).size).toBe(explained.length);
    expect(explained.join()).not.toMatch(/onion/i);
    expect(['h1', 'h2', 'h3'].flatMap((tag) => all(page, tag).flatMap(explaining))).toEqual([]);
  });

  test('DOC-01, DOC-02: the parts of a docs page stand in their order, below one title', () => {
    const page = pageAt('/docs/intro');
    const parts = all(one(page, 'body'), '*');
    const article = one(page, 'article');
    const [sidebar] = all(page, 'nav', { 'aria-label': 'Tutorial sidebar' });
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
