import type { Raster } from '../raster';
import { type PackedColor, pixels32 } from './pixels32';

/** How a tile goes on beyond an edge into its own repetition. */
export interface Seam {
  /** Mean change from the last line of pixels to the first one, 0 to 255. */
  readonly change: number;
  /** The same between neighbouring lines within the tile. */
  readonly inside: number;
  /** Share of the changes within that are smaller, 0 to 1: from 0.95 on a seam stands out. */
  readonly rank: number;
  /** Change of each pixel along the seam, 0 to 255. */
  readonly marks: Uint8Array;
}

export interface Seams {
  /** Where the right edge meets the left one; a mark for each row. */
  readonly across: Seam;
  /** Where the lower edge meets the upper one; a mark for each column. */
  readonly down: Seam;
}

/** Compares the change over the edges of a tile with that between its inner rows and columns. */
export function findSeams(raster: Raster): Seams {
  const { width, height } = raster;
  const pixels = pixels32(raster);
  return {
    across: measureSeam(pixels, { lines: width, step: 1, length: height, stride: width }),
    down: measureSeam(pixels, { lines: height, step: width, length: width, stride: 1 }),
  };
}

/** Lines of pixels as they lie in memory. */
interface Lines {
  readonly lines: number;
  /** Pixels from a line to the next. */
  readonly step: number;
  readonly length: number;
  /** Pixels from one of a line to the next. */
  readonly stride: number;
}

function measureSeam(pixels: Uint32Array, { lines, step, length, stride }: Lines): Seam {
  const changes = new Float64Array(lines);
  const marks = new Uint8Array(length);
  for (let index = 0; index < length; index++)
    for (let line = 0; line < lines; line++) {
      const at = line * step + index * stride;
      const pixel = pixels[at] ?? 0;
      const before = pixels[line === 0 ? at + (lines - 1) * step : at - step] ?? 0;
      if (pixel === before) continue;
      const change = changeBetween(before, pixel);
      changes[line] = (changes[line] ?? 0) + change;
      if (line === 0) marks[index] = change;
    }
  const [seam = 0, ...within] = Array.from(changes, (sum) => (length === 0 ? 0 : sum / length));
  const total = within.reduce((sum, change) => sum + change, 0);
  return {
    change: seam,
    inside: within.length === 0 ? 0 : total / within.length,
    rank: within.length === 0 ? 0 : within.filter((change) => change < seam).length / within.length,
    marks,
  };
}

/** The largest difference of a channel, 0 to 255; transparent pixels are alike whatever their colour. */
function changeBetween(one: PackedColor, other: PackedColor): number {
  const [alphaOne, alphaOther] = [one >>> 24, other >>> 24];
  const red = Math.abs((one & 255) * alphaOne - (other & 255) * alphaOther);
  const green = Math.abs(((one >>> 8) & 255) * alphaOne - ((other >>> 8) & 255) * alphaOther);
  const blue = Math.abs(((one >>> 16) & 255) * alphaOne - ((other >>> 16) & 255) * alphaOther);
  return Math.round(Math.max(Math.abs(alphaOne - alphaOther), Math.max(red, green, blue) / 255));
}
