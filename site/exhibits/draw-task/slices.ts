import { rasterOf } from 'pixels/edit/pixels32';
import type { Raster } from 'pixels/raster';
import type { Inks } from '../practice-ground/drawStage';
import type { Grid } from '../practice-ground/grid';

/** A drawing in nine parts, cut so many pixels from each side, as a window of another size: its corners stay. */
export function stretchSlices(
  { side, cells }: Grid,
  inks: Inks,
  cut: number,
  width: number,
  height: number,
): Raster {
  /** Where a column or row comes from; between the cuts, where they are stretched, all are alike. */
  const from = (at: number, size: number) => (at < cut ? at : Math.max(cut, at - size + side));
  const words = Uint32Array.from(
    { length: width * height },
    (_, at) =>
      inks[(cells[from(Math.floor(at / width), height) * side + from(at % width, width)] ?? 0) - 1] ?? 0,
  );
  return rasterOf(width, height, words);
}
