import { describe, expect, test } from 'vitest';
import type { BuiltSite } from '../../support/builtSite';
import { all, one, textOf } from '../../support/html';

export function postTagTests(site: () => BuiltSite): void {
  const main = (path: string) => one(site().html(path), 'main');

  describe('tags of posts', () => {
    test('BL-08, VIS-06: tags stand under their first letters with the number of their listed posts', () => {
      const { groups } = site().page('blog/tags.json', 'tagList');
      expect(
        groups.map(({ letter, tags }) => [letter, ...tags.map(({ label, count }) => `${label} ${count}`)]),
      ).toEqual([
        ['A', 'apple & <pear> 2'],
        ['G', 'General 2'],
        ['N', 'New feature! 12'],
        ['Y', 'Yellow 1'],
      ]);
      expect(all(main('blog/tags.html'), 'h2').map(textOf)).toEqual(['A', 'G', 'N', 'Y']);
      expect(
        all(main('blog/tags.html'), 'h2').every(({ attributes }) => attributes['id'] !== undefined),
      ).toBe(true);
    });

    test('BL-09: the heading has count and label, then description, a way to all tags and the posts', () => {
      const page = main('blog/tags/new-feature.html');
      expect(textOf(one(page, 'h1'))).toBe('12 posts tagged with “New feature!”');
      expect(textOf(page)).toContain('What is new.');
      expect(all(page, 'a').some((link) => link.attributes['href'] === '/blog/tags')).toBe(true);
      expect(all(page, 'article')).toHaveLength(10);
      expect(all(main('blog/tags/new-feature/page/2.html'), 'article')).toHaveLength(2);
      expect(textOf(one(main('blog/tags/y.html'), 'h1'))).toBe('One post tagged with “Yellow”');
    });

    test('BL-09, SEO-01: so does the window title', () => {
      expect(textOf(one(site().html('blog/tags/new-feature.html'), 'title'))).toBe(
        '12 posts tagged with “New feature!” | Blog fixture',
      );
      expect(textOf(one(site().html('zh/blog/tags/new-feature.html'), 'title'))).toMatch(
        /新功能.* \| Blog fixture$/,
      );
    });

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
