import { describe, expect, test } from 'vitest';
import type { BuiltSite } from '../../support/builtSite';
import { all, metas, one, textOf } from '../../support/html';
import { isRedirect } from '../../support/links';

export function headTests(site: () => BuiltSite): void {
  const pages = () => site().files.filter((file) => file.endsWith('.html') && !isRedirect(site(), file));
  /** The address of a page by its file. */
  const addressOf = (file: string) => `/x/${file.replace(/index\.html$/, '')}`;

  describe('the head', () => {
    test('SEO-01: a title ends in the name of the site and equals the one for sharing', () => {
      for (const file of pages()) {
        const name = file.startsWith('ar/') ? 'مثال الإطار' : 'Frame fixture';
        const title = textOf(one(site().html(file), 'title'));
        expect(title === name || title.endsWith(` | ${name}`), `${file}: ${title}`).toBe(true);
        expect(metas(site().html(file), 'og:title'), file).toEqual([title]);
      }
      expect(textOf(one(site().html('docs/intro/index.html'), 'title'))).toBe('Introduction | Frame fixture');
      expect(textOf(one(site().html('404.html'), 'title'))).toBe('Page Not Found | Frame fixture');
      expect(textOf(one(site().html('ar/blog/tags/news/index.html'), 'title'))).toContain('أخبار');
    });

    test('SEO-02: descriptions are plain text and the same for sharing; keywords if given', () => {
      for (const file of pages().filter((name) => !name.endsWith('404.html'))) {
        const [description, ...others] = metas(site().html(file), 'description');
        expect(description, file).toMatch(/\S/);
        expect(others).toEqual([]);
        expect(metas(site().html(file), 'og:description')).toEqual([description]);
      }
      expect(metas(site().html('docs/intro/index.html'), 'keywords')).toEqual(['layout,fixture']);
      expect(metas(site().html('ar/docs/intro/index.html'), 'keywords')).toEqual(['إطار']);
      expect(metas(site().html('docs/listed/index.html'), 'keywords')).toEqual([]);
    });

    test('SEO-03: canonical and address for sharing are the page’s own', () => {
      for (const file of pages().filter((name) => !name.endsWith('404.html'))) {
        const own = `https://layout.example${addressOf(file)}`;
        expect(one(site().html(file), 'link', { rel: 'canonical' }).attributes['href'], file).toBe(own);
        expect(metas(site().html(file), 'og:url'), file).toEqual([own]);
      }
    });

    test('SEO-04: each page names itself and its translation, the default language for all others', () => {
      for (const file of pages().filter((name) => !name.endsWith('404.html') && !name.startsWith('ar/'))) {
        const english = `https://layout.example${addressOf(file)}`;
        const arabic = english.replace('/x/', '/x/ar/');
        for (const name of [file, `ar/${file}`]) {
          const alternates = all(site().html(name), 'link', { rel: 'alternate' }).filter(
            ({ attributes }) => 'hreflang' in attributes,
          );
          expect(
            alternates.map(({ attributes }) => [attributes['hreflang'], attributes['href']]),
            name,
          ).toEqual([
            ['en-US', english],
            ['ar-EG', arabic],
            ['x-default', english],
          ]);
        }
      }
      expect(metas(site().html('ar/about/index.html'), 'og:locale')).toEqual(['ar_EG']);
      expect(metas(site().html('ar/about/index.html'), 'og:locale:alternate')).toEqual(['en_US']);
    });

    test('SEO-05: the picture for sharing is the page’s own, else that of the site', () => {
      const picture = (file: string) => {
        const [image] = metas(site().html(file), 'og:image');
        expect(metas(site().html(file), 'twitter:image'), file).toEqual([image]);
        expect(metas(site().html(file), 'twitter:card'), file).toEqual(['summary_large_image']);
        const path = image?.replace('https://layout.example/x/', '') ?? '';
        expect(site().files, file).toContain(path);
        return path;
      };
      expect(picture('docs/listed/index.html')).toBe('card.png');
      expect(picture('about/index.html')).toBe('about.png');
      expect(picture('docs/intro/index.html')).toMatch(/^assets\/files\/own-[\da-f]{8}\.png$/);
      expect(picture('ar/docs/intro/index.html')).toBe(picture('docs/intro/index.html'));
    });

    test('SEO-06: UTF-8, viewport, favicon, language and direction', () => {
      for (const file of pages()) {
        const page = site().html(file);
        const expected = file.startsWith('ar/')
          ? { lang: 'ar-EG', dir: 'rtl' }
          : { lang: 'en-US', dir: 'ltr' };
        expect(page.attributes, file).toMatchObject({ ...expected, 'data-has-hydrated': 'false' });
        expect(all(page, 'meta', { charset: 'utf-8' })).toHaveLength(1);
        expect(metas(page, 'viewport')).toEqual(['width=device-width, initial-scale=1']);
        expect(one(page, 'link', { rel: 'icon' }).attributes['href']).toBe('/x/icon.svg');
      }
    });

    test('RT-02, SEO-08: robots are kept from unlisted pages and Page Not Found, and from nothing else', () => {
      const hidden = pages().filter((file) => metas(site().html(file), 'robots').length > 0);
      expect(hidden).toEqual([
        '404.html',
        'ar/404.html',
        'ar/docs/wombat/index.html',
        'ar/silent/index.html',
        'docs/wombat/index.html',
        'silent/index.html',
      ]);
      for (const file of hidden) expect(metas(site().html(file), 'robots')).toEqual(['noindex, nofollow']);
    });

    test('RT-02: Page Not Found has neither canonical nor alternates, in each language its words', () => {
      for (const file of ['404.html', 'ar/404.html']) {
        const links = all(site().html(file), 'link').filter(
          ({ attributes }) => attributes['rel'] === 'canonical' || 'hreflang' in attributes,
        );
        expect(links).toEqual([]);
      }
      const main = one(site().html('404.html'), 'main');
      expect(textOf(one(main, 'h1'))).toBe('Page Not Found');
      expect(all(main, 'p').length).toBeGreaterThanOrEqual(2);
    });

    test('CLR-01, CLR-04: the root carries the default mode and the choice, the toggle waits for scripts', () => {
      const page = site().html('index.html');
      expect(page.attributes).toMatchObject({ 'data-theme': 'dark', 'data-theme-choice': 'system' });
      const toggles = all(page, 'button').filter(({ attributes }) =>
        /colour mode/.test(attributes['aria-label'] ?? ''),
      );
      expect(toggles.length).toBeGreaterThan(0);
      expect(toggles.every(({ attributes }) => 'disabled' in attributes)).toBe(true);
    });
  });
}
