import { expect, test } from 'vitest';
import { findUnknownLocales } from './findUnknownLocales';

const locales = ['en', 'zh'];

test('CFG-01: a text for a locale that does not exist is found wherever it stands, with the nearest one', () => {
  const settings = {
    title: { en: 'Site', zhh: '站点' },
    navbar: { items: [{ label: { en: 'Guide', zh: '指南' } }, { label: { en: 'Blog', fr: 'Blog' } }] },
  };
  expect(findUnknownLocales(settings, 'en', locales)).toEqual([
    {
      path: ['title', 'zhh'],
      message: 'title: There is no locale "zhh"',
      remedy: 'Locales: en, zh.',
      nearest: 'zh',
    },
    {
      path: ['navbar', 'items', '1', 'label', 'fr'],
      message: 'navbar.items.1.label: There is no locale "fr"',
      remedy: 'Locales: en, zh.',
    },
  ]);
});

test('objects that are no texts in several languages are left alone', () => {
  const settings = {
    locales: { default: 'en', list: { en: { label: 'English' } } },
    redirects: { '/a': '/b' },
  };
  expect(findUnknownLocales(settings, 'en', locales)).toEqual([]);
});
