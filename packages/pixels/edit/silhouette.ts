import type { Raster, Rgba } from '../raster';
import { packColor, pixels32, rasterOf } from './pixels32';

/** All that is at least half opaque in one colour, the rest transparent: what remains is what a figure is known by. */
export function silhouette(raster: Raster, color: Rgba): Raster {
  const ink = packColor(color);
  const pixels = pixels32(raster).slice();
  for (let at = 0; at < pixels.length; at++) pixels[at] = (pixels[at] ?? 0) >>> 31 === 1 ? ink : 0;
  return rasterOf(raster.width, raster.height, pixels);
}
