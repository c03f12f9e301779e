import type { Table, TableRow } from 'mdast';
import { counted } from '../../model/problem';
import { childrenOf, isElement, type TreeElement, type TreeNode, textOf } from '../../model/tree';
import type { Conversion } from '../conversion';
import { positionOf } from '../sourcePosition';

type Align = 'left' | 'right' | 'center' | undefined;

/** With so many letters in a cell, of which a Chinese character is two, a column is one of sentences. */
const sentence = 16;

/**
 * As on GitHub, every row has as many cells as the first. Below an empty corner, cells of the first column are row
 * headers. Of three columns or more without row headers, those of sentences are aligned at the start, which keeps them
 * wide enough to be read on a phone; rows with headers compare their cells side by side.
 */
export function convertTable(node: Table, conversion: Conversion): TreeNode[] {
  const [header, ...body] = node.children;
  if (header === undefined) return [];
  const columns = header.children.map((_, column) => node.align?.[column] ?? undefined);
  const hasRowHeaders = header.children[0]?.children.length === 0;
  const names = row(header, columns, () => 'col', conversion);
  if (body.length === 0) return [['table', null, ['thead', null, names]]];
  const scopeInBody = (column: number) => (hasRowHeaders && column === 0 ? 'row' : undefined);
  const rows = body.map((line) => row(line, columns, scopeInBody, conversion));
  // Where no column has a name, an empty row is none.
  const isNamed = header.children.some(({ children }) => children.length > 0);
  const marked = columns.length > 2 && !hasRowHeaders ? markSentences(names, rows) : names;
  const head: TreeElement[] = isNamed ? [['thead', null, marked]] : [];
  return [['table', null, ...head, ['tbody', null, ...rows]]];
}

function markSentences(names: TreeElement, rows: readonly TreeElement[]): TreeElement {
  const isLong = (column: number) =>
    rows.some((cells) => {
      const text = textOf([childrenOf(cells)[column] ?? '']);
      return text.length + (text.match(/\p{Script=Han}/gu)?.length ?? 0) >= sentence;
    });
  const cells = childrenOf(names).map((cell, column): TreeNode => {
    if (!isElement(cell) || cell[0] !== 'th' || cell[1]?.['align'] || !isLong(column)) return cell;
    return ['th', { ...cell[1], align: 'start' }, ...childrenOf(cell)];
  });
  return ['tr', null, ...cells];
}

/** @param scopeAt the scope of a header cell by column; `undefined` for data cells */
function row(
  { children: cells }: TableRow,
  columns: readonly Align[],
  scopeAt: (column: number) => 'col' | 'row' | undefined,
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
    const scope = scopeAt(column);
    const aligned = align && { align };
    // An empty corner is a data cell: screen readers would announce a header without a name.
    if (scope === undefined || content.length === 0) return ['td', aligned ?? null, ...content];
    return ['th', { scope, ...aligned }, ...content];
  });
  return ['tr', null, ...converted];
}
