import { Glyph } from './Glyph';

interface Props {
  readonly label: string;
  /** Path of a sign before the label. */
  readonly icon?: string;
  readonly isOn: boolean;
  readonly change: (isOn: boolean) => void;
}

/** Something that is on or off. */
export function Toggle({ label, icon, isOn, change }: Props) {
  return (
    <label className="tool-toggle">
      <input type="checkbox" checked={isOn} onChange={({ currentTarget }) => change(currentTarget.checked)} />
      {icon && <Glyph path={icon} />}
      {label}
    </label>
  );
}
