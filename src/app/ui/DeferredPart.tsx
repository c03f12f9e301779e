import { type ReactNode, useEffect, useState } from 'react';
import { slowAfterMilliseconds } from '../navigation/progress';
import { useSiteLayout } from '../SiteContext';
import { withinLimit } from '../timeLimit';
import css from './DeferredPart.module.css';
import { PartFailure } from './PartFailure';

type State<T> =
  | { readonly kind: 'coming' | 'slow' }
  | { readonly kind: 'failed'; readonly error: unknown }
  | { readonly kind: 'there'; readonly part: T };

interface Props<T> {
  readonly load: () => Promise<T>;
  /** The visitor does without it. */
  readonly onClose: () => void;
  readonly children: (part: T) => ReactNode;
}

/** The code of a part, or what it needs beside it, did not come in time. */
class LateError extends Error {}

/**
 * Whether only another load of the page helps: browsers keep a module that they could not read, and go on
 * waiting for one that does not come.
 */
function isKeptByBrowser(error: unknown): boolean {
  return error instanceof SyntaxError || error instanceof LateError;
}

/**
 * A part of the page whose code comes once it is rendered: first nothing, after a moment a mark of
 * 128 × 110 px, then the part (GO-07); or that it did not come, and what can be done (GO-08).
 */
export function DeferredPart<T>({ load, onClose, children }: Props<T>) {
  const { loading } = useSiteLayout().text;
  const [state, setState] = useState<State<T>>({ kind: 'coming' });
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt loads once, whoever renders meanwhile
  useEffect(() => {
    let isWanted = true;
    const tell = (next: State<T>) => isWanted && setState(next);
    tell({ kind: 'coming' });
    const timer = setTimeout(() => tell({ kind: 'slow' }), slowAfterMilliseconds);
    withinLimit(load, () => new LateError('no answer'))
      .then(
        (part) => tell({ kind: 'there', part }),
        (error: unknown) => tell({ kind: 'failed', error }),
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
          <PartFailure
            error={state.error}
            onRetry={isKeptByBrowser(state.error) ? undefined : () => setAttempt(attempt + 1)}
            onClose={onClose}
          />
        </div>
      );
  }
}
