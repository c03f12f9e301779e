import type { HomeBody } from 'generator/model/document';
import { expect, test } from 'vitest';
import type { BuiltSite } from '../../support/builtSite';
import { one, textOf } from '../../support/html';
import { filesOfKinds } from '../../support/pageFiles';
import { openSearch } from '../../support/searchOutput';

const locales = [
  { locale: 'en', prefix: '' },
  { locale: 'zh', prefix: 'zh/' },
] as const;

export function searchTests(site: () => BuiltSite): void {
  /** The HTML files of what the search should find. */
  const texts = (prefix: string) =>
    filesOfKinds(site(), 'doc', 'post', 'page', 'category').filter(
      (file) => file.startsWith('zh/') === (prefix === 'zh/'),
    );
  const routeOf = (file: string) => `/${file.replace(/\.html$/, '')}`;
  const titleOf = (file: string) => textOf(one(one(site().html(file), 'main'), 'h1'));
  test.each(locales)(
    'the search in $locale finds pages by their titles first',
    async ({ locale, prefix }) => {
      const search = openSearch(site(), locale);
      const missed: string[] = [];
      // Each third one stands for its neighbours.
      const asked = texts(prefix).filter((_, index) => index % 3 === 0);
      for (const file of asked) {
        const { pages } = await search.ask(titleOf(file), 3);
        if (pages[0]?.route !== routeOf(file))
          missed.push(
            `${titleOf(file)}: ${pages.map(({ route, title }) => route + title).join(', ')} not ${routeOf(file)}`,
          );
      }
      expect(asked.length).toBeGreaterThan(40);
      expect(missed).toEqual([]);
    },
  );

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

  test('who has typed nothing is offered the questions that the home page answers, each with a picture', () => {
    for (const [locale, home] of [
      ['en', 'index.json'],
      ['zh', 'zh/index.json'],
    ] as const) {
      const { answers }: HomeBody = JSON.parse(site().text(home));
      expect(answers.length, locale).toBeGreaterThan(3);
      const { questions } = openSearch(site(), locale).directory;
      expect(questions.map(({ label, href }) => ({ title: label, href }))).toEqual(answers);
      for (const { href, picture } of questions) expect(picture, href).toBeDefined();
    }
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
