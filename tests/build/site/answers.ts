import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import type { BuiltSite } from '../../support/builtSite';
import { all, type HtmlElement, metas, one, parseHtml, textOf } from '../../support/html';
import { notFoundWords } from '../../support/notFoundWords';
import { packageRoot } from '../../support/runTool';
import { serveFolder } from '../../support/serveFolder';
import { inLocale, locales, specifiedRoutes } from '../../support/specifiedRoutes';

const homeWords = {
  en: {
    sale: /Steam/,
    wishlist: /^Add to wishlist/,
    statements: [/^Free trial$/, /^Continuous, stable updates$/, /^Subscribe or pay once$/],
    links: [/^iOS release notes/, /^Desktop & Android notes/, /^Video tutorials/],
  },
  zh: {
    sale: /Steam/,
    wishlist: /^加入愿望单/,
    statements: [/^免费试用$/, /^持续稳定更新$/, /^订阅或一次性买断$/],
    links: [/^iOS更新日志/, /^桌面与Android更新日志/, /^视频教程/],
  },
};
const newsRoutes = [
  '/docs/release-note-ios/ios-versions',
  '/docs/release-note-da/da-versions',
  '/docs/video-tutorials',
];

/** Tests of answers to visitors without scripts by the server of the preview, which answers as hosts do. */
export function siteAnswerTests(site: () => BuiltSite): void {
  /** Asks for these paths of the built site. */
  async function ask(paths: readonly string[]) {
    const server = await serveFolder(site().out, '/', ['zh']);
    try {
      return await Promise.all(
        paths.map(async (path) => {
          const response = await fetch(server.origin + path);
          return { path, status: response.status, text: await response.text() };
        }),
      );
    } finally {
      server.close();
    }
  }

  describe('the answers of the site', () => {
    for (const locale of locales)
      test(`RT-02, ERR-03, DOC-10: what leads nowhere, and the root of a set, is answered by status 404, in ${locale}`, async () => {
        const { title, lang, paragraphs, starts } = notFoundWords[locale];
        const paths = ['/nope', '/docs/nope', '/faq/nope', '/docs', '/docs/', '/faq', '/faq/'];
        for (const { path, status, text } of await ask(paths.map((route) => inLocale(route, locale)))) {
          expect(status, path).toBe(404);
          const page = parseHtml(text);
          const main = one(page, 'main');
          expect(textOf(one(main, 'h1')), path).toBe(title);
          expect(textOf(one(page, 'title')), path).toBe(`${title} | Resprite`);
          const said = all(main, 'p').map(textOf);
          for (const [index, words] of paragraphs.entries()) expect(said[index], path).toMatch(words);
          expect(hrefsOf(main), path).toEqual(starts);
          expect(page.attributes['lang'], path).toBe(lang);
          expect(metas(page, 'robots'), path).toEqual(['noindex, nofollow']);
          expect(all(page, 'link', { rel: 'canonical' }), path).toEqual([]);
          expect(
            all(page, 'link').filter(({ attributes }) => 'hreflang' in attributes),
            path,
          ).toEqual([]);
          expect(all(page, 'nav').length, path).toBeGreaterThan(0);
          expect(all(page, 'footer'), path).toHaveLength(1);
        }
      });

    test('I18N-01: the default language has no prefix', async () => {
      const [answer] = await ask(['/en/docs/intro']);
      expect(answer?.status).toBe(404);
      expect(textOf(one(parseHtml(answer?.text ?? ''), 'h1'))).toBe('Page Not Found');
    });

    test('RT-03: an address with an ending is answered by the page without it', async () => {
      const pages = ['/docs/intro', '/docs/basic/canvas', '/zh/faq/files/huge-file-performance', '/terms'];
      for (const page of pages) {
        const [plain, ...others] = await ask([page, `${page}/index.html`, `${page}.html`]);
        for (const { path, status, text } of others) {
          expect(status, path).toBe(200);
          expect(text, path).toBe(plain?.text);
        }
      }
      for (const home of ['/', '/zh/']) {
        const [plain, other] = await ask([home, `${home}index.html`]);
        expect(other).toEqual({ ...plain, path: `${home}index.html` });
      }
    });
  });

  describe('the pages on their own', () => {
    const standalone = specifiedRoutes.standalone.filter((route) => route !== '/');
    for (const path of locales.flatMap((locale) => standalone.map((route) => inLocale(route, locale))))
      test(`RT-07: ${path} is an article on its own, with contents if it has sections`, () => {
        const page = site().html(`${path.slice(1)}.html`);
        const article = one(one(page, 'main'), 'article');
        expect(all(one(page, 'main'), 'h1')).toHaveLength(1);
        const navigations = (name: RegExp) =>
          all(page, 'nav').filter(({ attributes }) => name.test(attributes['aria-label'] ?? ''));
        expect(navigations(/sidebar$|侧边栏$|Breadcrumbs|页面路径/)).toEqual([]);
        const sections = [...all(article, 'h2'), ...all(article, 'h3')].filter(
          ({ attributes }) => 'id' in attributes,
        );
        const contents = navigations(/^(Table of contents|本页目录)$/).flatMap((nav) => all(nav, 'a'));
        expect(contents).toHaveLength(sections.length);
      });

    for (const locale of locales)
      test(`RT-08: the home page says what is offered, and leads to the store’s sales and to news, in ${locale}`, () => {
        const main = one(site().html(`${inLocale('/', locale).slice(1)}index.html`), 'main');
        const { sale, wishlist, statements, links } = homeWords[locale];
        const headings = ['h1', 'h2', 'h3'].flatMap((tag) => all(main, tag).map(textOf));
        for (const words of [...statements, sale])
          expect(headings).toContainEqual(expect.stringMatching(words));
        const find = (name: RegExp | undefined) => all(main, 'a').find((link) => name?.test(textOf(link)));
        const linkTo = (name: RegExp) => find(name)?.attributes['href'];
        const rows: readonly { edition: string; version?: string }[] = parse(
          readFileSync(join(packageRoot, 'content/versions.yaml'), 'utf8'),
        );
        for (const [index, edition] of ['ios', 'da'].entries()) {
          const newest = rows.find((row) => row.edition === edition && row.version !== undefined)?.version;
          const link = find(links[index]);
          expect(link && textOf(link)).toContain(newest);
        }
        expect(links.map(linkTo)).toEqual(newsRoutes.map((route) => inLocale(route, locale)));
        expect(linkTo(wishlist)).toMatch(/^https:\/\/store\.steampowered\.com\//);
        for (const route of newsRoutes)
          expect(site().files).toContain(`${inLocale(route, locale).slice(1)}.html`);
      });
  });
}

const hrefsOf = (element: HtmlElement) => all(element, 'a').map(({ attributes }) => attributes['href']);
