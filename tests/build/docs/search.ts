import { describe, expect, test } from 'vitest';
import type { BuiltSite } from '../../support/builtSite';
import { metas } from '../../support/html';
import { openSearch } from '../../support/searchOutput';

export function searchIndexTests(site: () => BuiltSite): void {
  const routes = (locale: string): string[] => {
    const { directory } = openSearch(site(), locale);
    return directory.pages.flatMap((file) => {
      const block: [string, string][] = JSON.parse(site().text(`assets/search/${file}`));
      return block.map(([route]) => route);
    });
  };

  describe('the search index', () => {
    test('VIS-03, VER-09: it has what may be found in the latest versions, each page once', () => {
      const known = routes('en');
      expect(known.length).toBeGreaterThan(20);
      expect(new Set(known).size).toBe(known.length);
      for (const route of known) {
        const file = `${route.slice(1) || 'index'}.html`;
        expect(metas(site().html(file), 'robots'), route).toEqual([]);
        expect(route).not.toMatch(/^\/docs\/(next|1)\//);
      }
    });

    test('drafts and unlisted docs are in none of its files', () => {
      const files = site().files.filter((file) => /search/.test(file));
      expect(files.length).toBeGreaterThan(4);
      expect(files.filter((file) => /quokka|wombat/i.test(site().text(file)))).toEqual([]);
    });

    test('filters are rows of pages, one for each doc set', () => {
      const { directory } = openSearch(site(), 'zh');
      expect(directory.filters.map(({ id }) => id)).toEqual(expect.arrayContaining(['docs', 'faq']));
      for (const { id, start, end } of directory.filters.filter((filter) => filter.id !== 'releases'))
        for (const route of routes('zh').slice(start, end)) expect(route).toMatch(`/zh/${id}/`);
    });
  });
}
