import { useSyncExternalStore } from 'react';

/**
 * How far a navigation is. `slow` begins when the next page takes long enough to tell the visitor;
 * `arrived` follows it only, so that a fast navigation shows nothing at all (GO-06). `failed` stands
 * until the next navigation begins.
 */
export type Progress =
  | {
      readonly kind: 'idle' | 'slow';
      /** Nothing but a new page can be shown: the one before could not be loaded. */
      readonly isBlank: boolean;
    }
  | { readonly kind: 'arrived' }
  | { readonly kind: 'failed'; readonly error: unknown; readonly retry: () => void };

/** A page, or a part of one, that loads in less time than this shows no sign of loading (GO-06, GO-07). */
export const slowAfterMilliseconds = 200;

/**
 * The state of the navigation under way, for visitors. Whoever navigates calls `begin`, then `end` or
 * `fail` once, also for a navigation that is given up; components read it with `useProgress`.
 */
export function createProgress() {
  const idle = { kind: 'idle', isBlank: false } as const;
  const blank = { kind: 'idle', isBlank: true } as const;
  let current: Progress = idle;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();
  const change = (next: Progress) => {
    current = next;
    for (const listener of listeners) listener();
  };
  return {
    /** @param visibility `unseen` for a navigation within a page, which shows no sign of itself */
    begin(visibility: 'seen' | 'unseen'): void {
      clearTimeout(timer);
      const first = current.kind === 'failed' ? blank : idle;
      if (current !== first) change(first);
      if (visibility === 'seen')
        timer = setTimeout(() => change({ ...first, kind: 'slow' }), slowAfterMilliseconds);
    },
    end(): void {
      clearTimeout(timer);
      if (current.kind === 'slow') change({ kind: 'arrived' });
      else if (current === blank) change(idle);
    },
    /** @param retry begins the same navigation again */
    fail(error: unknown, retry: () => void): void {
      clearTimeout(timer);
      change({ kind: 'failed', error, retry });
    },
    current: (): Progress => current,
    /** Before any navigation, as in static HTML. */
    initial: (): Progress => idle,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The progress of this site's navigation. */
export const progress = createProgress();

export function useProgress(): Progress {
  return useSyncExternalStore(progress.subscribe, progress.current, progress.initial);
}
