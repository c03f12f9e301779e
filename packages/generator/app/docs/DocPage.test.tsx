import { describe, expect, test } from 'vitest';
import type { DocBody, PageDocument } from '../../model/document';
import { renderIn } from '../testing/renderInSite';
import { testDoc, testSite } from '../testing/testSite';
import { DocPage } from './DocPage';

const doc = (more: Partial<DocBody> = {}) => {
  const page: PageDocument & DocBody = { ...testDoc, ...more };
  return renderIn(testSite(page), <DocPage page={page} />);
};
const full: Partial<DocBody> = {
  version: {
    name: '1',
    label: '1.0',
    badge: true,
    banner: 'unmaintained',
    latest: { name: '2', label: '2.0', href: '/docs/new' },
  },
  breadcrumbs: [
    { label: 'Basics', href: '/docs/category/basics' },
    { label: 'No page' },
    { label: 'Introduction', href: '/docs/intro' },
  ],
  article: {
    heading: ['Introduction'],
    tree: [['p', null, 'Words.']],
    toc: [
      {
        id: 'a',
        depth: 2,
        content: [['code', null, 'A']],
        children: [{ id: 'b', depth: 3, content: ['B'], children: [] }],
      },
    ],
  },
  tags: [{ label: 'lite', href: '/docs/tags/lite' }],
  edit: {
    editUrl: 'https://git.test/intro.md',
    lastUpdate: { day: { iso: '2024-06-10', text: 'June 10, 2024' }, author: 'Ann' },
  },
  previous: { label: 'Before', href: '/docs/before' },
  next: { label: 'After', href: '/docs/after' },
};

describe('DOC-01: order of parts', () => {
  test('banner, breadcrumbs, badge, contents, title, body, tags, edit row, neighbours, contents column', () => {
    const html = doc(full);
    const order = [
      'no longer maintained',
      'aria-label="Breadcrumbs"',
      'Version: 1.0',
      '<details',
      '<h1>Introduction</h1>',
      'Words.',
      'rel="tag"',
      'Edit this page',
      '</article>',
      'aria-label="Docs pages"',
      'aria-label="Table of contents"',
    ];
    const places = order.map((words) => html.indexOf(words));
    expect(places.every((place) => place >= 0)).toBe(true);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  test('DOC-09: without them there are no such landmarks', () => {
    expect(doc()).not.toContain('<nav');
    expect(doc()).not.toContain('<details');
  });
});

test('BRD-01: home, categories with a page as links, others and the page itself as text', () => {
  const html = doc(full);
  expect(html).toContain('<a href="/" aria-label="Home page">');
  expect(html).toContain('<a href="/docs/category/basics">Basics</a>');
  expect(html).toContain('<span>No page</span>');
  expect(html).toContain('<span aria-current="page">Introduction</span>');
});

test('DOC-05: neighbours with their directions and titles; an end has none', () => {
  expect(doc(full)).toMatch(
    /href="\/docs\/before" rel="prev".*Previous.*Before.*href="\/docs\/after" rel="next".*Next.*After/,
  );
  expect(doc({ next: { label: 'After', href: '/docs/after' } })).not.toContain('rel="prev"');
});

test('DOC-06, DOC-07: edit link in a new tab; day and author of the last update', () => {
  const html = doc(full);
  expect(html).toMatch(/href="https:\/\/git\.test\/intro\.md" target="_blank"/);
  expect(html).toContain('Last updated on <time dateTime="2024-06-10">June 10, 2024</time> by Ann');
  expect(doc({ edit: { lastUpdate: { author: 'Ann' } } })).toContain('Last updated by Ann');
});

describe('ERR-06, VER-05 to VER-07: versions', () => {
  test('an old one warns and leads to the latest', () => {
    const html = doc(full);
    expect(html).toMatch(/role="alert"/);
    expect(html).toContain('see the <a href="/docs/new">latest version</a> (2.0).');
  });

  test('one that is still to come says so; the only one says nothing', () => {
    const version = { name: 'current', label: 'Next', badge: true, banner: 'unreleased' } as const;
    expect(doc({ version })).toContain('SITE Next, a version that has not been released yet');
    expect(doc()).not.toContain('alert');
    expect(doc()).not.toContain('Version:');
  });
});

test('TOC-01: nested links to the headings, inline markup kept', () => {
  expect(doc(full)).toMatch(/href="#a"><code>A<\/code><\/a><ul[^>]*><li><a [^>]*href="#b">B</);
});

test('what features say of a page stands between its title and its text, what they add behind it', () => {
  const html = doc({ facts: [['p', null, 'Version 49']], additions: [['h2', { id: 'fixed' }, 'Fixed']] });
  expect(html).toMatch(/<h1.*Version 49.*<h2 id="fixed">Fixed<\/h2>/s);
});
