import { expect, test } from 'vitest';
import { noArt } from '../load/art';
import { en } from '../model/words/en';
import { assetsOf } from '../testing/assetsOf';
import { linkTexts } from '../testing/linkTexts';
import { linkAnnouncement } from './announcement';
import { indexByPath, type Targets } from './resolver';

const at = { file: 'site.yaml', line: 7, column: 3 };

/** Links an announcement in a locale. */
async function announce(content: string | undefined, locale = 'en') {
  const setting = content === undefined ? '' : `announcement: { id: news, content: ${content} }\n`;
  const { site } = await linkTexts(`docSets: [{ id: docs }]\n${setting}`, {
    'en/docs/a.md': '',
    'zh/docs/a.md': '',
  });
  const targets: Targets = {
    site,
    pagesByPath: indexByPath(site),
    addedIds: () => [],
    ...assetsOf(() => undefined),
    art: noArt,
    wordsIn: () => en,
  };
  return linkAnnouncement(targets, locale, at, []);
}

test('ANN-01: an announcement is a line of text, whose links lead where they should', async () => {
  expect(await announce('"See *this*: [news](/docs/a)"')).toEqual({
    tree: ['See ', ['em', null, 'this'], ': ', ['a', { href: '/docs/a' }, 'news']],
    problems: [],
  });
});

test('it speaks the language of the page', async () => {
  const { tree } = await announce('{ en: News, zh: "[新](/docs/a)" }', 'zh');
  expect(tree).toEqual([['a', { href: '/zh/docs/a' }, '新']]);
});

test('what is wrong with it is told at its setting', async () => {
  const { problems } = await announce('"[news](/docs/b)"');
  expect(problems).toMatchObject([
    {
      ...at,
      severity: 'error',
      message: 'announcement.content: The link "/docs/b" leads to a page that does not exist.',
    },
  ]);
});

test('there need not be one', async () => {
  expect(await announce(undefined)).toEqual({ tree: [], problems: [] });
});
