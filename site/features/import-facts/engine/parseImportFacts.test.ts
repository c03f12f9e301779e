import { readFileSync } from 'node:fs';
import { formatProblems } from 'generator/model/problem';
import { twoLocales } from 'generator/testing/twoLocales';
import { expect, test } from 'vitest';
import { importTopics } from '../shared/importFacts';
import { composeFacts } from './composeFacts';
import { parseImportFacts } from './parseImportFacts';

function read(text: string) {
  const { value: importFacts, problems } = parseImportFacts(
    { file: 'content/import-facts.yaml', text },
    twoLocales,
  );
  return { importFacts, said: `\n${formatProblems(problems)}\n` };
}

const row = `- about: slices
  edition: iOS
  en: Slices are skipped.
  zh: 切片会被略过。
  source: '14: E26'
`;

test('a fact names an edition or none', () => {
  const { importFacts, said } = read(row + row.replace('  edition: iOS\n', ''));
  expect(said.trim()).toBe('');
  const words = { en: 'Slices are skipped.', zh: '切片会被略过。' };
  expect(importFacts).toEqual([
    { topic: 'slices', edition: 'iOS', words },
    { topic: 'slices', edition: undefined, words },
  ]);
});

test('what is wrong with a fact is told with its place, all at once', () => {
  const { said } = read(`- about: slice
  edition: Android
  en: Slices are skipped.
  source: '14'
`);
  expect(said).toMatchInlineSnapshot(`
    "
    content/import-facts.yaml:1:3  error  Key "zh" in entry 1 of the top level is missing
        What happens on import, in a sentence in Chinese.
    content/import-facts.yaml:1:10  error  about in entry 1 of the top level must be one of any, aseprite, gif, png, durations, overlapping-tags, tag-repeats, reverse-ping-pong, linked-cels, indexed-color, palette-names, user-data, slices, tilesets, group-effects, found a text ("slice")
        Did you mean "slices"?
        What a file must have for the fact to be shown.
    content/import-facts.yaml:2:12  error  edition in entry 1 of the top level must be one of iOS, Desktop & Android, found a text ("Android")
        The one that it is confirmed for. Default: both, or none for what is only advice.
    "
  `);
});

test('a page has the facts in its language', () => {
  const { importFacts } = read(row + row.replace('  edition: iOS\n', ''));
  expect(composeFacts(importFacts, 'zh', twoLocales)).toEqual([
    { topic: 'slices', words: '切片会被略过。', edition: 'iOS' },
    { topic: 'slices', words: '切片会被略过。' },
  ]);
});

test('a page in a language without words has those of the default one, marked as such', () => {
  const list = { ...twoLocales.list, ar: { label: 'العربية', htmlLang: 'ar-EG', direction: 'rtl' as const } };
  const [fact] = composeFacts(read(row).importFacts, 'ar', { ...twoLocales, list });
  expect(fact).toMatchObject({ lang: 'en-US', dir: 'ltr' });
});

test('the facts of this site are right, and there is one for everything that a file may have', () => {
  const { importFacts, said } = read(readFileSync('content/import-facts.yaml', 'utf8'));
  expect(said.trim()).toBe('');
  expect(new Set(importFacts.map(({ topic }) => topic))).toEqual(new Set(importTopics));
});
