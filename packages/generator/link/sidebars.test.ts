import { describe, expect, test } from 'vitest';
import { linkTexts } from '../testing/linkTexts';
import { indexSidebars } from './sidebarIndex';
import type { SidebarNode } from './site';

const docs = 'docSets: [{ id: docs }]\n';

/** A sidebar as text: `label(children)`, a category's page behind a colon. */
function draw(nodes: readonly SidebarNode[]): string {
  return nodes
    .map((node) => {
      if (node.kind === 'link') return node.href;
      if (node.kind === 'doc') return node.key;
      const page = node.doc?.id ?? node.route;
      return `${node.label['en']}${page === undefined ? '' : `:${page}`}(${draw(node.children)})`;
    })
    .join(' ');
}

async function sidebarsOf(files: Readonly<Record<string, string>>) {
  const { site, said } = await linkTexts(docs, files);
  const sidebars = site.sets[0]?.latest.sidebars ?? new Map();
  return { drawn: [...sidebars].map(([name, { nodes }]) => `${name}: ${draw(nodes)}`), said };
}

describe('the sidebar that folders make', () => {
  test.each<[string, Readonly<Record<string, string>>, string]>([
    ['by name', { 'en/docs/b.md': '', 'en/docs/a.md': '', 'en/docs/c.md': '' }, 'a b c'],
    [
      'by position, which need not be whole, before those with none',
      {
        'en/docs/a.md': '',
        'en/docs/b.md': '---\ntitle: B\nposition: 2\n---\n',
        'en/docs/c.md': '---\ntitle: C\nposition: 1.5\n---\n',
      },
      'c b a',
    ],
    [
      'by the number before the name, which is no part of the id',
      { 'en/docs/2-a.md': '', 'en/docs/10-b.md': '', 'en/docs/1-c.md': '' },
      'c a b',
    ],
    [
      'folders among the pages, as their category says',
      {
        'en/docs/a.md': '---\ntitle: A\nposition: 2\n---\n',
        'en/docs/inner/x.md': '',
        'en/docs/inner/category.yaml': 'label: Inner\nposition: 1\npage: false\n',
      },
      'Inner(inner/x) a',
    ],
    [
      'a page named as its folder is the page of the category',
      { 'en/docs/inner/inner.md': '', 'en/docs/inner/x.md': '' },
      'inner:inner/inner(inner/x)',
    ],
    [
      'a page that leaves the sidebar is not in it',
      { 'en/docs/a.md': '', 'en/docs/b.md': '---\ntitle: B\nsidebar: null\n---\n' },
      'a',
    ],
    [
      'VIS-01: neither is a draft, nor a category with nothing else',
      { 'en/docs/a.md': '', 'en/docs/inner/x.md': '---\ntitle: X\ndraft: true\n---\n' },
      'a',
    ],
    [
      'CAT-01: categories with one label get numbered addresses',
      {
        'en/docs/one/x.md': '',
        'en/docs/one/category.yaml': 'label: Same\nposition: 1\npage: true\n',
        'en/docs/two/y.md': '',
        'en/docs/two/category.yaml': 'label: Same\nposition: 2\npage: true\n',
      },
      'Same:/docs/category/same(one/x) Same:/docs/category/same-1(two/y)',
    ],
  ])('is ordered: %s', async (_what, files, drawn) => {
    expect(await sidebarsOf(files)).toEqual({ drawn: [`docs: ${drawn}`], said: [] });
  });

  test('CAT-04: a category with nothing in it is told', async () => {
    const { said } = await sidebarsOf({
      'en/docs/a.md': '',
      'en/docs/inner/category.yaml': 'label: Inner\n',
      'en/docs/inner/nameless/category.yaml': 'position: 1\n',
    });
    expect(said).toEqual([
      'content/en/docs/inner/nameless/category.yaml:1:1  error  The category "inner/nameless" has neither pages nor a link.',
      'content/en/docs/inner/category.yaml:1:1  error  The category "Inner" has neither pages nor a link.',
    ]);
  });
});

test.each([
  ['/docs/category/pens', true],
  ['/docs/pens', true],
  ['/category/pens', true],
  ['/pens', false],
  ['category/pens', false],
])('DOC-04: the slug "%s" of a category says again where it starts: %s', async (slug, isTold) => {
  const { said } = await sidebarsOf({
    'en/docs/inner/x.md': '',
    'en/docs/inner/category.yaml': `label: Inner\npage: true\nslug: ${slug}\n`,
  });
  const message = `content/en/docs/inner/category.yaml:3:1  error  The slug "${slug}" starts at /docs/category already, so the address would be /docs/category/${slug.replace(/^\//, '')}.`;
  expect(said).toEqual(isTold ? [message] : []);
});

describe('sidebars that are written', () => {
  const files = {
    'en/docs/a.md': '',
    'en/docs/b.md': '',
    'en/docs/inner/x.md': '',
    'en/docs/inner/y.md': '',
  };

  test('have their entries in the order given', async () => {
    const written = `first:
  - b
  - category: Box
    page: true
    items: [{ doc: inner/y, label: Why }, { href: 'https://example.com/', label: There }]
second:
  - folder: inner
third:
  - folder: .
  - { href: /elsewhere, label: There }
`;
    expect(await sidebarsOf({ ...files, 'en/docs/sidebars.yaml': written })).toEqual({
      drawn: [
        'first: b Box:/docs/category/box(inner/y https://example.com/)',
        'second: inner/x inner/y',
        'third: a b inner(inner/x inner/y) /elsewhere',
      ],
      said: [],
    });
  });

  test('tell of a doc that is not there, at its place', async () => {
    const { drawn, said } = await sidebarsOf({ ...files, 'en/docs/sidebars.yaml': 'main:\n  - a\n  - bb\n' });
    expect(drawn).toEqual(['main: a']);
    expect(said).toEqual([
      'content/en/docs/sidebars.yaml:3:5  error  The sidebar names the doc "bb", which does not exist.',
    ]);
  });

  test('take their labels from each language', async () => {
    const { site } = await linkTexts(docs, {
      'en/docs/a.md': '',
      'zh/docs/a.md': '---\ntitle: 甲\n---\n',
      'en/docs/sidebars.yaml': 'main:\n  - category: Box\n    items: [{ doc: a, label: First }]\n',
      'zh/docs/sidebars.yaml': 'main:\n  - category: 盒子\n    items: [{ doc: a, label: 第一 }]\n',
    });
    const [box] = site.sets[0]?.latest.sidebars.get('main')?.nodes ?? [];
    expect(box).toMatchObject({
      key: 'main/0',
      label: { en: 'Box', zh: '盒子' },
      unlisted: false,
      unlistedNotice: false,
      route: undefined,
      children: [{ key: 'a', label: { en: 'First', zh: '第一' } }],
    });
  });
});

describe('DOC-05: the pages before and after', () => {
  test('follow the sidebar from top to bottom; unlisted pages are left out and have none', async () => {
    const { site } = await linkTexts(docs, {
      'en/docs/1-a.md': '',
      'en/docs/2-box/b.md': '',
      'en/docs/2-box/category.yaml': 'label: Box\npage: true\n',
      'en/docs/3-hidden.md': '---\ntitle: Hidden\nunlisted: true\n---\n',
      'en/docs/4-c.md': '',
    });
    const around = [...indexSidebars(site)].map(
      ([route, { previous, next, ancestors }]) =>
        `${previous?.route ?? '-'} < ${route} > ${next?.route ?? '-'} in ${ancestors.length}`,
    );
    expect(around).toEqual([
      '- < /docs/a > /docs/category/box in 0',
      '/docs/a < /docs/category/box > /docs/box/b in 0',
      '/docs/category/box < /docs/box/b > /docs/c in 1',
      '- < /docs/hidden > - in 0',
      '/docs/box/b < /docs/c > - in 0',
    ]);
  });

  test('a page that several sidebars show belongs to the first', async () => {
    const { site } = await linkTexts(docs, {
      'en/docs/a.md': '',
      'en/docs/b.md': '',
      'en/docs/sidebars.yaml': 'one: [a]\ntwo: [b, a]\n',
    });
    expect(indexSidebars(site).get('/docs/a')?.tree.id).toBe('docs/current/one');
  });

  test('names that front matter gives and the version does not have are told', async () => {
    const { said } = await linkTexts(docs, {
      'en/docs/a.md': '---\ntitle: A\nnext: bb\nsidebar: dosc\n---\n',
      'en/docs/b.md': '',
    });
    expect(said).toEqual([
      'content/en/docs/a.md:3:1  error  "next" names the doc "bb", which this version does not have.',
      'content/en/docs/a.md:4:1  error  "sidebar" names the sidebar "dosc", which this version does not have.',
    ]);
  });
});
