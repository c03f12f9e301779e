import { isElement, type TreeNode, type TreeProps } from '../../../model/tree';

/** A picture in a link to itself, which the browser opens in the zoom view. */
export function showPicture(props: TreeProps): TreeNode {
  return ['Zoom', { href: props['src'] ?? '' }, ['img', props]];
}

/** Nodes without zoom views: inside a link there cannot be another one. */
export function withoutZoom(nodes: readonly TreeNode[]): TreeNode[] {
  return nodes.map((node) => {
    if (!isElement(node)) return node;
    const [name, props, ...children] = node;
    const [picture] = children;
    if (name === 'Zoom' && picture !== undefined) return picture;
    return [name, props, ...withoutZoom(children)];
  });
}
