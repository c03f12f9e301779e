import { expect, test } from 'vitest';
import { configSchema, type SiteConfigInput } from '../../model/config/siteConfig';
import { findSettingsClashes } from './findSettingsClashes';

function clashesOf(settings: Partial<SiteConfigInput>): string[] {
  const config = configSchema.parse({
    title: 'Site',
    url: 'https://site.example',
    locales: {
      default: 'en',
      list: { en: { label: 'English', htmlLang: 'en' }, zh: { label: '中文', htmlLang: 'zh' } },
    },
    ...settings,
  });
  return findSettingsClashes(config).map(({ path, message }) => `${path.join('.')}: ${message}`);
}

test('CFG-04: names that settings give twice are found, without letter case', () => {
  expect(
    clashesOf({
      docSets: [
        {
          id: 'docs',
          versions: [
            { name: 'v1', folder: 'a' },
            { name: 'V1', folder: 'b' },
          ],
        },
        { id: 'Docs' },
        { id: 'faq', versions: [{ name: 'v1', folder: 'c' }] },
      ],
      blog: {
        feeds: [
          { name: 'lite', title: 'Lite', tags: ['lite'] },
          { name: 'lite', title: 'Lite again', tags: ['lite'] },
        ],
      },
    }),
  ).toEqual([
    'docSets.1.id: The doc set "Docs" is there already as "docs"',
    'docSets.0.versions.1.name: The version "V1" is there already as "v1"',
    'blog.feeds.1.name: The feed "lite" is there already',
    'docSets.1.id: The address "/Docs" is there already as "/docs"',
  ]);
});

test('two languages cannot have one address', () => {
  const list = { zh: { label: '中文', htmlLang: 'zh' }, ZH: { label: '中文', htmlLang: 'zh' } };
  expect(clashesOf({ locales: { default: 'zh', list } })).toEqual([
    'locales.list.ZH: The locale "ZH" is there already as "zh"',
  ]);
});

test('sets and the blog stay out of the addresses of a language', () => {
  expect(
    clashesOf({
      docSets: [{ id: 'zh' }, { id: 'faq', path: '/ZH/faq' }, { id: 'zhen' }],
      blog: { path: 'zh/news' },
    }),
  ).toEqual([
    'docSets.0.id: Addresses at /zh are those of the language "zh"',
    'docSets.1.path: Addresses at /ZH/faq are those of the language "zh"',
    'blog.path: Addresses at /zh/news are those of the language "zh"',
  ]);
});

test('different names are fine, the default language among them', () => {
  expect(clashesOf({ docSets: [{ id: 'docs' }, { id: 'faq' }, { id: 'en' }], blog: {} })).toEqual([]);
});
