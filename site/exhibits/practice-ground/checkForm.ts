import type { CardRule, PracticeRule } from '../../features/practice-cards/shared/practice';
import { type Check, changesOf } from './checkChange';
import { colorAt, everyPlace, type Grid, innerOf, rowsIn, rowsOf } from './grid';
import { edgeLongerThan, longestEdge } from './measure';

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
  rounded: isRounded,
  sloped: isSloped,
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

/** The first of the darker pixels that has a lighter one right of it in its row; else -1. */
export function findUnsloped(rule: CardRule, grid: Grid, given: Grid): number {
  const { shades, highlights } = tonesOf(grid, given, rule);
  const wrong = shades.find((shade) => highlights.some(({ x, y }) => y === shade.y && x > shade.x));
  return wrong?.at ?? -1;
}

/**
 * Of two colours among what is changed, the lighter lies left of the darker in each row; its middle lies `count`
 * pixels or more to the left, and not lower.
 */
function isSloped(grid: Grid, count: number, given: Grid, rule: CardRule) {
  const { shades, highlights } = tonesOf(grid, given, rule);
  const middle = (places: readonly number[]) => places.reduce((sum, one) => sum + one, 0) / places.length;
  const xOf = ({ x }: { readonly x: number }) => x;
  const yOf = ({ y }: { readonly y: number }) => y;
  return (
    middle(shades.map(xOf)) - middle(highlights.map(xOf)) >= count &&
    middle(shades.map(yOf)) >= middle(highlights.map(yOf)) &&
    findUnsloped(rule, grid, given) < 0
  );
}

/** A shape of one colour of a drawing. */
const shapeOf = ({ side, cells }: Grid, own: number): Grid => ({
  side,
  cells: cells.map((color) => (color === own ? 1 : 0)),
});

/** The pixels of the first straight edge that is longer than the rule allows; none where none is. */
export function findLongEdge({ count, colors: [first, last] = [1, 1] }: CardRule, grid: Grid) {
  const edges = [...Array(last - first + 1).keys()].map((step) =>
    edgeLongerThan(shapeOf(grid, first + step), count),
  );
  return edges.find((edge) => edge.length > 0) ?? [];
}

/** Of each colour, the first row is two pixels shorter than the widest or more; no edge is longer than `count`, no row in three pieces. What spans the canvas hangs down: above its first whole row, one is parted in its middle. */
function isRounded(grid: Grid, count: number, _: Grid, { colors: [first, last] = [1, 1] }: CardRule) {
  return [...Array(last - first + 1).keys()].every((step) => {
    const shape = shapeOf(grid, first + step);
    const rows = rowsOf(shape).filter((row) => row.includes(1));
    const [top = 0, ...widths] = rows.map((row) => row.filter((color) => color > 0).length);
    const piecesOf = (row: readonly number[]) =>
      row.filter((color, x) => color > 0 && (row[x - 1] ?? 0) === 0).length;
    const widest = Math.max(...widths);
    const above = rows.slice(
      0,
      rows.findIndex((row) => !row.includes(0)),
    );
    const isBent = widest < grid.side || above.some((row) => !row[grid.side / 2] && piecesOf(row) > 1);
    return (
      isBent && top + 2 <= widest && longestEdge(shape) <= count && rows.every((row) => piecesOf(row) <= 2)
    );
  });
}
