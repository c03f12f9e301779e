import type { Grid } from '../practice-ground/grid';

/** Drawings of one wave, so many that they pass in little more than a second. */
const moments = 16;
/** How much farther the wave has come with each row, in radians: neighbours are never alike. */
const perRow = 1.35;

/**
 * A drawing with water below its uppermost `shore` rows, as a loop: each row of the water moves sideways by a pixel and
 * back, the one at the shore stays. The first one is the drawing itself.
 */
export function swayRows({ side, cells }: Grid, shore: number): readonly Grid[] {
  const shiftOf = (y: number, moment: number) =>
    y > shore ? Math.round(Math.sin((moment / moments) * 2 * Math.PI + (y - shore) * perRow)) : 0;
  return [...Array(moments).keys()].map((moment) => ({
    side,
    cells: cells.map((_, at) => {
      const y = Math.floor(at / side);
      const from = (at % side) + shiftOf(y, moment) - shiftOf(y, 0);
      return cells[y * side + Math.max(0, Math.min(side - 1, from))] ?? 0;
    }),
  }));
}
