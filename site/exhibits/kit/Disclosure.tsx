import { type ReactNode, useRef } from 'react';

interface Props {
  /** Of the button that opens it. */
  readonly label: string;
  /** The picture on the button. */
  readonly mark: ReactNode;
  readonly onClose?: () => void;
  /** The panel below the button; it is given how to close it. */
  readonly children: (close: () => void) => ReactNode;
}

/** A panel that opens below a button at the head of an exercise or a tool; Esc, a press elsewhere and leaving it close it. */
export function Disclosure({ label, mark, onClose, children }: Props) {
  const ref = useRef<HTMLDetailsElement>(null);
  const close = () => {
    if (ref.current) ref.current.open = false;
    onClose?.();
  };
  return (
    <details
      ref={ref}
      className="tool-menu"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !ref.current?.open) return;
        close();
        ref.current.querySelector('summary')?.focus();
        event.stopPropagation();
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) close();
      }}
    >
      <summary className="tool-quiet" aria-label={label} title={label}>
        {mark}
      </summary>
      {/* Can have the focus, so that a press on its words does not close it. */}
      <div tabIndex={-1}>{children(close)}</div>
    </details>
  );
}
