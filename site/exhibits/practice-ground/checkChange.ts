import type { CardRule, PracticeRule } from '../../features/practice-cards/shared/practice';
import type { Grid } from './grid';

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
} as const satisfies Partial<Record<PracticeRule, Check>>;

/** How many pixels are other than they were at first. */
export function countChanges({ cells }: Grid, given: Grid): number {
  return cells.filter((color, at) => color !== given.cells[at]).length;
}

/** The colours that are other than they were at first; 0 everywhere else, and where something was erased. */
export function changesOf({ side, cells }: Grid, given: Grid): Grid {
  return { side, cells: cells.map((color, at) => (color === given.cells[at] ? 0 : color)) };
}
