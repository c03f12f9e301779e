import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/** False on the server and in the first client render, true ever after. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
