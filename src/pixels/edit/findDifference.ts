import type { Raster } from '../raster';
import type { Area } from './area';
import { wordsOf } from './words';

export interface Difference {
  /** Of the larger width and the larger height of the two. */
  readonly width: number;
  readonly height: number;
  /** 1 for each pixel that differs, row by row; what only one of the pictures has differs unless it is transparent. */
  readonly mask: Uint8Array;
  readonly count: number;
  /** The smallest area with all of them. */
  readonly area: Area | undefined;
}

/** Where two pictures differ, with their top left corners on each other. Wholly transparent pixels are alike. */
export function findDifference(one: Raster, other: Raster): Difference {
  const width = Math.max(one.width, other.width);
  const height = Math.max(one.height, other.height);
  const mask = new Uint8Array(width * height);
  const [first, second] = [wordsOf(one), wordsOf(other)];
  let [count, left, right, top, bottom] = [0, width, -1, -1, -1];
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++, at++) {
      const a = x < one.width && y < one.height ? (first[y * one.width + x] ?? 0) : 0;
      const b = x < other.width && y < other.height ? (second[y * other.width + x] ?? 0) : 0;
      if (a === b || (a >>> 24 === 0 && b >>> 24 === 0)) continue;
      mask[at] = 1;
      count += 1;
      if (x < left) left = x;
      if (x > right) right = x;
      if (top < 0) top = y;
      bottom = y;
    }
  const area = count === 0 ? undefined : { left, top, width: right - left + 1, height: bottom - top + 1 };
  return { width, height, mask, count, area };
}
