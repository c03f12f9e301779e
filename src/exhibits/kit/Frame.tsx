import { type ReactNode, useRef } from 'react';
import type { ToolWords } from '../../model/words';
import { adoptStyles } from './adoptStyles';
import styles from './kit.css?inline';
import { useFiles } from './useFiles';

adoptStyles(styles);

interface Props {
  /** Begins with a verb, five words at most. */
  readonly title: string;
  readonly text: ToolWords['kit'];
  readonly take: (files: readonly File[]) => void;
  /** Absent while there is nothing to reset. */
  readonly reset?: (() => void) | undefined;
  /** What has just happened, for screen readers. */
  readonly said: string;
  /** What stands in its place in print. */
  readonly paper: ReactNode;
  readonly children: ReactNode;
}

/** What all tools stand in: it has a name, takes files that are dropped or pasted, and can begin again. */
export function Frame({ title, text, take, reset, said, paper, children }: Props) {
  const ref = useRef<HTMLElement>(null);
  const isOver = useFiles(ref, take);
  return (
    <>
      <section ref={ref} className="tool" aria-label={title}>
        <div className="tool-head">
          <span className="tool-mark">{text.mark}</span>
          <p className="tool-title">{title}</p>
          {reset && (
            <button className="tool-quiet" type="button" onClick={reset}>
              {text.reset}
            </button>
          )}
        </div>
        {children}
        {isOver && <p className="tool-over">{text.release}</p>}
        <p className="tool-said" role="status">
          {said}
        </p>
      </section>
      <div className="tool-paper">{paper}</div>
    </>
  );
}
