import type { Raster, Rgba } from '../raster';
import { ColorIndex } from './colorIndex';
import { distanceOk, toOklab } from './oklab';
import { pixels32, unpackColor } from './pixels32';
import { quantizeWu } from './quantizeWu';

/** A colour and how many pixels have it. */
export interface CountedColor {
  readonly color: Rgba;
  readonly count: number;
}

/** Colours that are counted at most: with more, a picture is a photograph. */
const mostCounted = 65536;

/** The colours of pictures, the most frequent first; `undefined` if they are more than 65,536. */
export function countColors(rasters: readonly Raster[]): readonly CountedColor[] | undefined {
  const colors = new ColorIndex(mostCounted);
  const counts = new Float64Array(mostCounted);
  for (const raster of rasters) {
    let last = -1;
    let number = -1;
    for (const pixel of pixels32(raster)) {
      if (pixel !== last) number = colors.add(pixel);
      if (number < 0) return undefined;
      last = pixel;
      counts[number] = (counts[number] ?? 0) + 1;
    }
  }
  return Array.from(colors.colors.subarray(0, colors.size), (pixel, index) => ({
    color: unpackColor(pixel),
    count: counts[index] ?? 0,
  })).sort((a, b) => b.count - a.count);
}

/**
 * A palette for pictures: their own colours, the most frequent first, or, if these are more than
 * `most`, that many in between (Wu's quantiser). Wholly transparent pixels do not count.
 * @param most 1 to 256
 */
export function paletteOf(rasters: readonly Raster[], most: number): readonly Rgba[] {
  const own = countColors(rasters)?.filter(({ color }) => color[3] > 0);
  if (own !== undefined && own.length <= most) return own.map(({ color }) => color);
  return quantizeWu(rasters.map(pixels32), most).colors.map(unpackColor);
}

/** Two colours of a palette that look almost the same. */
export interface NearTwins {
  /** Indexes in the palette, `one` before `other`. */
  readonly one: number;
  readonly other: number;
  /** In OKLab; see `distanceOk`. */
  readonly distance: number;
}

/** How far apart in OKLab colours are at most that look almost the same: 0.02 is just seen side by side. */
export const farthestTwin = 0.02;

/** Most colours that are compared with each other: two million pairs. */
const mostCompared = 2048;

/**
 * Pairs of colours that look almost the same, the nearest first; of a palette over 2,048 colours only
 * these first ones are compared. Colours of different alpha are no twins.
 */
export function findNearTwins(palette: readonly Rgba[]): readonly NearTwins[] {
  const labs = palette.slice(0, mostCompared).map((color) => ({ lab: toOklab(color), alpha: color[3] }));
  const twins: NearTwins[] = [];
  for (const [one, { lab, alpha }] of labs.entries())
    for (let other = one + 1; other < labs.length; other++) {
      const second = labs[other];
      if (second === undefined || second.alpha !== alpha) continue;
      if (Math.abs(second.lab.lightness - lab.lightness) > farthestTwin) continue;
      const distance = distanceOk(lab, second.lab);
      if (distance <= farthestTwin) twins.push({ one, other, distance });
    }
  return twins.sort((a, b) => a.distance - b.distance);
}
