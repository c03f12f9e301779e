import type { WordFinder } from '../shared/marks';

/**
 * Marks the words found in the content of the page that the visitor goes to now, until they go on.
 * Nothing of the page is changed: the marks lie over it, where the browser can do that.
 * @param content what holds the text of every page
 * @see https://drafts.csswg.org/css-highlight-api-1/
 */
export function highlightFound({ any }: WordFinder, content: Element | null): void {
  if (content === null || !('navigation' in window) || !('highlights' in CSS)) return;
  const mark = () => {
    const ranges = rangesIn(content, any);
    if (ranges.length > 0) CSS.highlights.set('found', new Highlight(...ranges));
    // The marks stay until the next visit begins.
    navigation.addEventListener('navigate', () => CSS.highlights.delete('found'), { once: true });
  };
  navigation.addEventListener('navigatesuccess', mark, { once: true });
}

function rangesIn(content: Element, pattern: RegExp): Range[] {
  const ranges: Range[] = [];
  const walker = document.createTreeWalker(content, NodeFilter.SHOW_TEXT);
  while (walker.nextNode() !== null) {
    const node = walker.currentNode;
    for (const match of (node.nodeValue ?? '').matchAll(pattern)) {
      const range = new Range();
      range.setStart(node, match.index);
      range.setEnd(node, match.index + match[0].length);
      ranges.push(range);
    }
  }
  return ranges;
}
