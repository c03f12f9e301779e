import { expect, test } from 'vitest';
import { composeTexts } from '../testing/composeTexts';
import { composeAuthor } from './authors';

/** An author as shown in `locale`, of lines of the authors file. */
async function showAuthor(entry: string, locale = 'en', translation = '') {
  const context = await composeTexts(
    {
      'en/blog/authors.yaml': `ann: { name: Ann, ${entry} }\n`,
      ...(translation === '' ? {} : { 'zh/blog/authors.yaml': `ann: { ${translation} }\n` }),
    },
    locale,
    translation === ''
      ? {}
      : {
          locales: {
            default: 'en',
            list: { en: { label: 'English', htmlLang: 'en' }, zh: { label: '中文', htmlLang: 'zh' } },
          },
        },
  );
  const { blog } = context.site;
  if (blog === undefined) throw new Error('The site has no blog');
  return composeAuthor(context, blog, 'ann');
}

test.each([
  ['page: true, url: "https://ann.example", email: a@ann.example', '/blog/authors/ann'],
  ['url: "https://ann.example", email: a@ann.example', 'https://ann.example'],
  ['email: a@ann.example', 'mailto:a@ann.example'],
  ['title: Artist', undefined],
])('BL-12: with %s the name of an author leads to %s', async (entry, href) => {
  expect((await showAuthor(entry)).href).toBe(href);
});

test('BL-12: a name in a network leads to its profile there, an address to itself', async () => {
  const { socials } = await showAuthor(
    'socials: { website: ann.example, bilibili: "7", youtube: ann, discord: ann, github: ann, x: "https://x.example/ann" }',
  );
  expect(socials).toEqual([
    { label: 'X', href: 'https://x.example/ann' },
    { label: 'GitHub', href: 'https://github.com/ann' },
    { label: 'Discord', href: 'https://discord.gg/ann' },
    { label: 'YouTube', href: 'https://www.youtube.com/@ann' },
    { label: 'Bilibili', href: 'https://space.bilibili.com/7' },
    { label: 'Web', href: 'https://ann.example' },
  ]);
  expect((await showAuthor('title: Artist')).socials).toEqual([]);
});

test('a picture lies in public/', async () => {
  expect((await showAuthor('picture: /ann.png')).picture).toBe('/ann.png');
});

test('words are those of the language, all else that of the original', async () => {
  expect(await showAuthor('title: Artist, url: "https://ann.example"', 'zh', 'name: 安')).toEqual({
    name: '安',
    title: 'Artist',
    href: 'https://ann.example',
    socials: [],
  });
});
