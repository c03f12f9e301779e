import { type Bitmap, blankBitmap } from 'pixels/bitmap';
import { height, width } from './layer';

/** Which part of the landscape belongs to the routes that begin so; the first that fits counts. Columns from the left. */
const places: readonly (readonly [begin: string, left: number])[] = [
  ['/docs/craft', 0],
  ['/docs/basic', 96],
  ['/docs/timeline', 190],
  ['/docs/release-note', 300],
  ['/docs/category/basic', 96],
  ['/docs/category/craft', 0],
  ['/docs/', 150],
  ['/faq', 230],
  ['/blog', 440],
  ['/practice', 400],
];

/** Rows that the layers, from the sky on, stand higher than in the landscape: there is less sky, and less mountain. */
const raised = [66, 82, 104, 112] as const;

/** A window on the landscape's layers as they stand one below the other in its sheet. */
export function drawGround(sheet: Bitmap, route: string, size: Omit<Bitmap, 'pixels'>): Bitmap {
  const [, left = 170] = places.find(([begin]) => route.startsWith(begin)) ?? [];
  const ground = blankBitmap(size.width, size.height);
  for (const [layer, rows] of raised.entries())
    for (let y = 0; y < size.height; y++)
      for (let x = 0; x < size.width; x++) {
        const row = Math.min(height - 1, y + rows);
        const value = sheet.pixels[(layer * height + row) * width + left + x] ?? 0;
        if (value !== 0) ground.pixels[y * size.width + x] = value;
      }
  return ground;
}
