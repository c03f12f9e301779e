import type { CardRule, PracticeRule } from '../../features/practice-cards/shared/practice';
import { changesOf, countChanges } from './checkChange';
import { findCopies } from './checkSubject';
import { colorAt, eightSides, findAreas, fourSides, type Grid, isIn, rowsIn } from './grid';
import { countShifted } from './mirrored';
import { wallsOf } from './walls';

/** What is counted for a rule, and between which numbers it is to be, both of them included. */
export interface Measured {
  readonly now: number;
  readonly least: number;
  readonly most: number;
}

type Measure = (grid: Grid, rule: CardRule, given: Grid, offered: readonly number[]) => Measured;

const exactly = (now: number, count: number): Measured => ({ now, least: count, most: count });
const atMost = (now: number, most: number): Measured => ({ now, least: 0, most });
const atLeast = (now: number, least: number): Measured => ({ now, least, most: Number.POSITIVE_INFINITY });

/** The width of the squares of old screens that share their colours. */
export const cellSide = 8;

/** The largest piece of a glow that is drawn in loose pixels. */
export const largestSpeck = 3;

/** Rules that count something. */
const measures = {
  areas: (grid, rule, given) =>
    atMost(Math.max(...colorsOf(rule).map((color) => countPieces(grid, given, color))), rule.count),
  broad: (grid, rule) => atLeast(widestOf(grid, rule), rule.count),
  cells: (grid, { count }) => atMost(Math.max(...cellsOf(grid).map(({ colors }) => colors)), count),
  changed: (grid, { least = 1, count }, given) => ({ now: countChanges(grid, given), least, most: count }),
  colors: ({ cells }, { count }) => exactly(new Set(cells.filter(isDrawn)).size, count),
  copies: (grid, rule, given) => exactly(findCopies(grid, given, rule).copies.length, rule.count),
  each: (grid, { count }, given, offered) =>
    atLeast(Math.min(...offered.map((color) => countColor(grid, given, color))), count),
  high: ({ side, cells }, { count }) =>
    exactly(spread([...cells.keys()].filter((at) => cells[at]).map((at) => Math.floor(at / side))), count),
  holes: (grid, { count }) => exactly(countHoles(grid), count),
  many: (grid, rule) =>
    atLeast(Math.min(...colorsOf(rule).map((color) => countIn(grid, rule, color))), rule.count),
  narrow: (grid, rule) => atMost(widestOf(grid, rule), rule.count),
  parts: (grid, rule) => {
    const { least = rule.count, count } = rule;
    const parts = partsOf(grid, rule);
    return { now: parts[findWrongParts(grid, rule) ?? 0] ?? 0, least, most: count };
  },
  pieces: (grid, { least, count }) => ({
    now: countAreas(grid, isDrawn),
    least: least ?? count,
    most: count,
  }),
  pixels: ({ cells }, { least = 0, count }) => ({
    now: cells.filter(isDrawn).length,
    least,
    most: count < cells.length ? count : Number.POSITIVE_INFINITY,
  }),
  ripples: (grid, { count, rows: [top] = [1, grid.side] }) => atLeast(countShifted(grid, top - 1), count),
  silhouette: (grid, { count }) => atMost(longestEdge(grid), count),
  specks: (grid, rule, given, [first]) => {
    const pieces = findAreas(changesOf(grid, given), (color) => color === first, fourSides).map((area) => ({
      isSpeck: area.length <= largestSpeck,
      outside: area.filter((at) => !isIn(grid, rule, at)).length,
    }));
    const countAll = (areSpecks: boolean) =>
      pieces.reduce((sum, { isSpeck, outside }) => sum + (isSpeck === areSpecks ? outside : 0), 0);
    return atLeast(Math.max(0, countAll(true) - countAll(false)), rule.count);
  },
  spots: (grid, { count }, _, [first]) =>
    exactly(
      countAreas(grid, (color) => color === first),
      count,
    ),
  straight: ({ side, cells }, { count, rows: [top, bottom] = [1, side] }) => {
    const isThere = (at: number) => at >= (top - 1) * side && at < bottom * side;
    const thing = cells.map((color, at) => (color > 1 && isThere(at) ? color : 0));
    return atMost(longestEdge({ side, cells: thing }), count);
  },
  tips: (grid, rule, given) => {
    const changes = changesOf(grid, given);
    // What is left between hairs of another tone is a hair, too.
    const isDrawnBeside = (at: number) =>
      fourSides.some(([right, down]) =>
        isDrawn(colorAt(changes, (at % grid.side) + right, Math.floor(at / grid.side) + down)),
      );
    const tips = [...grid.cells.entries()].filter(
      ([at, color]) =>
        colorsOf(rule).includes(color) &&
        hasTip(grid, at) &&
        (isDrawn(changes.cells[at] ?? 0) || isDrawnBeside(at)),
    );
    return atLeast(tips.length, rule.count);
  },
  upright: (grid, rule, given) => {
    const { count } = rule;
    const high = wallsOf(grid, rule, given).find((wall) => wall.high !== count)?.high ?? count;
    return exactly(high, count);
  },
  volume: ({ cells }, { count }, given) => {
    const first = given.cells.filter(isDrawn).length;
    return { now: cells.filter(isDrawn).length, least: first - count, most: first + count };
  },
  wide: ({ side, cells }, { count }) =>
    exactly(spread([...cells.keys()].filter((at) => cells[at]).map((at) => at % side)), count),
} as const satisfies Partial<Record<PracticeRule, Measure>>;

export type MeasuredRule = keyof typeof measures;

export function isMeasured(name: PracticeRule): name is MeasuredRule {
  return name in measures;
}

/** What a rule counts in a drawing; `undefined` for those that count nothing. */
export function measure(
  rule: CardRule,
  grid: Grid,
  given: Grid,
  offered: readonly number[],
): Measured | undefined {
  const { name } = rule;
  return isMeasured(name) ? measures[name](grid, rule, given, offered) : undefined;
}

/** Of a rule that holds for several colours each: those that break it, and how many pixels lack, or pieces there are. */
export function wrongColors(rule: CardRule, grid: Grid, given: Grid, offered: readonly number[]) {
  const { name, count } = rule;
  const countOf = (color: number) => {
    if (name === 'areas') return countPieces(grid, given, color);
    return count - (name === 'each' ? countColor(grid, given, color) : countIn(grid, rule, color));
  };
  const most = name === 'areas' ? count : 0;
  const colors = name === 'each' ? offered : name === 'areas' || name === 'many' ? colorsOf(rule) : [];
  return (colors.length > 1 ? colors : [])
    .map((color) => ({ color, by: countOf(color) }))
    .filter(({ by }) => by > most);
}

/** How many pixels were changed to a colour. */
function countColor(grid: Grid, given: Grid, color: number): number {
  return changesOf(grid, given).cells.filter((own) => own === color).length;
}

/** The colours that a rule speaks of. */
const colorsOf = ({ colors: [first, last] = [1, 0] }: CardRule): readonly number[] =>
  [...Array(last - first + 1).keys()].map((step) => first + step);

/** How many pixels of a colour there are in the place of a rule. */
const countIn = (grid: Grid, rule: CardRule, color: number) =>
  grid.cells.filter((own, at) => own === color && isIn(grid, rule, at)).length;

/** The pieces of a colour in which something is changed, each as its pixels; corners hold nothing together. */
export const piecesOf = (grid: Grid, given: Grid, color: number) =>
  findAreas(grid, (own) => own === color, fourSides).filter((area) =>
    area.some((at) => grid.cells[at] !== given.cells[at]),
  );
const countPieces = (grid: Grid, given: Grid, color: number) => piecesOf(grid, given, color).length;

/** How many of the four pixels beside one are in its colour. */
const countBeside = (grid: Grid, at: number) => {
  const [x, y] = [at % grid.side, Math.floor(at / grid.side)];
  return fourSides.filter(([right, down]) => colorAt(grid, x + right, y + down) === grid.cells[at]).length;
};

/** In how many parts each row is that the rule speaks of. */
const partsOf = (grid: Grid, rule: CardRule) =>
  rowsIn(grid, rule).map(
    (row) => row.filter((color, x) => isDrawn(color) && !isDrawn(row[x - 1] ?? 0)).length,
  );

/** Of the rows that `parts` speaks of, the first that is in too few or too many, from 0. */
export function findWrongParts(grid: Grid, rule: CardRule): number | undefined {
  const { least = rule.count, count } = rule;
  const wrong = partsOf(grid, rule).findIndex((one) => one < least || one > count);
  return wrong < 0 ? undefined : wrong;
}

/** Whether a pixel ends a line of its colour. */
export const hasTip = (grid: Grid, at: number) => countBeside(grid, at) === 1;

const isDrawn = (color: number) => color > 0;

const countAreas = (grid: Grid, isOfIt: (color: number) => boolean) =>
  findAreas(grid, isOfIt, eightSides).length;

const spread = (places: readonly number[]) => Math.max(...places) - Math.min(...places) + 1;

/** The largest of what places have. */
const largest = ({ side, cells }: Grid, sizeAt: (x: number, y: number) => number) =>
  Math.max(...cells.map((_, at) => sizeAt(at % side, Math.floor(at / side))));

const widestOf = (grid: Grid, rule: CardRule) =>
  Math.max(...rowsIn(grid, rule).map((row) => row.filter(isDrawn).length));

/** The squares of an old screen, each with the number of its colours, of which nothing is one; the canvas may end in one. */
export function cellsOf({ side, cells }: Grid) {
  const starts = [...Array(Math.ceil(side / cellSide)).keys()].map((at) => at * cellSide);
  return starts.flatMap((top) =>
    starts.map((left) => {
      const own = cells.filter((_, at) => {
        const [x, y] = [at % side, Math.floor(at / side)];
        return x >= left && x < left + cellSide && y >= top && y < top + cellSide;
      });
      return { x: left, y: top, colors: new Set(own).size };
    }),
  );
}

/** The first square of an old screen that has more colours than these. */
export const fullestCell = (grid: Grid, count: number) => cellsOf(grid).find(({ colors }) => colors > count);

/** Of the straight edges between what is drawn and what is not. */
export const longestEdge = (grid: Grid) =>
  largest(grid, (x, y) => Math.max(...fourSides.map((side) => edgeFrom(grid, x, y, side))));

/** The pixels along the first straight edge of what is drawn that is longer than this; none where none is. */
export function edgeLongerThan(grid: Grid, most: number): readonly number[] {
  for (const at of grid.cells.keys())
    for (const side of fourSides) {
      const long = edgeFrom(grid, at % grid.side, Math.floor(at / grid.side), side);
      const step = side[0] === 0 ? 1 : grid.side;
      if (long > most) return [...Array(long).keys()].map((nth) => at + nth * step);
    }
  return [];
}

/** How long the edge towards a side is from this place on, along it. */
function edgeFrom(grid: Grid, x: number, y: number, side: (typeof fourSides)[number]): number {
  const [right, down] = side;
  if (!isDrawn(colorAt(grid, x, y)) || isDrawn(colorAt(grid, x + right, y + down))) return 0;
  return 1 + edgeFrom(grid, x + Math.abs(down), y + Math.abs(right), side);
}

/** Empty areas that touch no edge; a gap at a corner does not open them. */
function countHoles(grid: Grid): number {
  const { side } = grid;
  const isInside = (index: number) => {
    const [x, y] = [index % side, Math.floor(index / side)];
    return x > 0 && y > 0 && x < side - 1 && y < side - 1;
  };
  return findAreas(grid, (color) => color === 0, fourSides).filter((area) => area.every(isInside)).length;
}
