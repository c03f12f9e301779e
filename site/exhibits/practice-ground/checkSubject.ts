import type { CardRule, PracticeRule } from '../../features/practice-cards/shared/practice';
import type { Check } from './checkChange';
import { findUndimmed } from './dimmed';
import { colorAt, eightSides, findAreas, type Grid, rowsIn } from './grid';
import { findWrongRow } from './mirrored';
import { findDullRoof } from './roofs';

/** Rules that ask what a subject needs where it needs it. */
export const subjectChecks = {
  belt: (grid, _, __, rule) => {
    const { colors: [first, last] = [1, 1] } = rule;
    return rowsIn(grid, rule).some((row) => {
      const isInside = (color: number) => color >= Math.min(first, 2);
      const inner = row.slice(row.findIndex(isInside), row.findLastIndex(isInside) + 1);
      return inner.length > 0 && inner.every((color) => color >= first && color <= last);
    });
  },
  dawn: isDawn,
  dimmer: (grid, _, __, { rows: [top] = [1, grid.side] }, ___, lights) =>
    findUndimmed(grid, top - 1, lights) === undefined,
  'mirror-down': (grid, count) => findWrongRow(grid, count) === undefined,
  roofs: (grid, count) => findDullRoof(grid, count) === undefined,
  sized: (grid, _, __, rule) => findMissized(grid, rule) === undefined,
} as const satisfies Partial<Record<PracticeRule, Check>>;

/** The first piece that is not as large as `sized` asks for, and how large it is. */
export function findMissized(grid: Grid, rule: CardRule) {
  const { count, columns: [narrow, wide] = [1, 1], rows: [low, high] = [1, 1] } = rule;
  const spread = (places: readonly number[]) => Math.max(...places) - Math.min(...places) + 1;
  return findAreas(grid, (color) => color === count, eightSides)
    .map((area) => ({
      area,
      across: spread(area.map((at) => at % grid.side)),
      down: spread(area.map((at) => Math.floor(at / grid.side))),
    }))
    .find(({ across, down }) => across < narrow || across > wide || down < low || down > high);
}

/**
 * Where what is given in the place of a rule stands whole, each pixel of something else but the ground, and those of
 * these that have its form in other colours.
 */
export function findCopies(grid: Grid, given: Grid, rule: CardRule) {
  const { side, cells } = grid;
  const { columns: [left, right] = [1, side], rows: [top, bottom] = [1, side] } = rule;
  const countOf = (color: number) => given.cells.filter((own) => own === color).length;
  const [ground] = [...new Set(given.cells)].toSorted((one, other) => countOf(other) - countOf(one));
  const wide = right - left + 1;
  const stamp = [...Array(wide * (bottom - top + 1)).keys()].map((at) => {
    const [x, y] = [at % wide, Math.floor(at / wide)];
    return { x, y, color: colorAt(given, left - 1 + x, top - 1 + y) };
  });
  const placeOf = (at: number, x: number, y: number) =>
    ((Math.floor(at / side) + y) % side) * side + (((at % side) + x) % side);
  const copies = [...cells.keys()].filter((at) =>
    stamp.every(({ x, y, color }) => cells[placeOf(at, x, y)] === color),
  );
  const coveredBy = (places: readonly number[]) =>
    new Set(places.flatMap((at) => stamp.map(({ x, y }) => placeOf(at, x, y))));
  const covered = coveredBy(copies);
  const strays = [...cells.keys()].filter((at) => cells[at] !== ground && !covered.has(at));
  const formed = coveredBy(
    strays.length === 0
      ? []
      : [...cells.keys()].filter((at) =>
          stamp.every(({ x, y, color }) => (cells[placeOf(at, x, y)] === ground) === (color === ground)),
        ),
  );
  return { copies, strays, exchanged: strays.filter((at) => formed.has(at)) };
}

/** How often a row changes between two colours that meet in it. */
const changesOfMixed = 4;

/**
 * Within the frame of colour 1 all is in colours to draw with: lighter ones lie lower, the last one is the lowest row. In
 * a row it meets the one before it.
 */
function isDawn(grid: Grid, _: number, given: Grid, rule: CardRule, offered: readonly number[]): boolean {
  const { side, cells } = grid;
  const { columns: [left, right] = [1, side], rows: [top, bottom] = [1, side] } = rule;
  const palest = offered.at(-1);
  const places = [...cells.keys()].filter((at) => {
    const [x, y] = [(at % side) + 1, Math.floor(at / side) + 1];
    return given.cells[at] !== 1 && x >= left && x <= right && y >= top && y <= bottom;
  });
  const rowOf = (at: number) => Math.floor(at / side) + 1;
  const isMixed = (row: number) => {
    const own = places.filter((at) => rowOf(at) === row).map((at) => cells[at]);
    const isOfBoth = own.every((color) => color === palest || color === offered.at(-2));
    return isOfBoth && own.filter((color, at) => at > 0 && color !== own[at - 1]).length >= changesOfMixed;
  };
  const heights = offered.flatMap((color) => {
    const own = places.filter((at) => cells[at] === color);
    return own.length === 0 ? [] : own.reduce((sum, at) => sum + rowOf(at), 0) / own.length;
  });
  return (
    heights.length > 1 &&
    places.some((at) => isMixed(rowOf(at))) &&
    places.every((at) => offered.includes(cells[at] ?? 0)) &&
    heights.every((height, at) => at === 0 || height > (heights[at - 1] ?? 0)) &&
    places.every((at) => rowOf(at) < bottom || cells[at] === palest) &&
    places.every((at) => rowOf(at) > top || cells[at] !== palest)
  );
}
