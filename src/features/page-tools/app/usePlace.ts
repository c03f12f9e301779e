import { useEffect, useState } from 'react';

/** An element of our own at the end of the first element that one of the selectors finds and that is shown. */
export function usePlace(...selectors: readonly string[]): HTMLElement | undefined {
  const [place, setPlace] = useState<HTMLElement>();
  const all = selectors.join('\n');
  useEffect(() => {
    const around = all
      .split('\n')
      .map((selector) => document.querySelector(selector))
      .find((element) => element?.checkVisibility());
    if (around === undefined || around === null) return;
    const own = document.createElement('div');
    around.append(own);
    setPlace(own);
    return () => own.remove();
  }, [all]);
  return place;
}
