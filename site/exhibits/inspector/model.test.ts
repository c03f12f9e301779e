import type { Animation } from 'pixels/animation';
import { blankRaster } from 'pixels/raster';
import { expect, test } from 'vitest';
import type { ShownImportFact } from '../../features/import-facts/shared/importFacts';
import type { Outcome } from '../kit/messages';
import { readFacts } from './fetchFacts';
import { formatName } from './formatName';
import type { Inspection } from './messages';
import { empty, importedDuration, listChanges, reducer, runsOf } from './model';
import { en } from './words';

function animation(...durations: readonly number[]): Animation {
  const frames = durations.map((duration) => ({ raster: blankRaster(1, 1), duration }));
  return { width: 1, height: 1, frames, tags: [], plays: undefined, palette: undefined };
}

function inspection(name: string, more: Partial<Inspection> = {}): Inspection {
  const pixels = { model: 'rgba', bits: 32 } as const;
  return {
    ...{ picked: { id: 1, file: new File([], name) }, format: 'png', animation: animation(0), pixels },
    ...{ colors: 1, parts: undefined, project: undefined, found: [], notes: [], ...more },
  };
}

const opened = (one: Inspection): Outcome<Inspection> => ({ kind: 'opened', opened: one });
const refused = (name: string): Outcome<Inspection> => ({
  kind: 'refused',
  picked: { id: 2, file: new File([], name) },
  refusal: { code: 'empty', at: 0, unit: 'byte' },
});

test('rule 7: files of which none can be read are told of, and leave what is in view alone', () => {
  const first = reducer(empty, { kind: 'open', outcomes: [opened(inspection('a.png'))] });
  const second = reducer(first, { kind: 'open', outcomes: [refused('b.png')] });
  expect(second.inspections).toBe(first.inspections);
  expect(second.remarks).toMatchObject([{ name: 'b.png', isRefused: true }]);
  const note = { code: 'notRead', at: 9, unit: 'byte', found: 'mask' } as const;
  const outcomes = [refused('b.png'), opened(inspection('c.ase', { notes: [note] }))];
  const third = reducer(reducer(second, { kind: 'show', index: 0 }), { kind: 'open', outcomes });
  expect(third.inspections.map(({ picked }) => picked.file.name)).toEqual(['c.ase']);
  expect(third.remarks).toMatchObject([{ isRefused: true }, { name: 'c.ase', remark: note }]);
  expect(reducer(third, { kind: 'reset' })).toEqual(empty);
});

test('rule 2: facts about what a file does not have are not shown', () => {
  const fact = (topic: ShownImportFact['topic']): ShownImportFact => ({
    topic,
    words: topic,
  });
  const found = [
    { topic: 'any', count: 0, names: [] },
    { topic: 'slices', count: 1, names: ['box'] },
  ] as const;
  expect(listChanges([fact('slices'), fact('tilesets'), fact('any')], found)).toEqual([
    { fact: fact('slices'), found: found[1] },
    { fact: fact('any'), found: found[0] },
  ]);
});

test('rule 3: durations are cut to whole steps of 100 ms, and shorter ones count as one', () => {
  expect([0, 50, 100, 120, 199, 250, 300].map(importedDuration)).toEqual([100, 100, 100, 100, 100, 200, 300]);
});

test('rule 4: frames that last equally long stand together', () => {
  expect(runsOf([100, 100, 50, 100])).toEqual([
    { from: 0, to: 1, duration: 100 },
    { from: 2, to: 2, duration: 50 },
    { from: 3, to: 3, duration: 100 },
  ]);
});

test('facts are read as far as this build knows their topics', () => {
  const facts: ShownImportFact[] = [
    { topic: 'any', words: 'A copy.' },
    { topic: 'png', words: 'Colours.', lang: 'en-US', dir: 'ltr' },
    { topic: 'gif', words: 'Perhaps.', edition: 'iOS' },
  ];
  expect(readFacts(structuredClone(facts))).toEqual(facts);
  expect(readFacts([{ topic: 'later', words: 'x' }, 5, null])).toEqual([]);
  expect(readFacts(undefined)).toEqual([]);
});

test('names are shortened where they are too long to be shown', () => {
  expect(formatName(' ', en)).toBe('without a name');
  expect(formatName('x'.repeat(80), en)).toBe('x'.repeat(80));
  expect(formatName('🦊'.repeat(9999), en)).toBe(`${'🦊'.repeat(80)}…`);
});
