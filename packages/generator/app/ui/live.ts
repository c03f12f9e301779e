import type { MouseEvent, ReactNode } from 'react';
import type { TreeNode, TreeProps } from '../../model/tree';
import type { ExhibitWords } from '../../model/words';

/** Props of an exhibit, from the text around it. */
export interface ExhibitProps {
  readonly attributes: TreeProps;
  /** Renders tree nodes as the text around the exhibit does. */
  readonly render: (nodes: readonly TreeNode[]) => ReactNode;
  /** Language tag, for numbers and plurals. */
  readonly lang: string;
  /** What the visitor pressed to open it, and where, for pieces that open. */
  readonly press?: MouseEvent | undefined;
  readonly onClose?: () => void;
}

/** The same with its words, which come with its code, and the data that the build has given its element. */
export interface LiveProps<Data = unknown> extends ExhibitProps {
  readonly data: Data;
  readonly text: ExhibitWords;
}

/** Props of an exercise; the words that it shares with others, and its own as `words`, are fetched beside its code. */
export interface ExerciseProps<Words> extends Pick<ExhibitProps, 'attributes' | 'render'> {
  readonly text: Words;
}

/** Props of a tool for the reader's own files; its words come as those of an exercise do. */
export interface ToolProps<Words, Data = unknown> extends ExerciseProps<Words> {
  readonly data: Data;
}
