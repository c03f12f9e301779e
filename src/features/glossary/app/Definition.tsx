import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import css from './Explained.module.css';

interface Props {
  readonly id: string;
  /** The word that is explained. */
  readonly word: RefObject<HTMLElement | null>;
  readonly onEnter: () => void;
  readonly onLeave: () => void;
  /** Escape, a click or scrolling closes it. */
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** What a word means, beside it and over the page; it can be pointed at itself. */
export function Definition({ id, word, onEnter, onLeave, onClose, children }: Props) {
  const box = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    if (box.current === null || word.current === null) return;
    box.current.showPopover();
    const [firstLine] = word.current.getClientRects();
    place(box.current, firstLine ?? word.current.getBoundingClientRect());
  }, [word]);
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    addEventListener('keydown', ({ key }) => key === 'Escape' && onClose(), { signal });
    addEventListener('click', onClose, { signal });
    addEventListener('scroll', onClose, { signal, passive: true });
    // Another definition, a menu or a dialog opens; the event does not bubble.
    const onToggle = ({ target }: Event) => target !== box.current && onClose();
    addEventListener('beforetoggle', onToggle, { signal, capture: true });
    return () => stop.abort();
  }, [onClose]);
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

/** Below the word, above it where there is no room, and always inside the window. */
function place(box: HTMLElement, word: DOMRect): void {
  const { width, height } = box.getBoundingClientRect();
  const left = Math.max(8, Math.min(word.left, document.documentElement.clientWidth - width - 8));
  const top = word.bottom + height + 8 > innerHeight ? word.top - height - 6 : word.bottom + 6;
  box.style.left = `${left}px`;
  box.style.top = `${top}px`;
}
