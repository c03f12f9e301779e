import { useCallback, useSyncExternalStore } from 'react';
import { useSite } from '../SiteContext';
import { readStored, watchStored, writeStored } from './stored';

/** A stored string and its setter; null where nothing is stored, and always in static HTML. */
export function useStored(key: string): readonly [value: string | null, set: (value: string | null) => void] {
  const fullKey = key + useSite().layout.storageSuffix;
  const subscribe = useCallback((listener: () => void) => watchStored(fullKey, listener), [fullKey]);
  const value = useSyncExternalStore(
    subscribe,
    () => readStored(fullKey),
    () => null,
  );
  const set = useCallback((next: string | null) => writeStored(fullKey, next), [fullKey]);
  return [value, set];
}
