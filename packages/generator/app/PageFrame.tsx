import { type ReactNode, useEffect, useRef } from 'react';
import css from './PageFrame.module.css';

interface Props {
  /** Whether this is the page that may be next, in an `Activity` that hides it. */
  readonly isAhead: boolean;
  /** Whether there is a font for its title. */
  readonly hasFace: boolean;
  readonly children: ReactNode;
}

/** The element around a page. That of the page ahead is not shown, but as wide as when it is. */
export function PageFrame({ isAhead, hasFace, children }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const canKeepLayout = CSS.supports('content-visibility', 'hidden');
    return isAhead && canKeepLayout && frame.current !== null ? layOutUnseen(frame.current) : undefined;
  }, [isAhead]);
  return (
    <div ref={frame} className={css.frame} data-ahead={isAhead || undefined} data-face={hasFace || undefined}>
      {children}
    </div>
  );
}

/**
 * Has the browser work out style and layout of a page ahead, which takes as long as all else that a click
 * does. An `Activity` hides by `display: none`, and what is not displayed has no layout; so that is taken
 * away whenever React has set it, and the frame hides instead, by `content-visibility: hidden`, which keeps
 * what is worked out. React takes its `display` away by itself when the page is shown.
 * @returns ends it
 */
function layOutUnseen(frame: HTMLElement): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const display = () => {
    for (const child of frame.children)
      if (child instanceof HTMLElement) child.style.removeProperty('display');
    clearTimeout(timer);
    // Asked where something in it is, the browser works it all out; in a task of its own, not in React's.
    timer = setTimeout(() => frame.lastElementChild?.getBoundingClientRect());
  };
  const observer = new MutationObserver(display);
  observer.observe(frame, { childList: true, subtree: true, attributeFilter: ['style'] });
  display();
  return () => {
    observer.disconnect();
    clearTimeout(timer);
  };
}
