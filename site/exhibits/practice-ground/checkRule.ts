import type { CardRule, PracticeRule } from '../../features/practice-cards/shared/practice';
import { colorAt, eightSides, findAreas, fourSides, type Grid } from './grid';

/** Whether a drawing keeps a rule of its card. An empty one keeps none. */
export function isKept({ name, count }: CardRule, grid: Grid): boolean {
  return grid.cells.some((color) => color > 0) && checks[name](grid, count);
}

/** A pixel and those right of it, below it and between them. */
const square = [
  [0, 0],
  [1, 0],
  [0, 1],
  [1, 1],
] as const;

type Check = (grid: Grid, count: number) => boolean;

const checks: Readonly<Record<PracticeRule, Check>> = {
  colors: ({ cells }, count) => new Set(cells.filter((color) => color > 0)).size === count,
  full: ({ cells }) => cells.every((color) => color > 0),
  ground: ({ side, cells }) => cells.slice(-side).some((color) => color > 0),
  high: (grid, count) => boundsOf(grid).high === count,
  holes: (grid, count) => countHoles(grid) === count,
  margin: ({ side, cells }, count) =>
    cells.every((color, index) => {
      const [x, y] = [index % side, Math.floor(index / side)];
      return color === 0 || Math.min(x, y, side - 1 - x, side - 1 - y) >= count;
    }),
  mirror: (grid) => everyPlace(grid, (x, y) => colorAt(grid, x, y) === colorAt(grid, grid.side - 1 - x, y)),
  'no-orphans': (grid) =>
    everyPlace(grid, (x, y) => {
      const color = colorAt(grid, x, y);
      return color === 0 || eightSides.some(([right, down]) => colorAt(grid, x + right, y + down) === color);
    }),
  outline: (grid) =>
    everyPlace(
      grid,
      (x, y) =>
        colorAt(grid, x, y) < 2 || fourSides.every(([right, down]) => colorAt(grid, x + right, y + down) > 0),
    ),
  pieces: (grid, count) => findAreas(grid, (color) => color > 0, eightSides).length === count,
  pixels: ({ cells }, count) => cells.filter((color) => color > 0).length <= count,
  thin: (grid) =>
    everyPlace(grid, (x, y) => square.some(([right, down]) => colorAt(grid, x + right, y + down) !== 1)),
  turn: ({ cells }) => cells.every((color, index) => color === cells[cells.length - 1 - index]),
  wide: (grid, count) => boundsOf(grid).wide === count,
};

function everyPlace({ side, cells }: Grid, holds: (x: number, y: number) => boolean): boolean {
  return cells.every((_, index) => holds(index % side, Math.floor(index / side)));
}

/** How wide and high what is drawn is, in pixels. */
function boundsOf({ side, cells }: Grid): { readonly wide: number; readonly high: number } {
  const drawn = [...cells.keys()].filter((index) => (cells[index] ?? 0) > 0);
  const spread = (places: readonly number[]) => Math.max(...places) - Math.min(...places) + 1;
  return {
    wide: spread(drawn.map((index) => index % side)),
    high: spread(drawn.map((index) => Math.floor(index / side))),
  };
}

/** Empty areas that touch no edge; a gap at a corner does not open them. */
function countHoles(grid: Grid): number {
  const { side } = grid;
  const isInside = (index: number) => {
    const [x, y] = [index % side, Math.floor(index / side)];
    return x > 0 && y > 0 && x < side - 1 && y < side - 1;
  };
  return findAreas(grid, (color) => color === 0, fourSides).filter((area) => area.every(isInside)).length;
}
