import { type ReactNode, useEffect, useRef } from 'react';
import type { ToolWords } from '../../model/words';
import { FrameMenu } from './FrameMenu';
import './kit.css';
import { useFiles } from './useFiles';

/** What has just happened: heard by screen readers, and seen where it is trouble. */
export interface Said {
  readonly text: string;
  readonly isTrouble: boolean;
}

interface Props {
  /** Begins with a verb, five words at most. */
  readonly title: string;
  readonly text: ToolWords['kit'];
  readonly take: (files: readonly File[]) => void;
  /** Absent while there is nothing to reset. */
  readonly reset?: (() => void) | undefined;
  readonly said: Said;
  /** What stands in its place in print. */
  readonly paper: ReactNode;
  readonly children: ReactNode;
}

/** What all tools stand in: it has a name, takes files that are dropped or pasted, and can begin again. */
export function Frame({ title, text, take, reset, said, paper, children }: Props) {
  const ref = useRef<HTMLElement>(null);
  const isOver = useFiles(ref, take);
  const lastFocused = useRef<Element>(null);
  useEffect(() => {
    // What had the focus has gone, as the button that opened a file: it stays in the frame.
    if (lastFocused.current?.isConnected === false && document.activeElement === document.body)
      ref.current?.focus({ preventScroll: true });
  });
  return (
    <>
      <section
        ref={ref}
        className="tool"
        aria-label={title}
        tabIndex={-1}
        onFocus={({ target }) => {
          lastFocused.current = target;
        }}
      >
        <div className="tool-head">
          <span className="tool-mark">{text.mark}</span>
          <p className="tool-title">{title}</p>
          {reset && (
            <button className="tool-quiet" type="button" onClick={reset}>
              {text.reset}
            </button>
          )}
          <FrameMenu frame={ref} text={text} />
        </div>
        {children}
        {isOver && <p className="tool-over">{text.release}</p>}
        <p className="tool-said" role="status" data-trouble={said.isTrouble || undefined}>
          {said.text}
        </p>
      </section>
      <div className="tool-paper">{paper}</div>
    </>
  );
}
