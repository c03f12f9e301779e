import { childrenOf, isElement, type TreeNode, textOf } from '../../model/tree';
import css from './CodeBlock.module.css';

interface Props {
  /** Text, or `tok` elements whose `c` says what kind of word they are. */
  readonly nodes: readonly TreeNode[];
  readonly number: number | undefined;
  readonly isMarked: boolean;
  readonly isLast: boolean;
}

export function CodeLine({ nodes, number, isMarked, isLast }: Props) {
  return (
    <span className={css.line} data-number={number} data-marked={isMarked || undefined}>
      {nodes.map((node, index) => {
        if (!isElement(node)) return node;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: words of code never change places
          <span key={index} data-c={node[1]?.['c']}>
            {textOf(childrenOf(node))}
          </span>
        );
      })}
      {!isLast && '\n'}
    </span>
  );
}
