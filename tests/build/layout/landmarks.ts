import { describe, expect, test } from 'vitest';
import { en } from '../../../src/model/words/en';
import { arabic } from '../../support/arabic';
import type { BuiltSite } from '../../support/builtSite';
import { all, one, textOf } from '../../support/html';
import { isRedirect } from '../../support/links';

/** The words of the language that a file of the output is in. */
const wordsOf = (file: string) => (file.startsWith('ar/') ? arabic : en).page;

export function landmarkTests(site: () => BuiltSite): void {
  const announcement = (path: string) =>
    one(site().html(path), 'section', { 'aria-label': wordsOf(path).announcement.label });

  describe('around the content', () => {
    test('LAY-01: skip link, announcement, bar, content, footer', () => {
      for (const file of site().files.filter((name) => name.endsWith('.html') && !isRedirect(site(), name))) {
        const text = wordsOf(file);
        const order = all(site().html(file), '*');
        const skip = order.findIndex(
          ({ tag, attributes }) => tag === 'a' && attributes['href'] === '#content',
        );
        const first = order.findIndex(({ tag }) => tag === 'a' || tag === 'button');
        expect(skip, file).toBe(first);
        const parts = [
          skip,
          order.findIndex(
            ({ tag, attributes }) =>
              tag === 'section' && attributes['aria-label'] === text.announcement.label,
          ),
          order.findIndex(({ tag, attributes }) => tag === 'nav' && attributes['aria-label'] === text.main),
          order.findIndex(({ tag, attributes }) => tag === 'main' && attributes['id'] === 'content'),
          order.findIndex(({ tag }) => tag === 'footer'),
        ];
        expect(parts, file).not.toContain(-1);
        expect(parts, file).toEqual([...parts].sort((a, b) => a - b));
      }
    });

    test('RT-01, RT-09: one content and one level-1 heading on each page', () => {
      for (const file of site().files.filter((name) => name.endsWith('.html') && !isRedirect(site(), name))) {
        expect(all(site().html(file), 'main'), file).toHaveLength(1);
        expect(all(site().html(file), 'h1'), file).toHaveLength(1);
      }
    });

    test('ANN-01: the announcement has its words, links and colours', () => {
      const bar = announcement('index.html');
      expect(textOf(bar)).toMatch(/^Spring! Begin here or elsewhere/);
      expect(all(bar, 'a').map(({ attributes }) => [attributes['href'], attributes['target']])).toEqual([
        ['/x/docs/intro/#start', undefined],
        ['https://example.com/', '_blank'],
      ]);
      const colours = all(site().html('index.html'), 'style').map(textOf).join('');
      expect(colours).toMatch(/--announcement-background:\s?#123456/);
      expect(colours).toMatch(/--announcement-color:\s?#fff/);
      const arabic = announcement('ar/docs/intro/index.html');
      expect(textOf(arabic)).toMatch(/^الربيع! ابدأ هنا/);
      expect(one(arabic, 'a').attributes['href']).toBe('/x/ar/docs/intro/#start');
    });

    test('ANN-02: it can be closed, once scripts are there', () => {
      const button = one(announcement('index.html'), 'button').attributes;
      expect(button).toMatchObject({ 'aria-label': 'Close', disabled: '' });
      expect(site().text('index.html')).toContain('"announcement":"spring"');
    });

    test('LAY-05: the footer has its columns, links and last line', () => {
      const footer = one(site().html('docs/intro/index.html'), 'footer');
      expect(all(footer, 'h2').map(textOf)).toEqual(['Docs']);
      expect(all(footer, 'a').map(({ attributes }) => [attributes['href'], attributes['target']])).toEqual([
        ['/x/docs/intro/', undefined],
        ['https://shop.example/', '_blank'],
        ['/x/about/', undefined],
      ]);
      expect(textOf(footer)).toMatch(/Shop ?\(opens in a new tab\)/);
      expect(textOf(footer)).toContain('© 2023–2025 Frame');
    });

    test('LAY-08: the logo leads home and has one name', () => {
      const bar = one(site().html('ar/docs/intro/index.html'), 'nav', { 'aria-label': arabic.page.main });
      const logo = all(bar, 'a', { href: '/x/ar/' }).find((link) => all(link, 'img').length > 0);
      expect(logo === undefined ? '' : one(logo, 'img').attributes['alt']).toBe('');
      expect(logo === undefined ? '' : one(logo, 'img').attributes['src']).toMatch(/^data:image\/svg\+xml,/);
      expect(logo === undefined ? '' : textOf(logo)).toBe('مثال الإطار');
    });

    test('NAV-12, SB-09, CFG-06: options reach the page', () => {
      const layout = JSON.parse(
        site().text(site().files.find((file) => /^assets\/layout-en-/.test(file)) ?? ''),
      );
      expect(layout.navbar.hideOnScroll).toBe(true);
      expect(layout.sidebar).toEqual({ hideable: true, autoCollapse: true });
      expect(layout.storageSuffix).toBe('-layout');
      expect(site().text('index.html')).toContain('"storageSuffix":"-layout"');
    });

    test('DOC-06: without an edit base there is no edit link', () => {
      expect(site().page('docs/intro.json', 'doc').edit).toEqual({});
      expect(textOf(one(site().html('docs/intro/index.html'), 'main'))).not.toContain('Edit this page');
    });
  });
}
