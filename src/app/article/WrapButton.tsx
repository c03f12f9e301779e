import { useSite } from '../SiteContext';
import { Icon } from '../ui/Icon';
import css from './CodeBlock.module.css';

interface Props {
  readonly isPressed: boolean;
  readonly toggle: () => void;
}

/** Stands only where a line is longer than the box (CT-11). */
export function WrapButton({ isPressed, toggle }: Props) {
  const name = useSite().layout.text.code.wrap;
  return (
    <button
      className={css.button}
      type="button"
      aria-label={name}
      title={name}
      aria-pressed={isPressed}
      onClick={toggle}
    >
      <Icon name="wrap" />
    </button>
  );
}
