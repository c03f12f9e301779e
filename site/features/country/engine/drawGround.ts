import { type Drawing, shareSize } from 'generator/compose/hooks';
import { type Bitmap, blankBitmap } from 'pixels/bitmap';
import { type Role, roles } from './hours';
import { height, width } from './layer';
import { placeOf } from './places';
import { color, drawOnce } from './sheet';
import { random } from './terrain';

/** A row or a column of the sky, the mountains, the hills and the meadow: the first one shown. */
export type ByLayer = readonly [sky: number, far: number, middle: number, near: number];

/** Sharing pictures have a sky for their titles, and no trees of either edge in it. */
const shareRows: ByLayer = [28, 30, 56, 88];
const shareColumns = { sky: 92, least: 104, most: 256 };
/** Stars in that sky, few, since words stand among them. */
const shareStars = { count: 22, rows: 62 };
/** That of the home page has the sun over the lake. */
const homeShare = { rows: [17, 40, 74, 92], lefts: [154, 154, 154, 154] } as const;

/** The landscape behind the sharing picture of a route. */
export function drawShareGround(route: string): Drawing {
  const { sheet } = drawOnce();
  if (route === '/') {
    const ground = drawGround(sheet, homeShare.lefts, shareSize, homeShare.rows);
    clearSky(ground, ['bird']);
    return color(ground, 'dusk');
  }
  const left = Math.min(shareColumns.most, Math.max(shareColumns.least, placeOf(route).left));
  const ground = drawGround(sheet, [shareColumns.sky, left, left, left], shareSize, shareRows);
  clearSky(ground, [
    'cloud',
    'cloudShade',
    'cloudFoot',
    'disc',
    'discShade',
    'crater',
    'halo',
    'haloEdge',
    'discRim',
    'discShadeRim',
    'ray',
    'bird',
  ]);
  const sky = roles.indexOf('sky1') + 1;
  for (let star = 0; star < shareStars.count; star++) {
    const x = Math.floor(random(star * 3 + 1) * ground.width);
    const at = Math.floor(random(star * 3 + 2) * shareStars.rows) * ground.width + x;
    if (ground.pixels[at] === sky) ground.pixels[at] = roles.indexOf('faintStar') + 1;
  }
  return color(ground, 'night');
}

/** Takes what stands in a sky away: words stand on it alone. */
export function clearSky(ground: Bitmap, things: readonly Role[]): void {
  const values = new Set(things.map((role) => roles.indexOf(role) + 1));
  const bands = new Set(roles.flatMap((role, index) => (role.startsWith('sky') ? [index + 1] : [])));
  for (let y = 0; y < ground.height; y++) {
    const row = ground.pixels.subarray(y * ground.width, (y + 1) * ground.width);
    const band = row.find((value) => bands.has(value));
    if (band === undefined) continue;
    for (let x = 0; x < row.length; x++) if (values.has(row[x] ?? 0)) row[x] = band;
  }
}

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
