import type { PracticeRule } from '../../features/practice-cards/shared/practice';
import { type Check, changesOf } from './checkChange';
import { colorAt, eightSides, findAreas, type Grid, rowsOf } from './grid';

/** Rules that an eye is checked for: what was changed, with white as its last colour. */
export const eyeChecks = {
  brow: (grid, count, given) => {
    const { changes, white } = readEye(grid, given);
    const areas = findAreas(changes, (color) => color > 0, eightSides);
    const brows = areas.filter((area) => area.every((at) => changes.cells[at] !== white));
    const [brow = []] = brows;
    const columns = brow.map((at) => at % grid.side);
    const middle = (Math.min(...columns) + Math.max(...columns) + 1) / 2;
    return (
      areas.length === 2 &&
      brows.length === 1 &&
      brow.every((at) => at < changes.cells.indexOf(white)) &&
      brow.filter((at) => changes.cells[at] === count).length * 2 > brow.length &&
      brow.filter((at) => at % grid.side < middle).length * 2 > brow.length
    );
  },
  iris: isIris,
  lid: (grid, _, given) => {
    const { changes, white } = readEye(grid, given);
    const columns = [...changes.cells.keys()]
      .filter((at) => changes.cells[at] === white)
      .map((at) => at % grid.side);
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

/** As wide as it is at its top, at least. */
const narrowestIris = 3;

/**
 * What is between white in its row, with the pupil: one piece that is round or straight, and hangs from the lid. It looks
 * to the left: there is less white on that side.
 */
function isIris(grid: Grid, count: number, given: Grid): boolean {
  const { changes, white } = readEye(grid, given);
  const between = rowsOf(changes).flatMap((row) =>
    row.map((color, x) =>
      x > row.indexOf(white) && x < row.lastIndexOf(white) && color !== white ? color : 0,
    ),
  );
  const iris: Grid = { side: grid.side, cells: between };
  const rows = rowsOf(iris)
    .map((row, y) => ({ y, columns: [...row.keys()].filter((x) => (row[x] ?? 0) > 0) }))
    .filter(({ columns }) => columns.length > 0);
  const [top, bottom] = [rows[0], rows.at(-1)];
  if (top === undefined || bottom === undefined) return false;
  const wide = ({ columns }: typeof top) => Math.max(...columns) - Math.min(...columns) + 1;
  /** How much more white there is left of the iris than right of it. */
  const sideways = rows.reduce((sum, { y, columns }) => {
    const whites = [...(rowsOf(changes)[y] ?? []).keys()].filter((x) => colorAt(changes, x, y) === white);
    const left = whites.filter((x) => x < Math.min(...columns)).length;
    return sum + left - whites.filter((x) => x > Math.max(...columns)).length;
  }, 0);
  return (
    findAreas(iris, (color) => color > 0, eightSides).length === 1 &&
    rows.every((row) => wide(row) <= count) &&
    wide(top) >= narrowestIris &&
    wide(bottom) <= wide(top) &&
    top.columns.filter((x) => colorAt(changes, x, top.y - 1) === 1).length >= 2 &&
    !bottom.columns.every((x) => colorAt(changes, x, bottom.y + 1) === white) &&
    sideways < 0
  );
}
