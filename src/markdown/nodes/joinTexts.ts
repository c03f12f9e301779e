import type { TreeNode } from '../../model/tree';

/** The nodes with each run of neighbouring texts as one text. */
export function joinTexts(nodes: readonly TreeNode[]): TreeNode[] {
  const joined: TreeNode[] = [];
  for (const node of nodes) {
    const last = joined.at(-1);
    if (typeof node === 'string' && typeof last === 'string') joined[joined.length - 1] = last + node;
    else joined.push(node);
  }
  return joined;
}
