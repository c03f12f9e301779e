import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { againMark, storedMark } from 'generator/features/offline/shared/message';
import { parseOfflineList } from 'generator/features/offline/shared/offlineList';
import { describe, expect, test } from 'vitest';
import type { BuiltSite } from '../../support/builtSite';
import { all, metas, one, textOf } from '../../support/html';
import { isRedirect } from '../../support/links';

export function offlineTests(site: () => BuiltSite): void {
  describe.each([
    ['docs', 'en', ''],
    ['docs', 'zh', 'zh/'],
    ['faq', 'en', ''],
    ['faq', 'zh', 'zh/'],
  ])('what is stored of %s in %s for reading offline', (set, locale, prefix) => {
    const list = () => {
      const parsed = parseOfflineList(JSON.parse(site().text(`offline/${set}.${locale}.json`)));
      if (parsed === undefined) throw new Error('It is no list');
      return parsed;
    };
    const addresses = () => new Set(list().files.map(([address]) => address));

    test('is every public page of the set with its document, and no page of another set', () => {
      const pages = site()
        .files.filter((file) => file.startsWith(`${prefix}${set}/`) && file.endsWith('.html'))
        .filter((file) => metas(site().html(file), 'robots').length === 0 && !isRedirect(site(), file));
      expect(pages.length).toBeGreaterThan(30);
      const expected = pages.map((file) => `/${file.replace(/\.html$/, '')}`);
      const stored = addresses();
      const routes = [...stored].filter((address) => !/\.\w+$/.test(address));
      expect(routes.sort()).toEqual(expected.sort());
      for (const page of expected) expect(stored).toContain(`${page}.json`);
      expect(routes).toContain(list().main);
    });

    test('is what those pages show and what makes them live', () => {
      const stored = addresses();
      const pages = [...stored].filter((address) => !/\.\w+$/.test(address));
      for (const address of pages) {
        const page = site().html(`${address.slice(1)}.html`);
        const shown = all(page, 'img').map(({ attributes }) => attributes['src'] ?? '');
        const html = site().text(`${address.slice(1)}.html`);
        const needed = [...html.matchAll(/ data-(?:layout|sidebar|styles)="([^"]*)"/g)].map(
          ([, file = '']) => file,
        );
        for (const file of [...shown, ...needed])
          if (!file.startsWith('data:')) expect(stored, address).toContain(file);
      }
      const scripts = site().files.filter((file) => /^assets\/[^/]+\.js$/.test(file));
      for (const script of scripts) expect(stored).toContain(`/${script}`);
    });

    test('is the layout of its pages with all that it names: words, pictures', () => {
      const [layout = ''] = [...addresses()].filter((address) => address.startsWith('/assets/layout-'));
      const named =
        site()
          .text(layout.slice(1))
          .match(/(?<=")\/assets\/[^"]+/g) ?? [];
      expect(named.some((address) => address.startsWith('/assets/words-'))).toBe(true);
      const stored = addresses();
      for (const address of named) expect(stored).toContain(address);
    });

    test('is as its list says', () => {
      const files = new Set(site().files);
      for (const [address, hash, bytes] of list().files) {
        const path = address.slice(1);
        const file = files.has(path) ? path : `${path}.html`;
        const content = readFileSync(join(site().out, file));
        expect([createHash('sha256').update(content).digest('base64'), content.length], address).toEqual([
          hash,
          bytes,
        ]);
      }
    });
  });

  test.each([
    ['en', 'en-US', 'This page is not stored'],
    ['zh', 'zh-CN', '本页没有保存'],
  ])('the message in %s speaks its language and has room for links', (locale, htmlLang, title) => {
    const file = `offline/message.${locale}.htm`;
    const page = site().html(file);
    expect(page.attributes['lang']).toBe(htmlLang);
    expect(textOf(one(page, 'h1'))).toBe(title);
    expect(metas(page, 'robots')).toEqual(['noindex, nofollow']);
    expect(site().text(file)).toContain(`<ul>${storedMark}</ul>`);
    expect(all(one(page, 'main'), 'a').map(({ attributes }) => attributes['href'])).toEqual([againMark]);
    // No document belongs to it: it stays static.
    expect(site().text(file)).not.toContain('name="part-');
  });

  test('the worker lies at the root, so that it may answer for the whole site', () => {
    expect(site().files).toContain('offline-worker.js');
  });
}
