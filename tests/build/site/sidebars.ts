import { describe, expect, test } from 'vitest';
import type { BuiltSite } from '../../support/builtSite';
import { all, type HtmlElement, one, textOf } from '../../support/html';
import { fileOf, routesOf, sidebarEntries, sidebarOf } from '../../support/sitePages';
import { inLocale, locales, specifiedRoutes } from '../../support/specifiedRoutes';

export function sidebarTests(site: () => BuiltSite): void {
  const pageAt = (path: string) => site().html(fileOf(path));

  describe.each(locales.flatMap((locale) => (['docs', 'faq'] as const).map((set) => [set, locale] as const)))(
    'the sidebar of %s in %s',
    (set, locale) => {
      const entries = () => sidebarEntries(sidebarOf(site(), set, locale).items);

      test('SB-02: it has the pages of the set, each once', () => {
        const hrefs = entries().map(({ href }) => href);
        const own = (routes: readonly string[]) => routes.map((route) => inLocale(route, locale));
        const routes = routesOf(site()).filter((route) => route.startsWith(`/${set}/`));
        expect(hrefs).toEqual(expect.arrayContaining(own(specifiedRoutes[set])));
        expect(own(routes)).toEqual(expect.arrayContaining(hrefs));
        expect(hrefs).toEqual([...new Set(hrefs)]);
      });

      test('SB-02, SB-03: on each page exactly its entry is current, and only the categories around it are open', () => {
        for (const { href, label } of entries()) {
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
        const all = entries();
        expect(all.length).toBeGreaterThan(30);
        for (const [index, { href }] of all.entries()) {
          const around = [
            { direction: 'prev', entry: all[index - 1] },
            { direction: 'next', entry: all[index + 1] },
          ];
          const expected = around.flatMap(({ direction, entry }) =>
            entry === undefined ? [] : [{ direction, href: entry.href, endsIn: entry.label }],
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
}

function sidebarIn(page: HtmlElement): HtmlElement {
  const [sidebar] = all(page, 'nav').filter(({ attributes }) =>
    /(sidebar|侧边栏)$/.test(attributes['aria-label'] ?? ''),
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
