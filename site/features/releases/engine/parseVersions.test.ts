import { readFileSync } from 'node:fs';
import { formatProblems } from 'generator/model/problem';
import { twoLocales } from 'generator/testing/twoLocales';
import { expect, test } from 'vitest';
import { findRelease } from './findRelease';
import { parseVersions } from './parseVersions';

function read(text: string) {
  const { value: versions, problems } = parseVersions({ file: 'content/versions.yaml', text }, twoLocales);
  return { versions, said: `\n${formatProblems(problems)}\n` };
}

const row = `- edition: ios
  version: r34
  by: 2024-04
  changes:
    - area: drawing
      en: Pen pressure
      zh: 压感
      source: '29: Resprite-doc#40'
`;

test('a release has the facts of its row, in the language of the page', () => {
  const { versions, said } = read(row);
  expect(said.trim()).toBe('');
  const written = { edition: 'ios', version: 'r34' } as const;
  expect(findRelease(versions, written, undefined, 'zh', twoLocales)).toEqual({
    ...written,
    by: '2024-04',
    new: [{ text: '压感' }],
    improved: [],
    fixed: [],
  });
});

test('without a row a release has the facts of its page, and changes in the words of the translation', () => {
  const written = { edition: 'ios', version: 'r34', after: '2024-01', new: ['Ink'] } as const;
  const original = { ...written, new: [...written.new] };
  expect(findRelease([], original, { new: ['墨水'] }, 'zh', twoLocales)).toEqual({
    ...written,
    new: [{ text: '墨水' }],
  });
  expect(findRelease([], original, undefined, 'zh', twoLocales)).toEqual({
    ...written,
    new: [{ text: 'Ink', lang: 'en-US', dir: 'ltr' }],
  });
});

test('what is wrong with a row is told with its place, all at once', () => {
  const { said } = read(`${row}- edition: iso
  version: r33
- edition: ios
- edition: ios
  version: r34
  by: spring
  changes:
    - area: paint
      en: Ink
      source: '29'
`);
  expect(said).toMatchInlineSnapshot(`
    "
    content/versions.yaml:9:12  error  edition in entry 2 of the top level must be one of ios, da, found a text ("iso")
        Did you mean "ios"?
        ios: iPhone and iPad; da: desktop and Android.
    content/versions.yaml:14:7  error  by in entry 4 of the top level must be a month as YYYY-MM, found a text ("spring")
        Out by this month, perhaps longer.
    content/versions.yaml:16:7  error  Key "zh" in entry 1 of changes in entry 4 of the top level is missing
        What changed, in a line in Chinese.
    content/versions.yaml:16:13  error  area in entry 1 of changes in entry 4 of the top level must be one of drawing, color, layers, animation, files, view, app, found a text ("paint")
        The part of the app that it belongs to.
    "
  `);
});

test('one version has one row, and a row has a version or changes', () => {
  const { said } = read(`${row}- edition: da
  version: r34
- edition: ios
  by: 2024-04
`);
  expect(said).toMatchInlineSnapshot(`
    "
    content/versions.yaml:10:12  error  version in entry 2 of the top level is a version that another row has; put their changes into one, found a text ("r34")
        Its name as the app shows it. Without it the changes have a time only.
    content/versions.yaml:11:12  error  edition in entry 3 of the top level is of a row with neither version nor changes; give it one of them, found a text ("ios")
        ios: iPhone and iPad; da: desktop and Android.
    "
  `);
});

test('the file of this site is sound', () => {
  const { said } = read(readFileSync('content/versions.yaml', 'utf8'));
  expect(said.trim()).toBe('');
});
