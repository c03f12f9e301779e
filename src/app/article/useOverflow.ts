import { type RefObject, useEffect, useState } from 'react';

/**
 * Whether the content of a box is wider than the box; measured again whenever the box changes size
 * or is shown. While `isPaused`, the last answer stands.
 */
export function useOverflow(box: RefObject<HTMLElement | null>, isPaused: boolean): boolean {
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const element = box.current;
    if (element === null || isPaused) return;
    const observer = new ResizeObserver(() => setOverflows(element.scrollWidth > element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, [box, isPaused]);
  return overflows;
}
