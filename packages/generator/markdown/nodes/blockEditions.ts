import { isElement, type TreeElement, type TreeNode, type TreeProps } from '../../model/tree';

/**
 * Attributes of a block that begins with the mark of an edition, after a bold lead-in at most, as in `**Blending**
 * :edition[Lite] mixes colours`: the whole block is for that edition. `null` for other blocks.
 */
export function blockEditions(content: readonly TreeNode[]): TreeProps | null {
  const [first, second] = content.filter((node) => typeof node !== 'string' || node.trim() !== '');
  const mark = nameOf(first) === 'strong' ? second : first;
  if (!isMark(mark)) return null;
  const editions = mark[1]?.['editions'];
  return editions === undefined ? null : { editions };
}

function isMark(node: TreeNode | undefined): node is TreeElement {
  return nameOf(node) === 'Edition';
}

function nameOf(node: TreeNode | undefined): string | undefined {
  return node !== undefined && isElement(node) ? node[0] : undefined;
}
