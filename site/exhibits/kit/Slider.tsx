interface Props {
  readonly label: string;
  readonly value: number;
  readonly largest: number;
  /** The value as it is shown and said. */
  readonly shown: string;
  readonly change: (value: number) => void;
}

/** A whole number from 0 on a line. */
export function Slider({ label, value, largest, shown, change }: Props) {
  return (
    <label className="tool-slider">
      {label}
      <input
        type="range"
        min={0}
        max={largest}
        value={value}
        aria-valuetext={shown}
        style={{ '--part': largest > 0 ? value / largest : 0, '--steps': largest }}
        onChange={({ currentTarget }) => change(Number(currentTarget.value))}
      />
      <span>{shown}</span>
    </label>
  );
}
