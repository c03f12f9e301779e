import { describe, expect, test } from 'vitest';
import type { Sidebar, SidebarItem } from '../../../src/model/sidebar';
import type { BuiltSite } from '../../support/builtSite';
import { all, type HtmlElement, metas, one, textOf } from '../../support/html';
import { isRedirect } from '../../support/links';
import { activeItems, navbarIn } from '../../support/navbar';
import { filesOfKinds } from '../../support/pageFiles';
import { inLocale, type Locale, locales, specifiedRoutes } from '../../support/specifiedRoutes';

/** Every page of an output has its text as Markdown beside it, and nothing else has. */
function routesOf(site: BuiltSite): string[] {
  return site.files
    .filter((file) => file.endsWith('.md') && !file.startsWith('zh/'))
    .map((file) => `/${file.replace(/\.md$/, '').replace(/^index$/, '')}`);
}

/** The HTML file of an address. */
function fileOf(address: string): string {
  const path = address.slice(1);
  return path === '' || path.endsWith('/') ? `${path}index.html` : `${path}.html`;
}

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

interface SidebarStop {
  readonly label: string;
  readonly href: string;
}

/** What can be opened in a sidebar, from top to bottom. */
function stopsOf(items: readonly SidebarItem[]): SidebarStop[] {
  return items.flatMap((item) => [
    ...('href' in item && item.href?.startsWith('/') ? [{ label: item.label, href: item.href }] : []),
    ...('items' in item ? stopsOf(item.items) : []),
  ]);
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
        const hrefs = all(pageAt(path), 'a').flatMap(({ attributes }) =>
          attributes['hreflang'] ? [attributes['href'] ?? ''] : [],
        );
        expect([...new Set(hrefs)], path).toEqual(locales.map((locale) => inLocale(route, locale)));
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
      const labels = new Map(stopsOf(sidebarOf('docs', 'en').items).map(({ href, label }) => [href, label]));
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

  const sidebarOf = (set: string, locale: Locale): Sidebar => {
    const file = site().files.find((name) =>
      name.startsWith(`assets/sidebar-${set}-current-${set}-${locale}-`),
    );
    return JSON.parse(site().text(file ?? 'the sidebar'));
  };

  describe.each(locales.flatMap((locale) => (['docs', 'faq'] as const).map((set) => [set, locale] as const)))(
    'the sidebar of %s in %s',
    (set, locale) => {
      const stops = () => stopsOf(sidebarOf(set, locale).items);

      test('SB-02: it has the pages of the set, each once', () => {
        const hrefs = stops().map(({ href }) => href);
        const own = (routes: readonly string[]) => routes.map((route) => inLocale(route, locale));
        const routes = routesOf(site()).filter((route) => route.startsWith(`/${set}/`));
        expect(hrefs).toEqual(expect.arrayContaining(own(specifiedRoutes[set])));
        expect(own(routes)).toEqual(expect.arrayContaining(hrefs));
        expect(hrefs).toEqual([...new Set(hrefs)]);
      });

      test('SB-02, SB-03: on each page exactly its entry is current, and only the categories around it are open', () => {
        for (const { href, label } of stops()) {
          const sidebar = sidebarIn(pageAt(href));
          const current = all(sidebar, '*', { 'aria-current': 'page' });
          expect(current.map(textOf), href).toEqual([label]);
          expect(current[0]?.attributes['href']).toBe(href);
          const around = all(sidebar, 'li').filter((item) =>
            all(item, 'ul').some((list) => all(list, '*').includes(current[0] ?? list)),
          );
          for (const category of around) {
            expect(category.attributes['data-active'], href).toBe('true');
            expect(all(category, 'button')[0]?.attributes['aria-expanded'], href).toBe('true');
          }
          const open = all(sidebar, 'button', { 'aria-expanded': 'true' });
          expect(open.length, href).toBe(href.split('/').includes('category') ? 1 : around.length);
        }
      });

      test('DOC-05: previous and next follow it', () => {
        const all = stops();
        expect(all.length).toBeGreaterThan(30);
        for (const [index, { href }] of all.entries()) {
          const around = [
            { direction: 'prev', stop: all[index - 1] },
            { direction: 'next', stop: all[index + 1] },
          ];
          const expected = around.flatMap(({ direction, stop }) =>
            stop === undefined ? [] : [{ direction, href: stop.href, endsIn: stop.label }],
          );
          const found = neighboursOf(pageAt(href));
          expect(
            found.map(({ text, ...link }, at) => ({
              ...link,
              endsIn: endOf(text, expected[at]?.endsIn ?? ''),
            })),
            href,
          ).toEqual(expected);
        }
      });
    },
  );

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

    test('BL-09: the heading of a tag page counts its posts', () => {
      const tags = routes().filter((route) => /^\/blog\/tags\/[^/]+$/.test(route));
      expect(tags.length).toBeGreaterThan(3);
      for (const path of tags.map((route) => inLocale(route, locale))) {
        const { list } = site().page(`${path.slice(1)}.json`, 'postList');
        const count = list.of === 'tag' ? list.count : 0;
        const main = one(pageAt(path), 'main');
        expect(all(main, 'article').length, path).toBe(Math.min(count, 10));
        expect(textOf(one(main, 'h1')), path).toMatch(
          locale === 'zh'
            ? new RegExp(`^标签“.+”：${count}篇文章$`)
            : count === 1
              ? /^One post /
              : new RegExp(`^${count} posts `),
        );
      }
    });
  });
}

function fail(): never {
  throw new Error('The page has no list');
}

function sidebarIn(page: HtmlElement): HtmlElement {
  const [sidebar] = all(page, 'nav').filter(({ attributes }) =>
    ['Docs sidebar', '文档侧边栏'].includes(attributes['aria-label'] ?? ''),
  );
  if (sidebar === undefined) throw new Error('The page has no sidebar');
  return sidebar;
}

function neighboursOf(page: HtmlElement) {
  return all(one(page, 'main'), 'a').flatMap((link) => {
    const { rel: direction, href } = link.attributes;
    return direction === 'prev' || direction === 'next' ? [{ direction, href, text: textOf(link) }] : [];
  });
}

/** The last part of a text if it has a word before that, else the whole. */
function endOf(text: string, end: string): string {
  return text.length > end.length && text.endsWith(end) ? end : text;
}
