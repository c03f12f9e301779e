import type { Grid } from './grid';

/** A row of water below one of the sky, in which something stands. */
interface MirroredRow {
  /** From 0. */
  readonly y: number;
  /** How wide it is above. */
  readonly wide: number;
  /** The colours of what is mirrored, each with the one below it and where that lies. */
  readonly pairs: readonly { readonly above: number; readonly below: number; readonly at: number }[];
  /** How far the row lies beside what it mirrors. */
  readonly shift: number;
  /** How many pixels of the shape are water, or water shape. */
  readonly strays: number;
}

/** How far water shifts a row; the row itself comes first, so that a tie is no shift. */
const shifts = [0, -1, 1, -2, 2];

/**
 * The rows below the uppermost `shore` ones, which they mirror, from the shore on: each beside what it mirrors by as much
 * as fits best. What is mirrored differs from the left edge of its row; its tones below are free, and so are the rows
 * that mirror the land, which is beside another colour than the uppermost row.
 */
export function findMirrored({ side, cells }: Grid, shore: number): readonly MirroredRow[] {
  const placesOf = (y: number) => [...Array(side).keys()].map((x) => y * side + x);
  const rows = [...Array(Math.min(shore, side - shore)).keys()]
    .filter((away) => cells[(shore - 1 - away) * side] === cells[0])
    .map((away) => {
      const [row, y] = [shore - 1 - away, shore + away];
      const above = placesOf(row).filter((at) => cells[at] !== cells[row * side]);
      return { row, y, places: placesOf(y), columns: new Set(above.map((at) => at % side)) };
    });
  const countIn = (places: readonly number[], color: number) =>
    places.filter((at) => cells[at] === color).length;
  const colors = [...new Set(cells)];
  // The water is the commonest colour beside the shape.
  const beside = rows.flatMap(({ places, columns }) => places.filter((at) => !columns.has(at % side)));
  const [water] = colors.toSorted((one, other) => countIn(beside, other) - countIn(beside, one));
  const shifted = rows.map((row) => {
    const inside = (shift: number) => row.places.filter((at) => row.columns.has((at % side) - shift));
    const hits = (shift: number) => inside(shift).filter((at) => cells[at] !== water).length;
    const shift = shifts.reduce((best, one) => (hits(one) > hits(best) ? one : best));
    const shape = new Set(inside(shift));
    return { ...row, shift, shape, others: row.places.filter((at) => !shape.has(at)) };
  });
  // A colour belongs where it is seen more often.
  const belongs = new Set(
    colors.filter((color) => {
      const countAll = (listed: readonly (readonly number[])[]) =>
        listed.reduce((sum, places) => sum + countIn(places, color), 0);
      return (
        color !== water &&
        countAll(shifted.map(({ shape }) => [...shape])) > countAll(shifted.map(({ others }) => others))
      );
    }),
  );
  return shifted.map(({ row, y, places, columns, shift, shape }) => ({
    y,
    wide: columns.size,
    pairs: [...shape]
      .filter((at) => belongs.has(cells[at] ?? 0))
      .map((at) => ({ above: cells[row * side + (at % side) - shift] ?? 0, below: cells[at] ?? 0, at })),
    shift,
    strays: places.filter((at) => belongs.has(cells[at] ?? 0) !== shape.has(at)).length,
  }));
}

/**
 * The first row, counted from 1, in which the shape above is not there upside down: more than half as many pixels
 * are wrong as it is wide, since strokes of sky cross it. `undefined` where there is none.
 */
export function findWrongRow(grid: Grid, shore: number): number | undefined {
  const wrong = findMirrored(grid, shore).find(({ strays, wide }) => strays * 2 > wide);
  return wrong && wrong.y + 1;
}

/** How many rows lie a pixel or two to the left of what they mirror or to the right, whichever are fewer; rows that go on as the one above count once. */
export function countShifted(grid: Grid, shore: number): number {
  const shifted = findMirrored(grid, shore)
    .map(({ shift }) => shift)
    .filter((shift, at, all) => shift !== all[at - 1]);
  return Math.min(...[-1, 1].map((side) => shifted.filter((shift) => Math.sign(shift) === side).length));
}
