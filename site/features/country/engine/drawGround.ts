import { type Bitmap, blankBitmap } from 'pixels/bitmap';
import { height, width } from './layer';

/** A row or a column of the sky, the mountains, the hills and the meadow: the first one shown. */
export type ByLayer = readonly [sky: number, far: number, middle: number, near: number];

/** Sharing pictures have a sky for their titles, without clouds and the moon, and no trees of the edge in it. */
export const shareRows: ByLayer = [28, 30, 56, 88];
export const shareColumns = { sky: 92, least: 104 };
/** That of the home page has the sun over the lake. */
export const homeShare = { rows: [17, 40, 74, 92], lefts: [154, 154, 154, 154] } as const;

/**
 * A part of the landscape, from the layers one below the other in its sheet. Beyond its right end it goes on mirrored.
 * @param lefts the left column of each layer
 */
export function drawGround(
  sheet: Bitmap,
  lefts: ByLayer,
  size: Omit<Bitmap, 'pixels'>,
  firstRows: ByLayer,
): Bitmap {
  const ground = blankBitmap(size.width, size.height);
  for (const [layer, first] of firstRows.entries())
    for (let y = 0; y < size.height; y++)
      for (let x = 0; x < size.width; x++) {
        const row = Math.min(height - 1, y + first);
        const value = sheet.pixels[(layer * height + row) * width + columnAt((lefts[layer] ?? 0) + x)] ?? 0;
        if (value !== 0) ground.pixels[y * size.width + x] = value;
      }
  return ground;
}

/** The column of the landscape that is seen at `x`, which may lie beyond its right end. */
export function columnAt(x: number): number {
  const within = x % (2 * width);
  return within < width ? within : 2 * width - 1 - within;
}
