import { describe, expect, test } from 'vitest';
import type { BuiltSite } from '../../support/builtSite';
import { jsonLd, metas, one, textOf } from '../../support/html';

export function postTests(site: () => BuiltSite): void {
  const main = (path: string) => one(site().html(path), 'main');
  describe('posts', () => {
    test.each([
      ['2023-02-10-post-01.md', 'blog/post-01', '2023-02-10'],
      ['2023-04-12-post-03/index.md', 'blog/post-03', '2023-04-12'],
      ['post-08.md with a date in the front matter', 'blog/post-08', '2023-12-01'],
      ['2024-12-31-post-21.md with a slug', 'blog/written/by-hand', '2024-12-31'],
    ])('BL-05: %s is at %s with its date', (_file, path, day) => {
      expect(site().page(`${path}.json`, 'post').head.date.iso).toBe(`${day}T00:00:00.000Z`);
    });

    test('BL-05: the date is the day in UTC, in the long form of the language', () => {
      const time = one(one(main('blog/post-22.html'), 'header'), 'time');
      expect(time.attributes['datetime']).toBe('2025-01-01T00:00:00.000Z');
      expect(textOf(time)).toBe('January 1, 2025');
      expect(textOf(one(one(main('zh/blog/post-22.html'), 'header'), 'time'))).toBe('2025年1月1日');
    });

    test('BL-15, SEO-03: address and canonical of a post agree with its data', () => {
      const page = site().html('blog/written/by-hand.html');
      const canonical = one(page, 'link', { rel: 'canonical' }).attributes['href'];
      expect(canonical).toBe('https://blog.example/blog/written/by-hand');
      expect(metas(page, 'og:url')).toEqual([canonical]);
      expect(jsonLd(page)).toEqual([expect.objectContaining({ url: canonical })]);
    });
  });
}
