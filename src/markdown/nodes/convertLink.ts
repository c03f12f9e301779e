import type { Link, LinkReference, PhrasingContent } from 'mdast';
import { childrenOf, isElement, type TreeNode } from '../../model/tree';
import type { Conversion } from '../conversion';
import { positionOf, sourceOf } from '../sourcePosition';

export function convertLink(node: Link, conversion: Conversion): TreeNode[] {
  return link(node, node, conversion);
}

export function convertLinkReference(node: LinkReference, conversion: Conversion): TreeNode[] {
  const definition = conversion.definitions.get(node.identifier);
  return definition === undefined ? [sourceOf(node, conversion.source)] : link(node, definition, conversion);
}

interface Destination {
  readonly url: string;
  readonly title?: string | null | undefined;
}

function link(
  node: Pick<Link, 'position'> & { readonly children: readonly PhrasingContent[] },
  { url, title }: Destination,
  { problems, found, convert }: Conversion,
): TreeNode[] {
  const at = positionOf(node);
  const content = convert(node.children);
  if (url === '') problems.error(at, 'This link has no target', { remedy: 'Write [text](target).' });
  else found.references.push({ kind: 'link', target: url, ...at });
  if (!showsSomething(content)) {
    problems.error(at, `The link to ${JSON.stringify(url)} has no text`, {
      remedy: 'Write in the brackets what the link leads to.',
    });
  }
  return [['a', { href: url, ...(title ? { title } : {}) }, ...content]];
}

/** Whether there are words, or an element that shows something by itself (a picture, a component). */
function showsSomething(nodes: readonly TreeNode[]): boolean {
  return nodes.some((node) => {
    if (!isElement(node)) return node.trim() !== '';
    return node[0] === 'img' || /^[A-Z]/.test(node[0]) || showsSomething(childrenOf(node));
  });
}
