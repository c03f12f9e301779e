import type { Image, ImageReference, Link, LinkReference, PhrasingContent } from 'mdast';
import { childrenOf, isElement, type TreeNode, textOf } from '../../model/tree';
import type { Conversion } from '../conversion';
import { positionOf, sourceOf } from '../sourcePosition';

export function convertLink(node: Link, conversion: Conversion): TreeNode[] {
  return link(node, node, conversion);
}

export function convertLinkReference(node: LinkReference, conversion: Conversion): TreeNode[] {
  const definition = conversion.definitions.get(node.identifier);
  return definition === undefined ? [sourceOf(node, conversion.source)] : link(node, definition, conversion);
}

type Destination = Pick<Link, 'url' | 'title'>;

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
  const label = textOf(content).trim();
  if (vagueLabels.has(label.toLowerCase()))
    problems.error(at, `The link label ${JSON.stringify(label)} does not say where it leads`, {
      remedy: `Name what is there, as in “see [exporting](${url})”: labels are read alone, in lists of links.`,
    });
  return [['a', { href: url, ...(title ? { title } : {}) }, ...content]];
}

/** Link texts that mean nothing out of context. */
const vagueLabels: ReadonlySet<string> = new Set([
  ...['here', 'click here', 'this page', 'this link', 'read more', 'learn more'],
  ...['这里', '此处', '点击这里', '点这里', '点击此处', '这个页面', '此链接', '了解更多'],
]);

/** Whether there is a text, or an element that is visible by itself (a picture, a component). */
function showsSomething(nodes: readonly TreeNode[]): boolean {
  return nodes.some((node) => {
    if (!isElement(node)) return node.trim() !== '';
    return node[0] === 'img' || /^[A-Z]/.test(node[0]) || showsSomething(childrenOf(node));
  });
}

/** @param standsAlone whether the picture is a paragraph by itself */
export function convertImage(node: Image, conversion: Conversion, standsAlone = false): TreeNode[] {
  return image(node, node, conversion, standsAlone);
}

export function convertImageReference(
  node: ImageReference,
  conversion: Conversion,
  standsAlone = false,
): TreeNode[] {
  const definition = conversion.definitions.get(node.identifier);
  if (definition === undefined) return [sourceOf(node, conversion.source)];
  return image(node, definition, conversion, standsAlone);
}

function image(
  node: Pick<Image, 'alt' | 'position'>,
  { url, title }: Destination,
  { problems, found }: Conversion,
  standsAlone: boolean,
): TreeNode[] {
  const at = positionOf(node);
  const alt = node.alt?.trim() ?? '';
  if (url === '')
    problems.error(at, 'This picture has no address', { remedy: 'Write ![what it shows](./picture.png).' });
  else found.references.push({ kind: 'image', target: url, ...at, ...(standsAlone && { standsAlone }) });
  if (alt === '') {
    problems.error(at, `The picture ${JSON.stringify(url)} has no alternative text`, {
      remedy: 'Write in the brackets what the picture shows.',
    });
  }
  return [['img', { src: url, alt, ...(title ? { title } : {}), ...(standsAlone && { standsAlone }) }]];
}
