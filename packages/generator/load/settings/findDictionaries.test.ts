import { expect, test } from 'vitest';
import { ContentError } from '../../model/problem';
import { dictionaries } from '../../model/words/dictionaries';
import { zh } from '../../model/words/zh';
import { findDictionaries } from './findDictionaries';
import { parseConfig } from './loadConfig';

const settings = (...codes: readonly string[]) =>
  parseConfig(
    [
      'title: Site',
      'url: https://site.example',
      'locales:',
      '  default: en',
      '  list:',
      ...codes.map((code) => `    ${code}: { label: ${code}, htmlLang: ${code} }`),
    ].join('\n'),
  );

function messageFor(...codes: readonly string[]): string {
  try {
    findDictionaries(settings(...codes), dictionaries);
  } catch (error) {
    if (error instanceof ContentError) return `\n${error.message}\n`;
    throw error;
  }
  return '';
}

test('I18N-03: each locale has the words of its own dictionary', () => {
  expect(messageFor('en', 'zh')).toBe('');
  expect(findDictionaries(settings('en', 'zh'), dictionaries)('zh')).toBe(zh);
});

test('I18N-03: a locale without a dictionary is told with what to do, and so is one named after a method', () => {
  expect(messageFor('en', 'fr', 'toString')).toMatchInlineSnapshot(`
    "
    site.yaml:7:5  error  locales.list.fr: There is no dictionary with the words of the interface in "fr"
        Write packages/generator/model/words/fr.ts, an object of the type Words (packages/generator/model/words.ts), and list it in packages/generator/model/words/dictionaries.ts. Dictionaries: en, zh.
    site.yaml:8:5  error  locales.list.toString: There is no dictionary with the words of the interface in "toString"
        Write packages/generator/model/words/toString.ts, an object of the type Words (packages/generator/model/words.ts), and list it in packages/generator/model/words/dictionaries.ts. Dictionaries: en, zh.
    "
  `);
});
