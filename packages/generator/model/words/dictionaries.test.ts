import { expect, test } from 'vitest';
import { features } from '../../features';
import { addOwnWords } from '../../load/ownWords';
import { dictionaries as ownDictionaries } from './dictionaries';

const dictionaries = addOwnWords(ownDictionaries, features);
const { en, zh } = dictionaries;

/** Every text of a dictionary by its path, plurals by their form `other`. */
function texts(value: unknown, path = ''): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  if ('other' in value) return [[path, String(value.other)]];
  return Object.entries(value).flatMap(([key, inner]) => texts(inner, `${path}.${key}`));
}
const marks = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([mark]) => mark).sort();

test.each(Object.entries(dictionaries))(
  'I18N-03: every text of %s has the marks of the English one',
  (_, dictionary) => {
    const english = new Map(texts(en));
    const own = texts(dictionary);
    expect(own.map(([path]) => path).sort()).toEqual([...english.keys()].sort());
    for (const [path, text] of own)
      expect([path, marks(text)]).toEqual([path, marks(english.get(path) ?? '')]);
  },
);

test.each(Object.entries(dictionaries))('I18N-03: no text of %s is empty', (_, dictionary) => {
  expect(texts(dictionary).filter(([, text]) => text.trim() === '')).toEqual([]);
});

test('I18N-03: no Chinese text is English', () => {
  const foreign = texts(zh).filter(
    ([, text]) => /\p{L}/u.test(text.replace(/\{\w+\}/g, '')) && !/\p{Script=Han}/u.test(text),
  );
  expect(foreign).toEqual([]);
});
