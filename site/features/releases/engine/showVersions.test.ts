import { childrenOf, isElement, type TreeElement, type TreeNode, textOf } from 'generator/model/tree';
import { expect, test } from 'vitest';
import { en } from '../shared/words';
import { showVersions } from './showVersions';
import type { ShownVersion, VersionWords } from './versionWords';

const shown = (version: string, more: Partial<ShownVersion> = {}): ShownVersion => ({
  edition: 'ios',
  version,
  when: '',
  time: {},
  changes: [],
  areas: [],
  uses: [],
  ...more,
});
const drawing = (words: string) => ({ area: 'drawing', words }) as const;
const words: VersionWords = {
  pictureOf: (area) => (area === 'drawing' ? { src: '/brush.svg', width: 16, height: 16 } : undefined),
  texts: en.build,
  describeTimes: (times) => `${times.length} by May 2024`,
  tables: { ios: '/versions' },
  versions: [
    shown('r3', { changes: [drawing('Curves')] }),
    shown('r2', { href: '/r2' }),
    shown('r1', {
      changes: [drawing('Pens'), drawing('Ink')],
      when: 'by May 2024',
      uses: [{ title: 'Tools', href: '/tools#since-r1' }],
    }),
    {
      edition: 'da',
      when: 'by June 2024',
      time: {},
      changes: [{ area: 'view', words: 'Grids' }],
      areas: ['view'],
      uses: [],
    },
  ],
};
const show = (...tree: TreeNode[]) => showVersions(tree, undefined, words);

function elements(nodes: readonly TreeNode[], name: string): TreeElement[] {
  return nodes
    .filter(isElement)
    .flatMap((node) => [...(node[0] === name ? [node] : []), ...elements(childrenOf(node), name)]);
}

test('APP-01: a mark leads to the row of its version; the first on a page can be led back to', () => {
  const mark: TreeNode = ['Edition', { name: 'iOS since r1', editions: 'ios' }];
  expect(show(['p', null, ['Since', { version: 'r1' }], ['Since', { version: 'r1' }]])).toEqual([
    ['p', null, ['a', { href: '/versions#r1', id: 'since-r1' }, mark], ['a', { href: '/versions#r1' }, mark]],
  ]);
});

test('where one post is all that is known of versions, it stands there as a postcard, and the other names below it', () => {
  const postcard: TreeElement = ['p', { id: 'r5' }, 'The post'];
  const versions = [shown('r5', { post: '/post', postcard }), shown('r4')];
  const tree = showVersions([['Versions', { edition: 'ios' }]], undefined, {
    ...words,
    tables: {},
    versions,
  });
  expect(tree).toEqual([['div', null, postcard, expect.anything()]]);
  expect(textOf(tree)).toBe('The postr4 ');
});

test('APP-01: a table has a row for each version of its edition of which something is said, which leads to the marks of it', () => {
  const tree = show(['Versions', { edition: 'ios' }]);
  const rows = elements(elements(tree, 'tbody'), 'tr');
  expect(rows.map(([, props]) => props?.['id'])).toEqual(['r3', 'r1']);
  expect(rows.map((row) => textOf([row]))).toEqual(['r3Curves', 'r1by May 2024PensInkOn: Tools']);
  expect(elements(rows, 'a').map(([, props]) => props?.['href'])).toEqual(['/tools#since-r1']);
  expect(elements(rows, 'img').map(([, props]) => props?.['src'])).toEqual(Array(3).fill('/brush.svg'));
});

test('APP-01: versions of which nothing is said are signs below the table, alone if there are no others', () => {
  const partsOf = (...versions: readonly ShownVersion[]) => {
    const tree = showVersions([['Versions', { edition: 'ios' }]], undefined, { ...words, versions });
    const signs = elements(elements(tree, 'p'), 'strong').filter(([, props]) => props?.['id'] !== undefined);
    const rows = elements(elements(tree, 'tbody'), 'tr');
    return [rows, signs].map((parts) => parts.map(([, props]) => props?.['id']));
  };
  const post = { post: '/blog/r4' };
  expect(partsOf(shown('r4', post), shown('r3', { href: '/r3' }), shown('r2'))).toEqual([
    ['r4'],
    ['r3', 'r2'],
  ]);
  expect(partsOf(shown('r3'), shown('r2', post), shown('r1'))).toEqual([['r2'], ['r3', 'r1']]);
  expect(partsOf(shown('r2'), shown('r1'))).toEqual([[], ['r2', 'r1']]);
});

test('neighbours of which nothing but their times is told share a row over both columns, with the time of all', () => {
  const versions = [
    shown('r5', { post: '/blog/r5' }),
    shown('r4', { href: '/r4', when: 'by May 2024' }),
    shown('r3', { when: 'by May 2024' }),
    shown('r2', { changes: [drawing('Ink')] }),
    shown('r1', { when: 'by May 2024' }),
  ];
  const rows = elements(
    showVersions([['Versions', { edition: 'ios' }]], undefined, { ...words, versions }),
    'tr',
  ).slice(1);
  expect(rows.map((row) => textOf([row]))).toEqual([
    'r5The post about r5',
    'r4r32 by May 2024',
    'r2Ink',
    'r11 by May 2024',
  ]);
  expect(rows.map(([, props]) => props?.['id'])).toEqual(['r5', 'r4', 'r2', 'r1']);
  expect(elements(rows, 'strong').map(([, props]) => props?.['id'])).toContain('r3');
  expect(elements(rows.slice(1, 2), 'a').map(([, props]) => props?.['href'])).toEqual(['/r4']);
});

test('a release among versions of which no change is known has their names, the way to its notes and the newest post', () => {
  const da = (version: string, more: Partial<ShownVersion> = {}) =>
    ({ ...shown(version, more), edition: 'da' }) as const;
  const postcard: TreeElement = ['p', { id: 'd3' }, 'The post'];
  const versions = [
    ...words.versions,
    da('d3', { postcard }),
    da('d2', { href: '/d2' }),
    da('d1', { href: '/d1' }),
  ];
  const tree = showVersions([], { edition: 'da', version: 'd1', changes: [] }, { ...words, versions });
  expect(tree.map((node) => textOf([node]))).toEqual(['d2 d1 ', en.build.notes.da, 'The post']);
  expect(elements(tree, 'a').map(([, props]) => props?.['href'])).toEqual(['/d2']);
  expect(JSON.stringify(tree)).not.toContain('"id"');
});

test('changes without a version have a table of their own', () => {
  expect(textOf(elements(show(['Versions', { edition: 'da', unnumbered: true }]), 'tbody'))).toBe(
    'by June 2024Grids',
  );
});

test('a release has what was there before and came after it, and the way to its notes', () => {
  const tree = showVersions([['p', null, 'Text']], { edition: 'ios', version: 'r2', changes: [] }, words);
  expect(tree.map((node) => textOf([node]))).toEqual([
    'New from r1 to r2',
    'Pens (r1)Ink (r1)',
    'Came later than r2',
    'Curves (r3)',
    en.build.notes.ios,
    'Text',
  ]);
  expect(elements(tree, 'img').map(([, props]) => props?.['src'])).toEqual(Array(3).fill('/brush.svg'));
});
