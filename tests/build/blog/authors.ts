import { describe, expect, test } from 'vitest';
import type { BuiltSite } from '../../support/builtSite';
import { hrefsOf } from '../../support/links';

export function authorTests(site: () => BuiltSite): void {
  describe('authors', () => {
    test('BL-13: one who asked for no page has none, and nothing leads there', () => {
      const pages = site().files.filter((file) => /^(zh\/)?blog\/authors\/.*\.html$/.test(file));
      expect(pages).toEqual([
        'blog/authors/ada.html',
        'blog/authors/ada/page/2.html',
        'blog/authors/eve-lyn.html',
        'zh/blog/authors/ada.html',
        'zh/blog/authors/ada/page/2.html',
        'zh/blog/authors/eve-lyn.html',
      ]);
      const links = site()
        .files.filter((file) => file.endsWith('.html'))
        .flatMap((file) => hrefsOf(site().html(file)));
      expect(links.filter((href) => /authors\/(bob|cy|dee)/.test(href))).toEqual([]);
    });

    test('I18N-05: names and titles are translated, what else is known stays', () => {
      const { authors } = site().page('zh/blog/authors.json', 'authorList');
      expect(authors[0]).toMatchObject({ name: '阿达', title: '第一位作者', picture: '/ada.svg' });
      expect(authors[0]?.socials).toHaveLength(2);
    });
  });
}
