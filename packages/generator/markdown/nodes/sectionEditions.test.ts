import { expect, test } from 'vitest';
import type { TreeNode } from '../../model/tree';
import { sectionEditions } from './sectionEditions';

const heading = (level: number, id: string): TreeNode => [`h${level}`, { id }, id];
const forIos: TreeNode = ['p', { editions: 'lite' }, 'Tap.'];
const forOthers: TreeNode = ['p', { editions: 'pro studio' }, 'Click.'];
const forAll: TreeNode = ['p', null, 'Draw.'];

test('EDN-06: a section is for the editions of all its blocks, those below its smaller headings too', () => {
  const tree = [
    heading(2, 'both'),
    forIos,
    heading(3, 'small'),
    forOthers,
    heading(2, 'one'),
    forIos,
    ['ul', null, ['li', { editions: 'lite' }, 'a'], ['li', { editions: 'lite' }, 'b']] as TreeNode,
  ];
  expect([...sectionEditions(tree)]).toEqual([
    ['both', ['lite', 'pro', 'studio']],
    ['small', ['pro', 'studio']],
    ['one', ['lite']],
  ]);
});

test('EDN-06: a section that says something to everybody, or nothing, is for everybody', () => {
  const list: TreeNode = ['ul', null, ['li', { editions: 'lite' }, 'a'], ['li', null, 'b']];
  const tree = [heading(2, 'mixed'), forIos, forAll, heading(2, 'list'), list, heading(2, 'empty')];
  expect([...sectionEditions(tree)]).toEqual([]);
});
