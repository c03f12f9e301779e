import { type ReactNode, type RefObject, useCallback, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import css from './Dialog.module.css';
import { useCloseOnBack } from './useCloseOnBack';

interface Props {
  /** Sets `--dialog-width` and `--dialog-height`, where it is to be of another size. */
  readonly className?: string | undefined;
  /** Its name for screen readers, or the id of the element that has it. */
  readonly label?: string;
  readonly labelledBy?: string;
  /** Fills the window, however wide that is. */
  readonly isWhole?: boolean;
  /** The element that has the focus at first, where that is not the first control. */
  readonly initialFocus?: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
  /** Its content, given how to close it. */
  readonly children: (close: () => void) => ReactNode;
}

/**
 * A modal dialog over the page, open as long as it is rendered. The browser keeps the focus in it and
 * gives it back; Escape, the browser's Back and a click beside it close it.
 */
export function Dialog({ className, label, labelledBy, isWhole, initialFocus, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = useCallback(() => dialog.current?.close(), []);
  useEffect(() => {
    dialog.current?.showModal();
    initialFocus?.current?.focus();
  }, [initialFocus]);
  useCloseOnBack(true, close);
  // The styles of where it was opened from are not for it.
  return createPortal(
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard has Escape
    <dialog
      ref={dialog}
      className={`${css.dialog} ${className ?? ''}`}
      data-whole={isWhole}
      aria-label={label}
      aria-labelledby={labelledBy}
      onClose={onClose}
      closedby="any"
      // Safari does not know `closedby`; it tells of clicks beside a dialog as clicks on it.
      onClick={({ target, currentTarget }) => target === currentTarget && currentTarget.close()}
    >
      {children(close)}
    </dialog>,
    document.body,
  );
}
