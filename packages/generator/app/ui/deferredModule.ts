import { useEffect, useSyncExternalStore } from 'react';

/** A module that is fetched when it is first wanted, and kept from then on. */
export interface DeferredModule<T> {
  /** Fetches the module, if it is not there yet. What failed may be asked for again. */
  readonly load: () => Promise<T>;
  /** The module; `undefined` until it has come. */
  readonly loaded: () => T | undefined;
  /** Calls `listener` when the module comes, until the returned function is called. */
  readonly watch: (listener: () => void) => () => void;
}

/** @param fetchModule an `import()` */
export function deferModule<T>(fetchModule: () => Promise<T>): DeferredModule<T> {
  const listeners = new Set<() => void>();
  let module: T | undefined;
  return {
    load: async () => {
      if (module !== undefined) return module;
      const fetched = await fetchModule();
      module = fetched;
      for (const listener of listeners) listener();
      return fetched;
    },
    loaded: () => module,
    watch: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/**
 * The module once it is wanted and there, and `undefined` until then: never in static HTML nor in
 * the first render of the browser. One that does not come is left out in silence.
 */
export function useDeferred<T>(deferred: DeferredModule<T>, isWanted: boolean): T | undefined {
  const module = useSyncExternalStore(deferred.watch, deferred.loaded, () => undefined);
  useEffect(() => {
    if (isWanted) deferred.load().catch(() => undefined); // The page is complete without it.
  }, [deferred, isWanted]);
  return isWanted ? module : undefined;
}
