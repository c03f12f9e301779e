import type { CardRule, PracticeRule } from '../../features/practice-cards/shared/practice';
import { type Check, changeChecks } from './checkChange';
import { eyeChecks } from './checkEye';
import { formChecks } from './checkForm';
import { lightChecks } from './checkLight';
import { placeChecks } from './checkPlace';
import { subjectChecks } from './checkSubject';
import {
  blankGrid,
  colorAt,
  eightSides,
  everyPlace,
  findAreas,
  fourSides,
  type Grid,
  rowsOf,
  runOf,
} from './grid';
import { isMeasured, type MeasuredRule, measure } from './measure';

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
  return !isMeasured(name) && checks[name](grid, count, given, rule, offered, lights);
}

/** A pixel and those right of it, below it and between them. */
const square = [
  [0, 0],
  [1, 0],
  [0, 1],
  [1, 1],
] as const;

/** The darkest colour but that of outlines. */
const darkest = 2;

const checks: Readonly<Record<Exclude<PracticeRule, MeasuredRule>, Check>> = {
  ...changeChecks,
  ...eyeChecks,
  ...formChecks,
  ...lightChecks,
  ...placeChecks,
  ...subjectChecks,
  band: (grid) => {
    const rows = rowsOf(grid).map((row) => row.filter((color) => color > 0));
    return rows.some(([band, ...others], at) => {
      const isOther = (row: readonly number[]) =>
        row.filter((color) => color !== band).length * 2 > row.length;
      return (
        others.length > 0 &&
        others.every((color) => color === band) &&
        rows.slice(0, at).some(isOther) &&
        rows.slice(at + 1).some(isOther)
      );
    });
  },
  blocks: (grid, count) =>
    everyPlace(grid, (x, y) => colorAt(grid, x, y) === colorAt(grid, x - (x % count), y - (y % count))),
  full: ({ cells }) => cells.every((color) => color > 0),
  glide: (grid) => {
    const lights = rowsOf(grid).map(lightIn);
    return lights.every(
      ({ sum, far, spread }, y) =>
        sum > 0 &&
        sum === lights[0]?.sum &&
        spread <= 2 &&
        (y === 0 || far - (lights[y - 1]?.far ?? 0) === sum / 2),
    );
  },
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
  lit: (grid) =>
    everyPlace(grid, (x, y) => {
      const isEmpty = (right: number, down: number) => colorAt(grid, x + right, y + down) === 0;
      const color = colorAt(grid, x, y);
      const isInLight = isEmpty(-1, 0) || isEmpty(0, -1);
      const isInShade = isEmpty(1, 0) || isEmpty(0, 1);
      return color === 0 || isInLight === isInShade || isInShade === (color === 1);
    }),
  margin: ({ side, cells }, count) =>
    cells.every((color, index) => {
      const [x, y] = [index % side, Math.floor(index / side)];
      return color === 0 || Math.min(x, y, side - 1 - x, side - 1 - y) >= count;
    }),
  mirror: (grid) => everyPlace(grid, (x, y) => colorAt(grid, x, y) === colorAt(grid, grid.side - 1 - x, y)),
  'no-orphans': (grid) =>
    everyPlace(grid, (x, y) => {
      const color = colorAt(grid, x, y);
      return color === 0 || eightSides.some(([right, down]) => colorAt(grid, x + right, y + down) === color);
    }),
  outline: (grid) =>
    everyPlace(
      grid,
      (x, y) =>
        colorAt(grid, x, y) < 2 || fourSides.every(([right, down]) => colorAt(grid, x + right, y + down) > 0),
    ),
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
  slices: (grid, count) =>
    everyPlace(grid, (x, y) => {
      const isBetween = (at: number) => at >= count && at < grid.side - count;
      const color = colorAt(grid, x, y);
      return (
        (!isBetween(x) || color === colorAt(grid, count, y)) &&
        (!isBetween(y) || color === colorAt(grid, x, count))
      );
    }),
  thin: (grid) =>
    everyPlace(grid, (x, y) => square.some(([right, down]) => colorAt(grid, x + right, y + down) !== 1)),
  turn: ({ cells }) => cells.every((color, index) => color === cells[cells.length - 1 - index]),
};

/** Light in a row: each colour is one step brighter than the one before, the first has none. */
function lightIn(row: readonly number[]) {
  const lights = row.map((color) => Math.max(0, color - 1));
  const add = (values: readonly number[]) => values.reduce((sum, one) => sum + one, 0);
  return { sum: add(lights), far: add(lights.map((light, x) => light * x)), spread: runOf(lights).wide };
}

/** The middle of all pixels of a colour; not a number where there is none. */
function middleOf({ side, cells }: Grid, color: number): { readonly x: number; readonly y: number } {
  const places = [...cells.keys()].filter((at) => cells[at] === color);
  const mean = (values: readonly number[]) => values.reduce((sum, one) => sum + one, 0) / values.length;
  return { x: mean(places.map((at) => at % side)), y: mean(places.map((at) => Math.floor(at / side))) };
}
