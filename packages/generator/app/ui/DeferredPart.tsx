import { type ReactNode, useEffect, useState } from 'react';
import { ErrorBoundary } from '../layout/ErrorBoundary';
import { withinLimit } from '../timeLimit';
import css from './DeferredPart.module.css';
import { LoadingMark } from './LoadingMark';
import { PartFailure } from './PartFailure';

type State<T> =
  | { readonly kind: 'coming' }
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
 * A part of the page whose code comes once it is rendered: first the mark of what is late, then the part (GO-07);
 * or that it did not come or has crashed, and what can be done (GO-08).
 */
export function DeferredPart<T>({ load, onClose, children }: Props<T>) {
  const [state, setState] = useState<State<T>>({ kind: 'coming' });
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt loads once, whoever renders meanwhile
  useEffect(() => {
    let isWanted = true;
    const tell = (next: State<T>) => isWanted && setState(next);
    tell({ kind: 'coming' });
    withinLimit(load, () => new LateError('no answer')).then(
      (part) => tell({ kind: 'there', part }),
      (error: unknown) => tell({ kind: 'failed', error }),
    );
    return () => {
      isWanted = false;
    };
  }, [attempt]);
  const tellFailure = (error: unknown, retry: (() => void) | undefined) => (
    <div className={css.box} role="alert">
      <PartFailure error={error} onRetry={retry} onClose={onClose} />
    </div>
  );
  switch (state.kind) {
    case 'there':
      return (
        <ErrorBoundary resetKey="" fallback={tellFailure}>
          {children(state.part)}
        </ErrorBoundary>
      );
    case 'coming':
      return <LoadingMark className={css.box} />;
    case 'failed':
      return tellFailure(
        state.error,
        isKeptByBrowser(state.error) ? undefined : () => setAttempt(attempt + 1),
      );
  }
}
