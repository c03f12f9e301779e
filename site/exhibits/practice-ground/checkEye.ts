import type { CardRule, PracticeRule } from '../../features/practice-cards/shared/practice';
import { type Check, changesOf } from './checkChange';
import { colorAt, eightSides, findAreas, type Grid, rowsOf } from './grid';

/** Rules that an eye is checked for: what was changed, with white as its last colour. */
export const eyeChecks = {
  brow: (grid, count, given) => findBrowFault(grid, count, given) === undefined,
  iris: (grid, _, given, rule) => findIrisFault(grid, given, rule) === undefined,
  lid: (grid, count, given) => findLidFault(grid, count, given) === undefined,
} as const satisfies Partial<Record<PracticeRule, Check>>;

/** The first place at which something is wrong; -1 where no pixel is, and none where nothing is. */
const firstOf = <Name extends string>(
  faults: readonly { readonly name: Name; readonly at: number | false | undefined }[],
) => faults.find(({ at }) => typeof at === 'number');

/**
 * One piece above all white, mostly in its colour, as wide as the white and past its middle, and thicker towards the
 * nose, which is on the left.
 */
export function findBrowFault(grid: Grid, count: number, given: Grid) {
  const { changes, white } = readEye(grid, given);
  const areas = findAreas(changes, (color) => color > 0, eightSides).toSorted(
    (one, other) => other.length - one.length,
  );
  const [brow, ...more] = areas.filter((area) => area.every((at) => changes.cells[at] !== white));
  if (brow === undefined) return { name: 'browMissing', at: -1 } as const;
  const whites = columnsOf(changes, white);
  const columns = brow.map((at) => at % grid.side);
  const ends = Math.min(...columns) + Math.max(...columns);
  const [inner = 0, outer = 0] = [-1, 1].map(
    (way) => columns.filter((x) => Math.sign(2 * x - ends) === way).length,
  );
  const atColumn = (column: number) => brow.find((at) => at % grid.side === column) ?? -1;
  const isOther = (at: number) => changes.cells[at] !== count;
  const isShort =
    widthOf(columns) < widthOf(whites) ||
    2 * Math.max(...columns) <= Math.min(...whites) + Math.max(...whites);
  const faults = [
    { name: 'browParts', at: more[0]?.[0] ?? (areas.length !== 2 && -1) },
    { name: 'browLow', at: brow.find((at) => at >= changes.cells.indexOf(white)) },
    { name: 'browColor', at: brow.filter(isOther).length * 2 >= brow.length && brow.find(isOther) },
    { name: 'browShort', at: isShort && atColumn(Math.max(...columns)) },
    { name: 'browThin', at: inner < thicker * outer && atColumn(Math.min(...columns)) },
  ] as const;
  return firstOf(faults);
}

/** Right above the white of each column, or the iris over it, and a column beyond on both sides, with lower ends. */
export function findLidFault(grid: Grid, count: number, given: Grid) {
  const { changes, white } = readEye(grid, given);
  const whites = columnsOf(changes, white);
  if (whites.length === 0) return { name: 'lidNone', at: -1 } as const;
  const [first, last] = [Math.min(...whites), Math.max(...whites)];
  const rows = rowsOf(changes);
  const topOf = (x: number, color: number) => rows.findIndex((row) => row[x] === color);
  /** Right above the uppermost white of a column, or the iris above it; anywhere where there is no white. */
  const hasLid = (x: number) => {
    const column = rows.map((row) => row[x] ?? 0);
    const top = column.indexOf(white);
    return top < 0 ? column.includes(1) : column.slice(0, top).findLast((color) => color < 2) === 1;
  };
  const reach = [...Array(last - first + 3).keys()].map((at) => first - 1 + at);
  const rowsOfWhite = [...rows.keys()].filter((y) => rows[y]?.includes(white));
  const placeOf = (x: number, y: number) => y * grid.side + x;
  const bare = reach.find((x) => !hasLid(x));
  const lids = columnsOf(changes, 1);
  const highest = Math.min(...reach.map((x) => topOf(x, 1)));
  const level = [reach[0] ?? 0, reach.at(-1) ?? 0].find((x) => topOf(x, 1) <= highest);
  const height = rowsOfWhite.length;
  const end = Math.max(...lids);
  return firstOf([
    {
      name: 'lidBare',
      at: bare !== undefined && placeOf(bare, Math.max(topOf(bare, white), rowsOfWhite[0] ?? 1) - 1),
    },
    { name: 'lidWide', at: widthOf(lids) > count && placeOf(end, topOf(end, 1)) },
    { name: 'lidLevel', at: level !== undefined && placeOf(level, topOf(level, 1)) },
    { name: 'lidFlat', at: height < 2 && placeOf(first, (rowsOfWhite[0] ?? 0) + 1) },
    { name: 'lidTall', at: height > 3 && changes.cells.lastIndexOf(white) },
  ] as const);
}

function readEye(grid: Grid, given: Grid) {
  const changes = changesOf(grid, given);
  return { changes, white: Math.max(...changes.cells) };
}

/** The columns that have a colour, once for each of its pixels. */
const columnsOf = ({ side, cells }: Grid, color: number) =>
  [...cells.keys()].filter((at) => cells[at] === color).map((at) => at % side);
const widthOf = (columns: readonly number[]) => Math.max(...columns) - Math.min(...columns) + 1;

/** How many times as many pixels a brow has beside the nose as at its other end. */
const thicker = 4 / 3;

/** How wide an iris is at its top, at least; how many pixels it has of each of its colours, under the lid, and of light. */
const narrowestIris = 3;
const leastOfColor = 2;
const leastUnderLid = 2;
const mostLight = 2;

/** A row of what is changed, from 0, and the part of it that is the iris. */
interface IrisRow {
  readonly y: number;
  readonly row: readonly number[];
  readonly left: number;
  readonly right: number;
  readonly own: readonly number[];
}

/** The uppermost row of an iris, if it is narrower than the one below, with white above an end of that, which is a light. */
function withLight({ y, row, left, right }: IrisRow, below: IrisRow, white: number): IrisRow {
  const isNarrower = right - left < below.right - below.left;
  const isLight = (x: number, end: number) => isNarrower && x === end && row[x] === white;
  const first = isLight(left - 1, below.left) ? left - 1 : left;
  const last = first === left && isLight(right + 1, below.right) ? right + 1 : right;
  return { y, row, left: first, right: last, own: row.slice(first, last + 1) };
}

/**
 * From the first to the last pixel of its two colours in each row, with a pupil between white and a light: one piece that
 * is round or straight, and hangs from the lid, darker there. It looks to the left: there is less white on that side. A
 * pixel of white above an end of its second row is a light in it.
 */
export function findIrisFault(grid: Grid, given: Grid, { count, colors = [0, 0] }: CardRule) {
  const { changes, white } = readEye(grid, given);
  const rows = irisOf(changes, white, colors);
  const [top, bottom] = [rows[0], rows.at(-1)];
  if (top === undefined || bottom === undefined) return { name: 'irisNone', at: -1 } as const;
  const placeOf = ({ y }: IrisRow, x: number) => y * grid.side + x;
  const columns = ({ left, own }: IrisRow) => [...own.keys()].map((at) => left + at);
  const countWhite = (partOf: (row: IrisRow) => readonly number[]) =>
    rows.flatMap(partOf).filter((color) => color === white).length;
  const [dark, light] = colors.map((color) => {
    const heights = rows.flatMap(({ own, y }) => own.filter((one) => one === color).map(() => y));
    return { pixels: heights.length, middle: heights.reduce((sum, y) => sum + y, 0) / heights.length };
  });
  const apart = rows.find((row, at) => at > 0 && !isJoined(row, rows[at - 1] ?? row));
  const wide = rows.find(({ own }) => own.length > count);
  const bare = columns(top).filter((x) => colorAt(changes, x, top.y - 1) !== 1);
  const isDarkAbove = (dark?.pixels ?? 0) >= leastOfColor && (dark?.middle ?? 0) < (light?.middle ?? 99);
  const isStaring = columns(bottom).every((x) => colorAt(changes, x, bottom.y + 1) === white);
  const isAhead =
    countWhite(({ row, left }) => row.slice(0, left)) >= countWhite(({ row, right }) => row.slice(right));
  const isWider = bottom.own.length > top.own.length;
  return firstOf([
    { name: 'irisTorn', at: apart && placeOf(apart, apart.left) },
    { name: 'irisWide', at: wide && placeOf(wide, wide.left + count) },
    { name: 'irisNarrow', at: top.own.length < narrowestIris && placeOf(top, top.right) },
    {
      name: 'irisBottom',
      at: isWider && placeOf(bottom, bottom.left < top.left ? bottom.left : bottom.right),
    },
    {
      name: 'irisLoose',
      at: top.own.length - bare.length < leastUnderLid && placeOf(top, bare[0] ?? top.left) - grid.side,
    },
    { name: 'irisStaring', at: isStaring && placeOf(bottom, bottom.left) + grid.side },
    { name: 'irisLight', at: (light?.pixels ?? 0) < leastOfColor && placeOf(bottom, bottom.left) },
    { name: 'irisDark', at: !isDarkAbove && placeOf(top, top.left) },
    {
      name: 'irisGlint',
      at: countWhite(({ own }) => own) > mostLight && placeOf(top, top.left + top.own.indexOf(white)),
    },
    { name: 'irisAhead', at: isAhead && placeOf(top, top.right) },
  ] as const);
}

const isJoined = ({ y, left, right }: IrisRow, above: IrisRow) =>
  y === above.y + 1 && left <= above.right && right >= above.left;

/** The rows of an iris from the top, and the light at an end of its uppermost one. */
function irisOf(changes: Grid, white: number, colors: readonly number[]): readonly IrisRow[] {
  const found = rowsOf(changes)
    .map((row, y): IrisRow => {
      const isBetween = (x: number) => x > row.indexOf(white) && x < row.lastIndexOf(white);
      const isOfIt = (color: number, x: number) => colors.includes(color) || (color === 1 && isBetween(x));
      const [left, right] = [row.findIndex(isOfIt), row.findLastIndex(isOfIt)];
      return { y, row, left, right, own: row.slice(left, right + 1) };
    })
    .filter(({ left }) => left >= 0);
  return found.map((each, at) => (at === 0 ? withLight(each, found[1] ?? each, white) : each));
}
