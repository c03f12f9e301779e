import type { Raster } from '../raster';
import { pixels32, rasterOf } from './pixels32';

/**
 * Twice as large, with slanting edges kept: a corner of the new square takes the colour of the two
 * neighbours beside it if these are alike and the others differ. It makes no new colours. Beyond the
 * edges the picture goes on with its last pixels.
 * Source: A. Mazzoleni, https://www.scale2x.it/algorithm
 */
export function scale2x(raster: Raster): Raster {
  const { width, height } = raster;
  const pixels = pixels32(raster);
  const large = new Uint32Array(pixels.length * 4);
  for (let y = 0, at = 0; y < height; y++) {
    const above = y === 0 ? 0 : width;
    const below = y === height - 1 ? 0 : width;
    for (let x = 0; x < width; x++, at++) {
      const middle = pixels[at] ?? 0;
      const up = pixels[at - above] ?? 0;
      const down = pixels[at + below] ?? 0;
      const left = pixels[x === 0 ? at : at - 1] ?? 0;
      const right = pixels[x === width - 1 ? at : at + 1] ?? 0;
      const isEdge = up !== down && left !== right;
      const target = y * 4 * width + x * 2;
      large[target] = isEdge && left === up ? left : middle;
      large[target + 1] = isEdge && up === right ? right : middle;
      large[target + 2 * width] = isEdge && left === down ? left : middle;
      large[target + 2 * width + 1] = isEdge && down === right ? right : middle;
    }
  }
  return rasterOf(width * 2, height * 2, large);
}
