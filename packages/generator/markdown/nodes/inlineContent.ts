import { childrenOf, isElement, type TreeNode, textOf } from '../../model/tree';

/** Inline content that is allowed inside a link: links unwrapped, footnote references dropped. */
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

/** Joins adjacent texts. */
export function joinTexts(nodes: readonly TreeNode[]): TreeNode[] {
  const joined: TreeNode[] = [];
  for (const node of nodes) {
    const last = joined.at(-1);
    if (typeof node === 'string' && typeof last === 'string') joined[joined.length - 1] = last + node;
    else joined.push(node);
  }
  return joined;
}

/** The first paragraph of a page as plain text on one line; empty if no paragraph has text. */
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
