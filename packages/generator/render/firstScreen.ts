import type { PageDocument } from '../model/document';
import { isElement, type TreeNode, textOf } from '../model/tree';

/** Columns of text that fill a large screen; most letters take one, most Chinese characters two. */
const columnsOfScreen = 3000;

/**
 * Id of the first element below the first screen: a heading of the article that hardly any screen shows, else `end`,
 * which closes every page. The browser may paint once it has arrived. Pictures are not counted, so that the element
 * is too far down rather than too near.
 */
export function firstBelowScreen(page: PageDocument): string {
  if (!('article' in page)) return 'end';
  let columns = 0;
  for (const node of page.article.tree) {
    const id = headingId(node);
    if (id !== undefined && columns >= columnsOfScreen) return id;
    columns += columnsOf(textOf([node]));
  }
  return 'end';
}

function headingId(node: TreeNode): string | undefined {
  const id = isElement(node) && /^h[2-6]$/.test(node[0]) ? node[1]?.['id'] : undefined;
  return typeof id === 'string' ? id : undefined;
}

function columnsOf(text: string): number {
  return text.length + (text.match(/[\u2e80-\uffff]/g)?.length ?? 0);
}
