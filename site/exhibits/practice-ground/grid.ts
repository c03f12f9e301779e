import type { CardRule } from '../../features/practice-cards/shared/practice';

/** A drawing of colours by number, row by row: 0 is nothing, n is the card's colour n - 1. As high as wide. */
export interface Grid {
  readonly side: number;
  readonly cells: readonly number[];
}

/** An empty drawing. */
export function blankGrid(side: number): Grid {
  return { side, cells: new Array<number>(side * side).fill(0) };
}

/** The colour at a place; nothing beyond the edges. */
export function colorAt({ side, cells }: Grid, x: number, y: number): number {
  return x < 0 || y < 0 || x >= side || y >= side ? 0 : (cells[y * side + x] ?? 0);
}

/** The way to the pixel that is one nearer to the middle, in the direction in which this is farther away; none in the middle. */
export function stepInwards({ side }: Grid, x: number, y: number): readonly [right: number, down: number] {
  const middle = (side - 1) / 2;
  const [far, down] = [Math.abs(x - middle), Math.abs(y - middle)];
  const stepOf = (at: number, isFarther: boolean) =>
    isFarther && Math.max(far, down) >= 1 ? -Math.sign(at - middle) : 0;
  return [stepOf(x, far >= down), stepOf(y, down >= far)];
}

/** The colour of that pixel; in the middle its own. */
export function innerOf(grid: Grid, x: number, y: number): number {
  const [right, down] = stepInwards(grid, x, y);
  return colorAt(grid, x + right, y + down);
}

/** Places beside one, without and with the corners. */
export const fourSides = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const;
export const eightSides = [...fourSides, [1, 1], [1, -1], [-1, 1], [-1, -1]] as const;

/** The areas of places of which `isIn` holds, each as its indexes. */
export function findAreas(
  { side, cells }: Grid,
  isIn: (color: number) => boolean,
  ways: readonly (readonly [number, number])[],
): readonly (readonly number[])[] {
  const areas: number[][] = [];
  const seen = new Set<number>();
  for (const start of cells.keys()) {
    if (seen.has(start) || !isIn(cells[start] ?? 0)) continue;
    seen.add(start);
    const area = [start];
    // Grows while it is walked through.
    for (const index of area)
      for (const [right, down] of ways) {
        const [x, y] = [(index % side) + right, Math.floor(index / side) + down];
        const next = y * side + x;
        if (x < 0 || y < 0 || x >= side || y >= side || seen.has(next) || !isIn(cells[next] ?? 0)) continue;
        seen.add(next);
        area.push(next);
      }
    areas.push(area);
  }
  return areas;
}

/** Its rows from the top. */
export function rowsOf({ side, cells }: Grid): readonly (readonly number[])[] {
  return [...Array(side).keys()].map((y) => cells.slice(y * side, (y + 1) * side));
}

/** From the first to the last drawn pixel of a row, and whether nothing between them is empty. */
export function runOf(row: readonly number[]) {
  const left = row.findIndex((color) => color > 0);
  const wide = left < 0 ? 0 : row.findLastIndex((color) => color > 0) + 1 - left;
  return { left, wide, isWhole: row.filter((color) => color > 0).length === wide };
}

/** Whether it is so at each place. */
export function everyPlace({ side, cells }: Grid, holds: (x: number, y: number) => boolean): boolean {
  return cells.every((_, index) => holds(index % side, Math.floor(index / side)));
}

/** The rows that the rule speaks of. */
export function rowsIn(grid: Grid, { rows: [top, bottom] = [1, grid.side] }: CardRule) {
  return rowsOf(grid).slice(top - 1, bottom);
}

/** Whether the pixel is in the columns and rows that the rule speaks of. */
export function isIn(
  { side }: Grid,
  { columns: [left, right] = [1, side], rows: [top, bottom] = [1, side] }: CardRule,
  at: number,
) {
  const [x, y] = [(at % side) + 1, Math.floor(at / side) + 1];
  return x >= left && x <= right && y >= top && y <= bottom;
}
