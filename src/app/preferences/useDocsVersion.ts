import { useEffect } from 'react';
import { storageKeys } from '../../model/storageKeys';
import { useStored } from './useStored';

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
