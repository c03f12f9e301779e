import { expect, test } from 'vitest';
import { findUntranslated } from './findUntranslated';
import { parseConfig } from './loadConfig';

test('I18N-05: texts of the settings that a language has no words for are found, those for all languages are not', () => {
  const { config } = parseConfig(`
title: Site
tagline: { en: One, zh: 一 }
url: https://site.example
locales:
  default: en
  list:
    en: { label: English, htmlLang: en }
    zh: { label: 中文, htmlLang: zh }
    ar: { label: العربية, htmlLang: ar }
navbar:
  items: [{ kind: link, to: /, label: { en: Home } }]
words: { page.home: { en: Start } }
`);
  expect([...findUntranslated(config)]).toEqual([
    ['ar', ['tagline', 'navbar.items.0.label']],
    ['zh', ['navbar.items.0.label']],
  ]);
});
