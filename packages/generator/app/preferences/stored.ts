import { useCallback, useSyncExternalStore } from 'react';
import { useSiteLayout } from '../SiteContext';

/**
 * Strings in local storage that outlive the visit. Where storage is blocked or full, a value lives
 * as long as the page does; nothing ever throws (CFG-06).
 */
const kept = new Map<string, string | null>();
const listeners = new Map<string, Set<() => void>>();

export function readStored(key: string): string | null {
  const value = kept.get(key);
  if (value !== undefined) return value;
  try {
    return localStorage.getItem(key);
  } catch {
    return null; // Blocked storage reads as empty.
  }
}

/** Stores `value`, or removes the key if it is null, and tells everyone who watches it. */
export function writeStored(key: string, value: string | null): void {
  if (readStored(key) === value) return;
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
    kept.delete(key);
  } catch {
    kept.set(key, value);
  }
  for (const listener of listeners.get(key) ?? []) listener();
}

/** Calls `listener` after each change of the key, in this tab or another, until the returned function is called. */
export function watchStored(key: string, listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === key || event.key === null) listener();
  };
  const own = listeners.get(key) ?? new Set();
  listeners.set(key, own.add(listener));
  addEventListener('storage', onStorage);
  return () => {
    own.delete(listener);
    removeEventListener('storage', onStorage);
  };
}

/** A stored string and its setter; null where nothing is stored, and always in static HTML. */
export function useStored(key: string): readonly [value: string | null, set: (value: string | null) => void] {
  const fullKey = key + useSiteLayout().storageSuffix;
  const subscribe = useCallback((listener: () => void) => watchStored(fullKey, listener), [fullKey]);
  const value = useSyncExternalStore(
    subscribe,
    () => readStored(fullKey),
    () => null,
  );
  const set = useCallback((next: string | null) => writeStored(fullKey, next), [fullKey]);
  return [value, set];
}
