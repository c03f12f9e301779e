import type { CardRule, PracticeRule } from '../../features/practice-cards/shared/practice';
import { type Check, changesOf } from './checkChange';
import { type Grid, rowsOf } from './grid';

/** Rules that say where. */
export const placeChecks = {
  narrow: (grid, count, _, rule) => rowsIn(grid, rule).every((row) => row.filter(isDrawn).length <= count),
  parts: (grid, count, _, rule) =>
    rowsIn(grid, rule).every(
      (row) => row.filter((color, x) => isDrawn(color) && !isDrawn(row[x - 1] ?? 0)).length === count,
    ),
  reach: (grid, _, given, rule) =>
    changesOf(grid, given).cells.some((color, at) => color > 0 && isIn(grid, rule, at)),
  within: isWithin,
  'within-color': isWithin,
} as const satisfies Partial<Record<PracticeRule, Check>>;

const isDrawn = (color: number) => color > 0;

/** The rows that the rule speaks of. */
function rowsIn(grid: Grid, { rows: [top, bottom] = [1, grid.side] }: CardRule) {
  return rowsOf(grid).slice(top - 1, bottom);
}

/** Whether the pixel is in the columns and rows that the rule speaks of. */
function isIn(
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
