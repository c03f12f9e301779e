import { mapElements, type TreeNode, type TreeProps } from '../../model/tree';

/**
 * A post's tree as part of a list, where several texts share a page: without ids, its headings a
 * level lower than the post's title, and links within the post leading to the post at `href`.
 */
export function excerptTree(tree: readonly TreeNode[], href: string): readonly TreeNode[] {
  return mapElements(tree, ([name, attributes, ...children]) => {
    return [lowerHeading(name), attributes === null ? null : detachAttributes(attributes, href), ...children];
  });
}

function lowerHeading(name: string): string {
  const level = /^h([2-5])$/.exec(name)?.[1];
  return level === undefined ? name : `h${Number(level) + 1}`;
}

function detachAttributes({ id: _, ...attributes }: TreeProps, href: string): TreeProps {
  const target = attributes['href'];
  return typeof target === 'string' && target.startsWith('#')
    ? { ...attributes, href: href + target }
    : attributes;
}
