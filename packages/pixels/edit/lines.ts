/** A pixel: whole steps from the left and the top. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Longest line in pixels: any screen is smaller. */
const longest = 1 << 16;

/**
 * The pixels of a straight line, both ends included, each touching the next by a side or a corner.
 * Source: J. E. Bresenham, "Algorithm for computer control of a digital plotter" (1965),
 * https://doi.org/10.1147/sj.41.0025
 * @throws RangeError if a line is longer than 65,536 pixels or an end is no whole number
 */
export function lineBetween(from: Point, to: Point): Point[] {
  const width = Math.abs(to.x - from.x);
  const height = Math.abs(to.y - from.y);
  if (![from.x, from.y, to.x, to.y].every(Number.isInteger) || Math.max(width, height) >= longest)
    throw new RangeError(`No line from ${from.x}, ${from.y} to ${to.x}, ${to.y}`);
  const stepX = Math.sign(to.x - from.x);
  const stepY = Math.sign(to.y - from.y);
  const points: Point[] = [];
  let error = width - height;
  for (let { x, y } = from; ; ) {
    points.push({ x, y });
    if (x === to.x && y === to.y) return points;
    const twice = error * 2;
    if (twice > -height) {
      error -= height;
      x += stepX;
    }
    if (twice < width) {
      error += width;
      y += stepY;
    }
  }
}

/**
 * A stroke without its doubles, as "pixel-perfect" pens draw it: of three pixels that form an L the
 * one in the corner is left out. Repeated pixels are left out as well.
 * Source: https://rickyhan.com/jekyll/update/2018/11/22/pixel-art-algorithm-pixel-perfect.html
 */
export function removeDoubles(stroke: readonly Point[]): Point[] {
  const kept: Point[] = [];
  for (const point of stroke) {
    const last = kept.at(-1);
    if (last !== undefined && last.x === point.x && last.y === point.y) continue;
    const before = kept.at(-2);
    if (before !== undefined && last !== undefined && isCorner(before, last, point)) kept.pop();
    kept.push(point);
  }
  return kept;
}

/** Whether the middle one of three pixels touches both others by a side, and these touch by a corner. */
function isCorner(before: Point, middle: Point, after: Point): boolean {
  const touches = (one: Point, other: Point) => Math.abs(one.x - other.x) + Math.abs(one.y - other.y) === 1;
  return touches(before, middle) && touches(middle, after) && before.x !== after.x && before.y !== after.y;
}
