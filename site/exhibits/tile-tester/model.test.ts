import { expect, test } from 'vitest';
import type { Outcome } from '../kit/messages';
import type { OpenedTile } from './messages';
import { listRanges, reducer, start } from './model';

const tile = (name: string): OpenedTile => ({
  picked: { id: 1, file: new File([], name) },
  width: 16,
  height: 16,
  templates: [16, 47],
  marks: { across: [], down: [] },
  notes: [],
});
const opened = (name: string): Outcome<OpenedTile> => ({ kind: 'opened', opened: tile(name) });
const refused = (name: string): Outcome<OpenedTile> => ({
  kind: 'refused',
  picked: { id: 2, file: new File([], name) },
  refusal: { code: 'empty', at: 0, unit: 'byte' },
});

test('rule 1: new tiles take the place of those before, and how they are laid stays', () => {
  const first = reducer(start, { kind: 'open', outcomes: [opened('a.png'), opened('b.png')] });
  const chosen = reducer(reducer(first, { kind: 'show', index: 1 }), { kind: 'laying', laying: 'half' });
  const next = reducer(chosen, { kind: 'open', outcomes: [opened('c.png')] });
  expect(next).toMatchObject({ shown: 0, laying: 'half', laid: undefined });
  expect(next.tiles.map(({ picked }) => picked.file.name)).toEqual(['c.png']);
});

test('rule 1: files that cannot be read are told of and leave the stage alone', () => {
  const first = reducer(start, { kind: 'open', outcomes: [opened('a.png')] });
  const next = reducer(first, { kind: 'open', outcomes: [refused('b.txt')] });
  expect(next.tiles).toEqual(first.tiles);
  expect(next.remarks).toMatchObject([{ name: 'b.txt', isRefused: true }]);
});

test('rule 3: places are told as ranges, and not endlessly', () => {
  expect(listRanges([1, 2, 3, 7, 9, 10])).toBe('1–3, 7, 9–10');
  expect(listRanges([1, 3, 5, 7, 9, 11, 13])).toBe('1, 3, 5, 7, 9, 11, …');
  expect(listRanges([])).toBe('');
});
