import { useEffect } from 'react';

/**
 * While something is open, the browser's Back closes it and stays on the page, where the browser
 * lets a page do so (MOB-05).
 */
export function useBackCloses(isOpen: boolean, close: () => void): void {
  useEffect(() => {
    const { navigation } = globalThis as { readonly navigation?: EventTarget };
    if (!isOpen || navigation === undefined) return;
    const onNavigate = (event: Event) => {
      if (!('navigationType' in event) || event.navigationType !== 'traverse') return;
      event.preventDefault();
      close();
    };
    navigation.addEventListener('navigate', onNavigate);
    return () => navigation.removeEventListener('navigate', onNavigate);
  }, [isOpen, close]);
}
