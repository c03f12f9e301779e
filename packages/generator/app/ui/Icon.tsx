import css from './Icon.module.css';
import { type IconName, iconPaths } from './iconPaths';

interface Props {
  readonly name: IconName;
  /** CSS pixels; the grid is 12, so only multiples stay sharp. */
  readonly size?: 12 | 24;
}

/** A small picture in the colour of the text around it. What it means is always said in words too. */
export function Icon({ name, size = 12 }: Props) {
  return (
    <svg className={css.icon} viewBox="0 0 12 12" width={size} height={size} aria-hidden="true">
      <path d={iconPaths[name]} />
    </svg>
  );
}
