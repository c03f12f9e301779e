import { useEffect, useState } from 'react';
import { useSiteLayout } from '../SiteContext';
import { copyText } from '../ui/copyText';
import { Icon } from '../ui/Icon';
import { useHydrated } from '../ui/useHydrated';
import css from './CodeBlock.module.css';

/** How long the button confirms, in milliseconds (CT-10). */
const confirmation = 1000;

/** Copies `code` and says so for a moment. */
export function CopyButton({ code }: { readonly code: string }) {
  const { text } = useSiteLayout();
  const isHydrated = useHydrated();
  const [copies, setCopies] = useState(0);
  const [confirmed, setConfirmed] = useState(0);
  const isConfirming = copies > confirmed;
  useEffect(() => {
    if (copies === 0) return;
    const timer = setTimeout(() => setConfirmed(copies), confirmation);
    return () => clearTimeout(timer);
  }, [copies]);
  const copy = async () => {
    if (await copyText(code)) setCopies((count) => count + 1);
  };
  const name = isConfirming ? text.code.copied : text.code.copy;
  return (
    <button
      className={css.button}
      type="button"
      disabled={!isHydrated}
      aria-label={name}
      title={name}
      data-done={isConfirming || undefined}
      onClick={copy}
    >
      <Icon name={isConfirming ? 'check' : 'copy'} />
    </button>
  );
}

interface WrapProps {
  readonly isPressed: boolean;
  readonly toggle: () => void;
}

/** Wraps long lines, or lets them be. Stands only where a line is longer than the box (CT-11). */
export function WrapButton({ isPressed, toggle }: WrapProps) {
  const name = useSiteLayout().text.code.wrap;
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
