import { useEffect, useState } from 'react';
import { hideToast, type ToastMessage, useToast } from '../../../app/ui/toast';
import { useDeferredWords } from '../../../app/words/deferredWords';
import css from './Toast.module.css';

/** Long enough to be read, in milliseconds. */
const shownFor = 2500;

/** A line at the lower edge that says for a moment what has been done; screen readers hear it too. */
export function Toast() {
  const text = useDeferredWords()?.pageTools;
  const message = useToast();
  const [shown, setShown] = useState<ToastMessage>();
  useEffect(() => {
    // The line is there before its words: screen readers only tell of changes.
    setShown(message);
    if (message === undefined) return;
    const timer = setTimeout(hideToast, shownFor);
    return () => clearTimeout(timer);
  }, [message]);
  const sentence = shown && text && (shown.kind === 'copyFailed' ? text.failed : text[shown.kind]);
  return (
    <p className={css.toast} role="status" data-shown={sentence !== undefined || undefined}>
      {sentence}
    </p>
  );
}
