interface Props {
  readonly label: string;
  readonly isOn: boolean;
  readonly change: (isOn: boolean) => void;
}

/** Something that is on or off. */
export function Toggle({ label, isOn, change }: Props) {
  return (
    <label className="tool-toggle">
      <input type="checkbox" checked={isOn} onChange={({ currentTarget }) => change(currentTarget.checked)} />
      {label}
    </label>
  );
}
