import { childrenOf, isElement, type TreeNode } from '../../../model/tree';
import type { SearchBody } from '../shared/impact';
import { plainText } from '../shared/plainText';

/** What of a text is searched: its headings, and everything in it but its title. */
export function bodyOf(tree: readonly TreeNode[]): SearchBody {
  const headings = tree.flatMap((node) =>
    isElement(node) && /^h[2-6]$/.test(node[0]) ? [plainText(childrenOf(node))] : [],
  );
  return { headings, text: plainText(tree.filter((node) => !isElement(node) || node[0] !== 'h1')) };
}
