import { describe, expect, test } from 'vitest';
import type { BuiltSite } from '../../support/builtSite';
import { all, metas, one, textOf } from '../../support/html';
import { filesOfKinds } from '../../support/pageFiles';
import { openSearch } from '../../support/searchOutput';

const locales = [
  { locale: 'en', prefix: '' },
  { locale: 'zh', prefix: 'zh/' },
] as const;

/** A new page may share its words with others, which then come first; more than this share is the search's fault. */
const tolerated = 0.02;

export function searchTests(site: () => BuiltSite): void {
  /** The HTML files of what the search should find. */
  const texts = (prefix: string) =>
    filesOfKinds(site(), 'doc', 'post', 'page', 'category').filter(
      (file) => file.startsWith('zh/') === (prefix === 'zh/'),
    );
  const routeOf = (file: string) => `/${file.replace(/\.html$/, '')}`;
  const titleOf = (file: string) => textOf(one(one(site().html(file), 'main'), 'h1'));
  /** The topics of a page: its keywords, then its headings. */
  const termsOf = (file: string) => {
    const page = site().html(file);
    const keywords = metas(page, 'keywords').flatMap((list) => list.split(','));
    const headings = all(one(page, 'main'), 'h2').map((heading) => textOf(heading).replace(/#$/, ''));
    return [...new Set([...keywords, ...headings])];
  };
  /** A term of each page that no more than three pages have: what more are about cannot lead to all of them. */
  const keyTerms = (files: readonly string[]) => {
    const claims = new Map<string, number>();
    const fold = (term: string) => term.toLowerCase();
    for (const file of files)
      for (const term of new Set([titleOf(file), ...termsOf(file)].map(fold)))
        claims.set(term, (claims.get(term) ?? 0) + 1);
    return files.flatMap((file) => {
      const term = termsOf(file).find((one) => (claims.get(fold(one)) ?? 0) <= 3);
      return term === undefined ? [] : [{ file, term }];
    });
  };

  /** Asks for the first three pages of each term, and tells which pages were not among those of their own terms. */
  const missedOf = async (
    locale: string,
    asked: readonly { readonly file: string; readonly term: string }[],
  ) => {
    const search = openSearch(site(), locale);
    const missed: string[] = [];
    for (const { file, term } of asked) {
      const { pages } = await search.ask(term, 3);
      if (!pages.some(({ route }) => route === routeOf(file)))
        missed.push(`${term}: ${pages.map(({ route }) => route).join(', ')} not ${routeOf(file)}`);
    }
    return missed;
  };

  describe.each(locales)('the search in $locale', ({ locale, prefix }) => {
    test('finds pages by their titles among the first three', async () => {
      const asked = texts(prefix).map((file) => ({ file, term: titleOf(file) }));
      expect(asked.length).toBeGreaterThan(120);
      const missed = await missedOf(locale, asked);
      expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(asked.length * tolerated);
    });

    test('finds pages by a key term of theirs among the first three', async () => {
      const asked = keyTerms(texts(prefix));
      expect(asked.length).toBeGreaterThan(120);
      const missed = await missedOf(locale, asked);
      expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(asked.length * tolerated);
    });
  });

  test.each([
    ['en', '洋葱皮', 'Onion skin'],
    ['en', 'onionskin', 'Onion skin'],
    ['en', 'pallete', 'Palette'],
    ['zh', 'onion skin', '洋葱皮'],
    ['zh', '抖动', '抖动'],
    ['zh', '图层', '图层'],
  ])('the search in %s finds for “%s” first %s', async (locale, query, title) => {
    const { pages } = await openSearch(site(), locale).ask(query, 3);
    expect(pages[0]?.title).toBe(title);
  });

  test.each(locales)('the search in $locale finds pages of its own language only', async ({ locale }) => {
    const { pages } = await openSearch(site(), locale).ask('GIF', 20);
    expect(pages.length).toBeGreaterThan(3);
    expect(pages.filter(({ route }) => route.startsWith('/zh/') !== (locale === 'zh'))).toEqual([]);
  });

  test('results are narrowed down to a part of the site', async () => {
    const search = openSearch(site(), 'en');
    const patterns: Readonly<Record<string, RegExp>> = {
      FAQ: /^\/faq\//,
      'Release notes': /release-note/,
      Blog: /^\/blog\//,
      Guide: /^\/docs\/(?!release-note)/,
    };
    expect(search.directory.filters.map(({ label }) => label).sort()).toEqual(Object.keys(patterns).sort());
    for (const { id, label } of search.directory.filters) {
      const { pages } = await search.ask('version', 500, id);
      expect(pages.length, label).toBeGreaterThan(0);
      for (const { route } of pages) expect(route, label).toMatch(patterns[label] ?? 'no such part');
    }
  });
}
