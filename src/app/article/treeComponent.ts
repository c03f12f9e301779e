import type { ComponentType, ReactNode } from 'react';
import type { TreeNode, TreeProps } from '../../model/tree';

/** What a component that stands for a tree element is given. */
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
