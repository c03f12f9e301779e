import { expect, test } from 'vitest';
import type { SiteConfig } from './config/siteConfig';
import { otherLanguage, wordsAsTree } from './otherLanguage';

const locales: SiteConfig['locales'] = {
  default: 'en',
  list: {
    en: { label: 'English', htmlLang: 'en-US', direction: 'ltr' },
    zh: { label: '简体中文', htmlLang: 'zh-CN', direction: 'ltr' },
    ar: { label: 'العربية', htmlLang: 'ar-EG', direction: 'rtl' },
  },
};

test('words in the language of the page, or in all, are not marked', () => {
  expect(otherLanguage({ en: 'Guide', ar: 'الدليل' }, 'ar', locales)).toEqual({});
  expect(otherLanguage('R50', 'ar', locales)).toEqual({});
  expect(wordsAsTree({ en: 'Guide' }, 'en', locales)).toBe('Guide');
});

test('words of the default language that stand in have its language and direction', () => {
  expect(otherLanguage({ en: 'Guide', zh: '指南' }, 'ar', locales)).toEqual({ lang: 'en-US', dir: 'ltr' });
  expect(wordsAsTree({ en: 'Guide' }, 'ar', locales)).toEqual([
    'span',
    { lang: 'en-US', dir: 'ltr' },
    'Guide',
  ]);
});

test('where the default language has none either, the first words there are have theirs', () => {
  expect(otherLanguage({ ar: 'الدليل' }, 'zh', locales)).toEqual({ lang: 'ar-EG', dir: 'rtl' });
});
