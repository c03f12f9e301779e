import { isColorCode } from '../../model/colorCode';
import { childrenOf, isElement, type TreeElement, type TreeNode, textOf } from '../../model/tree';

/** A colour that a table names. */
export interface TableColor {
  /** As it is written: `#rrggbb` or shorter. */
  readonly code: string;
  /** Name of its row, or of its column where the row has several; empty where they have no words. */
  readonly name: string;
}

/** The colours in the cells of a table, in the order of reading. */
export function listTableColors(table: readonly TreeNode[]): readonly TableColor[] {
  const rows = elementsNamed(table, 'tr').map((row) =>
    childrenOf(row)
      .filter(isElement)
      .map((cell) => ({ words: textOf(childrenOf(cell)).trim(), codes: codesIn(childrenOf(cell)) })),
  );
  const [head = []] = rows;
  return rows.flatMap((cells) => {
    const isAcross = cells.filter(({ codes }) => codes.length > 0).length > 1;
    const own = cells.filter(({ codes }) => codes.length === 0).at(-1)?.words ?? '';
    return cells.flatMap(({ codes }, column) =>
      codes.map((code) => ({ code, name: isAcross ? (head[column]?.words ?? '') : own })),
    );
  });
}

function codesIn(nodes: readonly TreeNode[]): readonly string[] {
  return elementsNamed(nodes, 'code')
    .map((element) => textOf(childrenOf(element)))
    .filter(isColorCode);
}

function elementsNamed(nodes: readonly TreeNode[], name: string): readonly TreeElement[] {
  return nodes
    .filter(isElement)
    .flatMap((element) => (element[0] === name ? [element] : elementsNamed(childrenOf(element), name)));
}
