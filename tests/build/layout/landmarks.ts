import { en } from 'generator/model/words/en';
import { describe, expect, test } from 'vitest';
import { arabic } from '../../support/arabic';
import type { BuiltSite } from '../../support/builtSite';
import { all, one, textOf } from '../../support/html';

/** The words of the language that a file of the output is in. */
const wordsOf = (file: string) => (file.startsWith('ar/') ? arabic : en).page;

export function landmarkTests(site: () => BuiltSite): void {
  const announcement = (path: string) =>
    one(site().html(path), 'section', { 'aria-label': wordsOf(path).announcement.label });

  describe('around the content', () => {
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

    test('NAV-12, SB-09, CFG-06: options reach the page', () => {
      const layout = JSON.parse(
        site().text(site().files.find((file) => /^assets\/layout-en-/.test(file)) ?? ''),
      );
      expect(layout.navbar.hideOnScroll).toBe(true);
      expect(layout.sidebar).toEqual({ hideable: true, autoCollapse: true });
      expect(layout.storageSuffix).toBe('-layout');
      expect(site().text('index.html')).toContain('(true,"-layout")');
    });
  });
}
