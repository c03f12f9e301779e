import { useSyncExternalStore } from 'react';

/** Query and hash of the address being shown, as they stand in it; empty in static HTML. */
export function useAddressEnd(): string {
  return useSyncExternalStore(
    watchAddress,
    () => location.search + location.hash,
    () => '',
  );
}

/** Calls `listener` whenever the address changes and the document stays, until the returned function is called. */
export function watchAddress(listener: () => void): () => void {
  const watching = new AbortController();
  const { signal } = watching;
  addEventListener('hashchange', listener, { signal });
  addEventListener('popstate', listener, { signal });
  if ('navigation' in window) navigation.addEventListener('currententrychange', listener, { signal });
  return () => watching.abort();
}
