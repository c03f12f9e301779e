import { expect, test } from 'vitest';
import { fileStart } from '../model/problem';
import { linkTexts } from '../testing/linkTexts';
import { pagePlace } from './checkOutput';

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
