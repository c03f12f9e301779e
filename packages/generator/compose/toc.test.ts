import { expect, test } from 'vitest';
import type { TocEntry } from '../model/document';
import type { Heading } from '../model/parsed';
import { composeToc } from './toc';

/** The ids of a table of contents, each with its level, nested as its entries are. */
function outline(depths: readonly Heading['depth'][], min: number, max: number): unknown[] {
  const headings = depths.map((depth, index) => ({
    id: `${'abcdefgh'[index]}${depth}`,
    depth,
    content: [],
    position: { line: index + 1, column: 1 },
  }));
  const lines = (entries: readonly TocEntry[]): unknown[] =>
    entries.map(({ id, children }) => (children.length === 0 ? id : [id, ...lines(children)]));
  return lines(composeToc(headings, { min, max }));
}

test('TOC-01: headings are nested by their levels', () => {
  expect(outline([2, 3, 3, 2, 3], 2, 3)).toEqual([
    ['a2', 'b3', 'c3'],
    ['d2', 'e3'],
  ]);
  expect(outline([2, 4, 3, 2], 2, 4)).toEqual([['a2', 'b4', 'c3'], 'd2']);
});

test('TOC-01: levels out of bounds are left out, and hand up what is below them', () => {
  expect(outline([2, 3, 4, 2], 2, 3)).toEqual([['a2', 'b3'], 'd2']);
  expect(outline([2, 3, 4, 2, 4], 3, 4)).toEqual([['b3', 'c4'], 'e4']);
  expect(outline([2, 3, 4], 4, 4)).toEqual(['c4']);
});

test('TOC-01: a heading is attached to none that is not above it', () => {
  expect(outline([3, 2, 3], 2, 3)).toEqual(['a3', ['b2', 'c3']]);
  expect(outline([2, 3, 2, 4], 3, 4)).toEqual(['b3', 'd4']);
  expect(outline([], 2, 3)).toEqual([]);
});
