import { useSyncExternalStore } from 'react';

/** Says for a moment, at the lower edge of the window, what came of something the visitor has done. */
export interface ToastMessage {
  readonly kind: 'linkCopied' | 'colorCopied' | 'pageCopied' | 'copyFailed' | 'offlineFailed';
}

let current: ToastMessage | undefined;
const listeners = new Set<() => void>();

/** Shows a message; the component that shows it, which has its words, may still have to be fetched. */
export function showToast(kind: ToastMessage['kind']): void {
  setToast({ kind });
}

export function hideToast(): void {
  setToast(undefined);
}

/** The message to be shown now; a new object for each call of `showToast`. */
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
