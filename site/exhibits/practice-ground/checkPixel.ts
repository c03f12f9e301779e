import type { CardRule, PracticeRule } from '../../features/practice-cards/shared/practice';
import { colorAt, eightSides, fourSides, type Grid, innerOf, isIn } from './grid';

interface Pixel {
  readonly grid: Grid;
  /** What was there at first. */
  readonly given: Grid;
  readonly at: number;
  /** From 0. */
  readonly x: number;
  readonly y: number;
  readonly color: number;
  /** Its colour at first. */
  readonly before: number;
}

/** A pixel and those right of it, below it and between them. */
const square = [
  [0, 0],
  [1, 0],
  [0, 1],
  [1, 1],
] as const;

/** Rules that each pixel keeps, or breaks, by itself. */
export const pixelChecks = {
  apart: ({ grid, x, y, color }, { count, colors: [first, last] = [1, 1] }) =>
    color !== count ||
    fourSides.every(([right, down]) => {
      const beside = colorAt(grid, x + right, y + down);
      return beside < first || beside > last;
    }),
  blocks: ({ grid, x, y, color }, { count }) => color === colorAt(grid, x - (x % count), y - (y % count)),
  border: isAtBorder,
  corners: isLikeOtherCorners,
  covered: ({ grid, at, color }, rule) => color > 0 || !isIn(grid, rule, at),
  crown: ({ y, color, before }, { count }) => y >= count || color === before,
  darker: ({ color, before }, { count }) =>
    color === before || (color > 0 && color < before && color >= before - count),
  // The lower half is what is to be mended.
  flip: ({ grid, x, y, color }, { count, rows: [top, bottom] = [1, grid.side] }) => {
    const mirrored = top + bottom - 2 - y;
    const isLower = y > mirrored && y < bottom;
    return !isLower || (color === count) === (colorAt(grid, x, mirrored) === count);
  },
  foot: ({ grid, y, color, before }, { count }) => y < grid.side - count || color === before,
  form: ({ color, before }) => color > 0 === before > 0,
  full: ({ color }) => color > 0,
  gone: ({ color }, { count }) => color !== count,
  'in-color': ({ grid, at, color }, rule) => color === rule.count || !isIn(grid, rule, at),
  keep: ({ color, before }, { count }) => before !== count || color === count,
  lit: ({ grid, x, y, color }) => {
    const isEmpty = (right: number, down: number) => colorAt(grid, x + right, y + down) === 0;
    const isInLight = isEmpty(-1, 0) || isEmpty(0, -1);
    const isInShade = isEmpty(1, 0) || isEmpty(0, 1);
    return color === 0 || isInLight === isInShade || isInShade === (color === 1);
  },
  margin: ({ grid: { side }, x, y, color }, { count }) =>
    color === 0 || Math.min(x, y, side - 1 - x, side - 1 - y) >= count,
  mirror: ({ grid, x, y, color }) => color === colorAt(grid, grid.side - 1 - x, y),
  moved: ({ given, x, y, color, before }, { count, colors: [shape, ground] = [1, 1] }) => {
    if (colorAt(given, x, y - count) === shape) return color === shape;
    return before === shape || before === ground ? color === ground : color !== shape;
  },
  'no-orphans': ({ grid, x, y, color }) =>
    color === 0 || eightSides.some(([right, down]) => colorAt(grid, x + right, y + down) === color),
  outline: ({ grid, x, y, color }) =>
    color < 2 || fourSides.every(([right, down]) => colorAt(grid, x + right, y + down) > 0),
  own: ({ given, x, y, color }, { count }) => {
    const [left, top] = [x - (x % count), y - (y % count)];
    const first = [...Array(count * count).keys()].map((at) =>
      colorAt(given, left + (at % count), top + Math.floor(at / count)),
    );
    const timesOf = (one: number) => first.filter((own) => own === one).length;
    return color === 1 ? first.includes(1) : timesOf(color) === Math.max(...first.map(timesOf));
  },
  plain: ({ grid, at, color }, rule) => {
    const { count, columns: [left] = [1], rows: [top] = [1] } = rule;
    return !isIn(grid, rule, at) || (color !== count && color === colorAt(grid, left - 1, top - 1));
  },
  rays: ({ grid, x, y, color }) => color === 0 || innerOf(grid, x, y) > 0,
  recolor: ({ color, before }, { count, colors: [first, last] = [1, 1] }) =>
    color === (before >= first && before <= last ? before - first + count : before),
  rolls: ({ grid, x, y, color }, { count }) =>
    y < count || color === colorAt(grid, (x + grid.side - count) % grid.side, y - count),
  slender: ({ grid, at, x, y, color }, rule) => {
    const isSame = (right: number, down: number) => colorAt(grid, x + right, y + down) === color;
    const goesAcross = isSame(-1, 0) || isSame(1, 0);
    const goesDown = isSame(0, -1) || isSame(0, 1);
    return color !== rule.count || !isIn(grid, rule, at) || !goesAcross || !goesDown;
  },
  slices: ({ grid, x, y, color }, { count }) => {
    const isBetween = (at: number) => at >= count && at < grid.side - count;
    return (
      (!isBetween(x) || color === colorAt(grid, count, y)) &&
      (!isBetween(y) || color === colorAt(grid, x, count))
    );
  },
  thin: ({ grid, x, y }) => square.some(([right, down]) => colorAt(grid, x + right, y + down) !== 1),
  turn: ({ grid: { cells }, at, color }) => color === cells[cells.length - 1 - at],
  within: isWithin,
  'within-color': isWithin,
} as const satisfies Partial<Record<PracticeRule, (pixel: Pixel, rule: CardRule) => boolean>>;

export type PixelRule = keyof typeof pixelChecks;

export function isOfPixels(name: PracticeRule): name is PixelRule {
  return name in pixelChecks;
}

/** The first pixel that breaks a rule of pixels; -1 where none does, and for other rules. */
export function findFault(rule: CardRule, grid: Grid, given: Grid): number {
  return grid.cells.findIndex((_, at) => isFault(rule, grid, given, at));
}

/** All pixels that break a rule of pixels. */
export function findAllFaults(rule: CardRule, grid: Grid, given: Grid): readonly number[] {
  return [...grid.cells.keys()].filter((at) => isFault(rule, grid, given, at));
}

function isFault(rule: CardRule, grid: Grid, given: Grid, at: number): boolean {
  const { name } = rule;
  const [x, y] = [at % grid.side, Math.floor(at / grid.side)];
  const [color, before] = [grid.cells[at] ?? 0, given.cells[at] ?? 0];
  return isOfPixels(name) && !pixelChecks[name]({ grid, given, at, x, y, color, before }, rule);
}

/** All that is changed, or changed to colour `count` if that is not 0, is in its place. */
function isWithin({ grid, at, color, before }: Pixel, rule: CardRule): boolean {
  return color === before || (rule.count > 0 && color !== rule.count) || isIn(grid, rule, at);
}

/** What is changed was `count` pixels or less from another colour, or from the outside. */
function isAtBorder({ given, x, y, color, before }: Pixel, { count }: CardRule): boolean {
  const steps = [...Array(2 * count + 1).keys()].map((step) => step - count);
  return (
    color === before ||
    steps.some((right) => steps.some((down) => colorAt(given, x + right, y + down) !== before))
  );
}

/**
 * A pixel in a corner, `count` pixels wide, is like two at least of the three that it mirrors: of four, the odd one is
 * at fault. Lines in the colours of the upper and the lower edge count as alike, and so does where they meet.
 */
function isLikeOtherCorners({ grid, x, y }: Pixel, { count }: CardRule): boolean {
  const last = grid.side - 1;
  const edges = [colorAt(grid, count, 1), colorAt(grid, count, last - 1)];
  const isOfLine = ([left, top]: readonly [number, number]) => {
    const color = colorAt(grid, left, top);
    const beside = fourSides.map(([right, down]) => colorAt(grid, left + right, top + down));
    const isMeeting = left + top === last && edges.every((edge) => beside.includes(edge));
    return isMeeting || (edges.includes(color) && beside.includes(color));
  };
  const isInCorner = Math.min(x, last - x) < count && Math.min(y, last - y) < count;
  const mirrored = [
    [last - x, y],
    [x, last - y],
    [last - x, last - y],
  ] as const;
  const alike = mirrored.filter(
    (place) => colorAt(grid, ...place) === colorAt(grid, x, y) || (isOfLine(place) && isOfLine([x, y])),
  );
  return !isInCorner || alike.length >= 2;
}
