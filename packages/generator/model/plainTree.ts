import type { PageDocument } from './document';
import type { TreeNode } from './tree';

/** The text of a page as it is read without the page, its title left out: for feeds and booklets. */
export function composePlainTree(document: PageDocument): readonly TreeNode[] {
  if (!('article' in document)) return [];
  const { additions = [] } = document.kind === 'doc' ? document : {};
  return [...additions, ...document.article.tree.filter((node) => node[0] !== 'h1')];
}
