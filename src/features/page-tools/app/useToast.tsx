import { type ReactNode, useEffect, useState } from 'react';
import css from './useToast.module.css';

/** Long enough to be read. */
const shownFor = 2500;

/** A line at the lower edge that says for a moment what has been done; screen readers hear it too. */
export function useToast(): { readonly toast: ReactNode; readonly say: (words: string) => void } {
  const [words, setWords] = useState('');
  useEffect(() => {
    if (words === '') return;
    const timer = setTimeout(() => setWords(''), shownFor);
    return () => clearTimeout(timer);
  }, [words]);
  const toast = (
    <p className={css.toast} role="status" data-shown={words !== '' || undefined}>
      {words}
    </p>
  );
  return { toast, say: setWords };
}
