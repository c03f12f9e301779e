import { expect, test } from 'vitest';
import type { SiteConfig } from '../../model/config/siteConfig';
import { dictionaries } from '../../model/words/dictionaries';
import { en } from '../../model/words/en';
import { overrideWords } from './overrideWords';

const language = (label: string, htmlLang: string) => ({ label, htmlLang, direction: 'ltr' as const });
const locales = {
  default: 'en',
  list: { en: language('English', 'en-US'), zh: language('简体中文', 'zh-CN') },
};
const change = (words: SiteConfig['words']) => overrideWords({ words, locales }, dictionaries);

test('CFG-07: a site has other words in the languages that it names, and its own dictionary is not touched', () => {
  const { dictionaries: changed, faults } = change({
    'pages.notFound.title': { en: 'Lost' },
    'page.languages': 'EN/中',
  });
  expect(faults).toEqual([]);
  expect(changed['en']?.pages.notFound.title).toBe('Lost');
  expect(changed['zh']?.pages.notFound.title).toBe(dictionaries['zh']?.pages.notFound.title);
  expect([changed['en']?.page.languages, changed['zh']?.page.languages]).toEqual(['EN/中', 'EN/中']);
  expect(en.pages.notFound.title).toBe('Page Not Found');
});

test('CFG-07: a word that there is not, and one that loses a value, are told once', () => {
  const { faults } = change({
    'pages.notFound.titel': 'Lost',
    'pages.notFound': 'Lost',
    'page.constructor.name': 'Lost',
    'page.category.items.other': { en: 'many items' },
  });
  expect(faults.map(({ path, message, nearest: near }) => [path[1], message, near])).toEqual([
    ['pages.notFound.titel', 'words: There is no word "pages.notFound.titel"', 'pages.notFound.title'],
    ['pages.notFound', 'words: There is no word "pages.notFound"', undefined],
    ['page.constructor.name', 'words: There is no word "page.constructor.name"', undefined],
    [
      'page.category.items.other',
      'words.page.category.items.other: The text has no placeholders, the original {count}',
      undefined,
    ],
  ]);
});
