import { describe, expect, test } from 'vitest';
import type { BuiltSite } from '../../support/builtSite';
import { all, type HtmlElement, jsonLd, metas, one, textOf } from '../../support/html';

export function listTests(site: () => BuiltSite): void {
  const main = (path: string) => one(site().html(path), 'main');
  const entries = (path: string) => all(main(path), 'article');
  const titles = (path: string) => entries(path).map((entry) => textOf(one(entry, 'h2')));
  const entry = (path: string, title: string): HtmlElement => {
    const found = entries(path).find((candidate) => textOf(one(candidate, 'h2')) === title);
    if (found === undefined) throw new Error(`${path} does not list ${title}`);
    return found;
  };
  const turns = (path: string) =>
    all(main(path), 'nav', { 'aria-label': 'Pages of the blog' }).flatMap((nav) =>
      all(nav, 'a').map((link) => [textOf(link), link.attributes['href']]),
    );

  describe('the list of posts', () => {
    test('BL-01: posts stand newest first, ten on a page', () => {
      expect(titles('blog.html')).toEqual([
        'Post 24',
        'Post 23',
        'Post 22',
        'Post 21',
        'Post 20: ink & <paint>',
        'Post 19',
        'Post 17',
        'Post 16',
        'Post 15',
        'Post 14',
      ]);
      expect(titles('blog/page/2.html')).toHaveLength(10);
      expect(titles('blog/page/3.html')).toEqual(['Post 03', 'Post 02', 'Post 01']);
      expect(site().files).not.toContain('blog/page/4.html');
      expect(site().files).not.toContain('blog/page/1.html');
    });

    test('BL-01: a labelled landmark leads to newer and older entries, each absent at its end', () => {
      expect(turns('blog.html')).toEqual([['Older entries', '/blog/page/2']]);
      expect(turns('blog/page/2.html')).toEqual([
        ['Newer entries', '/blog'],
        ['Older entries', '/blog/page/3'],
      ]);
      expect(turns('blog/page/3.html')).toEqual([['Newer entries', '/blog/page/2']]);
    });

    test('SEO-01: later pages have their number in the title', () => {
      expect(textOf(one(site().html('blog.html'), 'title'))).toBe('Journal | Blog fixture');
      expect(textOf(one(site().html('blog/page/2.html'), 'title'))).toMatch(/^Journal.*2.* \| Blog fixture$/);
    });

    test('RT-09: the list has one level-1 heading', () => {
      expect(textOf(one(main('blog.html'), 'h1'))).toBe('Journal');
      expect(textOf(one(main('zh/blog.html'), 'h1'))).toBe('日志');
    });

    test('BL-02: a post is shown up to its marker, then a link that names it leads to the rest', () => {
      const post = entry('blog.html', 'Post 24');
      expect(textOf(post)).toContain('Summary of Post 24.');
      expect(textOf(post)).not.toContain('The rest of Post 24.');
      const more = all(post, 'a').find((link) => textOf(link) === 'Read more Post 24');
      expect(more?.attributes['href']).toBe('/blog/post-24');
    });

    test('BL-02: a post without a marker is shown whole, without that link, and its writer is told, as of one that is yet to come', () => {
      const post = entry('blog/page/2.html', 'Post 05');
      expect(textOf(post)).toContain('The rest of Post 05, which has no marker.');
      expect(textOf(post)).not.toContain('Read more');
      const warned = site().run.stderr.match(/^content\S+/gm);
      expect(warned).toEqual([
        'content/en/blog/2023-08-14-post-05.md:1:1',
        'content/en/blog/2999-01-01-quokka-to-come.md:1:1',
        'content/zh/blog/2023-08-14-post-05.md:1:1',
      ]);
      expect(site().run.stderr).toContain(
        'The date 2999-01-01 is in the future: until then the post is a draft.',
      );
    });

    test('BL-03, BL-06: an entry has title, date, authors, summary and tags, and no reading time', () => {
      const post = entry('blog.html', 'Post 14');
      expect(one(one(post, 'h2'), 'a').attributes['href']).toBe('/blog/post-14');
      expect(one(post, 'time').attributes['datetime']).toBe('2024-05-05T00:00:00.000Z');
      expect(textOf(one(post, 'time'))).toBe('May 5, 2024');
      expect(textOf(one(post, 'header'))).toContain('Authors');
      const authors = all(one(post, 'header'), 'li').map(textOf);
      expect(authors).toHaveLength(3);
      expect(all(post, 'a', { rel: 'tag' }).map(textOf)).toEqual(['New feature!']);
      expect(textOf(post)).not.toMatch(/minute/i);
    });

    test('BL-02: links within the post lead to the post from a list', () => {
      const links = all(entry('blog.html', 'Post 20: ink & <paint>'), 'a');
      const inner = links.find((link) => textOf(link) === 'link to its end');
      expect(inner?.attributes['href']).toBe('/blog/post-20#more');
    });

    test('BL-07: the side has the five newest listed posts under their years in UTC', () => {
      const groups = (path: string) => {
        const nav = all(site().html(path), 'nav').find((candidate) => textOf(candidate).startsWith('Newest'));
        return nav === undefined
          ? []
          : all(nav, 'div', { role: 'group' }).map((group) => all(group, '*').filter(isWord).map(textOf));
      };
      const isWord = ({ tag }: HtmlElement) => tag === 'p' || tag === 'a';
      const expected = [
        ['2025', 'Post 24', 'Post 23', 'Post 22'],
        ['2024', 'Post 21', 'Post 20: ink & <paint>'],
      ];
      for (const path of ['blog.html', 'blog/post-01.html', 'blog/tags.html', 'blog/authors/ada.html']) {
        expect(groups(path), path).toEqual(expected);
      }
      expect(groups('blog/archive.html')).toEqual([]);
      expect(groups('index.html')).toEqual([]);
    });

    test('BL-07: the post being read is marked', () => {
      const current = all(site().html('blog/post-24.html'), 'a', { 'aria-current': 'page' });
      expect(current.map(textOf)).toEqual(['Post 24']);
    });

    test('BL-11: the archive has the newest year first, and inside a year the oldest post', () => {
      const years = all(main('blog/archive.html'), 'section');
      expect(years.map((year) => one(year, 'h2').attributes['id'])).toEqual(['2025', '2024', '2023']);
      const days = years.map((year) =>
        all(year, 'time').map(({ attributes }) => attributes['datetime'] ?? ''),
      );
      for (const dates of days) expect(dates).toEqual([...dates].sort());
      expect(days.flat()).toHaveLength(23);
      const [first] = years;
      expect(first === undefined ? [] : all(first, 'li').map(textOf)).toEqual([
        'January 1 Post 22',
        'February 5 Post 23',
        'March 5 Post 24',
      ]);
      const [chinese] = all(main('zh/blog/archive.html'), 'li');
      expect(chinese === undefined ? '' : textOf(chinese)).toBe('1月1日 文章22');
    });

    test('BL-15: the list carries its posts as data', () => {
      const [blog] = jsonLd(site().html('blog.html'));
      expect(blog).toMatchObject({
        '@type': 'Blog',
        '@id': 'https://blog.example/blog',
        name: 'Journal',
        inLanguage: 'en-US',
      });
      expect(blog).toHaveProperty('blogPost.length', 10);
      expect(blog).toHaveProperty('blogPost.0', {
        '@type': 'BlogPosting',
        '@id': 'https://blog.example/blog/post-24',
        url: 'https://blog.example/blog/post-24',
        headline: 'Post 24',
        description: 'Summary of Post 24.',
        datePublished: '2025-03-05T00:00:00.000Z',
      });
    });

    test('SEO-02: the lists have descriptions', () => {
      expect(metas(site().html('blog.html'), 'description')).toEqual(['What happens here']);
      expect(metas(site().html('zh/blog.html'), 'description')).toEqual(['这里的事']);
      expect(metas(site().html('blog/tags/new-feature.html'), 'description')).toEqual(['What is new.']);
    });
  });
}
