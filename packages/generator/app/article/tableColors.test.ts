import { expect, test } from 'vitest';
import type { TreeNode } from '../../model/tree';
import { listTableColors } from './tableColors';

const code = (text: string): TreeNode => ['code', null, text];
const row = (...cells: readonly TreeNode[]): TreeNode => [
  'tr',
  null,
  ...cells.map((cell): TreeNode => ['td', null, cell]),
];
const table = (...[head, ...rows]: readonly TreeNode[]): readonly TreeNode[] => [
  ['thead', null, head ?? ''],
  ['tbody', null, ...rows],
];

test('a colour is called what its row is for', () => {
  const nodes = table(
    row('Letter', 'Colour', 'For'),
    row(code('o'), code('#1A1C2C'), 'outline'),
    row(code('s'), code('#257179'), 'shadow'),
  );
  expect(listTableColors(nodes)).toEqual([
    { code: '#1A1C2C', name: 'outline' },
    { code: '#257179', name: 'shadow' },
  ]);
});

test('colours in one row are called what their columns are', () => {
  const nodes = table(
    row('', 'Shadow', 'Base'),
    row('Colour', code('#5D275D'), code('#B13E53')),
    row('Hue', '300°', '349°'),
  );
  expect(listTableColors(nodes)).toEqual([
    { code: '#5D275D', name: 'Shadow' },
    { code: '#B13E53', name: 'Base' },
  ]);
});

test('a table without codes of colours has none', () => {
  expect(listTableColors(table(row('Key', 'Does'), row(code('Ctrl'), '#fff')))).toEqual([]);
});
