import type { PracticeRule } from '../../features/practice-cards/shared/practice';
import { type Check, changesOf } from './checkChange';
import { colorAt, eightSides, findAreas, fourSides, type Grid, isIn } from './grid';

/** Rules that say where. */
export const placeChecks = {
  eyes: hasEyes,
  reach: (grid, _, given, rule) =>
    changesOf(grid, given).cells.some((color, at) => color > 0 && isIn(grid, rule, at)),
} as const satisfies Partial<Record<PracticeRule, Check>>;

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
