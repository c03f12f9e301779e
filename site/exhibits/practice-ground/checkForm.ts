import type { CardRule, PracticeRule } from '../../features/practice-cards/shared/practice';
import { type Check, changesOf } from './checkChange';
import { colorAt, everyPlace, type Grid, innerOf, rowsIn, rowsOf } from './grid';
import { edgeLongerThan } from './measure';

/** Rules that ask for a form and its light, wherever it lies. */
export const formChecks = {
  dusk: (grid, _, __, { rows: [top, bottom] = [1, grid.side] }, ___, lights) =>
    everyPlace(grid, (x, y) => {
      const [above, color] = [colorAt(grid, x, y - 1), colorAt(grid, x, y)];
      const isIn = y >= top && y < bottom && above > 0 && color > 0;
      return !isIn || (lights[color - 1] ?? 0) <= (lights[above - 1] ?? 0);
    }),
  ears: hasEars,
  fading: (grid, _, __, ___, ____, lights) => findUnfading(grid, lights) < 0,
  rounded: (grid, _, __, rule) => findUnrounded(rule, grid) === undefined,
  sloped: (grid, _, given, rule) => findUnsloped(rule, grid, given) === undefined,
  tapers: (grid, count, _, rule) => {
    const widths = rowsIn(grid, rule).map((row) => row.filter((color) => color === count).length);
    return widths.every((wide, at) => {
      const above = widths[at - 1];
      return above === undefined || wide < above || wide <= Math.min(1, above);
    });
  },
} as const satisfies Partial<Record<PracticeRule, Check>>;

/** The first pixel that is lighter than the one that is nearer to the middle; else -1. */
export function findUnfading(grid: Grid, lights: readonly number[]): number {
  return grid.cells.findIndex((color, at) => {
    const inner = innerOf(grid, at % grid.side, Math.floor(at / grid.side));
    return color > 0 && inner > 0 && (lights[inner - 1] ?? 0) < (lights[color - 1] ?? 0);
  });
}

/** What is changed to two colours is nowhere but at the ends of some rows, within their outline, on both sides. */
function hasEars(grid: Grid, _: number, given: Grid, rule: CardRule): boolean {
  const { colors = [1, 1], rows: [top, bottom] = [1, grid.side] } = rule;
  const drawn = rowsOf(grid);
  const ears = rowsOf(changesOf(grid, given)).flatMap((row, y) =>
    [...row.keys()]
      .filter((x) => colors.includes(row[x] ?? 0))
      .map((x) => {
        const isLeft = x - (drawn[y] ?? []).findIndex((color) => color > 0) <= 1;
        const isRight = (drawn[y] ?? []).findLastIndex((color) => color > 0) - x <= 1;
        return { isLeft, isRight, isIn: y >= top - 1 && y < bottom };
      }),
  );
  return (
    ears.every(({ isLeft, isRight, isIn }) => isIn && (isLeft || isRight)) &&
    ears.some(({ isLeft }) => isLeft) &&
    ears.some(({ isRight }) => isRight)
  );
}

/** The places of the darker and of the lighter of two colours, among what is changed. */
function tonesOf(grid: Grid, given: Grid, { colors: [dark, light] = [1, 1] }: CardRule) {
  const { side, cells } = changesOf(grid, given);
  const placesOf = (color: number) =>
    [...cells.keys()]
      .filter((at) => cells[at] === color)
      .map((at) => ({ at, x: at % side, y: Math.floor(at / side) }));
  return { shades: placesOf(dark), highlights: placesOf(light) };
}

/**
 * Of two colours among what is changed, the lighter lies left of the darker in each row; its middle lies `count`
 * pixels or more to the left, and not lower. Why it isn't so, and where.
 */
export function findUnsloped(rule: CardRule, grid: Grid, given: Grid) {
  const { shades, highlights } = tonesOf(grid, given, rule);
  const middle = (places: readonly number[]) => places.reduce((sum, one) => sum + one, 0) / places.length;
  const xOf = ({ x }: { readonly x: number }) => x;
  const yOf = ({ y }: { readonly y: number }) => y;
  if (shades.length === 0 || highlights.length === 0) return { name: 'slopedMissing', at: [] } as const;
  const wrong = shades.find((shade) => highlights.some(({ x, y }) => y === shade.y && x > shade.x));
  if (wrong) return { name: 'slopedOrder', at: [wrong.at] } as const;
  const first = shades.slice(0, 1).map(({ at }) => at);
  if (middle(shades.map(yOf)) < middle(highlights.map(yOf)))
    return { name: 'slopedHigh', at: first } as const;
  const isAside = middle(shades.map(xOf)) - middle(highlights.map(xOf)) >= rule.count;
  return isAside ? undefined : ({ name: 'slopedNear', at: first } as const);
}

/** A shape of one colour of a drawing. */
const shapeOf = ({ side, cells }: Grid, own: number): Grid => ({
  side,
  cells: cells.map((color) => (color === own ? 1 : 0)),
});

/** Why a shape of one colour doesn't bend, in the order in which it is mended, and where; `undefined` where it does. */
function findUnbent(shape: Grid, count: number): Unbent | undefined {
  const { side } = shape;
  const rows = rowsOf(shape)
    .map((row, y) => ({ row, y, wide: row.filter((color) => color > 0).length }))
    .filter(({ wide }) => wide > 0);
  const [top, ...below] = rows;
  const widest = Math.max(...below.map(({ wide }) => wide));
  const piecesOf = (row: readonly number[]) =>
    row.filter((color, x) => color > 0 && (row[x - 1] ?? 0) === 0).length;
  const placesOf = (one: { readonly row: readonly number[]; readonly y: number } | undefined) =>
    one === undefined ? [] : [one.y * side + one.row.indexOf(1), one.y * side + one.row.lastIndexOf(1)];
  const above = rows.slice(
    0,
    rows.findIndex(({ row }) => !row.includes(0)),
  );
  const isHanging = above.some(({ row }) => !row[side / 2] && piecesOf(row) > 1);
  const torn = rows.find(({ row }) => piecesOf(row) > 2);
  if (torn) return { name: 'roundedTorn', at: placesOf(torn).slice(0, 1) };
  if (widest >= side && !isHanging) return { name: 'roundedLevel', at: placesOf(top) };
  if (top === undefined || top.wide + 2 > widest) return { name: 'roundedTop', at: placesOf(top) };
  const edge = edgeLongerThan(shape, count);
  return edge.length > 0 ? { name: 'roundedEdge', at: edge } : undefined;
}

interface Unbent {
  readonly name: 'roundedTorn' | 'roundedLevel' | 'roundedTop' | 'roundedEdge';
  readonly at: readonly number[];
}

/** Of each colour, the first row is two pixels shorter than the widest or more; no edge is longer than `count`, no row in three pieces. What spans the canvas hangs down: above its first whole row, one is parted in its middle. The first thing that is otherwise. */
export function findUnrounded({ count, colors: [first, last] = [1, 1] }: CardRule, grid: Grid) {
  const steps = [...Array(last - first + 1).keys()];
  return steps.map((step) => findUnbent(shapeOf(grid, first + step), count)).find(Boolean);
}
