import type { CardRule } from '../../features/practice-cards/shared/practice';
import { changesOf } from './checkChange';
import { type Grid, rowsOf, runOf } from './grid';

/** Of each column in which something is changed: how many pixels of the rule’s colours it has, and the one to mend, should that be too few or too many. */
export function wallsOf(
  grid: Grid,
  { count, colors: [first, last] = [1, 1] }: CardRule,
  given: Grid,
): readonly { readonly high: number; readonly isWhole: boolean; readonly fault: number }[] {
  const changes = rowsOf(changesOf(grid, given));
  const rows = rowsOf(grid);
  return [...Array(grid.side).keys()]
    .filter((x) => changes.some((row) => (row[x] ?? 0) > 0))
    .map((x) => {
      const column = rows.map((row) => ((row[x] ?? 0) >= first && (row[x] ?? 0) <= last ? 1 : 0));
      const { left: top, wide, isWhole } = runOf(column);
      const filled = column.filter((color) => color > 0).length;
      const hole = column.findIndex((color, y) => color === 0 && y >= top && y < top + wide);
      const end = top + Math.min(wide, count + 1) - (wide > count ? 1 : 0);
      return {
        // A hole is never the right height.
        high: isWhole || filled === count ? wide : filled,
        isWhole,
        fault: Math.min(grid.side - 1, Math.max(0, isWhole ? end : hole)) * grid.side + x,
      };
    });
}
