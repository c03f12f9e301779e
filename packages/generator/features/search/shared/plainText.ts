import { traitsOf } from '../../../model/elements';
import { childrenOf, isElement, type TreeNode } from '../../../model/tree';

/** The words of a tree with a space wherever a block begins or ends; links back from footnotes say nothing. */
export function plainText(nodes: readonly TreeNode[]): string {
  return textIn(nodes).replace(/\s+/g, ' ').trim();
}

function textIn(nodes: readonly TreeNode[]): string {
  return nodes
    .map((node) => {
      if (!isElement(node)) return node;
      const [name, props] = node;
      if (props?.['backref'] !== undefined || props?.['footnote'] === true) return '';
      const text = textIn(childrenOf(node));
      return traitsOf(name).flow === 'inline' ? text : ` ${text} `;
    })
    .join('');
}
