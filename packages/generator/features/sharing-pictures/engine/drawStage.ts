import type { Bitmap } from 'pixels/bitmap';
import { bayerMatrix } from 'pixels/edit/bayer';
import { shareSize } from '../../../compose/hooks';
import type { Box } from './placeArt';

const { width, height } = shareSize;

/** The colours of the site's palette, after those of ground and drawing. */
export const colors = [
  { name: 'night', red: 23, green: 18, blue: 43 },
  { name: 'dusk', red: 52, green: 38, blue: 92 },
  { name: 'paper', red: 252, green: 248, blue: 239 },
  { name: 'gold', red: 255, green: 208, blue: 98 },
  { name: 'amber', red: 240, green: 154, blue: 66 },
  { name: 'umber', red: 90, green: 61, blue: 43 },
] as const;
export type Ink = (typeof colors)[number]['name'];

/** The value of a colour in a picture. */
export type InkOf = (ink: Ink) => number;

/** Number of rows above the lower edge in which a plain ground becomes lighter. */
const plainGround = 28;

/** Fills what of a box lies within a picture. */
export function fill(picture: Bitmap, { left, top, wide, tall }: Box, value: number) {
  for (let y = Math.max(0, top); y < Math.min(height, top + tall); y++)
    for (let x = Math.max(0, left); x < Math.min(width, left + wide); x++)
      picture.pixels[y * width + Math.floor(x)] = value;
}

/** A ground without a landscape. */
export function drawPlainGround(picture: Bitmap, inkOf: InkOf) {
  const thresholds = bayerMatrix(4);
  for (let row = 0; row < plainGround; row++)
    for (let x = 0; x < width; x++) {
      const y = height - plainGround + row;
      if ((row / plainGround) * 16 > (thresholds[(y % 4) * 4 + (x % 4)] ?? 0) + 0.5)
        picture.pixels[y * width + x] = inkOf('dusk');
    }
}

/** An easel whose board takes up a box. */
export function drawEasel(picture: Bitmap, { left, top, wide, tall }: Box, inkOf: InkOf) {
  const put = (x: number, y: number, across: number, down: number, ink: Ink) =>
    fill(picture, { left: x, top: y, wide: across, tall: down }, inkOf(ink));
  for (let y = top + tall; y < height - 4; y++)
    for (const [foot, way] of [
      [left + 8, -1],
      [left + wide / 2, 0],
      [left + wide - 8, 1],
    ] as const)
      put(foot - 1 + way * Math.floor((y - top - tall) / 3), y, 2, 1, 'umber');
  put(left + wide / 2 - 2, top - 3, 4, 3, 'umber');
  put(left, top, wide, tall, 'umber');
  put(left + 2, top + 2, wide - 4, tall - 4, 'paper');
  put(left - 4, top + tall - 2, wide + 8, 2, 'amber');
  put(left - 4, top + tall, wide + 8, 2, 'umber');
}
