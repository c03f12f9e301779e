import { childrenOf, isElement, type TreeNode } from '../../model/tree';

interface Parts {
  /** Absent where the writer gave none. */
  readonly title: readonly TreeNode[] | undefined;
  readonly body: readonly TreeNode[];
}

/** Parts the children of a component whose first child may be its `Title`. */
export function splitTitle(nodes: readonly TreeNode[]): Parts {
  const [first, ...body] = nodes;
  if (first === undefined || !isElement(first) || first[0] !== 'Title')
    return { title: undefined, body: nodes };
  return { title: childrenOf(first), body };
}
