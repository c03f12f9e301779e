import type { PageDocument } from '../../model/document';
import { isElement, type TreeNode, textOf } from '../../model/tree';

/** Columns of text, of which most letters take one and most Chinese characters two, that fill a large screen. */
const columnsOfScreen = 3000;

/**
 * Id of the element that is the first below the first screen: a heading of the article, so far down
 * that hardly a screen shows it, else `end`, which closes every page. Once it is there, the browser may
 * paint what stands before it. Pictures are not counted, so that it is rather too far down than too near.
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
