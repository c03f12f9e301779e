import type { Grid } from './grid';

/** A row of water: the places in it that belong to what is mirrored, and those of what it mirrors. */
interface MirroredRow {
  readonly seen: readonly number[];
  readonly above: readonly number[];
  /** How far the row lies beside what it mirrors. */
  readonly shift: number;
  /** How many pixels of the shape are water, or water shape. */
  readonly strays: number;
}

/** How far water shifts a row; the row itself comes first, so that a tie is no shift. */
const shifts = [0, -1, 1, -2, 2];

/**
 * The rows below the uppermost `shore` ones, which they mirror, from the shore on: each beside what it mirrors by as much
 * as fits best. What is mirrored differs from the left edge of its row; its tones below are free.
 */
export function findMirrored({ side, cells }: Grid, shore: number): readonly MirroredRow[] {
  const placesOf = (y: number) => [...Array(side).keys()].map((x) => y * side + x);
  const rows = [...Array(Math.min(shore, side - shore)).keys()].map((away) => {
    const row = shore - 1 - away;
    const above = placesOf(row).filter((at) => cells[at] !== cells[row * side]);
    return { places: placesOf(shore + away), above, columns: new Set(above.map((at) => at % side)) };
  });
  const countIn = (places: readonly number[], color: number) =>
    places.filter((at) => cells[at] === color).length;
  const colors = [...new Set(cells)];
  // The water is the commonest colour beside the shape; the row at the shore may be a dark line.
  const beside = rows
    .slice(1)
    .flatMap(({ places, columns }) => places.filter((at) => !columns.has(at % side)));
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
        listed.slice(1).reduce((sum, places) => sum + countIn(places, color), 0);
      return (
        color !== water &&
        countAll(shifted.map(({ shape }) => [...shape])) > countAll(shifted.map(({ others }) => others))
      );
    }),
  );
  return shifted.map(({ places, above, shift, shape }) => ({
    seen: places.filter((at) => belongs.has(cells[at] ?? 0)),
    above,
    shift,
    strays: places.filter((at) => belongs.has(cells[at] ?? 0) !== shape.has(at)).length,
  }));
}

/**
 * The last row, from the shore on, down to which the shape above is there upside down: in each row at most half as many
 * pixels are wrong as it is wide, since strokes of sky cross it. The row at the shore is free.
 */
export function lastMirrored(grid: Grid, shore: number): number {
  const rows = findMirrored(grid, shore);
  const broken = rows.findIndex(({ strays, above }, away) => away > 0 && strays * 2 > above.length);
  return shore + (broken < 0 ? rows.length : broken);
}

/** How many rows lie a pixel or two beside what they mirror, rather than right below it. */
export function countShifted(grid: Grid, shore: number): number {
  return findMirrored(grid, shore).filter(({ shift }) => shift !== 0).length;
}
