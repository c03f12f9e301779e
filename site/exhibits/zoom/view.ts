import type { Size } from '../kit/fitFactor';

/** The part of a canvas that is seen, with so many of its pixels to the left and above. */
export interface View {
  /** 1 shows all of it. */
  readonly zoom: number;
  readonly x: number;
  readonly y: number;
}

interface Place {
  readonly x: number;
  readonly y: number;
}

export const wholeView: View = { zoom: 1, x: 0, y: 0 };

/** Pixels that are seen at least: fewer would not show what is drawn. */
const leastSeen = 6;

/** How many times a canvas can be enlarged. */
export function zoomsOf({ width, height }: Size): readonly number[] {
  return [1, 2, 4].filter((zoom) => zoom === 1 || Math.min(width, height) / zoom >= leastSeen);
}

/** How many pixels are seen, across and down. */
export function seenOf({ width, height }: Size, { zoom }: View): Size {
  return { width: Math.ceil(width / zoom), height: Math.ceil(height / zoom) };
}

/** Enlarged so many times, with a pixel in the middle as near as the edges allow. */
export function zoomTo(view: View, size: Size, zoom: number, middle: Place): View {
  const seen = seenOf(size, { ...view, zoom });
  return moveTo({ ...view, zoom }, size, {
    x: Math.round(middle.x - seen.width / 2),
    y: Math.round(middle.y - seen.height / 2),
  });
}

/** Moved, never beyond the canvas. The same object where nothing changes. */
export function moveTo(view: View, size: Size, to: Place): View {
  const seen = seenOf(size, view);
  const clamp = (value: number, most: number) => Math.max(0, Math.min(most, value));
  const x = clamp(to.x, size.width - seen.width);
  const y = clamp(to.y, size.height - seen.height);
  return x === view.x && y === view.y ? view : { ...view, x, y };
}

/** Moved just as far as the cursor is seen. */
export function showCursor(view: View, size: Size, cursor: Place): View {
  const { width, height } = seenOf(size, view);
  const follow = (start: number, at: number, seen: number) => Math.min(at, Math.max(start, at - seen + 1));
  return moveTo(view, size, { x: follow(view.x, cursor.x, width), y: follow(view.y, cursor.y, height) });
}
