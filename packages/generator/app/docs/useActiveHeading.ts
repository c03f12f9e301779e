import { useEffect, useState } from 'react';
import { useSiteLayout } from '../SiteContext';

/** Height of the bar, `--bar` in the style sheet. */
const barHeight = 60;

/** The id, out of `ids`, of the heading whose section is being read; follows scrolling, resizing and pictures that load (TOC-02). */
export function useActiveHeading(ids: readonly string[]): string | undefined {
  const { hideOnScroll } = useSiteLayout().navbar;
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
      setActive(findActiveHeading(boxes, edge, innerHeight));
    };
    const schedule = () => {
      if (request === 0) request = requestAnimationFrame(measure);
    };
    const listening = new AbortController();
    const passive = { passive: true, signal: listening.signal };
    schedule();
    addEventListener('scroll', schedule, passive);
    addEventListener('resize', schedule, passive);
    // The load event of a picture does not bubble, but is seen on its way down.
    addEventListener('load', schedule, { ...passive, capture: true });
    return () => {
      listening.abort();
      cancelAnimationFrame(request);
    };
  }, [ids, hideOnScroll]);
  return active;
}

/** A heading on the screen, in CSS pixels from the top of the window. */
export interface HeadingBox {
  readonly id: string;
  readonly top: number;
  readonly bottom: number;
}

/**
 * The heading whose section is being read (TOC-02): the first one at or below the lower `edge` of
 * the bar if it lies fully in the upper half of the window, else the one before it. With no heading
 * below the edge it is the last one; before the first section there is none.
 */
export function findActiveHeading(
  headings: readonly HeadingBox[],
  edge: number,
  windowHeight: number,
): string | undefined {
  const index = headings.findIndex(({ top }) => top >= edge);
  if (index === -1) return headings.at(-1)?.id;
  const next = headings[index];
  const isRead = next !== undefined && next.bottom <= windowHeight / 2;
  return isRead ? next.id : headings[index - 1]?.id;
}
