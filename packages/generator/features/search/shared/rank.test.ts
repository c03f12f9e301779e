import { expect, test } from 'vitest';
import { bodyWeights, impactsOf, wayTerms } from './impact';
import { parseQuery } from './query';
import { rankPages } from './rank';
import {
  encodePostings,
  encodeWays,
  packPosting,
  packWay,
  type SearchChunk,
  type Synonyms,
} from './searchIndex';

interface Page {
  readonly title: string;
  readonly headings?: readonly string[];
  readonly text?: string;
  readonly asked?: readonly string[];
}

/** The numbers of the pages in the order in which a query finds them. */
function find(pages: readonly Page[], query: string, allows?: (page: number) => boolean) {
  const postings = new Map<string, number[]>();
  const ways = new Map<string, number[]>();
  for (const [page, { title, headings = [], text = '', asked = [] }] of pages.entries()) {
    const impacts = impactsOf(
      { title, keywords: [], description: '', asked },
      bodyWeights({ headings, text }),
    );
    for (const [way, terms] of asked.map(wayTerms).entries())
      for (const term of terms) ways.set(term, [...(ways.get(term) ?? []), packWay(page, way, terms.size)]);
    for (const [term, impact] of impacts)
      postings.set(term, [...(postings.get(term) ?? []), packPosting(page, impact)]);
  }
  const chunk: SearchChunk = Object.fromEntries(
    [...postings].map(([term, list]) => [
      term,
      [...encodePostings(list), ...encodeWays(ways.get(term) ?? [])],
    ]),
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

test('of pages that are asked for the same words, the one that is asked for them together comes first', () => {
  const pages: Page[] = [
    { title: 'A', asked: ['copy a part', 'next frame', 'new frame', 'copy text'] },
    { title: 'B', asked: ['copy a frame'] },
    ...filler,
  ];
  expect(find(pages, 'how do I copy a frame').order).toEqual([1, 0]);
});

test('a page with every word comes before one with some', () => {
  const pages: Page[] = [
    { title: 'A', text: 'export '.repeat(20) },
    { title: 'B', text: 'export the timeline' },
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

/** The score of a page for a query of an index with 4 pages, in which pages have terms with an impact. */
function score(
  terms: Readonly<Record<string, readonly (readonly [page: number, impact: number])[]>>,
  query: string,
  synonyms: readonly Synonyms[] = [],
) {
  const chunk = Object.entries(terms).map(([term, postings]) => [
    term,
    encodePostings(postings.map(([page, impact]) => packPosting(page, impact))),
  ]);
  const { pages, corrections } = rankPages(parseQuery(query, synonyms), [Object.fromEntries(chunk)], 4);
  return { first: pages[0]?.score ?? 0, pages: pages.map(({ page }) => page), corrections };
}
/** How rare a word is that so many of the four pages have. */
const rarity = (having: number) => Math.log(1 + (4 - having + 0.5) / (having + 0.5));

test('a word is worth its impact, times how rare it is', () => {
  expect(score({ frame: [[2, 10]] }, 'frame').first).toBeCloseTo(10 * rarity(1));
  const often = [0, 1, 2].map((page) => [page, 10] as const);
  expect(score({ frame: often }, 'frame').first).toBeCloseTo(10 * rarity(3));
});

test('a beginning is worth less, the less of the word it is', () => {
  expect(score({ palette: [[0, 10]] }, 'pal').first).toBeCloseTo(0.6 * Math.sqrt(3 / 7) * 10 * rarity(1));
  expect(score({ palette: [[0, 10]] }, 'pal frame').pages).toEqual([]);
});

test('a page that lacks one of two words that are as rare counts for half', () => {
  const index = { frame: [[0, 10]], layer: [[1, 10]] } as const;
  expect(score(index, 'frame layer').first).toBeCloseTo((10 * rarity(1)) / 2);
});

test('a page that lacks the rarer of two words loses more', () => {
  const index = {
    frame: [
      [0, 10],
      [1, 10],
      [2, 10],
    ],
    layer: [[3, 10]],
  } as const;
  const found = score(index, 'frame layer');
  expect(found.pages[0]).toBe(3);
  expect(found.first).toBeCloseTo((10 * rarity(1) * rarity(1)) / (rarity(1) + rarity(3)));
});

test('the words of one name count together as one, and a page must have them all', () => {
  const index = {
    onion: [
      [0, 10],
      [1, 10],
    ],
    skin: [[1, 6]],
  } as const;
  const found = score(index, 'onion skin', [[['onion skin'], []]]);
  expect(found.pages).toEqual([1]);
  expect(found.first).toBeCloseTo((10 * rarity(2) + 6 * rarity(1)) / Math.sqrt(2));
});

test('of several ways to say it, and of several whole titles that begin so, the best counts', () => {
  const spellings: readonly Synonyms[] = [[['tilemap', 'grid'], []]];
  const index = { tilemap: [[0, 4]], grid: [[0, 9]] } as const;
  expect(score(index, 'tilemap', spellings).first).toBeCloseTo(0.6 * 9 * rarity(1));
  expect(score(index, 'grid', spellings).first).toBeCloseTo(9 * rarity(1));
  expect(score({ gif: [[0, 1]], '=gif': [[0, 40]] }, 'gif').first).toBeCloseTo(41 * rarity(1));
});

test('pages that are worth the same stand in their order', () => {
  expect(
    score(
      {
        frame: [
          [1, 5],
          [3, 5],
        ],
      },
      'frame',
    ).pages,
  ).toEqual([1, 3]);
});

test('the nearest spelling is worth less than what was written would be', () => {
  const index = { palette: [[0, 10]] } as const;
  expect(score(index, 'pallete').first).toBeCloseTo(0.4 * score(index, 'palette').first);
});

test.each([
  ['gid', 'gif', 'no word of three letters is corrected'],
  ['gimp', 'game', 'nor one of four with two wrong letters'],
  ['glame', 'frame', 'nor one of five'],
  ['pxnxxl', 'pencil', 'nor one of six with three'],
])('%s is not %s: %s', (written, word) => {
  expect(score({ [word]: [[0, 10]] }, written).corrections).toEqual({});
});

test.each([
  ['gane', 'game'],
  ['flame', 'frame'],
  ['pxncxl', 'pencil'],
  ['pelatte', 'palette'],
])('%s is %s', (written, word) => {
  expect(score({ [word]: [[0, 10]] }, written).corrections).toEqual({ [written]: word });
});

test('of two words that are as near, the more common one is meant, else the first', () => {
  const twice = [
    [0, 1],
    [1, 1],
  ] as const;
  expect(score({ gane: [[0, 1]], game: twice }, 'gale').corrections).toEqual({ gale: 'game' });
  expect(score({ gane: [[0, 1]], game: [[0, 1]] }, 'gale').corrections).toEqual({ gale: 'gane' });
});

test('a name of the glossary is right as it is written', () => {
  expect(score({ tilt: [[0, 10]] }, 'tile map', [[['tile map'], []]]).corrections).toEqual({});
});

test('a page with two neighbouring characters of two words comes before one that has them apart', () => {
  const pages: Page[] = [{ title: 'A', text: '文件，保存' }, { title: 'B', text: '保存文件' }, ...filler];
  expect(find(pages, '保存 文件').order).toEqual([0, 1]);
  expect(find(pages, '保存文件').order).toEqual([1, 0]);
});
