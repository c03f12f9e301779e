import { expect, test } from 'vitest';
import type { Author, PostHead, PostListBody, PostSummary } from '../../model/document';
import { en } from '../../model/words/en';
import { renderInSite, wordsOf } from '../testing/renderInSite';
import { testBase } from '../testing/testSite';
import { ArchivePage } from './ArchivePage';
import { AuthorListPage } from './Authors';
import { PostListPage } from './PostListPage';
import { PostPage } from './PostPage';
import { RecentPosts } from './RecentPosts';

const author: Author = {
  name: 'Ada',
  title: 'Painter',
  href: '/blog/authors/ada',
  socials: [{ label: 'X', href: 'https://x.com/ada' }],
};
const head: PostHead = {
  title: 'First post',
  heading: ['First post'],
  href: '/blog/first',
  date: { iso: '2024-06-10T00:00:00.000Z', text: 'June 10, 2024' },
  authors: [author],
  tags: [{ label: 'News', href: '/blog/tags/news' }],
};
const { blog: words } = en.pages;
const recent = {
  title: 'Recent posts',
  years: [
    {
      year: '2024',
      posts: [
        { label: 'First post', href: '/blog/first' },
        { label: 'Other', href: '/blog/other' },
      ],
    },
  ],
};
const summary: PostSummary = { head, tree: [['p', null, 'Summary']], truncated: true };

function list(of: PostListBody['list'], posts = [summary], more: Partial<PostListBody> = {}): string {
  return renderInSite(<PostListPage page={{ kind: 'postList', words, list: of, posts, recent, ...more }} />);
}

test('BL-02, BL-03: an entry has title, date, authors, summary, link to the rest and tags, in this order', () => {
  const html = list({ of: 'blog', heading: 'Blog', links: [] });
  expect(html).toMatch(/<article[^>]*>.*<h2[^>]*><a href="\/blog\/first">First post<\/a><\/h2>/);
  expect(html).toContain('<time dateTime="2024-06-10T00:00:00.000Z">June 10, 2024</time>');
  expect(wordsOf(html)).toMatch(
    /^BlogFirst postJune 10, 2024AuthorsAdaSummaryRead more First postTags:\s*News/,
  );
});

test('BL-02: a post that is shown whole has no link to the rest', () => {
  expect(list({ of: 'blog', heading: 'Blog', links: [] }, [{ ...summary, truncated: false }])).not.toContain(
    'Read more',
  );
});

test('BL-01: links to newer and older entries, each absent at its end', () => {
  const first = list({ of: 'blog', heading: 'Blog', links: [] }, [summary], { older: '/blog/page/2' });
  expect(first).toMatch(/<nav[^>]* aria-label="Pages of the blog">.*href="\/blog\/page\/2"/);
  expect(wordsOf(first)).not.toContain('Newer entries');
  expect(list({ of: 'blog', heading: 'Blog', links: [] })).not.toContain('<nav');
});

test('BL-09, I18N-04: below the heading of a tag its posts are counted, in the right number', () => {
  const tag = { of: 'tag', label: 'News', intro: { text: 'About' }, all: '/blog/tags' } as const;
  expect(list({ ...tag, count: 1 })).toMatch(/<h1>News<\/h1><div[^>]*><p[^>]*><span>One post<\/span>/);
  expect(list({ ...tag, count: 2 })).toContain('<span>2 posts</span>');
  expect(list({ ...tag, count: 2 })).toMatch(/<a[^>]* href="\/blog\/tags">View all tags<\/a>/);
});

test('BL-13: the page of an author says so when there are no posts', () => {
  const page = { of: 'author', author, intro: { text: 'Paints' }, all: '/blog/authors' } as const;
  expect(list({ ...page, count: 0 }, [])).toContain('This author has not written any posts yet.');
  const html = list({ ...page, count: 1 });
  expect(html).toMatch(/<h1>Ada<\/h1>.*<span>One post<\/span>/);
  expect(html).not.toContain('not written');
  expect(html).toMatch(/<a[^>]* href="\/blog\/authors">View all authors<\/a>/);
});

test('BL-04: a post has one h1, then date and text, and leads to its neighbours', () => {
  const article = {
    tree: [
      ['h1', null, 'In the body'],
      ['p', null, 'Text'],
    ] as const,
    toc: [],
    lang: 'zh-CN',
  };
  const neighbours = {
    newer: { label: 'Newer one', href: '/blog/newer' },
    older: { label: 'Older one', href: '/blog/older' },
  };
  const html = renderInSite(
    <PostPage page={{ kind: 'post', words, head, article, edit: {}, recent, ...neighbours }} />,
  );
  expect(html.match(/<h1/g)).toHaveLength(1);
  expect(html).toContain('<h1 lang="zh-CN">First post</h1>');
  expect(html).toMatch(
    /<nav[^>]* aria-label="Newer and older post">.*href="\/blog\/newer".*href="\/blog\/older"/,
  );
  expect(wordsOf(html)).toMatch(/^First postJune 10, 2024AuthorsAdaText/);
});

test('BL-04: a post has its picture below its head, unless its text begins with one', () => {
  const picture = { src: '/gem.png', width: 112, height: 112, alt: 'A gem' };
  const page = (first: 'p' | 'figure') => {
    const article = { tree: [[first, null, 'Text']] as const, toc: [] };
    return renderInSite(
      <PostPage page={{ kind: 'post', words, head, picture, article, edit: {}, recent }} />,
    );
  };
  expect(page('p')).toMatch(
    /<\/header>.*<img[^>]* src="\/gem.png" alt="A gem" width="112" height="112".*Text/,
  );
  expect(page('p')).not.toContain('loading=');
  expect(page('figure')).not.toContain('<img');
});

test('BL-06: reading time shows only where the site gives it', () => {
  const entry = (minutes?: number) =>
    list({ of: 'blog', heading: 'Blog', links: [] }, [
      { ...summary, head: { ...head, ...(minutes && { minutes }) } },
    ]);
  expect(entry()).not.toContain('read</');
  expect(entry(3)).toContain('3 minutes read');
});

test('BL-07: recent posts are a named landmark, a group for each year, the current post marked', () => {
  const html = renderInSite(<RecentPosts recent={recent} />, 'en', '/blog/First/');
  expect(html).toMatch(/<nav[^>]* aria-labelledby="([^"]*)"><p[^>]* id="\1">Recent posts<\/p>/);
  expect(html).toMatch(/role="group" aria-labelledby="([^"]*)"><p[^>]* id="\1">2024<\/p>/);
  expect(html).toMatch(/href="\/blog\/first" aria-current="page"/);
  expect(html.match(/aria-current/g)).toHaveLength(1);
  expect(renderInSite(<RecentPosts recent={{ title: 'x', years: [] }} />)).toBe('');
});

test('BL-11: the archive lists day and title under linkable years; an unknown day is left out', () => {
  const posts = [
    { day: { iso: '2024-06-10T00:00:00.000Z', text: 'June 10' }, label: 'First', href: '/blog/first' },
    { day: { iso: '2024', text: '' }, label: 'Second', href: '/blog/second' },
  ];
  const html = renderInSite(
    <ArchivePage page={{ ...testBase, kind: 'archive', years: [{ year: '2024', posts }] }} />,
  );
  expect(html).toContain('<h2 id="2024">2024</h2>');
  expect(html).toMatch(
    /href="\/blog\/first"><span class="name"><span>First<\/span><time dateTime="2024-06-10T00:00:00.000Z"> June 10</,
  );
  expect(html).toMatch(/href="\/blog\/second"><span class="name"><span>Second<\/span><\/span>/);
});

test('BL-12: authors with role, number of posts and named links; a name leads where the author is found', () => {
  const authors = [
    { ...author, count: 1, posts: [{ href: '/blog/a', label: 'First post' }] },
    { name: 'Bo', href: 'mailto:bo@b.example', socials: [], count: 2, posts: [] },
    { name: 'Cy', socials: [], count: 0, posts: [] },
  ];
  const html = renderInSite(<AuthorListPage page={{ kind: 'authorList', words, authors, recent }} />);
  expect(html).toContain('<a href="/blog/authors/ada">Ada</a>');
  expect(html).toContain('<a href="mailto:bo@b.example">Bo</a>');
  expect(html).toContain('<span>Cy</span>');
  expect(wordsOf(html)).toContain('PainterOne postX (opens in a new tab)First postBo2 postsCy0 posts');
});
