import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

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
