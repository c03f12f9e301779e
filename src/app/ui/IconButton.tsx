import type { ButtonHTMLAttributes } from 'react';
import { Icon } from './Icon';
import css from './IconButton.module.css';
import type { IconName } from './iconPaths';

interface Props extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly icon: IconName;
  /** What the button does, for screen readers. */
  readonly label: string;
}

/** A button that shows an icon alone, large enough for a finger. */
export function IconButton({ icon, label, ...attributes }: Props) {
  return (
    <button className={css.button} type="button" aria-label={label} {...attributes}>
      <Icon name={icon} size={24} />
    </button>
  );
}
