import { useEffect, useState } from 'react';
import { useSiteLayout } from '../SiteContext';
import { Button } from './Button';
import { ErrorMessages } from './ErrorMessages';
import css from './PartFailure.module.css';

interface Props {
  readonly error: unknown;
  /** `undefined` where only another load of the page helps. */
  readonly onRetry: (() => void) | undefined;
  readonly onClose: () => void;
}

/** That a part of the page did not come. It may be tried again, the page loaded anew, or the part done without. */
export function PartFailure({ error, onRetry, onClose }: Props) {
  const { loading, misplaced } = useSiteLayout().text;
  // What the part was opened with gets the focus back: the buttons here go away with a press on them.
  const [opener] = useState(() => document.activeElement);
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && leaveTo(opener, onClose);
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [opener, onClose]);
  return (
    <div className={css.failure}>
      <p className={css.title}>{loading.failedPart}</p>
      <p>{misplaced.network}</p>
      <div className={css.ways}>
        {onRetry !== undefined && <Button onClick={() => leaveTo(opener, onRetry)}>{loading.retry}</Button>}
        <Button onClick={() => location.reload()}>{misplaced.reload}</Button>
        <button className={css.close} type="button" onClick={() => leaveTo(opener, onClose)}>
          {loading.close}
        </button>
      </div>
      <ErrorMessages error={error} />
    </div>
  );
}

function leaveTo(opener: Element | null, then: () => void): void {
  if (opener instanceof HTMLElement) opener.focus();
  then();
}
