import { type ReactNode, useEffect, useState } from 'react';
import { slowAfterMilliseconds } from '../navigation/progress';
import { useSiteLayout } from '../SiteContext';
import { withinLimit } from '../timeLimit';
import { Button } from './Button';
import css from './DeferredPart.module.css';

type State<T> =
  | { readonly kind: 'coming' | 'slow' }
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'there'; readonly part: T };

interface Props<T> {
  readonly load: () => Promise<T>;
  readonly children: (part: T) => ReactNode;
}

/**
 * A part of the page whose code comes once it is rendered: first nothing, after a moment a mark of
 * 128 × 110 px, then the part (GO-07); or that it did not come, and a button that loads it again (GO-08).
 */
export function DeferredPart<T>({ load, children }: Props<T>) {
  const { loading, misplaced } = useSiteLayout().text;
  const [state, setState] = useState<State<T>>({ kind: 'coming' });
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt loads once, whoever renders meanwhile
  useEffect(() => {
    let isWanted = true;
    const tell = (next: State<T>) => isWanted && setState(next);
    tell({ kind: 'coming' });
    const timer = setTimeout(() => tell({ kind: 'slow' }), slowAfterMilliseconds);
    withinLimit(load, () => new Error('no answer'))
      .then(
        (part) => tell({ kind: 'there', part }),
        (error: unknown) => tell({ kind: 'failed', message: String(error) }),
      )
      .finally(() => clearTimeout(timer));
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [attempt]);
  switch (state.kind) {
    case 'there':
      return children(state.part);
    case 'coming':
      return null;
    case 'slow':
      return (
        <div className={css.box} role="status" aria-label={loading.label}>
          <svg className={css.mark} viewBox="0 0 64 55" width="128" height="110" aria-hidden="true">
            <path d="M2 40h12v12H2z" />
            <path d="M26 40h12v12H26z" />
            <path d="M50 40h12v12H50z" />
          </svg>
        </div>
      );
    case 'failed':
      return (
        <div className={css.box} role="alert">
          <p>{misplaced.network}</p>
          <p>
            <small>{state.message}</small>
          </p>
          <Button onClick={() => setAttempt(attempt + 1)}>{loading.retry}</Button>
        </div>
      );
  }
}
