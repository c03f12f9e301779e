import type { CardRule, PracticeRule } from '../../features/practice-cards/shared/practice';
import { type Check, changesOf } from './checkChange';
import { colorAt, eightSides, findAreas, fourSides, type Grid, rowsOf } from './grid';

/** Rules that say where. */
export const placeChecks = {
  eyes: hasEyes,
  'in-color': (grid, count, _, rule) =>
    grid.cells.every((color, at) => color === count || !isIn(grid, rule, at)),
  reach: (grid, _, given, rule) =>
    changesOf(grid, given).cells.some((color, at) => color > 0 && isIn(grid, rule, at)),
  solid: isSolid,
  within: isWithin,
  'within-color': isWithin,
} as const satisfies Partial<Record<PracticeRule, Check>>;

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

/** All that is changed, or changed to colour `count` if that is not 0, is in its place. */
function isWithin(grid: Grid, count: number, given: Grid, rule: CardRule): boolean {
  return grid.cells.every(
    (color, at) => color === given.cells[at] || (count > 0 && color !== count) || isIn(grid, rule, at),
  );
}

/** Two pieces of the first colour have nothing empty beside them, and share a row. */
function hasEyes(grid: Grid): boolean {
  const rowOf = (at: number) => Math.floor(at / grid.side);
  const [one = [], other = [], ...more] = findAreas(grid, (color) => color === 1, eightSides).filter((area) =>
    area.every((at) =>
      fourSides.every(([right, down]) => colorAt(grid, (at % grid.side) + right, rowOf(at) + down) > 0),
    ),
  );
  return more.length === 0 && one.some((at) => other.some((place) => rowOf(place) === rowOf(at)));
}

/** Each piece in the first of the colours to draw with holds a square of so many pixels a side. */
function isSolid(grid: Grid, count: number, _: Grid, __: CardRule, [first]: readonly number[]): boolean {
  const isSquare = (at: number) =>
    [...Array(count * count).keys()].every(
      (step) =>
        colorAt(
          grid,
          (at % grid.side) + (step % count),
          Math.floor(at / grid.side) + Math.floor(step / count),
        ) === first,
    );
  return findAreas(grid, (color) => color === first, eightSides).every((area) => area.some(isSquare));
}
