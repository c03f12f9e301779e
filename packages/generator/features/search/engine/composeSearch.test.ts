import { expect, test } from 'vitest';
import { composeLocale } from '../../../compose/localePages';
import { findIn } from '../../../model/sharedData';
import { composeTexts } from '../../../testing/composeTexts';
import { glossaryData } from '../../glossary/shared/glossary';
import { runQuery } from '../shared/runQuery';
import { directoryPath, indexFilePath } from '../shared/searchIndex';
import { composeSearch } from './composeSearch';
import { searchedPages } from './searchedPages';

const release = (title: string) => `---\ntitle: ${title}\nrelease:\n  edition: lite\n  version: '1'\n---\n`;
const files = {
  'en/docs/one.md':
    '---\ntitle: One\nkeywords: [first]\ndescription: About one.\n---\n\nText of the first.\n',
  'en/docs/asked.yaml': 'one: [number before two]\n',
  'en/docs/hidden.md': '---\ntitle: Hidden\nunlisted: true\n---\n',
  'en/docs/notes/category.yaml': 'label: Notes\n',
  'en/docs/notes/r1.md': release('R1'),
  'en/docs/notes/about.md': '---\ntitle: About notes\n---\n',
  'en/docs/tools/category.yaml': 'label: Tools\n',
  'en/docs/tools/asked.yaml': 'category: [what to draw with]\n',
  'en/docs/tools/brush.md': '---\ntitle: Brush\n---\n',
  'en/docs-1/old.md': '---\ntitle: Old\n---\n',
  'en/blog/2024-01-02-post.md': '---\ntitle: Post\n---\n',
  'en/blog/2024-01-03-news.md': '---\ntitle: News\ntags: [lite]\n---\n',
  'en/pages/terms.md': '---\ntitle: Terms\n---\n',
};
const settings = {
  docSets: [
    {
      id: 'docs',
      label: 'Guide',
      versions: [
        { name: '2', folder: 'docs' },
        { name: '1', folder: 'docs-1' },
      ],
    },
  ],
  blog: { feeds: [{ name: 'lite', title: 'Lite', tags: ['lite'], releases: 'lite' }] },
};
const composed = async (of: Readonly<Record<string, string>> = files) =>
  composeLocale(await composeTexts(of, 'en', settings));

test('pages of each filter stand together, release notes and what is beside them at the end', async () => {
  const { pages, filters } = searchedPages(await composed());
  const titles = pages.map(({ fields }) => fields.title);
  const parts = filters.map(({ id, label, start, end }) => [id, label, titles.slice(start, end)]);
  expect(parts).toMatchInlineSnapshot(`
    [
      [
        "docs",
        "Guide",
        [
          "One",
          "Brush",
          "Tools",
        ],
      ],
      [
        "blog",
        "Blog",
        [
          "Post",
          "News",
        ],
      ],
      [
        "releases",
        "Release notes",
        [
          "News",
          "R1",
          "About notes",
          "Notes",
        ],
      ],
    ]
  `);
  expect(titles).toMatchInlineSnapshot(`
    [
      "One",
      "Brush",
      "Tools",
      "Terms",
      "Post",
      "News",
      "R1",
      "About notes",
      "Notes",
    ]
  `);
});

test('a part of the site without a page is no filter', async () => {
  const { filters } = searchedPages(await composed({ 'en/docs/one.md': '# One' }));
  expect(filters.map(({ id }) => id)).toEqual(['docs']);
});

test('a page is known by title, keywords, description, its text and how it is asked for', async () => {
  const [page] = searchedPages(await composed()).pages.filter(({ fields }) => fields.title === 'One');
  expect(page).toEqual({
    route: '/docs/one',
    fields: { title: 'One', keywords: ['first'], description: 'About one.', asked: ['number before two'] },
    tree: [['p', null, 'Text of the first.']],
  });
});

test('the page of a folder is known by how it is asked for', async () => {
  const [page] = searchedPages(await composed()).pages.filter(({ fields }) => fields.title === 'Tools');
  expect(page?.fields.asked).toEqual(['what to draw with']);
});

test('what the index says is found by asking it', async () => {
  const locale = await composed();
  const context = {
    ...locale.context,
    site: {
      ...locale.context.site,
      content: {
        ...locale.context.site.content,
        shared: findIn(
          new Map([
            [
              glossaryData.file,
              {
                file: '',
                positions: {},
                terms: [
                  {
                    id: 'brush',
                    level: 'craft' as const,
                    loose: false,
                    words: {
                      en: { name: 'brush', also: ['pencil'], definition: '' },
                      zh: { name: '画笔', also: ['笔刷'], definition: '' },
                    },
                  },
                ],
              },
            ],
          ]),
        ),
      },
    },
  };
  const made = await composeSearch({ ...locale, context });
  const read = async (path: string) => {
    const file = made.get(path);
    return JSON.parse(file?.kind === 'made' ? String(await file.make()) : '');
  };
  const directory = await read(directoryPath('en'));
  expect(directory.synonyms).toEqual([
    [
      ['brush', 'pencil'],
      ['画笔', '笔刷'],
    ],
  ]);
  const ask = async (query: string, filter?: string) => {
    const { pages } = await runQuery(directory, (name) => read(indexFilePath(name)), query, {
      limit: 3,
      filter,
    });
    return pages;
  };
  expect(await ask('brush')).toEqual([{ route: '/docs/tools/brush', title: 'Brush' }]);
  expect(await ask('笔刷')).toEqual([{ route: '/docs/tools/brush', title: 'Brush' }]);
  expect((await ask('text of the first')).map(({ title }) => title)).toEqual(['One']);
  expect((await ask('the number before two')).map(({ title }) => title)).toEqual(['One']);
  expect(await ask('brush', 'blog')).toEqual([]);
});
