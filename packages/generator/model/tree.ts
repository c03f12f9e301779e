/**
 * The compact tree that carries an article from Markdown to React.
 *
 * A node is a string, or an array `[name, props, ...children]`. Lower-case names are
 * HTML elements, capitalised names are components of `app/article/`. The form is
 * chosen because it is small as JSON and needs no parser in the browser.
 */
export type TreeNode = string | TreeElement;
export type TreeElement = readonly [name: string, props: TreeProps | null, ...children: TreeNode[]];
export type TreeProps = Readonly<Record<string, TreeValue>>;
/** An object is JSON, as it is in the tree's own document: the data of an exhibit. */
export type TreeValue = string | number | boolean | object;

export function isElement(node: TreeNode): node is TreeElement {
  return typeof node !== 'string';
}

/** The children of an element, in order. */
export function childrenOf(node: TreeElement): readonly TreeNode[] {
  return node.slice(2) as readonly TreeNode[];
}

/** The entries of the JSON object that an element carries as an attribute; none where there is no such object. */
export function objectIn(props: TreeProps, name: string): TreeProps {
  const value = props[name];
  return typeof value === 'object' ? { ...value } : {};
}

/** The words of a tree without its markup. */
export function textOf(nodes: readonly TreeNode[]): string {
  return nodes.map((node) => (isElement(node) ? textOf(childrenOf(node)) : node)).join('');
}

/**
 * A copy of the tree in which every element has passed through `change`, innermost first.
 * Subtrees that stay the same are shared, not copied.
 */
export function mapElements(
  nodes: readonly TreeNode[],
  change: (element: TreeElement) => TreeNode,
): readonly TreeNode[] {
  let changed = false;
  const mapped = nodes.map((node) => {
    if (!isElement(node)) return node;
    const children = childrenOf(node);
    const inner = mapElements(children, change);
    const rebuilt: TreeElement = inner === children ? node : [node[0], node[1], ...inner];
    const result = change(rebuilt);
    if (result !== node) changed = true;
    return result;
  });
  return changed ? mapped : nodes;
}
