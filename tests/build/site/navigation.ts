import { describe, expect, test } from 'vitest';
import type { BuiltSite } from '../../support/builtSite';
import { all, metas, one, textOf } from '../../support/html';
import { isRedirect } from '../../support/links';
import { activeItems, navbarIn } from '../../support/navbar';
import { filesOfKinds } from '../../support/pageFiles';
import { fileOf, routesOf, sidebarEntries, sidebarOf } from '../../support/sitePages';
import { inLocale, type Locale, locales, specifiedRoutes } from '../../support/specifiedRoutes';

const words: Record<Locale, Record<string, string>> = {
  en: { install: 'Install', docs: 'Documents', faq: 'FAQ', blog: 'Blog', support: 'Support' },
  zh: { install: '安装', docs: '文档', faq: '常见问题', blog: '博客', support: '支持' },
};

/** The item that should be active on a route. */
function expectedActive(route: string, locale: Locale): ReturnType<typeof activeItems> {
  const [, set = '', page] = route.split('/');
  // The tags of a set stand in no sidebar, and only the sidebars have items.
  if (page === 'tags' && set !== 'blog') return [];
  const item = set === 'docs' && (page === 'install' || page === 'support') ? page : set;
  const name = words[locale][item];
  const isPage = ['/docs/install', '/docs/support', '/docs/intro', '/faq/intro', '/blog'].includes(route);
  return name === undefined ? [] : [{ label: name, current: isPage ? 'page' : 'true' }];
}

export function navigationTests(site: () => BuiltSite): void {
  const addresses = () =>
    locales.flatMap((locale) =>
      routesOf(site()).map((route) => ({ locale, route, path: inLocale(route, locale) })),
    );
  const pageAt = (path: string) => site().html(fileOf(path));

  describe('the way around the site', () => {
    test('LAY-01: skip link, bar, content and footer stand in this order on every page', () => {
      for (const { path } of addresses()) {
        const page = pageAt(path);
        const elements = all(one(page, 'body'), '*');
        const [skipLink] = all(page, 'a', { href: '#content' });
        const parts = [skipLink, navbarIn(page), one(page, 'main'), one(page, 'footer')];
        const places = parts.map((part) => (part === undefined ? -1 : elements.indexOf(part)));
        expect(places, path).not.toContain(-1);
        expect(places, path).toEqual([...places].sort((a, b) => a - b));
      }
    });

    test('LAY-05: every page of a language has the same footer', () => {
      for (const locale of locales) {
        const first = one(pageAt(inLocale('/', locale)), 'footer');
        for (const { path } of addresses().filter((address) => address.locale === locale))
          expect(one(pageAt(path), 'footer'), path).toEqual(first);
      }
    });

    test('NAV-03, NAV-05: on every page exactly the expected item of the bar is active', () => {
      for (const { locale, route, path } of addresses())
        expect(activeItems(pageAt(path)), path).toEqual(expectedActive(route, locale));
    });

    test('NAV-08: from every page both languages lead to a page', () => {
      for (const { route, path } of addresses()) {
        const onThisSite = all(pageAt(path), 'a').flatMap(({ attributes: { hreflang, href } }) =>
          hreflang !== undefined && href?.startsWith('/') === true ? [href] : [],
        );
        expect([...new Set(onThisSite)], path).toEqual(locales.map((locale) => inLocale(route, locale)));
      }
      // That each of these is a page is what RT-01 and I18N-01 say.
    });

    test('RT-09: no heading of a page skips a level', () => {
      for (const file of site().files.filter((name) => name.endsWith('.html') && !isRedirect(site(), name))) {
        const levels = all(one(site().html(file), 'body'), '*').flatMap(
          ({ tag }) => /^h([1-6])$/.exec(tag)?.[1] ?? [],
        );
        const skips = levels.filter((level, index) => Number(level) > Number(levels[index - 1] ?? 0) + 1);
        expect(skips, `${file}: ${levels.join(' ')}`).toEqual([]);
        expect(
          levels.filter((level) => level === '1'),
          file,
        ).toHaveLength(1);
      }
    });

    test('RT-05: every old address leads on by script, query and hash included', () => {
      for (const [from, to] of Object.entries(specifiedRoutes.redirects))
        for (const locale of locales) {
          const [script] = all(pageAt(inLocale(from, locale)), 'script');
          expect(script?.children, from).toEqual([
            `location.replace("${inLocale(to, locale)}"+location.search+location.hash)`,
          ]);
        }
    });

    test('ERR-08: only home pages carry the message of a wrong base path', () => {
      const carriers = site().files.filter(
        (file) => file.endsWith('.html') && site().text(file).includes('id="misplaced"'),
      );
      expect(carriers).toEqual(['index.html', 'zh/index.html']);
    });

    test('CAT-01: every category of the specification has its page, in both languages', () => {
      const specified = [...specifiedRoutes.docs, ...specifiedRoutes.faq].filter((path) =>
        path.includes('/category/'),
      );
      expect(specified.length).toBeGreaterThan(5);
      const categories = filesOfKinds(site(), 'category');
      for (const path of locales.flatMap((locale) => specified.map((route) => inLocale(route, locale))))
        expect(categories).toContain(fileOf(path));
    });

    test('CAT-03: a card has the label of its page in the sidebar and the page’s description', () => {
      const labels = new Map(
        sidebarEntries(sidebarOf(site(), 'docs', 'en').items).map(({ href, label }) => [href, label]),
      );
      const lists = all(one(pageAt('/docs/category/basics'), 'main'), 'ul');
      const cards = all(lists.at(-1) ?? fail(), 'a');
      expect(cards.length).toBeGreaterThan(5);
      for (const card of cards) {
        const href = card.attributes['href'] ?? '';
        const [description = ''] = metas(pageAt(href), 'description');
        expect(textOf(card).replace(/\s/g, ''), href).toBe(
          `${labels.get(href)}${description}`.replace(/\s/g, ''),
        );
      }
    });

    test('I18N-01, I18N-06: links lead from the Chinese home to every Chinese page', () => {
      const seen = new Set(['/zh/']);
      for (const path of seen)
        for (const { attributes } of all(pageAt(path), 'a')) {
          const [target = ''] = (attributes['href'] ?? '').split(/[?#]/);
          const isPage = /^\/zh(\/|$)/.test(target) && !/\.\w+$/.test(target);
          if (isPage && !isRedirect(site(), fileOf(target))) seen.add(target);
        }
      // Pages on their own need no link, and a list of one author has none.
      const linked = routesOf(site()).filter(
        (route) => /^\/(docs|faq|blog)(\/|$)/.test(route) && route !== '/blog/authors',
      );
      expect(linked.map((route) => inLocale(route, 'zh')).filter((path) => !seen.has(path))).toEqual([]);
    });
  });
}

function fail(): never {
  throw new Error('The page has no list');
}
