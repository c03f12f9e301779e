import type { Table, TableRow } from 'mdast';
import { counted } from '../../model/problem';
import type { TreeElement, TreeNode } from '../../model/tree';
import type { Conversion } from '../conversion';
import { positionOf } from '../sourcePosition';

/** As GitHub does, every row has as many cells as the first one. */
export function convertTable(node: Table, conversion: Conversion): TreeNode[] {
  const [header, ...body] = node.children;
  if (header === undefined) return [];
  const columns = header.children.map((_, column) => node.align?.[column] ?? undefined);
  const head: TreeElement = ['thead', null, row('th', header, columns, conversion)];
  if (body.length === 0) return [['table', null, head]];
  return [
    ['table', null, head, ['tbody', null, ...body.map((line) => row('td', line, columns, conversion))]],
  ];
}

function row(
  name: 'th' | 'td',
  { children: cells }: TableRow,
  columns: readonly ('left' | 'right' | 'center' | undefined)[],
  { problems, convert }: Conversion,
): TreeElement {
  const surplus = cells[columns.length];
  if (surplus !== undefined) {
    problems.error(
      positionOf(surplus),
      `This row has ${cells.length} cells, the table has ${counted(columns.length, 'column')}`,
      {
        remedy: 'Remove the cell, or write \\| for a bar that belongs to a cell.',
      },
    );
  }
  const converted = columns.map((align, column): TreeElement => {
    const content = convert(cells[column]?.children ?? []);
    // An empty corner is a plain cell: screen readers would announce a heading without a name.
    return [content.length === 0 ? 'td' : name, align === undefined ? null : { align }, ...content];
  });
  return ['tr', null, ...converted];
}
