import type { ReactNode } from 'react';
import type { TreeNode, TreeProps } from '../../model/tree';
import type { Text, ToolWords } from '../../model/words';

/** What the working piece of an exhibit is given. */
export interface LiveProps {
  readonly attributes: TreeProps;
  /** Renders tree nodes as the text around the exhibit does. */
  readonly render: (nodes: readonly TreeNode[]) => ReactNode;
  readonly text: Text['exhibits'];
  /** Language tag, for numbers and plurals. */
  readonly lang: string;
  /** What the visitor pressed to open it, for pieces that open. */
  readonly opener?: HTMLElement | undefined;
  readonly onClose?: () => void;
}

/** What a tool for the reader's own files is given, whose words come with its code. */
export interface ToolProps extends Pick<LiveProps, 'attributes' | 'render'> {
  readonly text: ToolWords;
}
