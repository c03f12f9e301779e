import { expect, test } from 'vitest';
import { formatProblems } from '../../../model/problem';
import { localeOf, twoLocales } from '../../../testing/twoLocales';
import { parseGlossary } from './parseGlossary';

function read(text: string, languages = twoLocales) {
  const { value: glossary, problems } = parseGlossary({ file: 'content/glossary.yaml', text }, languages);
  return { glossary, said: `\n${formatProblems(problems)}\n` };
}

const frame = `- id: frame
  en: frame
  zh: 帧
  definition_en: One moment.
  definition_zh: 一个瞬间。
`;

test('a term has its spellings in both languages', () => {
  const { glossary, said } = read(`${frame}  also_en: [still]\n`);
  expect(said.trim()).toBe('');
  expect(glossary.terms).toEqual([
    {
      id: 'frame',
      level: 'craft',
      loose: false,
      words: {
        en: { name: 'frame', also: ['still'], definition: 'One moment.' },
        zh: { name: '帧', also: [], definition: '一个瞬间。' },
      },
    },
  ]);
});

test('an unknown key, a missing key and a bad id are told with their places', () => {
  const { said } = read(`- id: Frame Rate
  en: frame rate
  zh: 帧率
  defintion_en: How fast.
  definition_zh: 多快。
`);
  expect(said).toMatchInlineSnapshot(`
    "
    content/glossary.yaml:1:3  error  Key "definition_en" in entry 1 of the top level is missing
        One plain sentence in English.
    content/glossary.yaml:1:7  error  id in entry 1 of the top level must be lower-case words with hyphens between them, found a text ("Frame Rate")
        Part of its address, the same in every language.
    content/glossary.yaml:4:3  error  Unknown key "defintion_en" in entry 1 of the top level
        Did you mean "definition_en"?
        Allowed: id, level, loose, en, zh, also_en, also_zh, definition_en, definition_zh, sort_en, sort_zh.
    "
  `);
});

test('an id or a spelling that two terms share is told at the second', () => {
  const { said } = read(`${frame}${frame.replace('en: frame', 'en: Frame')}- id: still
  en: still
  zh: 静帧
  also_zh: [帧]
  definition_en: One picture.
  definition_zh: 一张画。
`);
  expect(said).toMatchInlineSnapshot(`
    "
    content/glossary.yaml:6:3  error  The id "frame" is used twice.
        Give each term an id of its own.
    content/glossary.yaml:7:3  error  "Frame" is a spelling of the term "frame" already.
        Leave it at the term that it means.
    content/glossary.yaml:8:3  error  "帧" is a spelling of the term "frame" already.
        Leave it at the term that it means.
    content/glossary.yaml:14:13  error  "帧" is a spelling of the term "frame" already.
        Leave it at the term that it means.
    "
  `);
});

test('one broken term does not hide what is wrong with the others', () => {
  const { said } = read(`${frame}- en: cell\n- id: clip\n  en: 5\n`);
  expect(said).toMatchInlineSnapshot(`
    "
    content/glossary.yaml:6:3  error  Key "definition_en" in entry 2 of the top level is missing
        One plain sentence in English.
    content/glossary.yaml:6:3  error  Key "definition_zh" in entry 2 of the top level is missing
        One plain sentence in Chinese.
    content/glossary.yaml:6:3  error  Key "id" in entry 2 of the top level is missing
        Part of its address, the same in every language.
    content/glossary.yaml:6:3  error  Key "zh" in entry 2 of the top level is missing
        The agreed word in Chinese, in lower case unless it is a name.
    content/glossary.yaml:7:3  error  Key "definition_en" in entry 3 of the top level is missing
        One plain sentence in English.
    content/glossary.yaml:7:3  error  Key "definition_zh" in entry 3 of the top level is missing
        One plain sentence in Chinese.
    content/glossary.yaml:7:3  error  Key "zh" in entry 3 of the top level is missing
        The agreed word in Chinese, in lower case unless it is a name.
    content/glossary.yaml:8:7  error  en in entry 3 of the top level must be a text, found a number (5)
        Put it in quotes, which make it a text. The agreed word in English, in lower case unless it is a name.
    "
  `);
});

test('each language of the site has its keys, and no other language has any', () => {
  const list = { en: localeOf('en-US'), ar: localeOf('ar-EG') };
  const { said } = read(`${frame}  ar: إطار\n`, { default: 'en', list });
  expect(said).toMatchInlineSnapshot(`
    "
    content/glossary.yaml:1:3  error  Key "definition_ar" in entry 1 of the top level is missing
        One plain sentence in Arabic.
    content/glossary.yaml:3:3  error  Unknown key "zh" in entry 1 of the top level
        Allowed: id, level, loose, en, ar, also_en, also_ar, definition_en, definition_ar, sort_en, sort_ar.
    content/glossary.yaml:5:3  error  Unknown key "definition_zh" in entry 1 of the top level
        Did you mean "definition_en"?
        Allowed: id, level, loose, en, ar, also_en, also_ar, definition_en, definition_ar, sort_en, sort_ar.
    "
  `);
  const only = read(frame, { default: 'en', list: { en: localeOf('en-US') } });
  expect(only.said).toContain('Unknown key "zh" in entry 1 of the top level');
});

test('a language whose code is a key of each term is told', () => {
  const list = { en: localeOf('en-US'), id: localeOf('id-ID') };
  expect(read('[]', { default: 'en', list }).said).toMatchInlineSnapshot(`
    "
    content/glossary.yaml:1:1  error  The locale "id" has the name of a key that every term has.
        Give it another code in site.yaml, such as the one with its region: id-ID.
    "
  `);
});
