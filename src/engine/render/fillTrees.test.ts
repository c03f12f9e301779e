import { expect, test } from 'vitest';
import type { TreeNode } from '../../model/tree';
import { en } from '../../model/words/en';
import { resolveSlot } from './fillTrees';

const exhibit = (name: string): TreeNode => [
  'figure',
  null,
  ['Exhibit', { exhibit: name }],
  ['figcaption', null],
];
const tree: readonly TreeNode[] = [
  ['p', null, 'Words'],
  ['h2', { id: 'ghosts' }, 'Ghosts'],
  ['figure', null, ['img', { src: '/a.png' }]],
  exhibit('onion'),
  exhibit('timing'),
  ['h2', { id: 'loops' }, 'Loops'],
];

const shownAt = (id: string, kind: 'figure' | 'exhibit' = 'exhibit') =>
  resolveSlot(
    { hash: 'a', firstAt: { id, kind }, hrefs: {}, languages: {}, images: {}, art: {}, downloads: {} },
    { get: () => tree },
    { htmlLang: 'en', exhibitWords: en.deferred.exhibits },
    [],
  );

test('RT-08: of a section the first working piece is shown, with its caption; of one without, none', () => {
  expect(shownAt('ghosts')).toEqual([exhibit('onion')]);
  expect(shownAt('')).toEqual([exhibit('onion')]);
  expect(shownAt('loops')).toEqual([]);
});

test('RT-08: a recording and a work show the first picture of their section, whether it moves or not', () => {
  expect(shownAt('ghosts', 'figure')).toEqual([tree[2]]);
  expect(shownAt('loops', 'figure')).toEqual([]);
});
