import { drawSeamMarks, type SeamMarks } from 'pixels/edit/seamMarks';
import { layBricks, offsetHalf, repeatTile } from 'pixels/edit/tiles';
import type { Raster } from 'pixels/raster';
import type { Laying } from '../messages';

/** So many copies in each direction, where the result has no longer side than this, in pixels. */
const copies = 3;
const longestSide = 4096;

/** Ember and paper by turns, as barrier tape: one of them is seen on any tile. Red, green and blue from the lowest byte on. */
const markColors = [0xff3e5ae0, 0xffeff8fc] as const;

/** A tile as its copies lie. */
export function layTile(tile: Raster, laying: Laying): Raster {
  if (laying === 'half') return offsetHalf(tile);
  const count = Math.min(copies, Math.max(1, Math.floor(longestSide / Math.max(tile.width, tile.height))));
  return (laying === 'bricks' ? layBricks : repeatTile)(tile, count, count);
}

/** What the stage repeats: the tile, with marks where copies meet and a seam stands out; or the half, which it shows once. */
export function layMarkedTile(tile: Raster, laying: Laying, marks: SeamMarks): Raster {
  // Between rows that are moved, other columns meet than those that were compared.
  const known = laying === 'bricks' ? { ...marks, down: [] } : marks;
  const marked = drawSeamMarks(tile, known, markColors);
  return laying === 'half' ? offsetHalf(marked) : marked;
}
