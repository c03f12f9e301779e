import { useSyncExternalStore } from 'react';

/** What the visitor has done, to be told for a moment at the lower edge of the window. */
export interface ToastMessage {
  readonly kind: 'linkCopied' | 'pageCopied' | 'copyFailed' | 'offlineFailed';
}

let current: ToastMessage | undefined;
const listeners = new Set<() => void>();

/** Told by whoever did it; who shows it (and has the words) may come later. */
export function showToast(kind: ToastMessage['kind']): void {
  setToast({ kind });
}

export function hideToast(): void {
  setToast(undefined);
}

/** The message of the moment; another object each time something is told. */
export function useToast(): ToastMessage | undefined {
  return useSyncExternalStore(
    subscribe,
    () => current,
    () => undefined,
  );
}

function setToast(message: ToastMessage | undefined): void {
  current = message;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
