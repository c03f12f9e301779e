import { expect, test } from 'vitest';
import { dictionaries } from '../../../app/words/dictionaries';
import { searchTexts } from './searchText';

const flat = (value: object, path = ''): [string, string][] =>
  Object.entries(value).flatMap(([key, inner]) =>
    typeof inner === 'string' ? [[`${path}${key}`, inner]] : flat(inner, `${path}${key}.`),
  );
const marks = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([mark]) => mark).sort();

test('I18N-03: every language of the site has the words of the search, with the same marks', () => {
  expect(Object.keys(searchTexts)).toEqual(Object.keys(dictionaries));
  const english = new Map(flat(searchTexts['en'] ?? {}));
  for (const [locale, text] of Object.entries(searchTexts)) {
    for (const [path, words] of flat(text)) {
      expect([path, marks(words)]).toEqual([path, marks(english.get(path) ?? '')]);
      if (locale === 'zh') expect(words).toMatch(/\p{Script=Han}/u);
    }
  }
});
