import { expect, test } from 'vitest';
import { linkTexts } from '../../../tests/support/linkTexts';
import { fileStart } from '../../model/problem';
import { pagePlace } from './checkPlaces';

const home = `description: About it
headline: It
lead: It is
actions: [{ label: Go, href: /docs/a }]
statements: []
platforms: []
news: []
guides: []
answers: []
`;

test.each([
  ['/docs/a', 'content/en/docs/a.md:2'],
  ['/docs/category/box', 'content/en/docs/box/category.yaml:1'],
  ['/more/tags', 'docSets.1:1'],
  ['/more/tags/ink', 'docSets.1:1'],
  ['/blog/archive', 'blog.path:1'],
  ['/blog', 'blog.path:1'],
  ['/', 'content/en/home.yaml:1'],
])('CFG-04: the address %s is told where it can be changed', async (route, place) => {
  const { site } = await linkTexts('docSets: [{ id: docs }, { id: more }]\nblog: {}\n', {
    'en/docs/a.md': '---\nslug: a\ntitle: A\n---\n',
    'en/docs/box/b.md': '',
    'en/docs/box/category.yaml': 'slug: box\npage: true\n',
    'en/more/c.md': '---\ntitle: C\ntags: [ink]\n---\n',
    'en/more/tags.yaml': 'ink: { label: Ink }\n',
    'en/home.yaml': home,
  });
  const page = site.pages.get(route);
  if (page === undefined) throw new Error(`${route} is not among ${[...site.pages.keys()].join(' ')}`);
  const { file, line } = pagePlace(
    { config: site.config, positionOf: (path) => fileStart(path.join('.')) },
    page,
  );
  expect(`${file}:${line}`).toBe(place);
});

const settings =
  'docSets: [{ id: docs }, { id: more, path: docs/more }, { id: tips, path: news/tips }]\nblog: { path: news }\n';
const post = (slug: string) => `---\ntitle: Post\nslug: ${slug}\n---\n\n<!-- truncate -->\n`;

test.each([
  [
    'a doc',
    { 'en/docs/more/a.md': '' },
    'content/en/docs/more/a.md:1:1',
    '/docs/more/a',
    '/docs/more',
    'more',
  ],
  [
    'a post',
    { 'en/blog/2024-01-01-a.md': post('tips/a') },
    'content/en/blog/2024-01-01-a.md:3:1',
    '/news/tips/a',
    '/news/tips',
    'tips',
  ],
])('CFG-04: %s cannot lie where another doc set begins', async (_what, files, place, route, base, set) => {
  const { said } = await linkTexts(settings, files);
  const [file] = place.split(':');
  expect(said).toEqual([
    `${place}  error  The address ${route} of ${file} lies at ${base}, where the doc set "${set}" begins.`,
  ]);
});

test('CFG-04: it may lie beside, below its own base, and a page of its own anywhere', async () => {
  const { said } = await linkTexts(settings, {
    'en/docs/more-or-less.md': '',
    'en/more/a.md': '',
    'en/blog/2024-01-01-a.md': post('tip'),
    'en/pages/about.md': '---\ntitle: About\nslug: /docs/more/about\n---\n',
  });
  expect(said).toEqual([]);
});

test('CFG-04: no page can lie among the addresses of another language', async () => {
  const { said, remedies } = await linkTexts('', {
    'en/pages/zh/a.md': '',
    'zh/pages/zh/a.md': '',
    'en/pages/zhen.md': '',
    'zh/pages/zhen.md': '',
  });
  expect(said).toEqual([
    'content/en/pages/zh/a.md:1:1  error  The address /zh/a of content/en/pages/zh/a.md lies among those of the language "zh".',
  ]);
  expect(remedies).toEqual(['Give it another file name or `slug`; every page is below /zh by itself.']);
});
