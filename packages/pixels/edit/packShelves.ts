/** A rectangle with a place. */
interface Offset {
  readonly left: number;
  readonly top: number;
}

export interface Packing {
  readonly width: number;
  readonly height: number;
  /** In the order of the rectangles. */
  readonly offsets: readonly Offset[];
}

interface Rectangle {
  readonly width: number;
  readonly height: number;
}

/** Widths that are tried, between that of the widest and twice the side of a square of the same area. */
const triedWidths = 32;

/**
 * Packs rectangles on shelves, the highest first (next fit, decreasing height): a shelf is as high as
 * its first rectangle, and what does not fit beside it begins the next one. Of several widths the one
 * with the least area is taken; of two, the one nearer to a square.
 * Source: E. Coffman, M. Garey, D. Johnson, R. Tarjan, "Performance bounds for level-oriented
 * two-dimensional packing algorithms" (1980), https://doi.org/10.1137/0209062
 * @param padding pixels between rectangles
 */
export function packShelves(rectangles: readonly Rectangle[], padding = 0): Packing {
  const order = [...rectangles.keys()].sort(
    (a, b) => (rectangles[b]?.height ?? 0) - (rectangles[a]?.height ?? 0) || a - b,
  );
  const widest = Math.max(0, ...rectangles.map(({ width }) => width));
  const area = rectangles.reduce((sum, { width, height }) => sum + (width + padding) * (height + padding), 0);
  const most = Math.max(widest, Math.ceil(Math.sqrt(area) * 2));
  let best: Packing | undefined;
  for (let step = 0; step <= triedWidths; step++) {
    const packing = fill(
      rectangles,
      order,
      Math.round(widest + ((most - widest) * step) / triedWidths),
      padding,
    );
    if (best === undefined || cost(packing) < cost(best)) best = packing;
  }
  return best ?? { width: 0, height: 0, offsets: [] };
}

/** Area first; the half perimeter decides between equal ones, as it is smallest for a square. */
function cost({ width, height }: Packing): number {
  return width * height + (width + height) / 1e6;
}

function fill(
  rectangles: readonly Rectangle[],
  order: readonly number[],
  limit: number,
  padding: number,
): Packing {
  const offsets: Offset[] = rectangles.map(() => ({ left: 0, top: 0 }));
  let [left, top, shelf, width] = [0, 0, 0, 0];
  for (const index of order) {
    const rectangle = rectangles[index];
    if (rectangle === undefined) continue;
    if (left > 0 && left + rectangle.width > limit) [left, top, shelf] = [0, top + shelf + padding, 0];
    offsets[index] = { left, top };
    shelf = Math.max(shelf, rectangle.height);
    width = Math.max(width, left + rectangle.width);
    left += rectangle.width + padding;
  }
  return { width, height: top + shelf, offsets };
}
