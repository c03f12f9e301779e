import type { Raster, Rgba } from '../raster';
import { rasterOf, toWord, wordsOf } from './words';

export interface OutlineOptions {
  /** Around what is drawn, or on its own border pixels. */
  readonly place: 'outside' | 'inside';
  /** With 8 the outline also goes around corners, where 4 leaves it touching by corners only. */
  readonly neighbours: 4 | 8;
}

/**
 * An outline of one colour around all that is not wholly transparent. The picture keeps its size: what
 * would lie beyond its edge is cut off; for an outline inside, all around the picture is transparent.
 */
export function outline(raster: Raster, color: Rgba, { place, neighbours }: OutlineOptions): Raster {
  const { width, height } = raster;
  const words = wordsOf(raster);
  const result = words.slice();
  const ink = toWord(color);
  const isInside = place === 'inside';
  const isDrawn = (x: number, y: number) =>
    x >= 0 && x < width && y >= 0 && y < height && (words[y * width + x] ?? 0) >>> 24 !== 0;
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++, at++) {
      if (((words[at] ?? 0) >>> 24 !== 0) !== isInside) continue;
      const isBorder =
        isDrawn(x - 1, y) !== isInside ||
        isDrawn(x + 1, y) !== isInside ||
        isDrawn(x, y - 1) !== isInside ||
        isDrawn(x, y + 1) !== isInside ||
        (neighbours === 8 &&
          (isDrawn(x - 1, y - 1) !== isInside ||
            isDrawn(x + 1, y - 1) !== isInside ||
            isDrawn(x - 1, y + 1) !== isInside ||
            isDrawn(x + 1, y + 1) !== isInside));
      if (isBorder) result[at] = ink;
    }
  return rasterOf(width, height, result);
}
