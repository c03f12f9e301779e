import type { Raster } from '../raster';

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
  const row = width * 4;
  return {
    across: measureSeam(raster, { lines: width, step: 4, length: height, stride: row }),
    down: measureSeam(raster, { lines: height, step: row, length: width, stride: 4 }),
  };
}

/** Lines of pixels as they lie in memory. */
interface Lines {
  readonly lines: number;
  /** Bytes from a line to the next. */
  readonly step: number;
  readonly length: number;
  /** Bytes from a pixel of a line to the next. */
  readonly stride: number;
}

function measureSeam(raster: Raster, { lines, step, length, stride }: Lines): Seam {
  const { data } = raster;
  const changes = new Float64Array(lines);
  const marks = new Uint8Array(length);
  // Pixel by pixel in the order of memory: columns are far apart in it.
  for (let index = 0; index < length; index++)
    for (let line = 0; line < lines; line++) {
      const at = line * step + index * stride;
      const before = (line === 0 ? lines - 1 : line - 1) * step + index * stride;
      const change = changeBetween(data, before, at);
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

/** The largest difference of a channel; transparent pixels are alike whatever their colour. */
function changeBetween(data: Uint8ClampedArray, one: number, other: number): number {
  const [alphaOne, alphaOther] = [data[one + 3] ?? 0, data[other + 3] ?? 0];
  let most = Math.abs(alphaOne - alphaOther);
  for (let channel = 0; channel < 3; channel++) {
    const a = (data[one + channel] ?? 0) * alphaOne;
    const b = (data[other + channel] ?? 0) * alphaOther;
    most = Math.max(most, Math.abs(a - b) / 255);
  }
  return Math.round(most);
}
