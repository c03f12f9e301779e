import type { Point } from './lines';

/** Pixels that an examination found. */
export interface Spots {
  /** All of them. */
  readonly count: number;
  /** The first ones from the top, as many as can be shown. */
  readonly points: readonly Point[];
}

/** Most pixels that are listed: more circles hide the picture. */
const mostPoints = 1000;

/** Names the pixels that are marked with 1, row by row. */
export function listSpots(marks: Uint8Array, width: number): Spots {
  const points: Point[] = [];
  let count = 0;
  for (let at = marks.indexOf(1); at >= 0; at = marks.indexOf(1, at + 1)) {
    count += 1;
    if (points.length < mostPoints) points.push({ x: at % width, y: Math.floor(at / width) });
  }
  return { count, points };
}
