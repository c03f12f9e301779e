/** The part of a canvas that is seen: a square with so many of its pixels to the left and above. */
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
export function zoomsOf(side: number): readonly number[] {
  return [1, 2, 4].filter((zoom) => zoom === 1 || side / zoom >= leastSeen);
}

/** How many pixels are seen, across and down. */
export function seenSide(side: number, { zoom }: View): number {
  return Math.ceil(side / zoom);
}

/** Enlarged so many times, with a pixel in the middle as near as the edges allow. */
export function zoomTo(view: View, side: number, zoom: number, middle: Place): View {
  const half = seenSide(side, { ...view, zoom }) / 2;
  return moveTo({ ...view, zoom }, side, { x: Math.round(middle.x - half), y: Math.round(middle.y - half) });
}

/** Moved, never beyond the canvas. The same object where nothing changes. */
export function moveTo(view: View, side: number, to: Place): View {
  const most = side - seenSide(side, view);
  const clamp = (value: number) => Math.max(0, Math.min(most, value));
  const [x, y] = [clamp(to.x), clamp(to.y)];
  return x === view.x && y === view.y ? view : { ...view, x, y };
}

/** Moved just as far as the cursor is seen. */
export function showCursor(view: View, side: number, cursor: Place): View {
  const last = seenSide(side, view) - 1;
  const follow = (start: number, at: number) => Math.min(at, Math.max(start, at - last));
  return moveTo(view, side, { x: follow(view.x, cursor.x), y: follow(view.y, cursor.y) });
}
