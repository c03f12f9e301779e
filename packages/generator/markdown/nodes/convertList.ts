import type { List, ListItem, Nodes } from 'mdast';
import { childrenOf, isElement, type TreeNode } from '../../model/tree';
import type { Conversion } from '../conversion';
import { blockEditions } from './blockEditions';

export function convertList(node: List, conversion: Conversion): TreeNode[] {
  const loose = node.spread === true || node.children.some((item) => item.spread === true);
  const items = node.children.flatMap((item) => convertListItem(item, conversion, loose));
  if (node.ordered !== true) return [['ul', null, ...items]];
  const start = node.start ?? 1;
  return [['ol', start === 1 ? null : { start }, ...items]];
}

/** A list item; in a tight list (not `loose`) its text has no paragraph. */
export function convertListItem(node: ListItem, conversion: Conversion, loose = true): TreeNode[] {
  const content = loose ? conversion.convert(node.children) : convertTight(node.children, conversion);
  if (typeof node.checked !== 'boolean') return [['li', blockEditions(content), ...content]];
  const box: TreeNode = ['input', { type: 'checkbox', checked: node.checked, disabled: true }];
  return [['li', { task: true }, box, ...content]];
}

/** Blocks with unwrapped paragraphs. */
export function convertTight(nodes: readonly Nodes[], { convert }: Conversion): TreeNode[] {
  return nodes.flatMap((node) => {
    const converted = convert([node]);
    if (node.type !== 'paragraph') return converted;
    return converted.flatMap((paragraph) => (isElement(paragraph) ? childrenOf(paragraph) : [paragraph]));
  });
}
