import { type Bitmap, blankBitmap, paste } from './bitmap';
import { enlarge } from './enlarge';

/**
 * The picture in the middle of a square with sides of `side` pixels, enlarged by the largest whole
 * factor that fits. `ground` fills what is around it and behind it: 0 for nothing.
 * @throws RangeError if the picture does not fit as it is
 */
export function centerInSquare(bitmap: Bitmap, side: number, ground: number): Bitmap {
  const factor = Math.floor(side / Math.max(bitmap.width, bitmap.height));
  if (factor < 1) throw new RangeError(`${bitmap.width}x${bitmap.height} does not fit ${side}`);
  const large = enlarge(bitmap, factor);
  const square = blankBitmap(side, side, ground);
  large.pixels.set(large.pixels.map((value) => (value === 0 ? ground : value)));
  paste(large, square, Math.floor((side - large.width) / 2), Math.floor((side - large.height) / 2));
  return square;
}
