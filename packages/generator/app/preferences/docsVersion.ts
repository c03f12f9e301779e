import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import { storageKeys } from '../../model/storageKeys';
import { useSiteLayout } from '../SiteContext';
import { readStored, useStored, watchStored } from './stored';

/**
 * The version of a doc set that the visitor chose last, and its setter. A stored name that is none
 * of `names` is removed and does not count (VER-03, 04).
 */
export function useDocsVersion(
  set: string,
  names: readonly string[],
): readonly [string | undefined, (name: string) => void] {
  const [stored, store] = useStored(storageKeys.docsVersion + set);
  const isStale = stored !== null && !names.includes(stored);
  useEffect(() => {
    if (isStale) store(null);
  }, [isStale, store]);
  return [stored === null || isStale ? undefined : stored, store];
}

/** The version that the visitor chose last, for each of `sets` with such a choice; none in static HTML (VER-03). */
export function usePreferredVersions(sets: readonly string[]): ReadonlyMap<string, string> {
  const { storageSuffix } = useSiteLayout();
  const keys = useMemo(
    () => sets.map((set) => storageKeys.docsVersion + set + storageSuffix),
    [sets, storageSuffix],
  );
  const subscribe = useCallback(
    (listener: () => void) => {
      const stops = keys.map((key) => watchStored(key, listener));
      return () => {
        for (const stop of stops) stop();
      };
    },
    [keys],
  );
  const stored = useSyncExternalStore(
    subscribe,
    () => JSON.stringify(keys.map(readStored)),
    () => '[]',
  );
  return useMemo(() => {
    const names: readonly (string | null)[] = JSON.parse(stored);
    return new Map(
      sets.flatMap((set, index) => {
        const name = names[index];
        return typeof name === 'string' ? [[set, name] as const] : [];
      }),
    );
  }, [sets, stored]);
}
