import { childrenOf, isElement, type TreeNode, textOf } from '../model/tree';
import { unlinked } from './nodes/unlinked';

/** The first paragraph of a page as plain text on one line; empty where there is none with words. */
export function firstParagraph(tree: readonly TreeNode[]): string {
  for (const node of tree) {
    if (!isElement(node) || node[0] !== 'p') continue;
    const text = textOf(unlinked(childrenOf(node)))
      .replace(/\s+/g, ' ')
      .trim();
    if (text !== '') return text;
  }
  return '';
}
