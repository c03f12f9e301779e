import type { Nodes } from 'mdast';
import { childrenOf, isElement, type TreeNode } from '../../model/tree';
import type { Conversion } from '../conversion';

/** Blocks whose paragraphs are left open: only their content is in the tree. */
export function convertTight(nodes: readonly Nodes[], { convert }: Conversion): TreeNode[] {
  return nodes.flatMap((node) => {
    const converted = convert([node]);
    if (node.type !== 'paragraph') return converted;
    return converted.flatMap((paragraph) => (isElement(paragraph) ? childrenOf(paragraph) : [paragraph]));
  });
}
