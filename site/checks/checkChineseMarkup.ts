import { parseSyntax } from 'generator/markdown/parseSyntax';
import { normalizeSource, offsetOf } from 'generator/markdown/sourcePosition';
import type { Nodes, PhrasingContent } from 'mdast';
import type { TextDirective } from 'mdast-util-directive';
import { visit } from 'unist-util-visit';
import type { WordFault } from './checkWords';

/** The house style for Chinese where it is about bold words and menu paths, which passages of prose do not have. */
export function checkChineseMarkup(written: string): WordFault[] {
  const faults: WordFault[] = [];
  visit(parseSyntax(normalizeSource(written)), (node: Nodes) => {
    if (node.type === 'paragraph' || node.type === 'tableCell')
      faults.push(...checkLead(node.children), ...checkMenuPaths(node.children));
  });
  return faults;
}

/** A lead in bold, such as **画不上去。**, has its full stop inside; a word that a sentence begins with has no mark. */
function checkLead([lead, next]: readonly PhrasingContent[]): WordFault[] {
  if (lead?.type !== 'strong') return [];
  const mark =
    /[：:；，]$/u.exec(textOf(lead))?.[0] ?? /^[：:。；]/u.exec(next?.type === 'text' ? next.value : '')?.[0];
  if (mark === undefined) return [];
  const message = `"${mark}" with a lead in bold.`;
  const remedy = 'A lead ends in a full stop inside the bold: **画不上去。**先看图层。';
  return [{ at: offsetOf(lead), message, remedy }];
}

/** A path that the app or another program has in English is told from the Chinese ones by the words 英文界面. */
function checkMenuPaths(children: readonly PhrasingContent[]): WordFault[] {
  if (children.some((child) => textOf(child).includes('英文界面'))) return [];
  return children.filter(isEnglishPath).map((path) => ({
    at: offsetOf(path),
    message: `The path "${textOf(path)}" is English.`,
    remedy: 'Write “英文界面的” before it or “（英文界面）” behind it.',
  }));
}

function isEnglishPath(node: PhrasingContent): node is TextDirective {
  if (node.type !== 'textDirective' || node.name !== 'menu') return false;
  const steps = textOf(node).split('>');
  return (
    steps.length > 1 && steps.every((step) => /\p{Script=Latin}/u.test(step) && !/\p{Script=Han}/u.test(step))
  );
}

function textOf(node: Nodes): string {
  if ('children' in node) return node.children.map(textOf).join('');
  return 'value' in node ? node.value : '';
}
