import { describe, expect, test } from 'vitest';
import type { BuiltSite } from '../../support/builtSite';
import { one, textOf } from '../../support/html';

export function postTagTests(site: () => BuiltSite): void {
  const main = (path: string) => one(site().html(path), 'main');

  describe('tags of posts', () => {
    test('BL-09: labels that give one address are one tag', () => {
      const tags = (path: string) => site().page(path, 'post').head.tags;
      const expected = [{ label: 'New feature!', href: '/blog/tags/new-feature' }];
      expect(tags('blog/post-13.json')).toEqual(expected);
      expect(tags('blog/post-14.json')).toEqual(expected);
    });

    test('BL-10: a tag has the same address in each language, its words are translated', () => {
      const pages = (prefix: string) =>
        site()
          .files.filter((file) => file.startsWith(`${prefix}blog/tags/`) && file.endsWith('.html'))
          .map((file) => file.slice(prefix.length));
      expect(pages('zh/')).toEqual(pages(''));
      expect(textOf(one(main('zh/blog/tags/new-feature.html'), 'h1'))).toContain('新功能');
    });

    test('BL-08: a tag that no post has is nowhere', () => {
      const found = site().files.filter((file) =>
        /zebra|Never used|从未使用/.test(`${file}\n${site().text(file)}`),
      );
      expect(found).toEqual([]);
    });
  });
}
