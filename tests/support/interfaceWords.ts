import type { Page } from '@playwright/test';

/** Words that a page shows or says, and where. */
export interface SpokenWords {
  readonly words: string;
  /** The element, with the attribute if it is one: `button[aria-label]`. */
  readonly place: string;
  /** Outside the text that a writer wrote. */
  readonly isInterface: boolean;
}

/** Every text and every accessible name in the language of the page, whether it is seen now or not. */
export const spokenWords = (page: Page): Promise<SpokenWords[]> => page.evaluate(readSpokenWords);

/** The same, for a script that runs in the page. */
export function readSpokenWords(): SpokenWords[] {
  const language = document.documentElement.lang;
  const found: SpokenWords[] = [];
  const say = (words: string, element: Element, place: string) => {
    const text = words.replace(/\s+/g, ' ').trim();
    if (text === '' || element.closest('[lang]')?.getAttribute('lang') !== language) return;
    // Texts of an app or a program stay as they are.
    if (element.closest('code, kbd, pre, figure, script, style') !== null) return;
    found.push({ words: text, place, isInterface: element.closest('article, td, th') === null });
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (node instanceof Element) {
      for (const name of ['aria-label', 'title', 'alt', 'placeholder', 'aria-description'])
        say(node.getAttribute(name) ?? '', node, `${node.localName}[${name}]`);
    } else if (node.parentElement !== null) {
      say(node.nodeValue ?? '', node.parentElement, node.parentElement.localName);
    }
  }
  return found;
}
