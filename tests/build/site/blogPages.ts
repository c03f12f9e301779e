import { describe, expect, test } from 'vitest';
import type { BuiltSite } from '../../support/builtSite';
import { all, one, textOf } from '../../support/html';
import { fileOf, routesOf } from '../../support/sitePages';
import { inLocale, locales } from '../../support/specifiedRoutes';

export function blogPageTests(site: () => BuiltSite): void {
  const pageAt = (path: string) => site().html(fileOf(path));

  describe.each(locales)('the blog in %s', (locale) => {
    const routes = () => routesOf(site()).filter((route) => /^\/blog(\/|$)/.test(route));
    const posts = () =>
      site()
        .page(`${inLocale('/blog', locale).slice(1)}.json`, 'postList')
        .posts.map(({ head }) => head.href);
    /** As the settings have it: posts beside a page. */
    const recentCount = 5;

    test('BL-07: the recent posts stand beside every page of it but the archive', () => {
      const shown = posts().slice(0, recentCount);
      expect(shown).not.toEqual([]);
      for (const route of routes()) {
        const path = inLocale(route, locale);
        // Its heading names it.
        const recent = all(pageAt(path), 'nav').filter((nav) => /^(Recent posts|最新文章)/.test(textOf(nav)));
        expect(recent, path).toHaveLength(route === '/blog/archive' ? 0 : 1);
        for (const list of recent) {
          const links = all(list, 'a').map(({ attributes }) => attributes);
          expect(
            links.map(({ href }) => href),
            path,
          ).toEqual(shown);
          const current = links.filter((link) => link['aria-current'] === 'page');
          expect(
            current.map(({ href }) => href),
            path,
          ).toEqual(shown.includes(path) ? [path] : []);
        }
      }
    });

    test('BL-06: no page of it says how long it takes to read', () => {
      for (const route of routes()) {
        const path = inLocale(route, locale);
        expect(textOf(one(pageAt(path), 'main')), path).not.toMatch(
          /\d+ min(ute)?s? read|阅读.{0,4}\d+ ?分钟/,
        );
      }
    });

    test('BL-09: a tag page counts its posts below its label', () => {
      const tags = routes().filter((route) => /^\/blog\/tags\/[^/]+$/.test(route));
      expect(tags.length).toBeGreaterThan(3);
      for (const path of tags.map((route) => inLocale(route, locale))) {
        const { list } = site().page(`${path.slice(1)}.json`, 'postList');
        const count = list.of === 'tag' ? list.count : 0;
        const main = one(pageAt(path), 'main');
        expect(all(main, 'article').length, path).toBe(Math.min(count, 10));
        expect(textOf(one(main, 'h1')), path).toBe(list.of === 'tag' && list.label);
        const [said, way] =
          locale === 'zh'
            ? [`${count}篇文章`, '查看所有标签']
            : [count === 1 ? 'One post' : `${count} posts`, 'View all tags'];
        expect(all(main, 'p').map(textOf)[0], path).toBe(`${said}${way}`);
      }
    });
  });
}
