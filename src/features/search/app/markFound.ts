import type { WordFinder } from '../shared/marks';
import css from './markFound.module.css';

/**
 * Marks the words found in the content of the page that the visitor goes to now, until they go on.
 * Nothing of the page is changed: the marks lie over it, where the browser can do that.
 * @see https://drafts.csswg.org/css-highlight-api-1/
 */
export function markFound({ any }: WordFinder): void {
  if (!('navigation' in window) || !('highlights' in CSS)) return;
  const mark = () => {
    const main = document.querySelector('main');
    if (main === null) return;
    main.classList.add(css.marked ?? '');
    const ranges = rangesIn(main, any);
    if (ranges.length > 0) CSS.highlights.set('found', new Highlight(...ranges));
    // Not the visit that has just ended, but the next one.
    navigation.addEventListener('navigate', () => CSS.highlights.delete('found'), { once: true });
  };
  navigation.addEventListener('navigatesuccess', mark, { once: true });
}

function rangesIn(main: Element, pattern: RegExp): Range[] {
  const ranges: Range[] = [];
  const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
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
