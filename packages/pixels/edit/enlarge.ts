import type { Raster } from '../raster';
import { pixels32, rasterOf } from './pixels32';

/**
 * Every pixel becomes a square of `factor` by `factor` pixels (nearest neighbour).
 * @throws RangeError if `factor` is no whole number from 1
 */
export function enlarge(raster: Raster, factor: number): Raster {
  if (!Number.isInteger(factor) || factor < 1) throw new RangeError(`${factor} is no factor`);
  const { width, height } = raster;
  const large = enlargePlane(
    pixels32(raster),
    new Uint32Array(width * height * factor * factor),
    width,
    factor,
  );
  return rasterOf(width * factor, height * factor, large);
}

/**
 * The same for pixels of one number each, row by row.
 * @param large where the result is written, `factor` squared times as long as `plane`
 * @param width of the small picture
 */
export function enlargePlane<Plane extends Uint8Array | Uint32Array>(
  plane: Uint8Array | Uint32Array,
  large: Plane,
  width: number,
  factor: number,
): Plane {
  const row = width * factor;
  let at = 0;
  for (let start = 0; start < plane.length; start += width) {
    const top = at;
    // Pixels are stored one by one: for a few of them that is faster than `fill`.
    for (let x = start; x < start + width; x++) {
      const pixel = plane[x] ?? 0;
      for (let end = at + factor; at < end; at++) large[at] = pixel;
    }
    for (let copy = 1; copy < factor; copy++, at += row) large.copyWithin(at, top, top + row);
  }
  return large;
}
