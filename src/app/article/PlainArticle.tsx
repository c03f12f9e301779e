import type { Text } from '../../model/text';
import type { TreeNode } from '../../model/tree';
import { plainComponents } from './plainComponents';
import { renderTree } from './renderTree';

interface Props {
  /** Its addresses must be absolute already. */
  readonly tree: readonly TreeNode[];
  readonly text: Text;
}

/** A text as bare HTML, for feeds; needs no site around it. */
export function PlainArticle({ tree, text }: Props) {
  return renderTree(tree, plainComponents(text));
}
