import type { Raster } from '../raster';
import type { Point } from './lines';
import { rasterOf, wordsOf } from './words';

/**
 * Axes of symmetry. An axis is counted in halves of a pixel: 2 n + 1 goes through the middle of pixel
 * n, 2 n runs along its left or upper edge, between two pixels.
 */
export interface Axes {
  /** Where the vertical axis is, that mirrors left and right. */
  readonly x?: number;
  /** Where the horizontal axis is, that mirrors up and down. */
  readonly y?: number;
}

/** The pixels that are drawn together with one, itself first, each once. */
export function mirrorPoint(point: Point, { x, y }: Axes): Point[] {
  const points = [point];
  const add = (other: Point) => {
    if (!points.some((known) => known.x === other.x && known.y === other.y)) points.push(other);
  };
  if (x !== undefined) add({ x: x - 1 - point.x, y: point.y });
  if (y !== undefined) for (const known of [...points]) add({ x: known.x, y: y - 1 - known.y });
  return points;
}

/** What is left of the vertical axis drawn mirrored on its right, and above the horizontal one below it. */
export function mirrorHalf(raster: Raster, { x, y }: Axes): Raster {
  const { width, height } = raster;
  const words = wordsOf(raster).slice();
  for (let row = 0; x !== undefined && row < height; row++)
    for (let to = Math.max(0, Math.ceil(x / 2)); to < width && x - 1 - to >= 0; to++)
      words[row * width + to] = words[row * width + x - 1 - to] ?? 0;
  for (let to = Math.max(0, Math.ceil((y ?? 0) / 2)); y !== undefined && to < height && y - 1 - to >= 0; to++)
    words.copyWithin(to * width, (y - 1 - to) * width, (y - to) * width);
  return rasterOf(width, height, words);
}

/** The picture as in a mirror beside it. */
export function flipHorizontally(raster: Raster): Raster {
  const words = wordsOf(raster).slice();
  for (let start = 0; start < words.length; start += raster.width)
    words.subarray(start, start + raster.width).reverse();
  return rasterOf(raster.width, raster.height, words);
}

/** The picture as in water below it. */
export function flipVertically(raster: Raster): Raster {
  const turned = wordsOf(raster).slice().reverse();
  return flipHorizontally(rasterOf(raster.width, raster.height, turned));
}
