import { useState } from 'react';
import './numberField.css';

interface Props {
  readonly label: string;
  /** `undefined` where there is no single one. */
  readonly value: number | undefined;
  readonly smallest: number;
  readonly largest: number;
  /** Whether parts of one are allowed. */
  readonly isFractional?: boolean;
  /** Behind the number, such as "ms". */
  readonly unit?: string;
  /** Shown where there is no single value. */
  readonly placeholder?: string;
  readonly change: (value: number) => void;
}

/** A number that is typed. It counts as soon as it is one that is allowed; else the last one stays. */
export function NumberField(props: Props) {
  const { label, value, smallest, largest, isFractional = false, unit, placeholder, change } = props;
  const [draft, setDraft] = useState<string>();
  const take = (text: string) => {
    setDraft(text);
    const typed = Number(text);
    const isAllowed = text.trim() !== '' && typed >= smallest && typed <= largest;
    if (isAllowed && (isFractional || Number.isInteger(typed))) change(typed);
  };
  return (
    <label className="tool-control">
      <span>{label}</span>
      <span className="tool-number">
        <input
          type="number"
          inputMode={isFractional ? 'decimal' : 'numeric'}
          min={smallest}
          max={largest}
          value={draft ?? value ?? ''}
          placeholder={placeholder}
          onChange={({ currentTarget }) => take(currentTarget.value)}
          onBlur={() => setDraft(undefined)}
        />
        {unit !== undefined && <small>{unit}</small>}
      </span>
    </label>
  );
}
