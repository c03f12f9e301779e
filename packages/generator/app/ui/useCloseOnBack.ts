import { useEffect } from 'react';

/**
 * While something is open, the browser's Back closes it and stays on the page, where the browser
 * lets a page do so (MOB-05).
 */
export function useCloseOnBack(isOpen: boolean, close: () => void): void {
  useEffect(() => {
    if (!isOpen || !('navigation' in window)) return;
    const onNavigate = (event: NavigateEvent) => {
      if (event.navigationType !== 'traverse') return;
      event.preventDefault();
      close();
    };
    navigation.addEventListener('navigate', onNavigate);
    return () => navigation.removeEventListener('navigate', onNavigate);
  }, [isOpen, close]);
}
