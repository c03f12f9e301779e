import type { Raster, Rgba } from '../raster';
import { packColor, rasterOf } from './pixels32';

/** Colours in a row: as wide as programs take strips for. */
const mostInRow = 256;

/** A palette as a picture of one pixel for each colour, in a row, or in rows of 256. */
export function drawPaletteStrip(colors: readonly Rgba[]): Raster {
  const width = Math.min(mostInRow, colors.length);
  const pixels = new Uint32Array(width * Math.ceil(colors.length / width));
  pixels.set(colors.map(packColor));
  return rasterOf(width, pixels.length / width, pixels);
}
