import type { CardRule, PracticeRule } from '../../features/practice-cards/shared/practice';
import { findBrokenRow, findUnlikeRow } from './castShadow';
import { type Check, changesOf } from './checkChange';
import { eightSides, findAreas, type Grid, isIn, rowsOf } from './grid';
import { findHaloFault } from './halo';
import { findUnringed } from './lampRings';

/** How many pixels side by side a window lights on its sill at least. */
const widthOfLight = 10;

/** How many times lighter one level of greys is than the one before it, and how far off a colour as light may be. */
const [levelOfLight, tolerance] = [3, 1.4];

/** Rules of things that shine, and of things on which light falls. */
export const lightChecks = {
  bevel: (grid, count, _, __, ___, lights) => stepOfRing(grid, count, lights) > 0,
  halo: (grid, count, given, _, [first]) => findHaloFault(grid, count, given, first) === undefined,
  ledge: (grid, count, given, rule, [, next]) => {
    const { columns: [left, right] = [1, grid.side], rows: [top, bottom] = [1, grid.side] } = rule;
    const changes = changesOf(grid, given);
    const lit = rowsOf(changes)
      .slice(top - 1, bottom)
      .map((row) => row.slice(left - 1, right))
      .flatMap((row) =>
        [...row.keys()]
          .filter((x) => row[x] !== 0)
          .map((x) => ({
            color: row[x],
            isAlone: row[x] !== row[x - 1] && row[x] !== row[x + 1],
            // So many are lit from here on, where light begins.
            wide: row[x - 1] ? widthOfLight : [...row.slice(x), 0].indexOf(0),
          })),
      );
    return (
      lit.length > 0 &&
      lit.every(
        ({ color, isAlone, wide }) => !isAlone && wide >= widthOfLight && (color === next || color === count),
      )
    );
  },
  neck: (grid, count, _, { rows: [top, bottom] = [1, grid.side] }, [, next]) =>
    findAreas(grid, (color) => color === next, eightSides).length === 1 &&
    rowsOf(grid)
      .slice(top - 1, bottom)
      .every((row) => row.filter((color) => color === next).length <= count),
  rings: (grid, _, given, rule, __, lights) => findUnringed(grid, given, rule, lights) === undefined,
  shadow: (grid, count, given) => findBrokenRow(grid, count, given) === undefined,
  sunken: (grid, count, _, __, ___, lights) => stepOfRing(grid, count, lights, -1) > 0,
  'shadow-top': (grid, count, given) => findUnlikeRow(grid, count, given) === undefined,
  values: (grid, _, given, rule, __, lights) => findUnlikeValue(rule, grid, given, lights) < 0,
} as const satisfies Partial<Record<PracticeRule, Check>>;

/**
 * The first pixel in its place that had one of the colours of the rule and has not been exchanged for another that is as
 * light, or `count` levels lighter at most; else -1.
 */
export function findUnlikeValue(rule: CardRule, grid: Grid, given: Grid, lights: readonly number[]): number {
  const { count, colors: [first, last] = [1, 1] } = rule;
  const isOfThem = (color: number) => color >= first && color <= last;
  return grid.cells.findIndex((color, at) => {
    const before = given.cells[at] ?? 0;
    if (!isOfThem(before) || !isIn(grid, rule, at)) return false;
    const times = (lights[color - 1] ?? 0) / (lights[before - 1] ?? 1);
    return isOfThem(color) || times < 1 / tolerance || times > tolerance * levelOfLight ** count;
  });
}

/**
 * How much lighter a ring of the canvas, the outermost being 1, is above and on the left than below and on the right,
 * at least; with -1 for `sign`, how much darker. Its corners are left out: there both may meet as they like.
 */
function stepOfRing({ side, cells }: Grid, ring: number, lights: readonly number[], sign = 1): number {
  const [first, last] = [ring - 1, side - ring];
  const lightAt = (x: number, y: number) => sign * (lights[(cells[y * side + x] ?? 0) - 1] ?? 0);
  const along = [...Array(last - first - 2).keys()].map((at) => first + 1 + at);
  return (
    Math.min(...along.flatMap((at) => [lightAt(at, first), lightAt(first, at)])) -
    Math.max(...along.flatMap((at) => [lightAt(side - 1 - at, last), lightAt(last, side - 1 - at)]))
  );
}
