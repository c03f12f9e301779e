import { childrenOf, isElement, type TreeNode } from '../../model/tree';
import { joinTexts } from './joinTexts';

/** Inline content that can stand inside a link: links unwrapped, footnote references dropped. */
export function unlinked(nodes: readonly TreeNode[]): TreeNode[] {
  return joinTexts(
    nodes.flatMap((node): TreeNode[] => {
      if (!isElement(node)) return [node];
      if (node[0] === 'sup') return [];
      const inner = unlinked(childrenOf(node));
      return node[0] === 'a' ? inner : [[node[0], node[1], ...inner]];
    }),
  );
}
