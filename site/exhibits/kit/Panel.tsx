import { type ReactNode, useEffect, useRef } from 'react';
import type { ToolWords } from './words';
import './kit.css';
import { PanelMenu } from './PanelMenu';
import { useFiles } from './useFiles';

/** Heard by screen readers, and seen where it is trouble. */
export interface Announcement {
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
  readonly announcement: Announcement;
  /** Stands in its place in print. */
  readonly paper: ReactNode;
  readonly children: ReactNode;
}

/** The panel of a tool: it has a name, takes files that are dropped or pasted, and can begin again. */
export function Panel({ title, text, take, reset, announcement, paper, children }: Props) {
  const ref = useRef<HTMLElement>(null);
  const isOver = useFiles(ref, take);
  const lastFocused = useRef<Element>(null);
  useEffect(() => {
    // What had the focus has gone, as the button that opened a file: it stays in the panel.
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
          <PanelMenu panel={ref} text={text} />
        </div>
        {children}
        {isOver && <p className="tool-over">{text.release}</p>}
        <p className="tool-status" role="status" data-trouble={announcement.isTrouble || undefined}>
          {announcement.text}
        </p>
      </section>
      <div className="tool-paper">{paper}</div>
    </>
  );
}
