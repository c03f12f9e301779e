import { childrenOf, isElement, type TreeNode } from '../../../model/tree';

/** Elements that stand within a line: words go on across their borders. */
const inline = new Set([
  'a',
  'em',
  'strong',
  'del',
  'code',
  'sup',
  'span',
  'Kbd',
  'Menu',
  'Edition',
  'Since',
  'Explained',
]);

/** The words of a tree with a space wherever a block begins or ends; links back from footnotes say nothing. */
export function plainText(nodes: readonly TreeNode[]): string {
  return textIn(nodes).replace(/\s+/g, ' ').trim();
}

function textIn(nodes: readonly TreeNode[]): string {
  return nodes
    .map((node) => {
      if (!isElement(node)) return node;
      const [name, props] = node;
      if (props?.['backref'] === true || props?.['footnote'] === true) return '';
      const text = textIn(childrenOf(node));
      return inline.has(name) || name.startsWith('t-') ? text : ` ${text} `;
    })
    .join('');
}
