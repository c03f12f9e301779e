import { type RefObject, useEffect, useState } from 'react';

/** Whether the element is in view: what nobody sees is at rest. */
export function useIsSeen(ref: RefObject<Element | null>): boolean {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => setSeen(entry?.isIntersecting === true));
    if (ref.current !== null) observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref]);
  return isSeen;
}
