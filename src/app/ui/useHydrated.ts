import { useSyncExternalStore } from 'react';

let isHydrated = false;
const listeners = new Set<() => void>();

/** Tells that React has taken over the page, and that the styles of what only scripts show are there. */
export function announceHydration(): void {
  isHydrated = true;
  for (const listener of listeners) listener();
}

/** False on the server and until the page is hydrated and has all its styles, true ever after. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isHydrated,
    () => false,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
