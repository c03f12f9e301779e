import type { CardRule, PracticeRule } from '../../features/practice-cards/shared/practice';
import { findBrokenRow } from './castShadow';
import { changesOf } from './checkChange';
import { findBrowFault, findIrisFault, findLidFault } from './checkEye';
import { findUnrounded, findUnsloped } from './checkForm';
import { findUnlikeValue } from './checkLight';
import { findFault } from './checkPixel';
import { findMissized } from './checkSubject';
import { colorAt, eightSides, findAreas, fourSides, type Grid, isIn, rowsIn } from './grid';
import { findHaloFault } from './halo';
import { findLack, findMerged, findSpare, findUneven, findUnmoved } from './lacks';
import { cellSide, findWrongParts, fullestCell, hasTip, largestSpeck, measure } from './measure';
import { type Finder, type Looked, type Reason, reasonOfFault } from './reason';

const finders: Readonly<Partial<Record<PracticeRule, Finder>>> = {
  apart: findTouching,
  areas: findSpare,
  belt: findGap,
  border: (rule, { grid, given }) => reasonAt('borderFar', findFault(rule, grid, given)),
  brow: ({ count }, { grid, given }) => reasonOfFault(findBrowFault(grid, count, given)),
  cells: findFullCell,
  halo: ({ count }, { grid, given, offered: [first] }) =>
    reasonOfFault(findHaloFault(grid, count, given, first)),
  high: findLowTop,
  iris: (rule, { grid, given }) => reasonOfFault(findIrisFault(grid, given, rule)),
  lid: ({ count }, { grid, given }) => reasonOfFault(findLidFault(grid, count, given)),
  many: findLack,
  moved: findUnmoved,
  parts: (rule, { grid }) => {
    const { now, least } = measure(rule, grid, grid, []) ?? { now: 0, least: 0 };
    if (findWrongParts(grid, rule) === undefined) return undefined;
    if (now === 0) return { name: 'partsNone', at: [] };
    return { name: now < least ? 'partsFew' : 'partsMany', at: [] };
  },
  recolor: findMerged,
  rounded: (rule, { grid }) => findUnrounded(rule, grid),
  shadow: ({ count }, { grid, given }) => {
    const fault = findBrokenRow(grid, count, given);
    // The whole row is shown.
    return fault && { name: fault.name, at: [] };
  },
  sized: (rule, { grid }) => {
    const wrong = findMissized(grid, rule);
    return (
      wrong && { name: 'sizedPiece', at: wrong.area, values: { across: wrong.across, down: wrong.down } }
    );
  },
  sloped: (rule, { grid, given }) => findUnsloped(rule, grid, given),
  specks: findLump,
  spots: findSpot,
  tapers: findUntapered,
  tips: findTeeth,
  upright: findUneven,
  values: findValue,
};

/** What is to be said of a rule that is broken; `undefined` where it is kept, and of rules that ask for one thing. */
export function reasonOf(
  rule: CardRule,
  grid: Grid,
  given: Grid,
  offered: readonly number[],
  lights: readonly number[],
): Reason | undefined {
  return finders[rule.name]?.(rule, { grid, given, offered, lights });
}

const reasonAt = (name: Reason['name'], at: number): Reason | undefined =>
  at < 0 ? undefined : { name, at: [at] };

/** The colour of the rule and the one that it touches. */
function findTouching(rule: CardRule, { grid, given }: Looked): Reason | undefined {
  const { count, colors: [first, last] = [1, 1] } = rule;
  const at = findFault(rule, grid, given);
  if (at < 0) return undefined;
  const [x, y] = [at % grid.side, Math.floor(at / grid.side)];
  const beside = fourSides
    .map(([right, down]) => colorAt(grid, x + right, y + down))
    .find((color) => color >= first && color <= last);
  return { name: 'apartTouching', at: [at], colors: [count, beside ?? first] };
}

/** The first gap in the row that is nearest to being whole. */
function findGap(rule: CardRule, { grid }: Looked): Reason | undefined {
  const { colors: [first, last] = [1, 1], rows: [top] = [1, grid.side] } = rule;
  const isInside = (color: number) => color >= Math.min(first, 2);
  const rows = rowsIn(grid, rule).map((row, nth) => {
    const [left, right] = [row.findIndex(isInside), row.findLastIndex(isInside)];
    const gaps = [...row.keys()].filter((x) => {
      const color = row[x] ?? 0;
      return x >= left && x <= right && (color < first || color > last);
    });
    return { gaps: gaps.map((x) => (top - 1 + nth) * grid.side + x), wide: left < 0 ? 0 : right - left + 1 };
  });
  const [nearest] = rows
    .filter(({ gaps, wide }) => gaps.length < wide)
    .toSorted((one, other) => one.gaps.length - other.gaps.length);
  return nearest && nearest.gaps.length > 0 ? { name: 'beltGap', at: nearest.gaps } : undefined;
}

/** The colours of a square that has too many, the rarest one first. */
function findFullCell({ count }: CardRule, { grid }: Looked): Reason | undefined {
  const cell = fullestCell(grid, count);
  if (cell === undefined) return undefined;
  const own = grid.cells.filter((_, at) => {
    const [x, y] = [at % grid.side, Math.floor(at / grid.side)];
    return x >= cell.x && x < cell.x + cellSide && y >= cell.y && y < cell.y + cellSide;
  });
  const countOf = (color: number) => own.filter((one) => one === color).length;
  const colors = [...new Set(own)].filter(Boolean).toSorted((one, other) => countOf(one) - countOf(other));
  return { name: own.includes(0) ? 'cellsEmpty' : 'cellsFull', at: [], colors };
}

/** The top of what is drawn, where its foot is as low as that of what is given. */
function findLowTop({ count }: CardRule, { grid, given }: Looked): Reason | undefined {
  const rowsDrawn = ({ side, cells }: Grid) =>
    [...cells.keys()].filter((at) => cells[at]).map((at) => Math.floor(at / side) + 1);
  const [drawn, first] = [rowsDrawn(grid), rowsDrawn(given)];
  const foot = Math.max(...drawn);
  const [top, row] = [Math.min(...drawn), foot - count + 1];
  if (foot !== Math.max(...first) || top === row) return undefined;
  return { name: 'highTop', at: [], values: { top, row } };
}

/** Too few pieces, or the smallest of too many. */
function findSpot({ count }: CardRule, { grid, offered: [first] }: Looked): Reason | undefined {
  const pieces = findAreas(grid, (color) => color === first, eightSides);
  if (pieces.length === count) return undefined;
  const [smallest = []] = pieces.toSorted((one, other) => one.length - other.length);
  return pieces.length < count ? { name: 'spotsFew', at: [] } : { name: 'spotsMany', at: smallest };
}

/** Pieces that are too large to be loose pixels. */
function findLump(rule: CardRule, { grid, given, offered: [first] }: Looked): Reason | undefined {
  const lump = findAreas(changesOf(grid, given), (color) => color === first, fourSides).find(
    (area) => area.length > largestSpeck && area.some((at) => !isIn(grid, rule, at)),
  );
  return lump && { name: 'specksLump', at: lump };
}

/** The first row that is not narrower than the one above it. */
function findUntapered(rule: CardRule, { grid }: Looked): Reason | undefined {
  const { count, rows: [top] = [1, grid.side] } = rule;
  const rows = rowsIn(grid, rule);
  const widths = rows.map((row) => row.filter((color) => color === count).length);
  const wrong = widths.findIndex((wide, at) => {
    const above = widths[at - 1];
    return above !== undefined && wide >= above && wide > Math.min(1, above);
  });
  const x = rows[wrong]?.lastIndexOf(count) ?? -1;
  return x < 0 ? undefined : { name: 'tapersWide', at: [(top - 1 + wrong) * grid.side + x] };
}

/** What was drawn for a hair and has no end of one pixel. */
function findTeeth(
  { colors: [first, last] = [1, 1] }: CardRule,
  { grid, given }: Looked,
): Reason | undefined {
  const drawn = changesOf(grid, given);
  const teeth = findAreas(drawn, (color) => color >= first && color <= last, fourSides).filter(
    (area) => !area.some((at) => hasTip(grid, at)),
  );
  return teeth.length === 0 ? undefined : { name: 'tipsTeeth', at: teeth.flat() };
}

/** A grey that is left, or a colour that is too dark for it, or too light. */
function findValue(rule: CardRule, { grid, given, lights }: Looked): Reason | undefined {
  const at = findUnlikeValue(rule, grid, given, lights);
  if (at < 0) return undefined;
  const { colors: [first, last] = [1, 1] } = rule;
  const [color = 0, before = 0] = [grid.cells[at], given.cells[at]];
  const lightOf = (one: number) => lights[one - 1] ?? 0;
  const isGrey = color >= first && color <= last;
  const isDarker = lightOf(color) < lightOf(before);
  const name = isGrey ? 'valuesGrey' : isDarker ? 'valuesDark' : 'valuesLight';
  // All around it that has the same fault.
  const alike = {
    ...grid,
    cells: grid.cells.map((own, place) =>
      own === color && given.cells[place] === before && isIn(grid, rule, place) ? 1 : 0,
    ),
  };
  const area = findAreas(alike, Boolean, fourSides).find((places) => places.includes(at));
  return { name, at: area ?? [at], colors: [before, color] };
}
