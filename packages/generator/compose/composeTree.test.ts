import { expect, test } from 'vitest';
import type { TreeNode } from '../model/tree';
import { composeTexts } from '../testing/composeTexts';
import { composeFigure } from './composeTree';

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

const shownAt = async (id: string, kind: 'figure' | 'exhibit' = 'exhibit') => {
  const context = await composeTexts({ 'en/docs/a.md': '# A' });
  const page = context.site.pages.get('/docs/a');
  if (page?.kind !== 'doc') throw new Error('The page is missing');
  return composeFigure(context, { ...page.files.original, tree }, id, kind);
};

test('RT-08: of a section the first working piece is shown, without its caption; of one that has none, nothing', async () => {
  const onion = [['figure', null, ['Exhibit', { exhibit: 'onion' }]]];
  expect(await shownAt('ghosts')).toEqual(onion);
  expect(await shownAt('')).toEqual(onion);
  expect(await shownAt('loops')).toEqual([]);
});

test('RT-08: a recording and a work show the first picture of their section, whether it moves or not', async () => {
  expect(await shownAt('ghosts', 'figure')).toEqual([tree[2]]);
  expect(await shownAt('loops', 'figure')).toEqual([]);
});
