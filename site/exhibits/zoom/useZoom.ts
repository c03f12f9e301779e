import { useRef, useState } from 'react';
import type { Size } from '../kit/fitFactor';
import type { Point } from '../kit/PixelStage';
import { useFingers } from './useFingers';
import { moveTo, seenOf, showCursor, wholeView, zoomsOf, zoomTo } from './view';

/** So many times as far apart, or as near, as at first are two fingers when the next step of enlargement comes. */
const pinch = 1.4;

/**
 * The part of a canvas that is seen. Two fingers move and enlarge it on the element with the props of `place`, which has
 * the stage in it; what the first of them had begun is no stroke.
 * @param work what a stroke changes; `restore` takes it as it was before
 */
export function useZoom<Work>(size: Size, work: Work, restore: (before: Work) => void) {
  const [view, setView] = useState(wholeView);
  const ref = useRef<HTMLDivElement>(null);
  const before = useRef(work);
  /** What the fingers have moved by, until it is a whole pixel; the enlargement when they came, and steps from it. */
  const moved = useRef({ x: 0, y: 0, zoom: 1, step: 0 });
  const zooms = zoomsOf(size);
  const seen = seenOf(size, view);
  const fingers = useFingers({
    touch: () => {
      before.current = work;
    },
    begin: () => {
      restore(before.current);
      moved.current = { x: 0, y: 0, zoom: view.zoom, step: 0 };
    },
    move: (by, apart) => {
      const width = ref.current?.querySelector('[role=application]')?.clientWidth ?? 1;
      const now = moved.current;
      now.x += (by.x * seen.width) / width;
      now.y += (by.y * seen.width) / width;
      const whole = { x: Math.trunc(now.x), y: Math.trunc(now.y) };
      now.x -= whole.x;
      now.y -= whole.y;
      const step = apart > pinch ? 1 : apart < 1 / pinch ? -1 : 0;
      // Fingers are told one after the other: only what holds for both is their distance.
      const isSteady = step === now.step;
      now.step = step;
      const wanted = isSteady ? zooms[Math.max(0, zooms.indexOf(now.zoom) + step)] : undefined;
      setView((last) => {
        const zoom = wanted ?? last.zoom;
        const half = seenOf(size, last);
        const middle = { x: last.x + half.width / 2, y: last.y + half.height / 2 };
        const resized = zoom === last.zoom ? last : zoomTo(last, size, zoom, middle);
        return moveTo(resized, size, { x: resized.x - whole.x, y: resized.y - whole.y });
      });
    },
  });
  return {
    view,
    zooms,
    place: { ref, ...fingers },
    /** A pixel of the stage as one of the canvas, and the other way round. */
    placeOf: ({ x, y }: Point): Point => ({ x: x + view.x, y: y + view.y }),
    shownAt: ({ x, y }: Point): Point => ({ x: x - view.x, y: y - view.y }),
    enlarge: (zoom: number, middle: Point) => setView(zoomTo(view, size, zoom, middle)),
    /** Moves it just as far as this pixel is seen. */
    follow: (cursor: Point) => setView((last) => showCursor(last, size, cursor)),
    showAll: () => setView(wholeView),
  };
}
