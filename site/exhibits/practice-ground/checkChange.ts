import type { CardRule, PracticeRule } from '../../features/practice-cards/shared/practice';
import { type Grid, rowsOf, runOf } from './grid';

export type Check = (
  grid: Grid,
  count: number,
  given: Grid,
  rule: CardRule,
  offered: readonly number[],
  /** Of the colours, the first one first: how much light they have, 0 to 1. */
  lights: readonly number[],
) => boolean;

/** Rules that compare a drawing with what was there at first, or ask for the colours to draw with. */
export const changeChecks = {
  exchange: ({ cells }, _, given) => cells.toSorted().join() === given.cells.toSorted().join(),
  shadow: (grid, count, given) => {
    const { runs, top, foot, thing } = shadowOf(grid, given);
    const { left, wide } = thing[foot] ?? { left: 0, wide: 0 };
    return (
      top >= 0 &&
      runs
        .slice(top, foot + 1)
        .every((run, at) => run.isWhole && run.wide >= (top + at < foot - 1 ? count : 1)) &&
      foot === thing.findLastIndex((row) => row.wide > 0) &&
      runs[foot]?.left === left + wide
    );
  },
  'shadow-top': (grid, count, given) => {
    const { runs, top, thing } = shadowOf(grid, given);
    const thingTop = thing.findIndex(({ wide }) => wide > 0);
    return (
      top >= 0 &&
      runs
        .slice(top, top + count)
        .every((run, at) => Math.abs(run.wide - (thing[thingTop + at]?.wide ?? 0)) <= 1)
    );
  },
} as const satisfies Partial<Record<PracticeRule, Check>>;

/** How many pixels are other than they were at first. */
export function countChanges({ cells }: Grid, given: Grid): number {
  return cells.filter((color, at) => color !== given.cells[at]).length;
}

/** The rows of what is changed, from the uppermost to the lowest, and those of what differs from the left edge. */
function shadowOf(grid: Grid, given: Grid) {
  const runs = rowsOf(changesOf(grid, given)).map(runOf);
  return {
    runs,
    top: runs.findIndex(({ wide }) => wide > 0),
    foot: runs.findLastIndex(({ wide }) => wide > 0),
    thing: rowsOf(given).map((row) => runOf(row.map((color) => (color === row[0] ? 0 : 1)))),
  };
}

/** The colours that are other than they were at first; 0 everywhere else, and where something was erased. */
export function changesOf({ side, cells }: Grid, given: Grid): Grid {
  return { side, cells: cells.map((color, at) => (color === given.cells[at] ? 0 : color)) };
}
