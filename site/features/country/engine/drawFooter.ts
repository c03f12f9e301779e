import { type Bitmap, blankBitmap } from 'pixels/bitmap';
import { meadowAt } from './drawNear';
import { drawPine, farShades } from './drawPine';
import type { Role } from './hours';
import { isSet, Layer, width } from './layer';
import { stamp } from './stamps';
import { random, swell } from './terrain';

/** It is repeated from left to right, and as high as the room above the columns of the footer. */
export const footerSize = { width: 480, height: 36 };
const foot = 100;

const ground = swell('0,96 70,94 150,96 240,95 330,93 410,96 480,96', 0, 5);

/** The last row of the sky above each colour; it is dithered from the row of the one before. */
const sky: readonly (readonly [role: Role, row: number])[] = [
  ['sky0', 66],
  ['sky1', 78],
  ['sky2', 90],
];

/** The evening above the footer, which ends in nothing below: trees, a fence, mushrooms, and the fox asleep. */
export function drawFooter(): Bitmap {
  const layer = new Layer();
  for (let x = 0; x < footerSize.width; x++)
    for (let y = foot - footerSize.height; y < foot; y++) {
      let role: Role = 'sky0';
      let from = 64;
      for (const [next, row] of sky) {
        if (y >= row || isSet(x, y, (y - from) / (row - from))) role = next;
        from = row;
      }
      if (y < ground(x)) layer.set(x, y, role);
    }
  for (let star = 0; star < 46; star++)
    layer.set(
      Math.floor(random(star * 7 + 3) * footerSize.width),
      foot - footerSize.height + Math.floor(random(star * 7 + 5) ** 1.4 * 20),
      star % 3 === 0 ? 'star' : 'faintStar',
    );
  for (const [x, tall] of [
    [16, 16],
    [26, 20],
    [37, 13],
    [226, 14],
    [236, 19],
    [400, 18],
    [411, 14],
    [449, 20],
  ] as const)
    drawPine(layer, x, ground(x) + 1, tall, farShades);
  stamp(layer, 'fence', 60, ground(70));
  stamp(layer, 'fence', 340, ground(350));
  for (let x = 0; x < footerSize.width; x++)
    for (let y = ground(x); y < foot; y++)
      if (isSet(x, y, (foot - y) / 5)) layer.set(x, y, meadowAt(x, y, y - ground(x)));
  stamp(layer, 'mushroom', 110, ground(113) + 1);
  stamp(layer, 'smallMushroom', 120, ground(122) + 1);
  stamp(layer, 'bush', 180, ground(185) + 1);
  stamp(layer, 'sleeper', 272, ground(283) + 1);
  stamp(layer, 'smallMushroom', 384, ground(386) + 1);
  const cut = blankBitmap(footerSize.width, footerSize.height);
  for (let y = 0; y < footerSize.height; y++) {
    const start = (foot - footerSize.height + y) * width;
    cut.pixels.set(layer.bitmap.pixels.subarray(start, start + footerSize.width), y * footerSize.width);
  }
  return cut;
}
