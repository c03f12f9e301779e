import type { AlignType, Table, TableRow } from 'mdast';
import { childrenOf, isElement, type TreeElement } from '../../model/tree';
import { toPhrasing } from './toPhrasing';

/** A table with the alignment of its head's cells. */
export function toTable(element: TreeElement): Table {
  const rows = childrenOf(element)
    .filter(isElement)
    .flatMap((part) => childrenOf(part).filter(isElement));
  const [head] = rows;
  return {
    type: 'table',
    align: head === undefined ? [] : childrenOf(head).filter(isElement).map(alignOf),
    children: rows.map(rowOf),
  };
}

function rowOf(row: TreeElement): TableRow {
  return {
    type: 'tableRow',
    children: childrenOf(row)
      .filter(isElement)
      .map((cell) => ({ type: 'tableCell', children: toPhrasing(childrenOf(cell)) })),
  };
}

function alignOf([, props]: TreeElement): AlignType {
  const align = props?.['align'];
  return align === 'left' || align === 'right' || align === 'center' ? align : null;
}
