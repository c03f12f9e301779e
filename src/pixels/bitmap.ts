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
