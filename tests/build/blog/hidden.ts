import { describe, expect, test } from 'vitest';
import type { BuiltSite } from '../../support/builtSite';
import { all, metas, one, textOf } from '../../support/html';
import { hrefsOf } from '../../support/links';

export function hiddenPostTests(site: () => BuiltSite): void {
  describe('drafts, posts of the future and unlisted posts', () => {
    test('VIS-01: nothing of a draft or of a post with a later date is in the output', () => {
      const found = site().files.filter((file) => /quokka|短尾袋鼠/i.test(`${file}\n${site().text(file)}`));
      expect(found).toEqual([]);
    });

    test.each(['blog/post-18', 'blog/post-25', 'zh/blog/post-18'])(
      'VIS-03: the unlisted %s has banner and robots tag',
      (path) => {
        expect(metas(site().html(`${path}.html`), 'robots')).toEqual(['noindex, nofollow']);
        expect(textOf(one(site().html(`${path}.html`), 'main'))).toMatch(
          /^(This page is unlisted|本页未公开列出)/,
        );
        const { newer, older } = site().page(`${path}.json`, 'post');
        expect([newer, older]).toEqual([undefined, undefined]);
      },
    );

    test('VIS-03: no other page leads to it but that of a tag which only it has', () => {
      const own = /^(zh\/)?blog\/(post-(18|25)|tags\/x)\.html$/;
      const leading = site().files.filter(
        (file) =>
          file.endsWith('.html') &&
          !own.test(file) &&
          hrefsOf(site().html(file)).some((href) => /\/post-(18|25)(#|$)/.test(href)),
      );
      expect(leading).toEqual([]);
    });

    test.each(['', 'zh/'])('VIS-03: no unlisted post is in /%ssitemap.xml', (prefix) => {
      const sitemap = site().text(`${prefix}sitemap.xml`);
      expect(sitemap).toContain(`/${prefix}blog/post-17<`);
      expect(sitemap).not.toMatch(/post-(18|25)|tags\/x\b/);
    });

    test('VIS-06: such a tag has a page with banner and robots tag, and is not in the list', () => {
      const page = site().html('blog/tags/x.html');
      expect(metas(page, 'robots')).toEqual(['noindex, nofollow']);
      expect(textOf(one(page, 'main'))).toMatch(/^This page is unlisted/);
      expect(all(one(page, 'main'), 'article').map((entry) => textOf(one(entry, 'h2')))).toEqual(['Kiwi 18']);
      expect(textOf(one(site().html('blog/tags.html'), 'main'))).not.toContain('Kiwi');
    });

    test('VIS-06: a tag with some listed posts lists and counts those only', () => {
      const { list, posts } = site().page('blog/tags/y.json', 'postList');
      expect(list).toMatchObject({ of: 'tag', count: 1 });
      expect(posts.map(({ head }) => head.title)).toEqual(['Post 17']);
      expect(metas(site().html('blog/tags/y.html'), 'robots')).toEqual([]);
    });
  });
}
