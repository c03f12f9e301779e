import { expect, test } from 'vitest';
import { startedLocales } from './readShared';

const language = (label: string) => ({ label, htmlLang: label, direction: 'ltr' as const });
const locales = {
  default: 'en',
  list: { en: language('en'), zh: language('zh'), ar: language('ar'), 'pt-BR': language('pt-BR') },
};
const startedIn = (text: string) =>
  Object.keys(startedLocales({ file: 'content/keys.yaml', text }, locales).list);

test('I18N-08: a language is started with its first key, wherever that stands; the default one always is', () => {
  expect(startedIn('')).toEqual(['en']);
  expect(startedIn('- id: layer\n  en: layer\n  definition_zh: 图层\n')).toEqual(['en', 'zh']);
  expect(startedIn('- ar: طبقة\n')).toEqual(['en', 'ar']);
  expect(startedIn('- { en: a, zh: b, pt-BR: c }\n')).toEqual(['en', 'zh', 'pt-BR']);
  expect(startedIn('- en: "Say ar: it is a part of a sentence, zh:"\n  star: 1\n')).toEqual(['en']);
});

test('I18N-08: a file that cannot be read is asked for all languages', () => {
  expect(startedIn('- id: "a\n  en: a\n')).toEqual(['en', 'zh', 'ar', 'pt-BR']);
});
