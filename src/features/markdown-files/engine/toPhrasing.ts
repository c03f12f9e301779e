import type { PhrasingContent } from 'mdast';
import { childrenOf, isElement, type TreeElement, type TreeNode, textOf } from '../../../model/tree';

type Writer = (element: TreeElement) => readonly PhrasingContent[];

const writers: ReadonlyMap<string, Writer> = new Map<string, Writer>([
  ['a', linkOf],
  ['em', (element) => [{ type: 'emphasis', children: toPhrasing(childrenOf(element)) }]],
  ['strong', (element) => [{ type: 'strong', children: toPhrasing(childrenOf(element)) }]],
  ['del', (element) => [{ type: 'delete', children: toPhrasing(childrenOf(element)) }]],
  ['code', (element) => [{ type: 'inlineCode', value: textOf(childrenOf(element)) }]],
  ['br', () => [{ type: 'break' }]],
  ['sup', (element) => toPhrasing(childrenOf(element))],
  ['img', pictureOf],
  ['Kbd', (element) => [{ type: 'inlineCode', value: textOf(childrenOf(element)) }]],
  ['Menu', (element) => [{ type: 'strong', children: toPhrasing(childrenOf(element)) }]],
  ['Explained', (element) => toPhrasing(childrenOf(element))],
  ['Edition', ([, props]) => [emphasized(String(props?.['name'] ?? ''))]],
]);

/** Names of the elements that stand within a line. */
export const inlineNames: ReadonlySet<string> = new Set(writers.keys());

export function toPhrasing(nodes: readonly TreeNode[]): PhrasingContent[] {
  return nodes.flatMap((node): readonly PhrasingContent[] => {
    if (!isElement(node)) return [{ type: 'text', value: node }];
    return writers.get(node[0])?.(node) ?? toPhrasing(childrenOf(node));
  });
}

function linkOf(element: TreeElement): PhrasingContent[] {
  const [, props] = element;
  const url = String(props?.['href'] ?? '');
  if (props?.['backref'] === true) return [];
  if (props?.['footnote'] === true)
    return [{ type: 'footnoteReference', identifier: url.replace(/^.*#fn-/, '') }];
  return [{ type: 'link', url, children: toPhrasing(childrenOf(element)) }];
}

/** None of a part of a picture that is there as a whole. */
function pictureOf([, props]: TreeElement): PhrasingContent[] {
  if (props !== null && 'at' in props) return [];
  return [{ type: 'image', url: String(props?.['src'] ?? ''), alt: String(props?.['alt'] ?? '') }];
}

function emphasized(value: string): PhrasingContent {
  return { type: 'emphasis', children: [{ type: 'text', value }] };
}
