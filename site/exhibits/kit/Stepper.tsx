import { useId } from 'react';

interface Props {
  readonly label: string;
  readonly value: number;
  readonly smallest: number;
  readonly largest: number;
  /** The amount that a press adds or takes away; 1 where it is left out. */
  readonly step?: number;
  /** The value as it is shown and said, such as 4×. */
  readonly shown: string;
  readonly less: string;
  readonly more: string;
  readonly change: (value: number) => void;
}

/** A whole number with a button at each side, and with the arrow keys on either of them. */
export function Stepper({ label, value, smallest, largest, step = 1, shown, less, more, change }: Props) {
  const id = useId();
  const press = (by: -1 | 1) => change(Math.min(largest, Math.max(smallest, value + by * step)));
  const button = (by: -1 | 1, name: string, path: string) => (
    <button
      type="button"
      aria-label={name}
      title={name}
      aria-describedby={id}
      // One that cannot be pressed keeps the focus: whoever steps to the end can step back.
      aria-disabled={value === (by < 0 ? smallest : largest)}
      onClick={() => press(by)}
    >
      <svg viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
        <path d={path} />
      </svg>
    </button>
  );
  return (
    <fieldset className="tool-control">
      <legend>{label}</legend>
      <span className="tool-stepper">
        {button(-1, less, 'M1 5h10v2H1z')}
        <span id={id} aria-live="polite">
          {shown}
        </span>
        {button(1, more, 'M1 5h10v2H1zM5 1h2v10H5z')}
      </span>
    </fieldset>
  );
}
