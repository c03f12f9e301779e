import type { Raster } from '../raster';
import { mapPixels } from './mapColors';
import { distanceOk, type Oklab, toOklab } from './oklab';
import { countColors, farthestTwin } from './paletteOf';
import { type PackedColor, packColor } from './pixels32';

/** Most colours that are compared with each other; rarer ones stay as they are. */
const mostCompared = 2048;

interface KeptColor {
  readonly pixel: PackedColor;
  readonly alpha: number;
  readonly lab: Oklab;
}

/**
 * Which colours of a picture can hardly be told from a more frequent one, and that one: the nearest of
 * those that stay. Colours that stay are no twins of each other. Colours of different alpha are never
 * twins, nor are wholly transparent ones.
 * @returns `undefined` if the picture has more than 65,536 colours, as photographs do
 */
export function pairTwins(raster: Raster): ReadonlyMap<PackedColor, PackedColor> | undefined {
  const counted = countColors([raster]);
  if (counted === undefined) return undefined;
  const kept: KeptColor[] = [];
  const pairs = new Map<PackedColor, PackedColor>();
  for (const { color } of counted.filter(({ color }) => color[3] > 0).slice(0, mostCompared)) {
    const own = { pixel: packColor(color), alpha: color[3], lab: toOklab(color) };
    const twin = findNearest(own, kept);
    if (twin === undefined) kept.push(own);
    else pairs.set(own.pixel, twin.pixel);
  }
  return pairs;
}

function findNearest(own: KeptColor, kept: readonly KeptColor[]): KeptColor | undefined {
  let nearest: KeptColor | undefined;
  let least = farthestTwin;
  for (const other of kept) {
    if (other.alpha !== own.alpha || Math.abs(other.lab.lightness - own.lab.lightness) > least) continue;
    const distance = distanceOk(other.lab, own.lab);
    if (distance > least || (distance === least && nearest !== undefined)) continue;
    nearest = other;
    least = distance;
  }
  return nearest;
}

/** The picture with the rarer colour of all twins replaced; `pairs` is what `pairTwins` found. */
export function mergeTwins(raster: Raster, pairs: ReadonlyMap<PackedColor, PackedColor>): Raster {
  return mapPixels(raster, (pixel) => pairs.get(pixel) ?? pixel);
}

/** The picture without half-transparent pixels: those at least half opaque become opaque, the others clear. */
export function hardenAlpha(raster: Raster): Raster {
  return mapPixels(raster, (pixel) => (pixel >>> 31 === 1 ? (pixel | 0xff000000) >>> 0 : 0));
}
