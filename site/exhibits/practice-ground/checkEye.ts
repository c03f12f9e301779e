import type { CardRule, PracticeRule } from '../../features/practice-cards/shared/practice';
import { type Check, changesOf } from './checkChange';
import { colorAt, eightSides, findAreas, type Grid, rowsOf } from './grid';

/** Rules that an eye is checked for: what was changed, with white as its last colour. */
export const eyeChecks = {
  brow: (grid, count, given) => {
    const { changes, white } = readEye(grid, given);
    const areas = findAreas(changes, (color) => color > 0, eightSides);
    const brows = areas.filter((area) => area.every((at) => changes.cells[at] !== white));
    const whites = columnsOf(changes, white);
    const [brow = []] = brows;
    const columns = brow.map((at) => at % grid.side);
    const ends = Math.min(...columns) + Math.max(...columns);
    const [inner, outer] = [-1, 1].map(
      (way) => columns.filter((x) => Math.sign(2 * x - ends) === way).length,
    );
    return (
      areas.length === 2 &&
      brows.length === 1 &&
      brow.every((at) => at < changes.cells.indexOf(white)) &&
      widthOf(columns) >= widthOf(whites) &&
      2 * Math.max(...columns) > Math.min(...whites) + Math.max(...whites) &&
      brow.filter((at) => changes.cells[at] === count).length * 2 > brow.length &&
      (inner ?? 0) >= thicker * (outer ?? 0)
    );
  },
  iris: isIris,
  lid: (grid, count, given) => {
    const { changes, white } = readEye(grid, given);
    const columns = columnsOf(changes, white);
    const [first, last] = [Math.min(...columns), Math.max(...columns)];
    /** Right above the uppermost white of a column, or the iris above it; anywhere where there is no white. */
    const hasLid = (x: number) => {
      const column = rowsOf(changes).map((row) => row[x] ?? 0);
      const top = column.indexOf(white);
      return top < 0 ? column.includes(1) : column.slice(0, top).findLast((color) => color < 2) === 1;
    };
    const rows = rowsOf(changes);
    const rowsOfWhite = rows.filter((row) => row.includes(white)).length;
    const reach = [...Array(last - first + 3).keys()].map((at) => first - 1 + at);
    const tops = reach.map((x) => rows.findIndex((row) => row[x] === 1));
    const highest = Math.min(...tops);
    return (
      reach.every(hasLid) &&
      widthOf(columnsOf(changes, 1)) <= count &&
      (tops[0] ?? highest) > highest &&
      (tops.at(-1) ?? highest) > highest &&
      rowsOfWhite >= 2 &&
      rowsOfWhite <= 3
    );
  },
} as const satisfies Partial<Record<PracticeRule, Check>>;

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

/** How wide an iris is at its top, at least; how many pixels it has of each of its colours, and how many of light. */
const narrowestIris = 3;
const leastOfColor = 2;
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
function isIris(grid: Grid, count: number, given: Grid, { colors = [0, 0] }: CardRule): boolean {
  const { changes, white } = readEye(grid, given);
  const found = rowsOf(changes)
    .map((row, y): IrisRow => {
      const isBetween = (x: number) => x > row.indexOf(white) && x < row.lastIndexOf(white);
      const isOfIt = (color: number, x: number) => colors.includes(color) || (color === 1 && isBetween(x));
      const [left, right] = [row.findIndex(isOfIt), row.findLastIndex(isOfIt)];
      return { y, row, left, right, own: row.slice(left, right + 1) };
    })
    .filter(({ left }) => left >= 0);
  const rows = found.map((each, at) => (at === 0 ? withLight(each, found[1] ?? each, white) : each));
  const [top, bottom] = [rows[0], rows.at(-1)];
  if (top === undefined || bottom === undefined) return false;
  const placesOf = ({ left, own }: IrisRow) => [...own.keys()].map((at) => left + at);
  const countWhite = (partOf: (row: IrisRow) => readonly number[]) =>
    rows.flatMap(partOf).filter((color) => color === white).length;
  const [dark, light] = colors.map((color) => {
    const heights = rows.flatMap(({ own, y }) => own.filter((one) => one === color).map(() => y));
    return { pixels: heights.length, middle: heights.reduce((sum, y) => sum + y, 0) / heights.length };
  });
  const isJoined = ({ y, left, right }: IrisRow, above: IrisRow) =>
    y === above.y + 1 && left <= above.right && right >= above.left;
  return (
    rows.every((row, at) => at === 0 || isJoined(row, rows[at - 1] ?? row)) &&
    rows.every(({ own }) => own.length <= count) &&
    top.own.length >= narrowestIris &&
    bottom.own.length <= top.own.length &&
    placesOf(top).filter((x) => colorAt(changes, x, top.y - 1) === 1).length >= 2 &&
    !placesOf(bottom).every((x) => colorAt(changes, x, bottom.y + 1) === white) &&
    [dark, light].every((one) => (one?.pixels ?? 0) >= leastOfColor) &&
    (dark?.middle ?? 0) < (light?.middle ?? 0) &&
    countWhite(({ own }) => own) <= mostLight &&
    countWhite(({ row, left }) => row.slice(0, left)) < countWhite(({ row, right }) => row.slice(right))
  );
}
