import { expect, test } from 'vitest';
import { parseQuery } from './query';
import type { Synonyms } from './searchIndex';

const synonyms: readonly Synonyms[] = [
  [['onion skin', 'onionskin'], ['洋葱皮']],
  [['tilemap', 'tile map'], ['图块地图']],
];
const waysOf = (query: string, known = synonyms) =>
  parseQuery(query, known).units.map(({ alternatives }) => alternatives.map(({ terms }) => terms.join(' ')));

test('a word of the glossary has all its spellings, the other language’s lead to them', () => {
  expect(waysOf('tile map')).toEqual([['tile map', 'tilemap']]);
  expect(waysOf('洋葱皮')).toEqual([['洋葱 葱皮', 'onion skin', 'onionskin']]);
  expect(waysOf('export onion skin')).toEqual([['export'], ['onion skin', 'onionskin']]);
});

test('a run of Chinese is cut at the words of the glossary', () => {
  const chinese: readonly Synonyms[] = [[['洋葱皮'], ['onion skin']]];
  expect(waysOf('打开洋葱皮', chinese)).toEqual([['打开'], ['洋葱 葱皮']]);
});

test('only the word being typed may be a beginning', () => {
  const open = parseQuery('onion fra', []).units.map(({ alternatives }) => alternatives[0]?.open);
  expect(open).toEqual([false, true]);
});

test('a query that is one word of the glossary is also asked for as a whole in its other spellings', () => {
  expect(parseQuery('洋葱皮', synonyms).phrases).toEqual(['=洋葱皮', '=onion skin', '=onionskin']);
  expect(parseQuery(' … ', synonyms)).toEqual({ units: [], phrases: [], across: [] });
});

test('what is said twice is asked for once', () => {
  expect(waysOf('old frame, new frame')).toEqual([['old'], ['frame'], ['new']]);
});

test('neighbouring characters of two Chinese words are told, words that say nothing apart', () => {
  expect(parseQuery('怎么打开洋葱皮', synonyms).across).toEqual(['么打', '开洋']);
});

test('words that only hold a sentence together do not count, unless there are no others', () => {
  const said = (query: string) =>
    parseQuery(query, [[['图层'], ['layer']]]).units.map(({ alternatives }) =>
      alternatives[0]?.words.join(' '),
    );
  expect(said('How do I undo on the Lite?')).toEqual(['undo', 'lite']);
  expect(said('Pen has a problem, not an issue with it anymore')).toEqual(['pen', 'not']);
  expect(said('how to use it')).toEqual(['how', 'to', 'use', 'it']);
  expect(said('图层是什么')).toEqual(['图层']);
  expect(said('怎么办')).toEqual(['怎么', '办']);
});
