import { describe, expect, test } from 'vitest';
import type { PageBase, PageDocument, PostBody } from '../../model/document';
import { en } from '../../model/words/en';
import { PostHeadTags } from '../blog/PostPage';
import { renderIn } from '../testing/renderInSite';
import { testBase, testDoc, testLayout, testSite } from '../testing/testSite';
import { Head } from './Head';

const head = (page: PageDocument, layout = {}) => renderIn(testSite(page, layout), <Head />);

describe('SEO-01: title', () => {
  test('is the page before the site, the same for sharing', () => {
    const html = head(testDoc);
    expect(html).toContain('<title>Introduction | SITE</title>');
    expect(html).toContain('<meta property="og:title" content="Introduction | SITE"/>');
  });

  test('is the site alone where the page has none or the same', () => {
    expect(head({ ...testDoc, title: '' })).toContain('<title>SITE</title>');
    expect(head({ ...testDoc, title: ' SITE ' })).toContain('<title>SITE</title>');
  });
});

test('SEO-02: description and keywords', () => {
  const html = head({ ...testDoc, keywords: ['a', 'b'] });
  expect(html).toContain('<meta name="description" content="What it is."/>');
  expect(html).toContain('<meta property="og:description" content="What it is."/>');
  expect(html).toContain('<meta name="keywords" content="a,b"/>');
  expect(head(testDoc)).not.toContain('keywords');
});

test('SEO-03: canonical and og:url are absolute and equal', () => {
  const html = head(testDoc);
  expect(html).toContain('<link rel="canonical" href="https://site.test/docs/intro"/>');
  expect(html).toContain('<meta property="og:url" content="https://site.test/docs/intro"/>');
});

test('SEO-04: each language, x-default, and the locales for sharing', () => {
  const html = head(
    { ...testDoc, locale: 'zh', route: '/zh/docs/intro' },
    { locale: 'zh', htmlLang: 'zh-CN' },
  );
  const alternates = [...html.matchAll(/hrefLang="([^"]+)" href="([^"]+)"/gi)].map(([, lang, href]) => [
    lang,
    href,
  ]);
  expect(alternates).toEqual([
    ['en-US', 'https://site.test/docs/intro'],
    ['zh-CN', 'https://site.test/zh/docs/intro'],
    ['x-default', 'https://site.test/docs/intro'],
  ]);
  expect(html).toContain('<meta property="og:locale" content="zh_CN"/>');
  expect(html.match(/og:locale:alternate" content="\w+"/g)).toEqual(['og:locale:alternate" content="en_US"']);
});

test('SEO-05: the own picture, else that of the site, else a small card', () => {
  const site = { site: { ...testLayout.site, image: 'https://site.test/site.png' } };
  expect(head({ ...testDoc, image: 'https://site.test/own.png' }, site)).toContain(
    'twitter:image" content="https://site.test/own.png"',
  );
  expect(head(testDoc, site)).toContain('og:image" content="https://site.test/site.png"');
  expect(head(testDoc, site)).toContain('content="summary_large_image"');
  expect(head(testDoc)).not.toContain('og:image');
});

test('SEO-08, RT-02: robots only where asked for; Page Not Found names no addresses', () => {
  expect(head(testDoc)).not.toContain('robots');
  expect(head({ ...testDoc, noIndex: true })).toContain('<meta name="robots" content="noindex, nofollow"/>');
  const lost = head({ ...testBase, kind: 'notFound', words: en.pages.notFound, links: [] });
  expect(lost).not.toContain('canonical');
  expect(lost).not.toContain('alternate');
});

test('BL-15: a post is an article with its day, tags and authors', () => {
  const post: PageBase & PostBody = {
    ...testBase,
    kind: 'post',
    words: en.pages.blog,
    recent: { title: 'Recent', years: [] },
    article: { tree: [], toc: [] },
    edit: {},
    head: {
      title: 'Post',
      heading: ['Post'],
      href: '/blog/post',
      date: { iso: '2024-06-10', text: 'June 10, 2024' },
      tags: [{ label: 'Lite', href: '/blog/tags/lite' }],
      authors: [
        { name: 'A', href: '/blog/authors/a', socials: [] },
        { name: 'B', href: 'mailto:b@site.test', socials: [] },
      ],
    },
  };
  const html = head(post) + renderIn(testSite(post), <PostHeadTags post={post} />);
  expect(html).toContain('<meta property="og:type" content="article"/>');
  expect(html).toContain('<meta property="article:published_time" content="2024-06-10"/>');
  expect(html).toContain('<meta property="article:tag" content="Lite"/>');
  expect(html.match(/article:author" content="[^"]*"/g)).toEqual([
    'article:author" content="https://site.test/blog/authors/a"',
  ]);
  expect(head(testDoc)).toContain('<meta property="og:type" content="website"/>');
});
