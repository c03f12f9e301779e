import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { BuiltSite } from '../../support/builtSite';
import { all, jsonLd, metas, one, textOf } from '../../support/html';
import { documentOf, filesOfKinds, pageFiles } from '../../support/pageFiles';
import { sitemapFaults } from '../../support/xmlFaults';

const origin = 'https://resprite.fengeon.com';

/** The address of a page by its file. */
function addressOf(file: string): string {
  return `/${file}`.replace(/\.html$/, '').replace(/(^|\/)index$/, '$1');
}

export function siteHeadTests(site: () => BuiltSite): void {
  describe('the heads of the site', () => {
    test('SEO-01: a title is the site’s, or ends in it, and equals the one for sharing', () => {
      const titles = new Map(
        pageFiles(site()).map((file) => [file, textOf(one(site().html(file), 'title'))]),
      );
      for (const [file, title] of titles) {
        expect(title, file).toMatch(/^(.* \| )?Resprite$/);
        expect(metas(site().html(file), 'og:title'), file).toEqual([title]);
      }
      expect(titles.get('index.html')).toBe('Resprite');
      expect(titles.get('blog.html')).toBe('Blog | Resprite');
      expect(titles.get('zh/blog.html')).toBe('博客 | Resprite');
      expect(textOf(one(site().html('404.html'), 'title'))).toBe('Page Not Found | Resprite');
      expect([...titles].filter(([, title]) => /[{}]|undefined/.test(title))).toEqual([]);
    });

    test('SEO-02: descriptions are there, plain, and the same for sharing', () => {
      for (const file of pageFiles(site())) {
        const description = metas(site().html(file), 'description');
        expect(description, file).toEqual([expect.stringMatching(/^[^<>{}]*\S[^<>{}]*$/)]);
        expect(metas(site().html(file), 'og:description'), file).toEqual(description);
      }
    });

    test('SEO-03: canonical and address for sharing are the page’s own, without slash', () => {
      for (const file of pageFiles(site())) {
        const own = origin + addressOf(file);
        expect(one(site().html(file), 'link', { rel: 'canonical' }).attributes['href'], file).toBe(own);
        expect(metas(site().html(file), 'og:url'), file).toEqual([own]);
      }
    });

    test('SEO-04: a page and its translation name each other and themselves', () => {
      for (const file of pageFiles(site())) {
        const english = addressOf(file.replace(/^zh\//, ''));
        const alternates = all(site().html(file), 'link', { rel: 'alternate' }).filter(
          ({ attributes }) => 'hreflang' in attributes,
        );
        expect(
          alternates.map(({ attributes }) => [attributes['hreflang'], attributes['href']]),
          file,
        ).toEqual([
          ['en-US', origin + english],
          ['zh-CN', `${origin}/zh${english}`],
          ['x-default', origin + english],
        ]);
        const [own, other] = file.startsWith('zh/') ? ['zh_CN', 'en_US'] : ['en_US', 'zh_CN'];
        expect(metas(site().html(file), 'og:locale'), file).toEqual([own]);
        expect(metas(site().html(file), 'og:locale:alternate'), file).toEqual([other]);
      }
    });

    test('SEO-05: every page has a picture with its title, 1200 by 630, of at most 60 KB', () => {
      const files = new Map<string, string>();
      for (const file of pageFiles(site())) {
        const [image = ''] = metas(site().html(file), 'og:image');
        expect(metas(site().html(file), 'twitter:image'), file).toEqual([image]);
        expect(metas(site().html(file), 'twitter:card'), file).toEqual(['summary_large_image']);
        const path = image.replace(`${origin}/`, '');
        expect(site().files, file).toContain(path);
        files.set(file, path);
        const bytes = readFileSync(join(site().out, path));
        expect(bytes.length, file).toBeLessThan(60_000);
        expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)], file).toEqual([1200, 630]);
      }
      // Another title or another language, another picture.
      expect(files.get('docs/intro.html')).not.toBe(files.get('zh/docs/intro.html'));
      expect(files.get('docs/intro.html')).not.toBe(files.get('docs/install.html'));
      expect(new Set(files.values()).size).toBeGreaterThan(files.size * 0.9);
    });

    test('SEO-06: UTF-8, viewport, favicon, language and direction', () => {
      for (const file of pageFiles(site())) {
        const page = site().html(file);
        expect(page.attributes, file).toMatchObject({
          lang: file.startsWith('zh/') ? 'zh-CN' : 'en-US',
          dir: 'ltr',
          'data-theme': 'light',
          'data-has-hydrated': 'false',
        });
        expect(all(page, 'meta', { charset: 'utf-8' })).toHaveLength(1);
        expect(metas(page, 'viewport')).toHaveLength(1);
        const icon = one(page, 'link', { rel: 'icon' }).attributes['href'];
        expect(site().files).toContain(icon?.slice(1));
      }
    });

    test('SEO-08: robots are kept from Page Not Found and from unlisted pages only', () => {
      const hidden = site().files.filter(
        (file) => file.endsWith('.html') && metas(site().html(file), 'robots').length > 0,
      );
      const notFound = ['404.html', 'zh/404.html'];
      expect(hidden).toEqual(expect.arrayContaining(notFound));
      for (const file of hidden.filter((name) => !notFound.includes(name)))
        expect(documentOf(site(), file).notices, file).toContainEqual({ kind: 'unlisted' });
    });

    test.each(['', 'zh/'])('SEO-07: /%ssitemap.xml is valid by its schema', async (prefix) => {
      expect(await sitemapFaults(site().text(`${prefix}sitemap.xml`))).toEqual([]);
    });

    test('BRD-02: the last step of the breadcrumbs’ data is the page', () => {
      const pages = filesOfKinds(site(), 'doc', 'category');
      expect(pages.length).toBeGreaterThan(200);
      for (const file of pages) {
        const [crumbs] = jsonLd(site().html(file));
        expect(crumbs, file).toMatchObject({ '@type': 'BreadcrumbList' });
        const items =
          crumbs !== null && typeof crumbs === 'object' && 'itemListElement' in crumbs
            ? crumbs.itemListElement
            : [];
        const last = Array.isArray(items) ? items.at(-1) : undefined;
        expect(last, file).toMatchObject({ item: origin + addressOf(file) });
      }
    });
  });
}
