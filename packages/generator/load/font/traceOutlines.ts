import type { Bitmap } from 'pixels/bitmap';

/** A corner of the pixel grid; `y` points down. */
export interface Corner {
  readonly x: number;
  readonly y: number;
}

/** Right, down, left, up. */
const ways = [
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
  { x: 0, y: -1 },
] as const;

/**
 * The outlines of a bitmap: corners in order, clockwise around ink and anticlockwise around holes, with ink on the
 * right hand. Pixels that touch at a corner only are apart.
 */
export function traceOutlines({ width, height, pixels }: Bitmap): readonly (readonly Corner[])[] {
  const isInk = (x: number, y: number) =>
    x >= 0 && y >= 0 && x < width && y < height && pixels[y * width + x] !== 0;
  /** Whether an edge leaves a corner in a direction: ink on its right, none on its left. */
  const isEdge = ({ x, y }: Corner, way: number) => {
    const [right, left] = [
      [isInk(x, y), isInk(x, y - 1)],
      [isInk(x - 1, y), isInk(x, y)],
      [isInk(x - 1, y - 1), isInk(x - 1, y)],
      [isInk(x, y - 1), isInk(x - 1, y - 1)],
    ][way] as [boolean, boolean];
    return right && !left;
  };
  const seen = new Set<string>();
  const outlines: Corner[][] = [];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      if (isEdge({ x, y }, 0) && !seen.has(`${x} ${y} 0`)) outlines.push(follow({ x, y }));
  return outlines;

  function follow(start: Corner): Corner[] {
    const corners: Corner[] = [];
    let [at, way] = [start, 0];
    do {
      seen.add(`${at.x} ${at.y} ${way}`);
      const { x, y } = ways[way] ?? ways[0];
      at = { x: at.x + x, y: at.y + y };
      // Right first, so that pixels that touch at a corner stay apart.
      const next = [way + 1, way, way + 3].map((turn) => turn % 4).find((turn) => isEdge(at, turn)) ?? way;
      if (next !== way) corners.push(at);
      way = next;
    } while (at.x !== start.x || at.y !== start.y || way !== 0);
    return corners;
  }
}
