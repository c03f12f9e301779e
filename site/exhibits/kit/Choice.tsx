import { useId } from 'react';
import { Glyph } from './Glyph';

interface Option<Value> {
  readonly value: Value;
  readonly label: string;
  /** A second, quiet line; below a swatch only for the eye, since the label says it too. */
  readonly detail?: string;
  /** A colour as CSS writes it, shown instead of the label. */
  readonly swatch?: string;
  /** Path of a sign on the swatch. */
  readonly icon?: string;
}

interface Props<Value> {
  readonly label: string;
  readonly options: readonly Option<Value>[];
  /** Absent where none of them is chosen. */
  readonly chosen: Value | undefined;
  readonly choose: (value: Value) => void;
}

/** One of a few, as radio buttons side by side. */
export function Choice<Value extends string | number>({ label, options, chosen, choose }: Props<Value>) {
  const name = useId();
  return (
    <fieldset className="tool-control">
      <legend>{label}</legend>
      <span className="tool-choice">
        {options.map((option) => (
          <label key={option.value}>
            <input
              type="radio"
              name={name}
              checked={option.value === chosen}
              onChange={() => choose(option.value)}
            />
            {option.swatch === undefined ? (
              option.label
            ) : (
              <i
                className="tool-swatch"
                role="img"
                aria-label={option.label}
                title={option.label}
                style={option.swatch === 'transparent' ? undefined : { background: option.swatch }}
              >
                {option.icon && <Glyph path={option.icon} />}
              </i>
            )}
            {option.detail !== undefined && (
              <small aria-hidden={option.swatch !== undefined}>{option.detail}</small>
            )}
          </label>
        ))}
      </span>
    </fieldset>
  );
}
