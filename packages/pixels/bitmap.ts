/** A picture in indexed colour. */
export interface Bitmap {
  readonly width: number;
  readonly height: number;
  /** Row by row from the top left: 0 is transparent, n is the colour n - 1 of the palette. */
  readonly pixels: Uint8Array;
}

export function blankBitmap(width: number, height: number, value = 0): Bitmap {
  return { width, height, pixels: new Uint8Array(width * height).fill(value) };
}

/** Copies `source` into `target` with its top left corner at `left`, `top`; it must fit. */
export function paste(source: Bitmap, target: Bitmap, left: number, top: number): void {
  for (let row = 0; row < source.height; row++) {
    const pixels = source.pixels.subarray(row * source.width, (row + 1) * source.width);
    target.pixels.set(pixels, (top + row) * target.width + left);
  }
}

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

/** A sheet of frames of one size, side by side in their order. */
export function packSheet(frames: readonly Bitmap[]): Bitmap {
  const [first] = frames;
  if (first === undefined) return blankBitmap(0, 0);
  const sheet = blankBitmap(first.width * frames.length, first.height);
  for (const [index, frame] of frames.entries()) paste(frame, sheet, index * first.width, 0);
  return sheet;
}
