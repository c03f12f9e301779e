import { useSyncExternalStore } from 'react';

/**
 * How far a navigation is. `slow` begins when the next page is late enough to tell the visitor;
 * `arrived` follows it only, so that a fast navigation shows nothing at all (GO-06).
 */
export type Progress =
  | { readonly kind: 'idle' }
  | { readonly kind: 'slow' }
  | { readonly kind: 'arrived' }
  | { readonly kind: 'failed'; readonly message: string; readonly retry: () => void };

/** What comes sooner than this, a page or a part of one, shows no sign of its coming (GO-06, GO-07). */
export const slowAfterMilliseconds = 200;

const idle: Progress = { kind: 'idle' };
let progress: Progress = idle;
const listeners = new Set<() => void>();

/** Told by whoever navigates. */
export function setProgress(next: Progress): void {
  progress = next;
  for (const listener of listeners) listener();
}

export function currentProgress(): Progress {
  return progress;
}

export function useProgress(): Progress {
  return useSyncExternalStore(subscribe, currentProgress, () => idle);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
