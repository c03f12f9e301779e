import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { changeSettings } from './changeSettings';
import { addCodePage } from './codeTexts';
import { readManual, writeSteps } from './manual';
import { addOwnPictures } from './ownPictures';
import { addTabsPages } from './tabsTexts';

interface FixtureVariant {
  /** A folder of `tests/sites/`. */
  readonly from: string;
  /** As in the settings of the site. */
  readonly baseUrl: string;
  /** Codes of the locales that have a path prefix. */
  readonly locales: readonly string[];
  /** Changes the copy that is built. */
  readonly change?: (root: string) => void;
}

const layout = { from: 'layout', baseUrl: '/x/', locales: ['ar'] };
const subpath = { from: 'subpath', baseUrl: '/x/', locales: ['zh'] };
const docs = { from: 'docs', baseUrl: '/', locales: ['zh'] };
const reading = { from: 'reading', baseUrl: '/', locales: [] };

function offerOffline(root: string): void {
  changeSettings(root, {
    'docSets.0.offline': true,
    'docSets.0.label': { en: 'Guide', zh: '指南' },
  });
}

/** One page says something else. */
function reword(root: string): void {
  const file = join(root, 'content/en/docs-2/long.md');
  writeFileSync(file, readFileSync(file, 'utf8').replace('Thirty sections.', 'Many sections.'));
}

/** Adds a second set with the same two versions as the manual. */
function addSecondManual(root: string): void {
  const content = join(root, 'content/en');
  for (const version of ['1', '2'])
    cpSync(join(content, `manual-${version}`), join(content, `other-${version}`), { recursive: true });
  changeSettings(root, {
    'navbar.items.11': { kind: 'docsVersion', set: 'other', side: 'right' },
    'docSets.2': {
      id: 'other',
      versions: [
        { name: '2', folder: 'other-2' },
        { name: '1', folder: 'other-1' },
      ],
    },
  });
}

/** Every site that browser tests visit beside the real one: a folder of `tests/sites/`, some of them altered. */
export const fixtureVariants = {
  languages: { from: 'languages', baseUrl: '/', locales: ['zh', 'ar'] },
  layout,
  'layout without a switch': {
    ...layout,
    change: (root) =>
      changeSettings(root, {
        colorMode: { default: 'dark', switch: false },
        'announcement.closable': false,
      }),
  },
  /** The system decides on the mode, there is another announcement, and a dropdown leads somewhere itself. */
  'layout of another kind': {
    ...layout,
    change: (root) =>
      changeSettings(root, {
        colorMode: { switch: false, respectSystem: true },
        'announcement.id': 'summer',
        'navbar.items.7.label': 'More',
        'navbar.items.7.to': '/docs/listed',
      }),
  },
  subpath,
  offline: { ...subpath, change: offerOffline },
  'offline, reworded': {
    ...subpath,
    change: (root) => {
      offerOffline(root);
      reword(root);
    },
  },
  /** The bar says something else too, so that all pages are of another build. */
  'offline, renewed': {
    ...subpath,
    change: (root) => {
      offerOffline(root);
      reword(root);
      changeSettings(root, { 'navbar.items.1.label.en': 'News' });
    },
  },
  reading,
  'reading with two sets': { ...reading, change: addSecondManual },
  docs,
  /** Other banners and badges of versions, and an item of the bar with a single version of several. */
  'docs with other notices': {
    ...docs,
    change: (root) =>
      changeSettings(root, {
        'docSets.0.versions.0.banner': 'none',
        'docSets.0.versions.1.badge': false,
        'docSets.0.versions.2.noIndex': false,
        'docSets.0.versions.2.banner': 'unreleased',
        'navbar.items.1.versions': [{ name: '1' }],
      }),
  },
  /** With the code that the manual for owners puts on every page. */
  owned: {
    from: 'owned',
    baseUrl: '/',
    locales: ['zh'],
    change: (root) => {
      const wanted = ['Code of your own on every page', 'Visitor statistics after consent', 'Comments'];
      for (const section of readManual()) if (wanted.includes(section.title)) writeSteps(section, root);
    },
  },
  /** With a page of pictures that writers have saved. */
  art: { from: 'art', baseUrl: '/x/', locales: ['zh'], change: addOwnPictures },
  /** With a page of code blocks and two of tabs. */
  texts: {
    from: 'minimal',
    baseUrl: '/',
    locales: [],
    change: (root) => {
      addCodePage(root);
      addTabsPages(root);
    },
  },
} as const satisfies Record<string, FixtureVariant>;

export type FixtureName = keyof typeof fixtureVariants;

export const fixtureNames = Object.keys(fixtureVariants).filter((name) => isFixtureName(name));

/** Those that tests of the build read; the test of all others leaves them to these. */
export const readFixtures = [
  'reading',
  'docs with other notices',
  'docs',
  'layout',
  'languages',
  'art',
] as const satisfies FixtureName[];

function isFixtureName(name: string): name is FixtureName {
  return name in fixtureVariants;
}

export function variantOf(name: FixtureName): FixtureVariant {
  return fixtureVariants[name];
}
