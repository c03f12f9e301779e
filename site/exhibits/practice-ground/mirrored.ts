import type { Grid } from './grid';

/** A row of water: the places in it that belong to what is mirrored, and those of what it mirrors. */
interface MirroredRow {
  readonly seen: readonly number[];
  readonly above: readonly number[];
}

/** The rows below the uppermost `shore` ones, which they mirror, from the shore on. */
export function findMirrored(grid: Grid, shore: number): readonly MirroredRow[] {
  const { side, cells } = grid;
  const { mirrored, others } = partWater(grid, shore);
  // A colour belongs where it is seen more often.
  const belongs = new Set(
    cells.filter((color) => countIn(grid, mirrored, color) > countIn(grid, others, color)),
  );
  const placesOf = (y: number) => [...Array(side).keys()].map((x) => y * side + x);
  return [...Array(Math.min(shore, side - shore)).keys()].map((away) => {
    const row = shore - 1 - away;
    return {
      seen: placesOf(shore + away).filter((at) => belongs.has(cells[at] ?? 0)),
      above: placesOf(row).filter((at) => cells[at] !== cells[row * side]),
    };
  });
}

/**
 * Below so many rows and one for the shore, the shape above upside down, whatever its colours: a third of it at most
 * is missing or beside its place, since water shifts its rows and breaks them.
 */
export function isMirroredDown(grid: Grid, shore: number): boolean {
  const { mirrored, others } = partWater(grid, shore);
  const strays = [...new Set(grid.cells)].map((color) =>
    Math.min(countIn(grid, mirrored, color), countIn(grid, others, color)),
  );
  return strays.reduce((sum, one) => sum + one, 0) * 3 <= mirrored.length;
}

/** How many rows lie a pixel or two beside what they mirror, rather than right below it. */
export function countShifted(grid: Grid, shore: number): number {
  const columnsOf = (places: readonly number[]) => new Set(places.map((at) => at % grid.side));
  return findMirrored(grid, shore).filter(({ seen, above }) => {
    const [below, mirrored] = [columnsOf(seen), columnsOf(above)];
    const meetings = (shift: number) => [...below].filter((x) => mirrored.has(x - shift)).length;
    return [-2, -1, 1, 2].some((shift) => meetings(shift) > meetings(0));
  }).length;
}

const countIn = ({ cells }: Grid, places: readonly number[], color: number) =>
  places.filter((at) => cells[at] === color).length;

/** The places of water below the line of the shore that mirror what differs from the left edge of its row, and others. */
function partWater({ side, cells }: Grid, shore: number) {
  const water = [...cells.keys()].slice((shore + 1) * side, 2 * shore * side);
  const isMirrored = (at: number) => {
    const row = 2 * shore - 1 - Math.floor(at / side);
    return cells[row * side + (at % side)] !== cells[row * side];
  };
  return { mirrored: water.filter(isMirrored), others: water.filter((at) => !isMirrored(at)) };
}
