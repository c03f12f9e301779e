import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import css from './Explained.module.css';

interface Props {
  readonly id: string;
  /** The word that is explained. */
  readonly word: RefObject<HTMLElement | null>;
  readonly onEnter: () => void;
  readonly onLeave: () => void;
  /** Escape, a click or another popover closes it, and so does scrolling that takes the word out of view. */
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The definition of a word, beside it and over the page; it can be pointed at itself. */
export function Definition({ id, word, onEnter, onLeave, onClose, children }: Props) {
  const box = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    if (box.current === null || word.current === null) return;
    box.current.showPopover();
    place(box.current, firstLineOf(word.current));
  }, [word]);
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    addEventListener('keydown', ({ key }) => key === 'Escape' && onClose(), { signal });
    addEventListener('click', onClose, { signal });
    // The focus scrolls to the word it goes to, and that is told of once the definition is there.
    const onScroll = () => {
      if (box.current === null || word.current === null) return;
      const line = firstLineOf(word.current);
      if (line.bottom < 0 || line.top > innerHeight) onClose();
      else place(box.current, line);
    };
    addEventListener('scroll', onScroll, { signal, passive: true });
    // Another definition, a menu or a dialog opens; the event does not bubble.
    const onToggle = ({ target }: Event) => target !== box.current && onClose();
    addEventListener('beforetoggle', onToggle, { signal, capture: true });
    return () => listening.abort();
  }, [word, onClose]);
  return (
    <span
      ref={box}
      id={id}
      className={css.definition}
      role="tooltip"
      popover="manual"
      onPointerEnter={onEnter}
      onPointerLeave={onLeave}
    >
      {children}
    </span>
  );
}

/** A word may be broken over two lines. */
function firstLineOf(word: HTMLElement): DOMRect {
  return word.getClientRects()[0] ?? word.getBoundingClientRect();
}

function place(box: HTMLElement, word: DOMRect): void {
  const window = { width: document.documentElement.clientWidth, height: innerHeight };
  const { left, top } = placeBeside(word, box.getBoundingClientRect(), window);
  box.style.left = `${left}px`;
  box.style.top = `${top}px`;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Where a box stands: below the word, above it where there is no room, and always inside the window; CSS pixels. */
export function placeBeside(
  word: Pick<DOMRect, 'left' | 'top' | 'bottom'>,
  box: Size,
  window: Size,
): { readonly left: number; readonly top: number } {
  const left = Math.max(8, Math.min(word.left, window.width - box.width - 8));
  const isBelow = word.bottom + box.height + 8 <= window.height;
  return { left, top: isBelow ? word.bottom + 6 : word.top - box.height - 6 };
}
