import { expect, test } from 'vitest';
import { dictionaries } from '../../../app/words/dictionaries';
import { offlineText, offlineTexts } from './offlineText';

test('I18N-03: every language of the site has the words of reading offline', () => {
  expect(Object.keys(offlineTexts)).toEqual(Object.keys(dictionaries));
  const words = Object.values(offlineTexts['zh'] ?? {}).flatMap((value) =>
    typeof value === 'string' ? [value] : Object.values(value),
  );
  expect(words.filter((text) => !/\p{Script=Han}/u.test(String(text)))).toEqual([]);
  expect(offlineText('fr')).toBe(offlineTexts['en']);
});
