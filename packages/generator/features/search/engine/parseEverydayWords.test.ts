import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { formatProblems } from '../../../model/problem';
import { twoLocales } from '../../../testing/twoLocales';
import { parseGlossary } from '../../glossary/engine/parseGlossary';
import { parseEverydayWords } from './parseEverydayWords';

const file = 'content/everyday-words.yaml';

function read(text: string) {
  const { value: everydayWords, problems } = parseEverydayWords({ file, text }, twoLocales);
  return { everydayWords, said: `\n${formatProblems(problems)}\n` };
}

test('a row has the words of each language', () => {
  const { everydayWords, said } = read('- { en: [undo, take back], zh: [撤销] }');
  expect(said.trim()).toBe('');
  expect(everydayWords).toEqual([{ en: ['undo', 'take back'], zh: ['撤销'] }]);
});

test('what is wrong with a row is told with its place, all at once', () => {
  const { said } = read(
    '- { en: [undo], zh: [撤销] }\n- { en: [redo] }\n- { en: [copy, Undo], zh: [复制] }\n',
  );
  expect(said).toMatchInlineSnapshot(`
    "
    content/everyday-words.yaml:2:3  error  This row has words in one language only.
        Add what they are called in another language.
    content/everyday-words.yaml:3:16  error  "Undo" stands in a row above already.
        Leave it in the row whose meaning it has most often.
    "
  `);
});

test('the words of this site: two hundred meanings, none of which the glossary has', () => {
  const { everydayWords, said } = read(readFileSync(file, 'utf8'));
  expect(said.trim()).toBe('');
  expect(everydayWords.length).toBeGreaterThanOrEqual(200);
  const path = 'content/glossary.yaml';
  const { value: glossary } = parseGlossary({ file: path, text: readFileSync(path, 'utf8') }, twoLocales);
  for (const code of ['en', 'zh']) {
    const terms = glossary.terms.flatMap(({ words }) => [words[code]?.name, ...(words[code]?.also ?? [])]);
    const own = everydayWords.flatMap((row) => row[code] ?? []);
    expect(own.filter((word) => terms.includes(word))).toEqual([]);
  }
});
