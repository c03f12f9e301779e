import type { Raster } from '../raster';
import type { Seam, Seams } from './findSeams';
import { type PackedColor, pixels32, rasterOf } from './pixels32';

/** From this share of smaller changes on a seam stands out. */
const outstanding = 0.95;
/** A change of a channel that nobody sees is no mark, whatever is around it. */
const leastChange = 24;

/** Where a seam stands out from the tile: rows of the seam across, columns of the one down, from 0. */
export interface SeamMarks {
  readonly across: readonly number[];
  readonly down: readonly number[];
}

/** The places along the edges of a tile that change more than twice as much as the tile does within. */
export function listSeamMarks({ across, down }: Seams): SeamMarks {
  return { across: placesOf(across), down: placesOf(down) };
}

function placesOf({ rank, inside, marks }: Seam): readonly number[] {
  if (rank < outstanding) return [];
  const least = Math.max(leastChange, 2 * inside);
  return [...marks].flatMap((change, place) => (change > least ? [place] : []));
}

/**
 * A tile with its marks drawn over its first column and first row, for repetitions to be made of.
 * @param tape colours of the marks, at even places and at odd ones
 */
export function drawSeamMarks(
  tile: Raster,
  { across, down }: SeamMarks,
  [even, odd]: readonly [even: PackedColor, odd: PackedColor],
): Raster {
  const pixels = pixels32(tile).slice();
  for (const row of across) pixels[row * tile.width] = row % 2 ? odd : even;
  for (const column of down) pixels[column] = column % 2 ? odd : even;
  return rasterOf(tile.width, tile.height, pixels);
}
