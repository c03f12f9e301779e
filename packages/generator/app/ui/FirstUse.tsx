import { createContext, type ReactNode, use, useEffect, useState } from 'react';

const FirstUseContext = createContext(false);

/** Notices the first touch, pointer, key or scrolling, which is when code is fetched that nobody needs before. */
export function FirstUse({ children }: { readonly children: ReactNode }) {
  const [isUsed, setUsed] = useState(false);
  useEffect(() => {
    const types = ['pointermove', 'touchstart', 'keydown', 'click', 'scroll'];
    const listening = new AbortController();
    const note = () => {
      listening.abort();
      setUsed(true);
    };
    for (const type of types) addEventListener(type, note, { passive: true, signal: listening.signal });
    return () => listening.abort();
  }, []);
  return <FirstUseContext value={isUsed}>{children}</FirstUseContext>;
}

/** Whether the visitor has touched, pointed, typed or scrolled since the page came to life. */
export function useFirstUse(): boolean {
  return use(FirstUseContext);
}
