import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/**
 * How long a box takes to open or close, in milliseconds, by its height in CSS pixels: a higher one
 * takes longer, yet grows faster, so that nobody has to wait for it.
 */
export function slideMilliseconds(height: number): number {
  return Math.min(400, 80 + 10 * Math.sqrt(height));
}

/**
 * Lets a box grow as it opens and shrink before it goes.
 * @returns whether the box is to be rendered: also while it closes, when it must be `inert`
 */
export function useSlide(isOpen: boolean, box: RefObject<HTMLElement | null>): boolean {
  const wasOpen = useRef(isOpen);
  const [isShown, setShown] = useState(isOpen);
  if (isOpen && !isShown) setShown(true);
  useLayoutEffect(() => {
    if (wasOpen.current === isOpen || box.current === null) return;
    wasOpen.current = isOpen;
    const { offsetHeight } = box.current;
    const heights = ['0', `${offsetHeight}px`];
    const animation = box.current.animate(
      { blockSize: isOpen ? heights : heights.reverse(), overflow: 'clip' },
      {
        duration: matchMedia('(prefers-reduced-motion)').matches ? 0 : slideMilliseconds(offsetHeight),
        easing: 'ease-out',
      },
    );
    animation.onfinish = () => setShown(isOpen);
    return () => animation.cancel();
  }, [isOpen, box]);
  return isShown;
}
