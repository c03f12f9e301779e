import { type Bitmap, blankBitmap } from './bitmap';

/** Every pixel becomes a square of `factor` by `factor` pixels; `factor` is a whole number from 1. */
export function enlarge(bitmap: Bitmap, factor: number): Bitmap {
  const large = blankBitmap(bitmap.width * factor, bitmap.height * factor);
  for (const [at, value] of bitmap.pixels.entries()) {
    const start = Math.floor(at / bitmap.width) * factor * large.width + (at % bitmap.width) * factor;
    for (let row = 0; row < factor; row++)
      large.pixels.fill(value, start + row * large.width, start + row * large.width + factor);
  }
  return large;
}
