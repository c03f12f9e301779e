import type { CardRule, PracticeRule } from '../../features/practice-cards/shared/practice';
import { findBrokenRow, findUnlikeRow } from './castShadow';
import { type Check, changesOf } from './checkChange';
import { eightSides, findAreas, type Grid, isIn, rowsOf } from './grid';

/** How many pixels side by side a window lights on its sill at least. */
const widthOfLight = 10;

/** How many times lighter one level of greys is than the one before it, and how far off a colour as light may be. */
const [levelOfLight, tolerance] = [3, 1.4];

/** Rules of things that shine, and of things on which light falls. */
export const lightChecks = {
  bevel: (grid, count, _, __, ___, lights) => stepOfRing(grid, count, lights) > 0,
  halo: isHalo,
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

/** How many pixels away from its frame a window shines, and how many of them are not right beside it, at least. */
const reachOfGlow = 4;
const leastFarther = 6;

/**
 * On what was colour `count` nothing is new but the first of the colours to draw with: near the first colour, beside it
 * and farther away on all four sides, though below it only farther, since there is a sill. Above its foot it is denser
 * one pixel from it than two, and there than beyond. Never three are side by side, those beside it by themselves.
 */
function isHalo(grid: Grid, count: number, given: Grid, _: CardRule, [first]: readonly number[]): boolean {
  const { side, cells } = grid;
  const places = [...cells.keys()];
  const edgesOf = (listed: readonly number[]) => {
    const [columns, rows] = [listed.map((at) => at % side), listed.map((at) => Math.floor(at / side))];
    return [-Math.min(...columns), Math.max(...columns), -Math.min(...rows), Math.max(...rows)];
  };
  const frame = edgesOf(places.filter((at) => cells[at] === 1));
  const distanceOf = (at: number) =>
    Math.max(...edgesOf([at]).map((edge, way) => edge - (frame[way] ?? edge)));
  const glow = places.filter((at) => cells[at] === first && distanceOf(at) > 0);
  const isBeside = (at: number) => Math.floor(at / side) <= (frame[3] ?? 0);
  const close = glow.filter((at) => distanceOf(at) === 1);
  const far = glow.filter((at) => distanceOf(at) > 1);
  const shareOf = (nearest: number, farthest: number) => {
    const ring = places.filter((at) => distanceOf(at) >= nearest && distanceOf(at) <= farthest);
    const wall = ring.filter((at) => isBeside(at) && given.cells[at] === count);
    return wall.filter((at) => cells[at] === first).length / Math.max(1, wall.length);
  };
  const [near, next, rest] = [shareOf(1, 1), shareOf(2, 2), shareOf(3, reachOfGlow)];
  return (
    cells.every((color, at) => color === first || color === given.cells[at] || given.cells[at] !== count) &&
    edgesOf(close).every((edge, way) => way === 3 || edge > (frame[way] ?? edge)) &&
    edgesOf(far).every((edge, way) => edge > (frame[way] ?? edge) + 1) &&
    far.length >= leastFarther &&
    glow.every((at) => distanceOf(at) <= reachOfGlow) &&
    near > next &&
    (next > rest || rest === 0) &&
    // Clearly so: a checkerboard is about as dense everywhere.
    rest * 3 <= near * 2 &&
    [close, far].every((listed) =>
      listed.every((at) =>
        [1, side].every((step) => !listed.includes(at + step) || !listed.includes(at + 2 * step)),
      ),
    )
  );
}
