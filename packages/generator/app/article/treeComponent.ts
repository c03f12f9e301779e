import type { ComponentType, ReactNode } from 'react';
import type { ElementTable, NameWith } from '../../model/elements';
import { childrenOf, isElement, type TreeNode, type TreeProps } from '../../model/tree';

/** Props of a component that renders a tree element. */
export interface TreeComponentProps {
  /** The element's name. */
  readonly name: string;
  readonly attributes: TreeProps;
  /** The element's children, not yet rendered. */
  readonly nodes: readonly TreeNode[];
  /** Renders children with the table that this component was found in. */
  readonly render: (nodes: readonly TreeNode[]) => ReactNode;
}

/** Components by the name of the tree element they stand for. */
export type TreeComponents = ReadonlyMap<string, ComponentType<TreeComponentProps>>;

/** A component for each element of a table that needs one. */
export type ComponentsOf<Table extends ElementTable> = Readonly<
  Record<NameWith<Table, { readonly shownBy: 'component' }>, ComponentType<TreeComponentProps>>
>;

/** An attribute that must be text; `undefined` where it is absent or of another type. */
export function textAttribute(attributes: TreeProps, name: string): string | undefined {
  const value = attributes[name];
  return typeof value === 'string' ? value : undefined;
}

/** An attribute that must be a number; `undefined` where it is absent or of another type. */
export function numberAttribute(attributes: TreeProps, name: string): number | undefined {
  const value = attributes[name];
  return typeof value === 'number' ? value : undefined;
}

export interface TitledParts {
  /** Absent where the writer gave none. */
  readonly title: readonly TreeNode[] | undefined;
  readonly body: readonly TreeNode[];
}

/** Parts the children of a component whose first child may be its `Title`. */
export function splitTitle(nodes: readonly TreeNode[]): TitledParts {
  const [first, ...body] = nodes;
  if (first === undefined || !isElement(first) || first[0] !== 'Title')
    return { title: undefined, body: nodes };
  return { title: childrenOf(first), body };
}
