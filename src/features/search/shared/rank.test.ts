import { expect, test } from 'vitest';
import { bodyWeights, impactsOf } from './impact';
import { parseQuery } from './query';
import { rankPages } from './rank';
import { encodePostings, packPosting, type SearchChunk } from './searchIndex';

interface Page {
  readonly title: string;
  readonly headings?: readonly string[];
  readonly text?: string;
}

/** The numbers of the pages in the order in which a query finds them. */
function find(pages: readonly Page[], query: string, allows?: (page: number) => boolean) {
  const postings = new Map<string, number[]>();
  for (const [page, { title, headings = [], text = '' }] of pages.entries()) {
    const impacts = impactsOf({ title, keywords: [], description: '' }, bodyWeights({ headings, text }));
    for (const [term, impact] of impacts)
      postings.set(term, [...(postings.get(term) ?? []), packPosting(page, impact)]);
  }
  const chunk: SearchChunk = Object.fromEntries(
    [...postings].map(([term, list]) => [term, encodePostings(list)]),
  );
  const ranking = rankPages(parseQuery(query, []), [chunk], pages.length, allows);
  return { order: ranking.pages.map(({ page }) => page), corrections: ranking.corrections };
}

const filler = Array.from(
  { length: 8 },
  (_, index): Page => ({ title: `Other ${index}`, text: 'nothing here' }),
);

test('a title counts more than a heading, a heading more than the text', () => {
  const pages: Page[] = [
    { title: 'A', text: 'frame' },
    { title: 'Frame' },
    { title: 'B', headings: ['Frame rate'], text: 'frame' },
    ...filler,
  ];
  expect(find(pages, 'frame').order).toEqual([1, 2, 0]);
});

test('a page with every word comes before one with some', () => {
  const pages: Page[] = [
    { title: 'Export', text: 'export '.repeat(20) },
    { title: 'A', text: 'export the timeline' },
    ...filler,
  ];
  expect(find(pages, 'export timeline').order).toEqual([1, 0]);
});

test('the title that is the whole query comes first, however often others have its words', () => {
  const text = 'how do i export a frame '.repeat(9);
  const pages: Page[] = [
    { title: 'A', text },
    { title: 'How do I export?' },
    { title: 'B', text },
    ...filler,
  ];
  expect(find(pages, 'how do I export').order[0]).toBe(1);
});

test('the beginning of a word finds it, behind the word itself', () => {
  const pages: Page[] = [{ title: 'Animation' }, { title: 'Anim' }, ...filler];
  expect(find(pages, 'anim').order).toEqual([1, 0]);
});

test('a word that is nowhere gives way to the nearest, the more common of two', () => {
  const pages: Page[] = [
    { title: 'Palette' },
    { title: 'A', text: 'palette' },
    { title: 'B', text: 'ballets' },
  ];
  expect(find(pages, 'pallete')).toEqual({ order: [0, 1], corrections: { pallete: 'palette' } });
  expect(find(pages, 'xylophone').order).toEqual([]);
});

test('what a filter leaves out is not found', () => {
  expect(find([{ title: 'Frame' }, { title: 'Frame' }], 'frame', (page) => page === 1).order).toEqual([1]);
});
