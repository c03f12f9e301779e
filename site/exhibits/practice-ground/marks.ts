import type { CardRule, PracticeRule } from '../../features/practice-cards/shared/practice';
import { findBrokenRow, findUnlikeRow } from './castShadow';
import { findUnfading } from './checkForm';
import { findFault } from './checkPixel';
import { findCopies } from './checkSubject';
import { findUndimmed } from './dimmed';
import { colorAt, fourSides, type Grid, isIn, stepInwards } from './grid';
import { findUnringed } from './lampRings';
import { cellSide, findWrongParts, fullestCell } from './measure';
import { findWrongRow } from './mirrored';
import { findWrongMoment } from './moments';
import type { Looked } from './reason';
import { reasonOf } from './reasons';
import { findDullRoof } from './roofs';

/** A rectangle of pixels; the first column and row are 0. */
export interface Mark {
  readonly left: number;
  readonly top: number;
  readonly wide: number;
  readonly high: number;
}

/** Rules whose columns and rows are sizes, or where nothing is wrong, and no place to look at. */
const placeless: ReadonlySet<PracticeRule> = new Set(['rings', 'sized', 'specks']);

/**
 * What is shown of a rule on the canvas: the place that it speaks of, and what breaks it, most often the first pixel.
 * `offered` are the colours to draw with, `lights` says how much light each colour has.
 */
export function marksOf(
  rule: CardRule,
  grid: Grid,
  given: Grid,
  offered: readonly number[],
  lights: readonly number[],
): readonly Mark[] {
  const faults = faultMarks(rule, grid, given, offered, lights);
  // Of what has one colour all over, only what has another is shown.
  if (rule.name === 'in-color' && faults.length > 0) return faults;
  const place = placeOf(rule, grid, given);
  return place === undefined ? faults : [place, ...faults.filter((fault) => !areSame(fault, place))];
}

function areSame(one: Mark, other: Mark): boolean {
  return (['left', 'top', 'wide', 'high'] as const).every((name) => one[name] === other[name]);
}

/** The pixel to mend first, for words; none where the place of the rule says it, or nothing is wrong. */
export function wrongPixelOf(
  rule: CardRule,
  grid: Grid,
  given: Grid,
  offered: readonly number[],
  lights: readonly number[],
): Mark | undefined {
  return rule.name === 'in-color' ? undefined : faultMarks(rule, grid, given, offered, lights)[0];
}

function faultMarks(
  rule: CardRule,
  grid: Grid,
  given: Grid,
  offered: readonly number[],
  lights: readonly number[],
): readonly Mark[] {
  return faultsOf(rule, grid, given, offered, lights).map((at) =>
    markOf(rule, mendedAt(rule, grid, given, at), grid),
  );
}

/** A pixel; of a rule that speaks of blocks the whole one that it is in, of one on thin lines four of a thick one. */
function markOf({ name, count }: CardRule, at: number, { side }: Grid): Mark {
  const isOfBlocks = name === 'blocks' || name === 'own';
  const size = isOfBlocks ? count : name === 'thin' ? 2 : 1;
  const [x, y] = [at % side, Math.floor(at / side)];
  const [right, down] = isOfBlocks ? [x % size, y % size] : [0, 0];
  return { left: x - right, top: y - down, wide: size, high: size };
}

/** Of rules that have more to look at than a pixel: the one to mend first. */
const finders: Readonly<
  Partial<Record<PracticeRule, (rule: CardRule, looked: Looked) => number | undefined>>
> = {
  dimmer: ({ rows }, { grid, lights }) => findUndimmed(grid, (rows?.[0] ?? 1) - 1, lights),
  fading: (_, { grid, lights }) => findUnfading(grid, lights),
  rings: (rule, { grid, given, lights }) => findUnringed(grid, given, rule, lights),
  roofs: ({ count }, { grid }) => findDullRoof(grid, count),
};

/** The pixels that break a rule: of most rules the first one; none where none does, or none alone. */
function faultsOf(
  rule: CardRule,
  grid: Grid,
  given: Grid,
  offered: readonly number[],
  lights: readonly number[],
): readonly number[] {
  if (rule.name === 'copies') {
    const { strays, exchanged } = findCopies(grid, given, rule);
    return exchanged.length > 0 ? exchanged : strays;
  }
  if (rule.name === 'in-color') return findAll(rule, grid);
  const reason = reasonOf(rule, grid, given, offered, lights);
  if (reason) return reason.at;
  const fault = finders[rule.name]?.(rule, { grid, given, offered, lights }) ?? findFault(rule, grid, given);
  return fault < 0 ? [] : [fault];
}

/** The columns and rows of a rule; `undefined` where they are all that there are. */
function placeOf(rule: CardRule, grid: Grid, given: Grid): Mark | undefined {
  const { name, count, ...place } = rule;
  const { side } = grid;
  if (placeless.has(name)) return undefined;
  if (name === 'high' || name === 'wide') return markDrawn(grid);
  if (name === 'cells') return findFullCell(grid, count);
  if (name === 'bevel' || name === 'sunken') return ringOf(side, count);
  const wrong = wrongRowOf(rule, grid, given);
  const [top, bottom] = wrong === undefined ? (place.rows ?? rowsOf(name, count, side)) : [wrong, wrong];
  const { columns: [left, right] = [1, side] } = place;
  const mark = { left: left - 1, top: top - 1, wide: right - left + 1, high: bottom - top + 1 };
  return mark.wide < side || mark.high < side ? mark : undefined;
}

/** The rectangle around all that is drawn; `undefined` where nothing is. */
function markDrawn({ side, cells }: Grid): Mark | undefined {
  const drawn = [...cells.keys()].filter((at) => cells[at] !== 0);
  if (drawn.length === 0) return undefined;
  const [columns, rows] = [drawn.map((at) => at % side), drawn.map((at) => Math.floor(at / side))];
  const [left, top] = [Math.min(...columns), Math.min(...rows)];
  return { left, top, wide: Math.max(...columns) - left + 1, high: Math.max(...rows) - top + 1 };
}

/** The rows or columns that are drawn in, for a rule that says how many they are; counted from 1. */
export function drawnPlaceOf(name: PracticeRule, grid: Grid): Pick<CardRule, 'columns' | 'rows'> {
  const mark = markDrawn(grid);
  if (mark === undefined) return {};
  if (name === 'high') return { rows: [mark.top + 1, mark.top + mark.high] };
  return name === 'wide' ? { columns: [mark.left + 1, mark.left + mark.wide] } : {};
}

/** Every pixel in the place of a rule that is not in its colour. */
const findAll = (rule: CardRule, grid: Grid) =>
  [...grid.cells.keys()].filter((at) => grid.cells[at] !== rule.count && isIn(grid, rule, at));

/** A ring of the canvas, the outermost being 1. */
function ringOf(side: number, ring: number): Mark {
  const wide = side - 2 * ring + 2;
  return { left: ring - 1, top: ring - 1, wide, high: wide };
}

/** The first square of an old screen that has more colours than these. */
function findFullCell(grid: Grid, count: number): Mark | undefined {
  const cell = fullestCell(grid, count);
  return cell && { left: cell.x, top: cell.y, wide: cellSide, high: cellSide };
}

/** The first row that breaks a rule of rows, counted from 1. */
export function wrongRowOf(rule: CardRule, grid: Grid, given: Grid): number | undefined {
  const { name, count, rows: [top] = [1] } = rule;
  if (name === 'parts') {
    const wrong = findWrongParts(grid, rule);
    return wrong === undefined ? undefined : top + wrong;
  }
  if (name === 'mirror-down') return findWrongRow(grid, count);
  if (name === 'shadow') return findBrokenRow(grid, count, given)?.row;
  if (name === 'shadow-top') return findUnlikeRow(grid, count, given);
  return name === 'glide' ? findWrongMoment(grid) : undefined;
}

/** The rows of which a rule says how many they are. */
function rowsOf(name: PracticeRule, count: number, side: number): readonly [number, number] {
  if (name === 'crown') return [1, count];
  if (name === 'foot') return [side - count + 1, side];
  return [1, side];
}

/**
 * Where a fault is mended: a line that is missing, on the empty pixel beside what it goes around; a ray that is cut, in
 * its gap; what lies beside a colour that is as it was given, where it lies.
 */
function mendedAt(
  { name, colors: [first, last] = [0, 0] }: CardRule,
  grid: Grid,
  given: Grid,
  fault: number,
): number {
  const { side, cells } = grid;
  if (name === 'rays') {
    const [right, down] = stepInwards(grid, fault % side, Math.floor(fault / side));
    return fault + right + down * side;
  }
  const isGiven = name === 'apart' && cells[fault] === given.cells[fault];
  if (!isGiven && (cells[fault] === 1 || (name !== 'outline' && name !== 'lit'))) return fault;
  const [x, y] = [fault % side, Math.floor(fault / side)];
  const [right, down] =
    fourSides.find(([across, along]) => {
      const [column, row] = [x + across, y + along];
      const isInside = column >= 0 && row >= 0 && column < side && row < side;
      const color = colorAt(grid, column, row);
      return isInside && (isGiven ? color >= first && color <= last : color === 0);
    }) ?? [];
  return fault + (right ?? 0) + (down ?? 0) * side;
}
