import type { Bitmap } from 'pixels/bitmap';
import { columnAt, drawGround, type FirstRows } from './drawGround';
import { ground } from './drawNear';
import { type Role, roles } from './hours';
import type { Place } from './places';
import { stamp, widthOf } from './stamps';

export const bannerSize = { width: 240, height: 44 };
/** Banners have hardly any sky; the sun in it is whole. */
export const bannerRows: FirstRows = [81, 118, 132, 158];

/** The banner of a place: its part of the landscape with what stands there. */
export function drawBanner(sheet: Bitmap, { left, things, hasRails }: Place): Bitmap {
  const banner = drawGround(sheet, left, bannerSize, bannerRows);
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
