import { describe, expect, test } from 'vitest';
import type { BuiltSite } from '../../support/builtSite';
import { all, jsonLd, metas, one, textOf } from '../../support/html';

export function postTests(site: () => BuiltSite): void {
  const main = (path: string) => one(site().html(path), 'main');
  const turns = (path: string) =>
    all(main(path), 'nav', { 'aria-label': 'Newer and older post' }).flatMap((nav) =>
      all(nav, 'a').map((link) => [textOf(link), link.attributes['href']]),
    );

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

    test('BL-04: title, date, authors, whole body, tags, contents, neighbours', () => {
      const page = main('blog/post-14.html');
      expect(textOf(one(page, 'h1'))).toBe('Post 14');
      expect(textOf(page)).toContain('The rest of Post 14.');
      expect(all(page, 'a', { rel: 'tag' }).map(textOf)).toEqual(['New feature!']);
      const order = all(main('blog/post-20.html'), '*');
      const contents = order.findIndex(({ attributes }) => attributes['aria-label'] === 'Table of contents');
      const neighbours = order.findIndex(
        ({ attributes }) => attributes['aria-label'] === 'Newer and older post',
      );
      expect(contents).toBeGreaterThan(-1);
      expect(neighbours).toBeGreaterThan(order.findIndex(({ tag }) => tag === 'h2'));
    });

    test('BL-04: the newest post has only an older one, the oldest only a newer one, others both', () => {
      expect(turns('blog/post-24.html')).toEqual([
        [expect.stringMatching(/^Older post.*Post 23$/), '/blog/post-23'],
      ]);
      expect(turns('blog/post-01.html')).toEqual([
        [expect.stringMatching(/^Newer post.*Post 02$/), '/blog/post-02'],
      ]);
      expect(turns('blog/post-19.html')).toEqual([
        [expect.stringMatching(/Post 20: ink & <paint>$/), '/blog/post-20'],
        [expect.stringMatching(/Post 17$/), '/blog/post-17'],
      ]);
    });

    test('BL-06: no page shows a reading time', () => {
      const pages = site().files.filter((file) => /^blog.*\.html$/.test(file));
      expect(pages.filter((file) => /\bminutes?\b/i.test(textOf(main(file))))).toEqual([]);
      expect(pages.length).toBeGreaterThan(30);
    });

    test('BL-15: a post tells its type, time, tags and authors to those who share it', () => {
      const page = site().html('blog/post-14.html');
      expect(metas(page, 'og:type')).toEqual(['article']);
      expect(metas(page, 'article:published_time')).toEqual(['2024-05-05T00:00:00.000Z']);
      expect(metas(page, 'article:tag')).toEqual(['New feature!']);
      expect(metas(page, 'article:author')).toEqual(['https://blog.example/blog/authors/ada']);
      expect(metas(site().html('blog.html'), 'og:type')).toEqual(['website']);
    });

    test('BL-15: the same as data, tied to the blog', () => {
      expect(jsonLd(site().html('zh/blog/post-20.html'))).toEqual([
        {
          '@context': 'https://schema.org',
          '@type': 'BlogPosting',
          '@id': 'https://blog.example/zh/blog/post-20',
          mainEntityOfPage: 'https://blog.example/zh/blog/post-20',
          url: 'https://blog.example/zh/blog/post-20',
          headline: '文章20：墨与<彩>',
          name: '文章20：墨与<彩>',
          description: '文章20的摘要，链接到结尾。',
          datePublished: '2024-11-11T00:00:00.000Z',
          inLanguage: 'zh-CN',
          author: [
            { '@type': 'Person', name: '阿达', url: 'https://blog.example/zh/blog/authors/ada' },
            { '@type': 'Person', name: '鲍勃', url: 'https://bob.example/' },
          ],
          keywords: [],
          isPartOf: { '@type': 'Blog', '@id': 'https://blog.example/zh/blog', name: '日志' },
        },
      ]);
    });

    test('BL-15, SEO-03: address and canonical of a post agree with its data', () => {
      const page = site().html('blog/written/by-hand.html');
      const canonical = one(page, 'link', { rel: 'canonical' }).attributes['href'];
      expect(canonical).toBe('https://blog.example/blog/written/by-hand');
      expect(metas(page, 'og:url')).toEqual([canonical]);
      expect(jsonLd(page)).toEqual([expect.objectContaining({ url: canonical })]);
    });

    test('SEO-02: description and keywords of the front matter are in the head', () => {
      const page = site().html('blog/post-19.html');
      expect(metas(page, 'description')).toEqual(['A description of its own.']);
      expect(metas(page, 'keywords')).toEqual(['one,two']);
    });

    test('CT-15: a picture has its dimensions and is lazy', () => {
      const picture = all(main('zh/blog/post-20.html'), 'img').find(
        ({ attributes }) => attributes['alt'] === '一点墨',
      );
      expect(picture?.attributes).toMatchObject({
        width: '3',
        height: '2',
        loading: 'lazy',
        decoding: 'async',
      });
      expect(site().files).toContain(picture?.attributes['src']?.slice(1));
    });
  });
}
