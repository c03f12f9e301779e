import { expect, test } from 'vitest';
import { composeTexts } from '../testing/composeTexts';
import { composeSidebar } from './composeSidebar';

/** The items of the first sidebar of a site with these docs. */
async function itemsOf(files: Readonly<Record<string, string>>, locale = 'en', settings: object = {}) {
  const context = await composeTexts(files, locale, settings);
  const [tree] = context.site.sets[0]?.latest.sidebars.values() ?? [];
  if (tree === undefined) throw new Error('The sidebar is missing');
  return composeSidebar(context, tree).items;
}

const hidden = '---\ntitle: Hidden\nunlisted: true\n---\n';

test('an entry is called what the sidebar says, else what its page says, else what its page is titled', async () => {
  const written = 'main: [{ doc: a, label: First }, { doc: b }, c, { href: /blog, label: News }]\n';
  const items = await itemsOf({
    'en/docs/sidebars.yaml': written,
    'en/docs/a.md': '---\ntitle: A\nlabel: Ah\n---\n',
    'en/docs/b.md': '---\ntitle: B\nlabel: Bee\n---\n',
    'en/docs/c.md': '---\ntitle: C\n---\n',
  });
  expect(items.map(({ label, href }) => [label, href])).toEqual([
    ['First', '/docs/a'],
    ['Bee', '/docs/b'],
    ['C', '/docs/c'],
    ['News', '/blog'],
  ]);
});

test('VIS-04: an unlisted page is marked; one that is listed is not', async () => {
  expect(await itemsOf({ 'en/docs/a.md': '---\ntitle: A\n---\n', 'en/docs/b.md': hidden })).toEqual([
    { kind: 'page', key: 'a', label: 'A', href: '/docs/a' },
    { kind: 'page', key: 'b', label: 'Hidden', href: '/docs/b', unlisted: true },
  ]);
});

test('a category leads to its page; one without a page, or with an unlisted one, tells the first in it', async () => {
  const box = (category: string, more = {}) =>
    itemsOf({
      'en/docs/box/category.yaml': `label: Box\n${category}`,
      'en/docs/box/a.md': hidden,
      'en/docs/box/b.md': '',
      ...more,
    });
  const [paged] = await box('');
  expect(paged).toMatchObject({ kind: 'category', key: 'box/', label: 'Box', href: '/docs/category/box' });
  expect(paged && ('first' in paged || 'unlisted' in paged)).toBe(false);
  const [plain] = await box('page: false\n');
  expect(plain).toMatchObject({ first: '/docs/box/b' });
  expect(plain && ('href' in plain || 'unlisted' in plain)).toBe(false);
  expect(await box('', { 'en/docs/box/index.md': hidden })).toMatchObject([
    { href: '/docs/box', first: '/docs/box/b', unlisted: true },
  ]);
  const [unlisted] = await box('unlisted: true\n');
  expect(unlisted).toMatchObject({ unlisted: true, href: '/docs/category/box', first: '/docs/box/b' });
});
