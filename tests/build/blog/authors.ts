import { describe, expect, test } from 'vitest';
import type { BuiltSite } from '../../support/builtSite';
import { all, one, textOf } from '../../support/html';
import { hrefsOf } from '../../support/links';

export function authorTests(site: () => BuiltSite): void {
  const main = (path: string) => one(site().html(path), 'main');

  describe('authors', () => {
    test('BL-12: every author of the file, with the number of their listed posts', () => {
      const { authors } = site().page('blog/authors.json', 'authorList');
      expect(authors.map(({ name, count, href }) => [name, count, href])).toEqual([
        ['Ada', 11, '/blog/authors/ada'],
        ['Bob', 4, 'https://bob.example/'],
        ['Cy', 3, 'mailto:cy@blog.example'],
        ['Dee', 3, undefined],
        ['Eve Lyn', 0, '/blog/authors/eve-lyn'],
      ]);
    });

    test('BL-12: picture, name, title and named links', () => {
      const [ada] = all(main('blog/authors.html'), 'li').filter((item) => textOf(item).startsWith('Ada'));
      if (ada === undefined) throw new Error('Ada is missing');
      expect(one(ada, 'img').attributes['src']).toBe('/ada.svg');
      expect(textOf(ada)).toContain('First author');
      expect(textOf(ada)).toContain('11');
      const links = all(ada, 'a').map((link) => [textOf(link).split(' (')[0], link.attributes['href']]);
      expect(links).toEqual([
        ['Ada', '/blog/authors/ada'],
        ['GitHub', 'https://github.com/ada'],
        ['Web', 'https://ada.example/'],
      ]);
    });

    test('BL-13: the page of an author lists exactly their listed posts, ten on a page', () => {
      const page = main('blog/authors/ada.html');
      expect(textOf(one(page, 'h1'))).toBe('Ada – 11 posts');
      expect(textOf(page)).toContain('Ada has a page.');
      expect(hrefsOf(page)).toContain('/blog/authors');
      const posts = ['blog/authors/ada.html', 'blog/authors/ada/page/2.html'].flatMap((path) =>
        all(main(path), 'article').map((entry) => textOf(one(entry, 'h2'))),
      );
      expect(posts.map((title) => Number(/\d+/.exec(title)?.[0]))).toEqual([
        24, 22, 20, 16, 14, 12, 10, 8, 6, 4, 2,
      ]);
    });

    test('BL-13: an author without posts gets a sentence', () => {
      const page = main('blog/authors/eve-lyn.html');
      expect(textOf(page)).toContain('has not written any posts yet');
      expect(all(page, 'article')).toEqual([]);
    });

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
