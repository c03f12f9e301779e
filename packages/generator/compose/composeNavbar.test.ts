import { expect, test } from 'vitest';
import { composeTexts } from '../testing/composeTexts';
import { composeNavbar } from './composeNavbar';

const files = {
  'en/docs/intro.md': '---\ntitle: Intro\nposition: 1\n---\n',
  'en/docs/hidden.md': '---\ntitle: Hidden\nunlisted: true\n---\n',
  'en/docs/draft.md': '---\ntitle: Draft\ndraft: true\n---\n',
};
const twoVersions = {
  docSets: [
    {
      id: 'docs',
      versions: [
        { name: '2', folder: 'docs' },
        { name: '1', folder: 'docs-1' },
      ],
    },
  ],
};

/** The items of the left side that the settings' items make. */
async function itemsOf(items: readonly object[], settings: object = {}, more: object = {}) {
  const context = await composeTexts({ ...files, ...more }, 'en', { navbar: { items }, ...settings });
  return composeNavbar(context).left;
}

test('NAV-06: the label of a dropdown leads somewhere only where the settings say where', async () => {
  const items = [{ kind: 'link', label: 'There', href: 'https://example.org' }];
  const there = { kind: 'link', label: 'There', href: 'https://example.org', external: true };
  expect(await itemsOf([{ kind: 'dropdown', label: 'More', items }])).toEqual([
    { kind: 'dropdown', label: 'More', items: [there] },
  ]);
  expect(await itemsOf([{ kind: 'dropdown', label: 'More', to: '/docs/intro', items }])).toEqual([
    {
      kind: 'dropdown',
      label: 'More',
      target: { kind: 'link', label: 'More', href: '/docs/intro', external: false },
      items: [there],
    },
  ]);
});

test('NAV-03: a link is active below the address that the settings give, with or without a slash at its end', async () => {
  const link = { kind: 'link', label: 'Blog', to: '/blog' };
  expect(await itemsOf([link])).toEqual([{ kind: 'link', label: 'Blog', href: '/blog', external: false }]);
  const bases = ['/blog/', '/blog', '/'].map((activeBase) => ({ ...link, activeBase }));
  expect(await itemsOf(bases)).toMatchObject([
    { activeBase: '/blog' },
    { activeBase: '/blog' },
    { activeBase: '/' },
  ]);
});

test('NAV-04: a doc is named by its id or by a label, an unlisted one stands there only while it is open', async () => {
  expect(
    await itemsOf([
      { kind: 'doc', set: 'docs', id: 'intro' },
      { kind: 'doc', set: 'docs', id: 'hidden', label: 'Secret' },
      { kind: 'doc', set: 'docs', id: 'draft' },
    ]),
  ).toEqual([
    {
      kind: 'link',
      label: 'intro',
      href: '/docs/intro',
      external: false,
      activeSidebar: 'docs/current/docs',
    },
    { kind: 'link', label: 'Secret', href: '/docs/hidden', external: false, onlyOn: '/docs/hidden' },
  ]);
});

test('NAV-05: a sidebar leads to its first page and is named after it', async () => {
  const item = { kind: 'sidebar', set: 'docs', sidebar: 'docs' };
  const target = { href: '/docs/intro', external: false, activeSidebar: 'docs/current/docs' };
  expect(await itemsOf([item, { ...item, label: 'Guide' }])).toEqual([
    { kind: 'link', label: 'Intro', ...target },
    { kind: 'link', label: 'Guide', ...target },
  ]);
});

test('in each version an item leads to its page there, where there is one', async () => {
  const [intro, old] = await itemsOf(
    [
      { kind: 'doc', set: 'docs', id: 'intro' },
      { kind: 'doc', set: 'docs', id: 'old' },
    ],
    twoVersions,
    { 'en/docs-1/intro.md': '', 'en/docs-1/old.md': '' },
  );
  expect(intro).toMatchObject({
    href: '/docs/intro',
    inVersions: { set: 'docs', links: { 2: { href: '/docs/intro' }, 1: { href: '/docs/1/intro' } } },
  });
  expect(old).toBeUndefined();
});

test('the versions are those of the set, or those that the settings choose', async () => {
  const item = { kind: 'docsVersion', set: 'docs' };
  const [all, chosen] = await itemsOf(
    [item, { ...item, versions: [{ name: '1', label: 'Old' }] }],
    twoVersions,
    { 'en/docs-1/intro.md': '' },
  );
  expect(all).toEqual({
    kind: 'docsVersion',
    set: 'docs',
    versions: [
      { name: '2', label: '2', href: '/docs/intro' },
      { name: '1', label: '1', href: '/docs/1/intro' },
    ],
    latest: '2',
    names: ['2', '1'],
  });
  expect(chosen).toMatchObject({ versions: [{ name: '1', label: 'Old', href: '/docs/1/intro' }] });
});

test('NAV-09, NAV-13: the search and the toggle of the colour mode stand at the right end', async () => {
  const rightOf = async (items: readonly object[], settings: object = {}) => {
    const context = await composeTexts(files, 'en', { navbar: { items }, ...settings });
    const { right, hasMenu } = composeNavbar(context);
    return { kinds: right.map(({ kind }) => kind), hasMenu };
  };
  const search = { kind: 'search', side: 'right' };
  const link = { kind: 'link', label: 'Blog', to: '/blog', side: 'right' };
  expect(await rightOf([])).toEqual({ kinds: ['colorMode', 'search'], hasMenu: false });
  expect(await rightOf([search, link])).toEqual({ kinds: ['colorMode', 'search', 'link'], hasMenu: true });
  expect(await rightOf([{ kind: 'search', side: 'left' }, link])).toEqual({
    kinds: ['link', 'colorMode'],
    hasMenu: true,
  });
  expect(await rightOf([link], { colorMode: { switch: false } })).toEqual({
    kinds: ['link', 'search'],
    hasMenu: true,
  });
});
