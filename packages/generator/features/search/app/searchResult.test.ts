import { afterEach, expect, test, vi } from 'vitest';
import { forgetDocuments } from '../../../app/documents';
import { testBase, testDoc, testLayout, testLink } from '../../../app/testing/testSite';
import type { PageDocument } from '../../../model/document';
import type { TreeNode } from '../../../model/tree';
import { type MarkedText, wordFinder } from '../shared/marks';
import { parseQuery } from '../shared/query';
import { loadResult, resultNow } from './searchResult';

afterEach(() => {
  vi.unstubAllGlobals();
  forgetDocuments();
});

const found = { route: '/docs/canvas', title: 'Canvas' };
const layout = {
  ...testLayout,
  navbar: {
    ...testLayout.navbar,
    left: [testLink('Guide', '/docs', { activeSidebar: 'docs/current/main' }), testLink('Blog', '/blog')],
  },
};
const finderOf = (query: string) => {
  const finder = wordFinder(parseQuery(query, []).units);
  if (finder === undefined) throw new Error('There is nothing to find');
  return finder;
};
const plain = (parts: readonly MarkedText[]) =>
  parts.map(({ text, isFound }) => (isFound ? `[${text}]` : text)).join('');

/** The parts of a page that are shown for a query. */
async function show(page: PageDocument, query: string, shownIn = layout) {
  forgetDocuments();
  vi.stubGlobal('fetch', async () => Response.json(page));
  const { crumbs, excerpt, sections } = await loadResult(found, finderOf(query), shownIn);
  return {
    crumbs,
    excerpt: plain(excerpt),
    sections: sections.map(({ href, title }) => `${href} ${plain(title)}`),
  };
}
const doc = (tree: readonly TreeNode[], more: Partial<typeof testDoc> = {}): PageDocument => ({
  ...testDoc,
  description: 'What you draw on.',
  article: { ...testDoc.article, tree },
  ...more,
});
const heading = (id: string, title: string): TreeNode => ['h2', { id }, title];
const p = (text: string): TreeNode => ['p', null, text];

test('before its document is there, a page has its title alone, and then at once all the rest', async () => {
  const finder = finderOf('canvas');
  const bare = { href: '/docs/canvas', crumbs: [], excerpt: [], sections: [] };
  expect(resultNow(found, finder, layout)).toEqual({ ...bare, title: [{ text: 'Canvas', isFound: true }] });
  vi.stubGlobal('fetch', async () => Response.json(doc([p('Canvas.')])));
  const whole = await loadResult(found, finder, layout);
  expect(resultNow(found, finder, layout)).toEqual(whole);
});

test('a page whose document does not come, or is something else, has its title alone', async () => {
  const bare = { href: '/docs/canvas', crumbs: [], excerpt: [], sections: [] };
  for (const answer of [
    Response.json([null]),
    Response.json({ items: 1 }),
    new Response('', { status: 500 }),
  ]) {
    forgetDocuments();
    vi.stubGlobal('fetch', async () => answer);
    expect(await loadResult(found, finderOf('canvas'), layout)).toMatchObject(bare);
  }
});

test('the description is shown where it has every word, else the part of the text that has most', async () => {
  const page = doc([['h1', null, 'Canvas'], p('Intro.'), heading('a', 'Size'), p('A pixel is drawn.')]);
  expect((await show(page, 'draw')).excerpt).toBe('What you [draw] on.');
  expect((await show(page, 'draw pixel')).excerpt).toBe('Intro. A [pixel] is [drawn].');
  expect((await show(page, 'nowhere')).excerpt).toBe('Intro. A pixel is drawn.');
  expect((await show({ ...testBase, kind: 'redirect', to: '/' }, 'nowhere')).excerpt).toBe('What it is.');
});

test('code and notes are no part of an excerpt', async () => {
  const page = doc([['Open', null, 'pixel'], p('One.'), ['CodeBlock', { lang: 'text' }, 'pixel'], p('Two.')]);
  expect((await show(page, 'pixel')).excerpt).toBe('One. Two.');
});

test('three headings at most are shown, the best, in their order, with the words marked', async () => {
  const page = doc([
    p('Intro.'),
    ...['one', 'two', 'three'].flatMap((id) => [heading(id, `Frame ${id}`), p('Text.')]),
    heading('four', 'Frame and layer'),
    ['h3', { id: 'five' }, 'Other'],
    p('Text.'),
  ]);
  expect((await show(page, 'frame layer')).sections).toEqual([
    '/docs/canvas#one [Frame] one',
    '/docs/canvas#two [Frame] two',
    '/docs/canvas#four [Frame] and [layer]',
  ]);
});

test('a heading without a word of the query is shown where its text has all of several', async () => {
  const page = doc([heading('a', 'One'), p('A frame and a layer.'), heading('b', 'Two'), p('A frame.')]);
  expect((await show(page, 'frame layer')).sections).toEqual(['/docs/canvas#a One']);
  expect((await show(page, 'frame')).sections).toEqual([]);
});

test('a page stands in its categories, else below the item of the bar that it belongs to, else in the site', async () => {
  const crumb = (label: string) => ({ label, href: '/there' });
  expect((await show(doc([], { breadcrumbs: [crumb('Basics'), crumb('Canvas')] }), 'x')).crumbs).toEqual([
    'Basics',
  ]);
  expect((await show(doc([], { sidebarId: 'docs/current/main' }), 'x')).crumbs).toEqual(['Guide']);
  const page = (route: string): PageDocument => ({
    ...testBase,
    kind: 'page',
    route,
    article: testDoc.article,
  });
  expect((await show(page('/blog/post'), 'x')).crumbs).toEqual(['Blog']);
  expect((await show(page('/blogger'), 'x')).crumbs).toEqual(['SITE']);
  expect((await show(doc([], { sidebarId: 'docs/current/other' }), 'x')).crumbs).toEqual(['SITE']);
});
