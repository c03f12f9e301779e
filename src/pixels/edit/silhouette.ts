import type { Raster, Rgba } from '../raster';
import { rasterOf, toWord, wordsOf } from './words';

/** All that is at least half opaque in one colour, the rest transparent: what remains is what a figure is known by. */
export function silhouette(raster: Raster, color: Rgba): Raster {
  const ink = toWord(color);
  const words = wordsOf(raster).slice();
  for (let at = 0; at < words.length; at++) words[at] = (words[at] ?? 0) >>> 31 === 1 ? ink : 0;
  return rasterOf(raster.width, raster.height, words);
}
