import type { Bitmap } from 'pixels/bitmap';
import { type ByLayer, columnAt, drawGround } from './drawGround';
import { ground } from './drawNear';
import { disc } from './drawSky';
import { type Role, roles } from './hours';
import type { Place } from './places';
import { stamp, widthOf } from './stamps';

export const bannerSize = { width: 240, height: 44 };
/** The mountains stand low, so that there is sky above them, in which the sun is whole. */
export const bannerRows: ByLayer = [83, 97, 132, 158];

/** The banner of a place: its part of the landscape with what stands there. */
export function drawBanner(sheet: Bitmap, { left, sun, things, hasRails }: Place): Bitmap {
  const back = sun === undefined ? left : disc.x - sun;
  const banner = drawGround(sheet, [back, back, left, left], bannerSize, bannerRows);
  const set = (x: number, y: number, role: Role) => {
    if (x < banner.width && y < banner.height) banner.pixels[y * banner.width + x] = roles.indexOf(role) + 1;
  };
  const edgeAt = (x: number) => ground(columnAt(left + x)) - bannerRows[3];
  const rails = bannerSize.height - 4;
  if (hasRails)
    for (let x = 0; x < bannerSize.width; x++) {
      set(x, rails, 'wallShade');
      if (x % 5 < 3) set(x, rails + 1, 'wood');
    }
  for (const [name, x] of things)
    stamp({ set }, name, x, hasRails ? rails - 1 : edgeAt(x + Math.floor(widthOf(name) / 2)) + 3);
  return banner;
}
