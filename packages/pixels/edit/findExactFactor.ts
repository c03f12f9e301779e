import type { Raster } from '../raster';
import { pixels32, rasterOf } from './pixels32';

/**
 * The largest whole factor by which pictures of one size were enlarged, all their pixels alike within
 * each block: 1 where there is none, or where nothing is drawn that could tell.
 *
 * Where colours change from one column or row to the next, a block must end. So all such places, and
 * the sides of the pictures, are multiples of the factor, and it is their greatest common divisor.
 * `findTrueSize` also finds enlargements that are cut off or only nearly clean.
 */
export function findExactFactor(pictures: readonly Raster[]): number {
  const [{ width, height } = { width: 1, height: 1 }] = pictures;
  let factor = greatestDivisor(width, height);
  let hasChanges = false;
  for (const picture of pictures) {
    const pixels = pixels32(picture);
    for (let y = 0, at = 0; y < height; y++)
      for (let x = 0; x < width; x++, at++) {
        if (x > 0 && pixels[at] !== pixels[at - 1]) {
          hasChanges = true;
          if (x % factor !== 0) factor = greatestDivisor(factor, x);
        }
        if (y > 0 && pixels[at] !== pixels[at - width]) {
          hasChanges = true;
          if (y % factor !== 0) factor = greatestDivisor(factor, y);
        }
      }
    if (factor === 1) return 1;
  }
  return hasChanges ? factor : 1;
}

/** A picture that `findExactFactor` has measured, with one pixel for each block. */
export function shrinkExactly(picture: Raster, factor: number): Raster {
  if (factor === 1) return picture;
  const pixels = pixels32(picture);
  const [width, height] = [picture.width / factor, picture.height / factor];
  const small = new Uint32Array(width * height);
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++, at++) small[at] = pixels[y * factor * picture.width + x * factor] ?? 0;
  return rasterOf(width, height, small);
}

function greatestDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestDivisor(b, a % b);
}
