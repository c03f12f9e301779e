/** A picture in true colour. `Bitmap` is the one with a palette. */
export interface Raster {
  readonly width: number;
  readonly height: number;
  /**
   * Four bytes for each pixel: red, green, blue, alpha. Row by row from the top left; the colours are
   * not multiplied by alpha, as in the `ImageData` of a canvas.
   */
  readonly data: Uint8ClampedArray<ArrayBuffer>;
}

/** A colour with alpha, 0 to 255 each. */
export type Rgba = readonly [red: number, green: number, blue: number, alpha: number];

/** A wholly transparent picture. */
export function blankRaster(width: number, height: number): Raster {
  return { width, height, data: new Uint8ClampedArray(width * height * 4) };
}
