import { useCallback, useState } from 'react';
import { storageKeys } from '../../model/storageKeys';
import { useStored } from '../preferences/useStored';

/**
 * The tab that is shown, one of `values`, and how to choose another. Tabs with a group share the
 * choice with all others of that group and remember it; a shared value that is none of `values`
 * leaves them as they are (CT-06).
 */
export function useTabChoice(
  group: string | undefined,
  values: readonly string[],
  first: string,
): readonly [chosen: string, choose: (value: string) => void] {
  const [stored, store] = useStored(storageKeys.tabs + (group ?? ''));
  const [last, setLast] = useState(first);
  const shared = group !== undefined && stored !== null && values.includes(stored) ? stored : undefined;
  if (shared !== undefined && shared !== last) setLast(shared);
  const choose = useCallback(
    (value: string) => {
      setLast(value);
      if (group !== undefined) store(value);
    },
    [group, store],
  );
  return [shared ?? (values.includes(last) ? last : first), choose];
}
