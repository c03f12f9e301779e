import { expect, test } from 'vitest';
import { composeTexts } from '../testing/composeTexts';
import { composeCategory } from './composeCategory';

const box = { 'en/docs/box/category.yaml': 'label: Box\npage: true\n' };

/** The page of the category `Box` at `/docs/category/box`. */
async function compose(files: Readonly<Record<string, string>>, settings: object = {}) {
  const context = await composeTexts(files, 'en', settings);
  const page = context.site.pages.get('/docs/category/box');
  if (page?.kind !== 'category') throw new Error('The page is missing');
  return composeCategory(context, page);
}

/** Its cards, for folders and files below its own folder. */
async function cardsOf(files: Readonly<Record<string, string>>) {
  const below = Object.entries(files).map(([path, text]) => [`en/docs/box/${path}`, text]);
  const { body } = await compose({ ...box, ...Object.fromEntries(below) });
  return body.kind === 'category' && body.cards;
}

test('CAT-02: the card of a category says what the category is about, else how much is in it', async () => {
  const pens = { 'a.md': '', 'pens/x.md': '', 'pens/y.md': '' };
  const category = { kind: 'category', label: 'Pens', href: '/docs/box/pens/x' };
  expect(await cardsOf({ ...pens, 'pens/category.yaml': 'label: Pens\npage: false\n' })).toMatchObject([
    { kind: 'page' },
    { ...category, count: 2 },
  ]);
  expect(
    await cardsOf({ ...pens, 'pens/category.yaml': 'label: Pens\ndescription: All of them.\n' }),
  ).toMatchObject([
    { kind: 'page' },
    { ...category, href: '/docs/category/pens', description: 'All of them.' },
  ]);
});

test('CAT-02: what several pages say alike but for their names is left out', async () => {
  const version = (name: string, words: string) => `---\ntitle: ${name}\ndescription: ${words}\n---\n`;
  const files = {
    'a.md': version('r1', 'Where r1 comes.'),
    'b.md': version('r2', 'Where r2 comes.'),
    'c.md': version('All', 'Where all come.'),
  };
  expect(await cardsOf(files)).toMatchObject([{}, {}, { description: 'Where all come.' }]);
  expect(JSON.stringify(await cardsOf(files))).not.toMatch(/r\d comes/);
});

test('VIS-03: no card leads to an unlisted page', async () => {
  const hidden = '---\ntitle: Hidden\nunlisted: true\n---\n';
  expect(await cardsOf({ 'a.md': hidden, 'b.md': '' })).toMatchObject([{ href: '/docs/box/b' }]);
  expect(await cardsOf({ 'pens/index.md': hidden, 'pens/x.md': '' })).toMatchObject([
    { kind: 'category', href: '/docs/box/pens/x' },
  ]);
  expect(await cardsOf({ 'a.md': '', 'pens/index.md': hidden, 'pens/y.md': hidden })).toHaveLength(1);
  expect(
    await cardsOf({ 'a.md': '', 'pens/category.yaml': 'unlisted: true\n', 'pens/x.md': '' }),
  ).toHaveLength(1);
});

test('the card of a link of the sidebar leads to where the link does', async () => {
  const written = `main:
  - category: Box
    page: true
    items: [a, { label: News, href: /blog }, { label: There, href: 'https://example.org/' }]
`;
  const { body } = await compose(
    { 'en/docs/a.md': '', 'en/docs/sidebars.yaml': written },
    { baseUrl: '/base/' },
  );
  expect(body.kind === 'category' && body.cards).toMatchObject([
    { kind: 'page', href: '/base/docs/a' },
    { kind: 'external', label: 'News', href: '/base/blog' },
    { kind: 'external', label: 'There', href: 'https://example.org/' },
  ]);
});

test('VIS-07, VER-09: search engines are kept from an unlisted category and from a hidden version', async () => {
  const files = { 'en/docs/box/a.md': '' };
  expect((await compose({ ...box, ...files })).more).toEqual({});
  const unlisted = { 'en/docs/box/category.yaml': 'label: Box\npage: true\nunlisted: true\n' };
  expect((await compose({ ...unlisted, ...files })).more).toEqual({
    noIndex: true,
    notices: [{ kind: 'unlisted' }],
  });
  const versions = [{ name: 'current', folder: 'docs', noIndex: true }];
  const { more } = await compose({ ...box, ...files }, { docSets: [{ id: 'docs', versions }] });
  expect(more).toEqual({ noIndex: true });
});
