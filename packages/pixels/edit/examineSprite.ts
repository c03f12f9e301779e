import type { Raster } from '../raster';
import { findDoubles } from './findDoubles';
import { findMixedSizes, type PixelSizes } from './findMixedSizes';
import { findOrphans, findTranslucent } from './findOrphans';
import { pairTwins } from './mergeTwins';
import { pixels32 } from './pixels32';
import { listSpots, type Spots } from './spots';

/** Facts about a sprite that its pixels alone tell. None of it is a judgement of how it looks. */
export interface Examination {
  /** Rule of thumb: a thick corner may be meant. */
  readonly doubles: Spots;
  /** Rule of thumb: stars and highlights are alone as well. */
  readonly orphans: Spots;
  /** Rule of thumb: shadows and glows may be half transparent; a GIF cannot have them. */
  readonly translucent: Spots;
  /**
   * Pixels of a colour that can hardly be told from a more frequent one: no eye misses it. `undefined`
   * if the picture has more than 65,536 colours, too many to compare.
   */
  readonly twins: Spots | undefined;
  /** Rule of thumb: a large letter may stand on fine ground. */
  readonly sizes: PixelSizes;
}

/**
 * Looks for all kinds of finds, one after another.
 * @param progress is told after each kind which part of the work is done, 0 to 1
 */
export function examineSprite(raster: Raster, progress: (done: number) => void = () => {}): Examination {
  const doubles = findDoubles(raster);
  progress(0.2);
  const orphans = findOrphans(raster);
  progress(0.4);
  const translucent = findTranslucent(raster);
  progress(0.6);
  const twins = findTwinPixels(raster);
  progress(0.8);
  const sizes = findMixedSizes(raster);
  progress(1);
  return { doubles, orphans, translucent, twins, sizes };
}

function findTwinPixels(raster: Raster): Spots | undefined {
  const pairs = pairTwins(raster);
  if (pairs === undefined) return undefined;
  const pixels = pixels32(raster);
  const marks = new Uint8Array(pixels.length);
  if (pairs.size > 0) {
    let last = 0;
    let isTwin = false;
    for (let at = 0; at < pixels.length; at++) {
      const pixel = pixels[at] ?? 0;
      // Most pixels are like the one before them.
      if (pixel !== last) isTwin = pairs.has(pixel);
      last = pixel;
      if (isTwin) marks[at] = 1;
    }
  }
  return listSpots(marks, raster.width);
}
