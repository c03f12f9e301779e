import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { storageKeys } from '../../model/storageKeys';
import { useStored } from '../preferences/stored';

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

/**
 * Carries over what happened to static tabs, which are radio buttons, before this script took
 * over: a choice that was made there, and the focus. Does nothing once the radio buttons are gone.
 */
export function useEarlyChoice(
  tabs: RefObject<HTMLElement | null>,
  isHydrated: boolean,
  chosen: string,
  choose: (value: string) => void,
): void {
  const wasFocused = useRef(false);
  useLayoutEffect(() => {
    const radio = tabs.current?.querySelector<HTMLInputElement>(':scope > :checked') ?? null;
    if (radio === null) return;
    wasFocused.current = radio === document.activeElement;
    if (radio.value !== chosen) choose(radio.value);
  }, [tabs, chosen, choose]);
  useEffect(() => {
    if (!isHydrated || !wasFocused.current) return;
    wasFocused.current = false;
    tabs.current?.querySelector<HTMLElement>('[aria-selected="true"]')?.focus({ preventScroll: true });
  }, [isHydrated, tabs]);
}
