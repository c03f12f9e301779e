import { expect, test } from 'vitest';
import { linkTexts } from '../testing/linkTexts';

const files = {
  'en/docs/intro.md': '',
  'en/docs/draft.md': '---\ntitle: Draft\ndraft: true\n---\n',
};

/** The problems of items of the bar, with the remedy of each. */
async function check(items: string, latest = '', more: Readonly<Record<string, string>> = {}) {
  const settings = `docSets: [{ id: docs${latest} }]\nnavbar: { items: [${items}] }\n`;
  const { said, remedies } = await linkTexts(settings, { ...files, ...more });
  return said.map((line, index) => `${line.replace(/^.*error {2}/, '')} ${remedies[index]}`);
}

test('NAV-04, NAV-05: what is there is fine, a draft too', async () => {
  const items = [
    '{ kind: doc, set: docs, id: intro }',
    '{ kind: doc, set: docs, id: draft }',
    '{ kind: sidebar, set: docs, sidebar: docs }',
    '{ kind: docsVersion, set: docs, versions: [{ name: current }] }',
    '{ kind: docsVersion, set: docs }',
  ];
  expect(await check(items.join(', '))).toEqual([]);
});

test.each([
  ['{ kind: doc, set: dosc, id: intro }', 'navbar.items[0].set: There is no doc set "dosc". Doc sets: docs.'],
  [
    '{ kind: doc, set: docs, id: intor }',
    'navbar.items[0].id: The doc set "docs" has no doc "intor". Docs: intro, draft.',
  ],
  [
    '{ kind: sidebar, set: docs, sidebar: dcos }',
    'navbar.items[0].sidebar: The doc set "docs" has no sidebar "dcos". Sidebars: docs.',
  ],
  [
    '{ kind: docsVersion, set: docs, versions: [{ name: current }, { name: old }] }',
    'navbar.items[0].versions[1]: The doc set "docs" has no version "old". Versions: current.',
  ],
  [
    '{ kind: dropdown, label: More, items: [{ kind: doc, set: docs, id: intor }] }',
    'navbar.items[0].items[0].id: The doc set "docs" has no doc "intor". Docs: intro, draft.',
  ],
])('ERR-11, ERR-12: of %s is told what is there', async (item, message) => {
  expect(await check(item)).toEqual([message]);
});

test('VER-08: so it is of the latest version', async () => {
  expect(await check('', ', latest: current')).toEqual([]);
  expect(await check('', ", latest: '2'")).toEqual([
    'docSets[0].latest: The doc set "docs" has no version "2". Versions: current.',
  ]);
});

test('NAV-05: a sidebar without a listed page is told', async () => {
  const hidden = { 'en/docs/intro.md': '---\ntitle: Intro\nunlisted: true\n---\n' };
  expect(await check('{ kind: sidebar, set: docs, sidebar: docs }', '', hidden)).toEqual([
    'navbar.items[0].sidebar: The sidebar "docs" has nothing to link to. Put a page that is neither draft nor unlisted into it, or remove the item.',
  ]);
});
