import type { ReactNode } from 'react';
import type { TreeNode, TreeProps } from '../../model/tree';
import type { ExhibitWords, ToolWords } from '../../model/words';

/** Props of an exhibit, from the text around it. */
export interface ExhibitProps {
  readonly attributes: TreeProps;
  /** Renders tree nodes as the text around the exhibit does. */
  readonly render: (nodes: readonly TreeNode[]) => ReactNode;
  /** Language tag, for numbers and plurals. */
  readonly lang: string;
  /** The element that the visitor pressed to open it, for pieces that open. */
  readonly opener?: HTMLElement | undefined;
  readonly onClose?: () => void;
}

/** The same with its words, which come with its code. */
export interface LiveProps extends ExhibitProps {
  readonly text: ExhibitWords;
}

/** Props of a tool for the reader's own files, whose words come with its code. */
export interface ToolProps extends Pick<ExhibitProps, 'attributes' | 'render'> {
  readonly text: ToolWords;
}
