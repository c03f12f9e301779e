import { describe, expect, test } from 'vitest';
import type { BuiltSite } from '../../support/builtSite';
import { all, metas, one, textOf } from '../../support/html';
import { isRedirect } from '../../support/links';
import { openSearch } from '../../support/searchOutput';

const locales = [
  { locale: 'en', prefix: '' },
  { locale: 'zh', prefix: 'zh/' },
] as const;

export function searchTests(site: () => BuiltSite): void {
  /** The HTML files of the texts that the search should find. */
  const texts = (prefix: string) =>
    site().files.filter(
      (file) =>
        file.endsWith('.html') &&
        file.startsWith(prefix) &&
        (prefix !== '' || !file.startsWith('zh/')) &&
        metas(site().html(file), 'robots').length === 0 &&
        /^(docs|faq|blog|terms|privacy|connect|markdown-page)(?!\/(tags|archive|authors))/.test(
          file.slice(prefix.length),
        ) &&
        file !== `${prefix}blog.html` &&
        !isRedirect(site(), file),
    );
  const routeOf = (file: string) => `/${file.replace(/\.html$/, '')}`;
  const titleOf = (file: string) => textOf(one(one(site().html(file), 'main'), 'h1'));
  /** What a page is about: its keywords, then its headings. */
  const termsOf = (file: string) => {
    const page = site().html(file);
    const keywords = metas(page, 'keywords').flatMap((list) => list.split(','));
    const headings = all(one(page, 'main'), 'h2').map((heading) => textOf(heading).replace(/#$/, ''));
    return [...new Set([...keywords, ...headings])];
  };
  /**
   * Three terms of each page. What more than three pages are about cannot lead to all of them; each
   * of the others must.
   */
  const keyTerms = (files: readonly string[]) => {
    const claims = new Map<string, number>();
    const fold = (term: string) => term.toLowerCase();
    for (const file of files)
      for (const term of new Set([titleOf(file), ...termsOf(file)].map(fold)))
        claims.set(term, (claims.get(term) ?? 0) + 1);
    return files.map((file) => ({
      file,
      terms: termsOf(file)
        .filter((term) => (claims.get(fold(term)) ?? 0) <= 3)
        .slice(0, 3),
    }));
  };

  describe.each(locales)('the search in $locale', ({ locale, prefix }) => {
    test('finds each page by its title among the first three', async () => {
      const search = openSearch(site(), locale);
      const missed: string[] = [];
      const files = texts(prefix);
      expect(files.length).toBeGreaterThan(120);
      for (const file of files) {
        const { pages } = await search.ask(titleOf(file), 3);
        if (!pages.some(({ route }) => route === routeOf(file)))
          missed.push(`${titleOf(file)}: ${pages.map(({ route }) => route).join(', ')} not ${routeOf(file)}`);
      }
      expect(missed).toEqual([]);
    });

    test('finds each page by three of its key terms among the first three', async () => {
      const search = openSearch(site(), locale);
      const missed: string[] = [];
      let asked = 0;
      for (const { file, terms } of keyTerms(texts(prefix))) {
        for (const term of terms) {
          asked += 1;
          const { pages } = await search.ask(term, 3);
          if (!pages.some(({ route }) => route === routeOf(file)))
            missed.push(`${term}: ${pages.map(({ route }) => route).join(', ')} not ${routeOf(file)}`);
        }
      }
      expect(asked).toBeGreaterThan(290);
      expect(missed).toEqual([]);
    });
  });
}
