import { childrenOf, isElement, type TreeNode, textOf } from '../../model/tree';
import { numberAttribute, textAttribute } from './attribute';
import { CodeFrame } from './CodeFrame';
import { CodeLine } from './CodeLine';
import type { TreeComponentProps } from './treeComponent';

/**
 * Highlighted code, a `line` per line. `lineNumbers` is the number of the first line. The text of
 * the element is exactly the code, so that a selection copies what the button does (CT-08 to 10).
 */
export function CodeBlock({ attributes, nodes }: TreeComponentProps) {
  const lines = nodes.filter(isElement);
  const start = attributes['lineNumbers'] === true ? 1 : numberAttribute(attributes, 'lineNumbers');
  return (
    <CodeFrame title={textAttribute(attributes, 'title')} code={codeOf(nodes)}>
      {lines.map((line, index) => (
        <CodeLine
          // biome-ignore lint/suspicious/noArrayIndexKey: lines never change places
          key={index}
          nodes={childrenOf(line)}
          number={start === undefined ? undefined : start + index}
          isMarked={line[1]?.['marked'] === true}
          isLast={index === lines.length - 1}
        />
      ))}
    </CodeFrame>
  );
}

/** The code of a block as it was written. */
export function codeOf(nodes: readonly TreeNode[]): string {
  return nodes.map((line) => textOf([line])).join('\n');
}
