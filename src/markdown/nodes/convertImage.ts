import type { Image, ImageReference } from 'mdast';
import type { TreeNode } from '../../model/tree';
import type { Conversion } from '../conversion';
import { positionOf, sourceOf } from '../sourcePosition';

export function convertImage(node: Image, conversion: Conversion): TreeNode[] {
  return image(node, node, conversion);
}

export function convertImageReference(node: ImageReference, conversion: Conversion): TreeNode[] {
  const definition = conversion.definitions.get(node.identifier);
  return definition === undefined ? [sourceOf(node, conversion.source)] : image(node, definition, conversion);
}

function image(
  node: Pick<Image, 'alt' | 'position'>,
  { url, title }: Pick<Image, 'url' | 'title'>,
  { problems, found }: Conversion,
): TreeNode[] {
  const at = positionOf(node);
  const alt = node.alt?.trim() ?? '';
  if (url === '')
    problems.error(at, 'This picture has no address', { remedy: 'Write ![what it shows](./picture.png).' });
  else found.references.push({ kind: 'image', target: url, ...at });
  if (alt === '') {
    problems.error(at, `The picture ${JSON.stringify(url)} has no alternative text`, {
      remedy: 'Write in the brackets what the picture shows.',
    });
  }
  return [['img', { src: url, alt, ...(title ? { title } : {}) }]];
}
