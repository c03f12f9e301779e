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

const shownAt = (exhibitAt: string) =>
  resolveSlot(
    { hash: 'a', exhibitAt, hrefs: {}, languages: {}, images: {}, art: {}, downloads: {} },
    { get: () => tree },
    { htmlLang: 'en', text: en.page },
    [],
  );

test('RT-08: of a section the first working piece is shown, with its caption; of one without, none', () => {
  expect(shownAt('ghosts')).toEqual([exhibit('onion')]);
  expect(shownAt('')).toEqual([exhibit('onion')]);
  expect(shownAt('loops')).toEqual([]);
});
