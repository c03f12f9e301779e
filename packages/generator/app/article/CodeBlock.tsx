import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { childrenOf, isElement, type TreeNode, textOf } from '../../model/tree';
import { useSiteLayout } from '../SiteContext';
import css from './CodeBlock.module.css';
import { CopyButton, WrapButton } from './CodeTools';
import { withSwatches } from './InlineCode';
import { numberAttribute, type TreeComponentProps, textAttribute } from './treeComponent';

/**
 * Highlighted code, a `line` per line. `lineNumbers` is the number of the first line. The text of
 * the element is exactly the code, so that a selection copies what the button does (CT-08 to 10).
 */
export function CodeBlock({ attributes, nodes }: TreeComponentProps) {
  const lines = nodes.filter(isElement);
  const start = attributes['lineNumbers'] === true ? 1 : numberAttribute(attributes, 'lineNumbers');
  return (
    <CodeBox title={textAttribute(attributes, 'title')} code={codeOf(nodes)}>
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
    </CodeBox>
  );
}

/** The code of a block as it was written. */
export function codeOf(nodes: readonly TreeNode[]): string {
  return nodes.map((line) => textOf([line])).join('\n');
}

interface BoxProps {
  readonly title: string | undefined;
  readonly code: string;
  readonly children: ReactNode;
}

/** Title bar, scrolling box and buttons around the lines of a code block. */
function CodeBox({ title, code, children }: BoxProps) {
  const { text } = useSiteLayout();
  const box = useRef<HTMLPreElement>(null);
  const [isWrapped, setWrapped] = useState(false);
  const overflows = useHasOverflow(box, isWrapped);
  return (
    <figure className={css.block} data-wrapped={isWrapped || undefined}>
      {title !== undefined && <figcaption className={css.title}>{title}</figcaption>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling box must be reachable by keyboard */}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms */}
      <pre ref={box} className={css.box} role="group" aria-label={title ?? text.code.label} tabIndex={0}>
        <code className={css.code}>{children}</code>
      </pre>
      <div className={css.tools}>
        {overflows && <WrapButton isPressed={isWrapped} toggle={() => setWrapped(!isWrapped)} />}
        <CopyButton code={code} />
      </div>
    </figure>
  );
}

interface LineProps {
  /** Text, or `tok` elements whose `c` says what kind of word they are. */
  readonly nodes: readonly TreeNode[];
  readonly number: number | undefined;
  readonly isMarked: boolean;
  readonly isLast: boolean;
}

function CodeLine({ nodes, number, isMarked, isLast }: LineProps) {
  return (
    <span className={css.line} data-number={number} data-marked={isMarked || undefined}>
      {nodes.map((node, index) => {
        if (!isElement(node)) return withSwatches(node);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: words of code never change places
          <span key={index} data-c={node[1]?.['c']}>
            {withSwatches(textOf(childrenOf(node)))}
          </span>
        );
      })}
      {!isLast && '\n'}
    </span>
  );
}

/**
 * Whether the content of a box is wider than the box; measured again whenever the box changes size
 * or is shown. While `isPaused`, the last answer stands.
 */
function useHasOverflow(box: RefObject<HTMLElement | null>, isPaused: boolean): boolean {
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const element = box.current;
    if (element === null || isPaused) return;
    const observer = new ResizeObserver(() => setOverflows(element.scrollWidth > element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, [box, isPaused]);
  return overflows;
}
