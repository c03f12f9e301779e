import type { ReaderEdition } from '../../model/editions';
import { joinEditions } from '../../model/joinEditions';
import { childrenOf, isElement, type TreeNode } from '../../model/tree';

/**
 * The editions that sections are for, by heading id: sections in which every block and list item is marked for an
 * edition (`blockEditions`). Other sections are left out.
 * @param tree the blocks of a text, with headings as siblings of their sections
 */
export function sectionEditions(tree: readonly TreeNode[]): ReadonlyMap<string, readonly ReaderEdition[]> {
  const found = new Map<string, readonly ReaderEdition[]>();
  for (const [index, node] of tree.entries()) {
    const level = levelOf(node);
    const id = isElement(node) ? node[1]?.['id'] : undefined;
    if (level === undefined || typeof id !== 'string') continue;
    const after = tree.slice(index + 1);
    const end = after.findIndex((next) => (levelOf(next) ?? 7) <= level);
    const blocks = after
      .slice(0, end === -1 ? undefined : end)
      .filter((block) => levelOf(block) === undefined);
    const editions = joinEditions(blocks.map(editionsOf));
    if (editions !== undefined) found.set(id, editions);
  }
  return found;
}

/** The editions that a block is for; `undefined` if it is for all. */
function editionsOf(node: TreeNode): readonly ReaderEdition[] | undefined {
  if (!isElement(node)) return undefined;
  if (node[0] === 'ul' || node[0] === 'ol') return joinEditions(childrenOf(node).map(editionsOf));
  const { editions } = node[1] ?? {};
  return typeof editions === 'string' ? editions.split(' ') : undefined;
}

/** Level from 1 to 6; `undefined` for anything but a heading. */
function levelOf(node: TreeNode): number | undefined {
  const level = isElement(node) ? /^h([1-6])$/.exec(node[0])?.[1] : undefined;
  return level === undefined ? undefined : Number(level);
}
