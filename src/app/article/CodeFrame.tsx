import { type ReactNode, useRef, useState } from 'react';
import { useSite } from '../SiteContext';
import css from './CodeBlock.module.css';
import { CopyButton } from './CopyButton';
import { useOverflow } from './useOverflow';
import { WrapButton } from './WrapButton';

interface Props {
  readonly title: string | undefined;
  readonly code: string;
  readonly children: ReactNode;
}

/** Title bar, scrolling box and buttons around the lines of a code block. */
export function CodeFrame({ title, code, children }: Props) {
  const { text } = useSite().layout;
  const box = useRef<HTMLPreElement>(null);
  const [isWrapped, setWrapped] = useState(false);
  const overflows = useOverflow(box, isWrapped);
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
