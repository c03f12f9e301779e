import { useSyncExternalStore } from 'react';

/** Query and hash of the address being shown, as they stand in it; empty in static HTML. */
export function useAddressEnd(): string {
  return useSyncExternalStore(
    subscribe,
    () => location.search + location.hash,
    () => '',
  );
}

function subscribe(listener: () => void): () => void {
  addEventListener('hashchange', listener);
  addEventListener('popstate', listener);
  const { navigation } = globalThis as { readonly navigation?: EventTarget };
  navigation?.addEventListener('currententrychange', listener);
  return () => {
    removeEventListener('hashchange', listener);
    removeEventListener('popstate', listener);
    navigation?.removeEventListener('currententrychange', listener);
  };
}
