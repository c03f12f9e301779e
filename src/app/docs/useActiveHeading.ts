import { useEffect, useState } from 'react';
import { useSite } from '../SiteContext';
import { activeHeading } from './activeHeading';

/** Height of the bar, `--bar` in the style sheet. */
const barHeight = 60;

/** The id, out of `ids`, of the heading whose section is being read; follows scrolling, resizing and late pictures (TOC-02). */
export function useActiveHeading(ids: readonly string[]): string | undefined {
  const { hideOnScroll } = useSite().layout.navbar;
  const [active, setActive] = useState<string>();
  useEffect(() => {
    const edge = hideOnScroll ? 0 : barHeight;
    let request = 0;
    const measure = () => {
      request = 0;
      const boxes = ids.flatMap((id) => {
        const box = document.getElementById(id)?.getBoundingClientRect();
        return box === undefined ? [] : [{ id, top: box.top, bottom: box.bottom }];
      });
      setActive(activeHeading(boxes, edge, innerHeight));
    };
    const schedule = () => {
      if (request === 0) request = requestAnimationFrame(measure);
    };
    const stop = new AbortController();
    const passive = { passive: true, signal: stop.signal };
    schedule();
    addEventListener('scroll', schedule, passive);
    addEventListener('resize', schedule, passive);
    // The load event of a picture does not bubble, but is seen on its way down.
    addEventListener('load', schedule, { ...passive, capture: true });
    return () => {
      stop.abort();
      cancelAnimationFrame(request);
    };
  }, [ids, hideOnScroll]);
  return active;
}
