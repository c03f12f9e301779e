import type { CardRule, PracticeRule } from '../../features/practice-cards/shared/practice';
import { type Check, changeChecks } from './checkChange';
import { eyeChecks } from './checkEye';
import { formChecks } from './checkForm';
import { lightChecks } from './checkLight';
import { findFault, isOfPixels, type PixelRule } from './checkPixel';
import { placeChecks } from './checkPlace';
import { subjectChecks } from './checkSubject';
import { blankGrid, colorAt, eightSides, everyPlace, findAreas, fourSides, type Grid } from './grid';
import { isMeasured, type MeasuredRule, measure } from './measure';
import { findWrongMoment } from './moments';

/**
 * Whether a drawing keeps a rule. An empty one keeps none. `given` is what was there at first, `offered` the colours
 * to draw with: those of the drawing where nothing is said; `lights` says how much light each colour has, 0 to 1.
 */
export function isKept(
  rule: CardRule,
  grid: Grid,
  given = blankGrid(grid.side),
  offered: readonly number[] = [...new Set(grid.cells)].filter((color) => color > 0),
  lights: readonly number[] = [],
): boolean {
  if (grid.cells.every((color) => color === 0)) return false;
  const { name, count } = rule;
  const measured = measure(rule, grid, given, offered);
  if (measured !== undefined) return measured.now >= measured.least && measured.now <= measured.most;
  if (isOfPixels(name)) return findFault(rule, grid, given) < 0;
  return !isMeasured(name) && checks[name](grid, count, given, rule, offered, lights);
}

/** The darkest colour but that of outlines. */
const darkest = 2;

const checks: Readonly<Record<Exclude<PracticeRule, MeasuredRule | PixelRule>, Check>> = {
  ...changeChecks,
  ...eyeChecks,
  ...formChecks,
  ...lightChecks,
  ...placeChecks,
  ...subjectChecks,
  glide: (grid) => findWrongMoment(grid) === undefined,
  glow: (grid) => {
    const light = Math.max(...grid.cells);
    const isLight = (x: number, y: number) => colorAt(grid, x, y) === light;
    return (
      findAreas(grid, (color) => color === light, eightSides).length === 1 &&
      everyPlace(
        grid,
        (x, y) =>
          colorAt(grid, x, y) !== 1 || fourSides.every(([right, down]) => !isLight(x + right, y + down)),
      )
    );
  },
  ground: ({ side, cells }) => cells.slice(-side).some((color) => color > 0),
  light: (grid) => {
    const lightest = Math.max(...grid.cells);
    const light = middleOf(grid, lightest);
    const dark = middleOf(grid, darkest);
    return lightest > darkest && dark.x - light.x >= 1 && dark.y - light.y >= 1;
  },
  seamless: (grid) =>
    [...Array(grid.side).keys()].every((at) => {
      const last = grid.side - 1;
      const near = [at, Math.max(0, at - 1), Math.min(last, at + 1)];
      const across = colorAt(grid, last, at);
      const down = colorAt(grid, at, last);
      return (
        near.some((y) => colorAt(grid, 0, y) === across) && near.some((x) => colorAt(grid, x, 0) === down)
      );
    }),
};

/** The middle of all pixels of a colour; not a number where there is none. */
function middleOf({ side, cells }: Grid, color: number): { readonly x: number; readonly y: number } {
  const places = [...cells.keys()].filter((at) => cells[at] === color);
  const mean = (values: readonly number[]) => values.reduce((sum, one) => sum + one, 0) / values.length;
  return { x: mean(places.map((at) => at % side)), y: mean(places.map((at) => Math.floor(at / side))) };
}
