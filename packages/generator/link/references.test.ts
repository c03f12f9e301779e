import { expect, test } from 'vitest';
import { noArt } from '../load/art';
import { en } from '../model/words/en';
import { zh } from '../model/words/zh';
import { assetsOf } from '../testing/assetsOf';
import { linkTexts } from '../testing/linkTexts';
import { resolvePage } from './references';
import { indexByPath, type Targets } from './resolver';

const still = { src: '/assets/cup.png', width: 2, height: 1 };
const cup = { still, durations: [], tags: [], alt: { en: 'A cup', zh: '杯子' } };

/** The references of the page at `/docs/a` in a locale, and their problems; files of these names exist. */
async function resolve(
  files: Readonly<Record<string, string>>,
  locale = 'en',
  names: readonly string[] = [],
  settings = '',
) {
  const { site } = await linkTexts(`${settings}docSets: [{ id: docs }]\n`, files);
  const pagesByPath = indexByPath(site);
  const page = pagesByPath.get('docs/a.md');
  if (page === undefined) throw new Error('The page is missing');
  const targets: Targets = {
    site,
    pagesByPath,
    addedIds: () => [],
    ...assetsOf((name) => (names.includes(name) ? `/assets/${name}` : undefined)),
    art: {
      ...noArt,
      draw: (name) => (name === 'cup' ? cup : undefined),
      download: (address, _words, htmlLang) =>
        address === '/art/cup.gpl' ? { src: address, facts: htmlLang } : undefined,
    },
    wordsIn: (of) => (of === 'zh' ? zh : en),
  };
  const { resolved, problems } = await resolvePage(targets, page, locale);
  const said = problems.map(({ file, line, column, message }) => `${file}:${line}:${column} ${message}`);
  return { ...resolved, said };
}

const body = `[B](b.md) ![P](p.png)

::sprite{name=cup}

::download[Palette]{file=/art/cup.gpl}
`;

test('each reference of a text is resolved as what it is', async () => {
  expect(await resolve({ 'en/docs/a.md': body, 'en/docs/b.md': '' }, 'en', ['p.png'])).toEqual({
    hrefs: { 'b.md': '/docs/b' },
    languages: {},
    images: { 'p.png': { src: '/assets/p.png', width: 8, height: 4 } },
    art: { cup: { still, durations: [], tags: [], alt: 'A cup' } },
    downloads: { '/art/cup.gpl': { src: '/art/cup.gpl', facts: 'en-US' } },
    said: [],
  });
});

test('CT-13: links to another language carry it: a page that is not translated, a site that has one language only', async () => {
  const files = {
    'en/docs/a.md': '[B](b.md)',
    'zh/docs/a.md': '[B](b.md) [C](c.md) [D](https://example.org/d/1) [E](https://example.org/data)',
    'en/docs/b.md': '',
    'en/docs/c.md': '',
    'zh/docs/c.md': '',
  };
  const settings = 'siteLanguages: { example.org/d: en }\n';
  expect((await resolve(files, 'zh', [], settings)).languages).toEqual({
    'b.md': 'en',
    'https://example.org/d/1': 'en',
  });
  expect((await resolve(files, 'en', [], settings)).languages).toEqual({});
});

test('what is not there is told, and left out', async () => {
  const missing = body.replace('name=cup', 'name=cap').replace('cup.gpl', 'cap.gpl');
  const { said, ...resolved } = await resolve({ 'en/docs/a.md': missing });
  expect(resolved).toEqual({ hrefs: { 'b.md': '#' }, languages: {}, images: {}, art: {}, downloads: {} });
  expect(said).toEqual([
    'content/en/docs/a.md:5:1 The link "b.md" leads to a file that does not exist.',
    'content/en/docs/a.md:5:11 The picture "p.png" does not exist.',
    'content/en/docs/a.md:7:10 The art folder has no "cap".',
    'content/en/docs/a.md:9:21 The art folder makes no file "/art/cap.gpl".',
  ]);
});

test('a text that stands in for a translation keeps the words of its own language', async () => {
  const files = { 'en/docs/a.md': body, 'en/docs/b.md': '', 'zh/docs/b.md': '' };
  const { hrefs, art, downloads } = await resolve(files, 'zh', ['p.png']);
  expect(hrefs).toEqual({ 'b.md': '/zh/docs/b' });
  expect(art['cup']?.alt).toBe('A cup');
  expect(downloads['/art/cup.gpl']?.facts).toBe('en');
});

test('SEO-05: a page is shared with the picture of its text, else with that of the original', async () => {
  const original = { 'en/docs/a.md': '---\ntitle: A\nimage: a.png\n---\n' };
  const translated = { ...original, 'zh/docs/a.md': '---\ntitle: 甲\n---\n' };
  const names = ['a.png', 'jia.png'];
  expect((await resolve(original, 'en', names)).shareImage).toBe('/assets/a.png');
  expect((await resolve(translated, 'zh', names)).shareImage).toBe('/assets/a.png');
  const own = { ...original, 'zh/docs/a.md': '---\ntitle: 甲\nimage: jia.png\n---\n' };
  expect((await resolve(own, 'zh', names)).shareImage).toBe('/assets/jia.png');
  expect(await resolve({ 'en/docs/a.md': '' })).not.toHaveProperty('shareImage');
});

test('SEO-05: a picture for sharing that is not there is told where it is named', async () => {
  const { said, shareImage } = await resolve({ 'en/docs/a.md': '---\ntitle: A\nimage: a.png\n---\n' });
  expect(said).toEqual(['content/en/docs/a.md:3:1 The picture "a.png" does not exist.']);
  expect(shareImage).toBeUndefined();
});
