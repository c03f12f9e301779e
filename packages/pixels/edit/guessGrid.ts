import type { Raster } from '../raster';

/** A grid of square blocks over a picture. */
export interface Grid {
  /** Side of a block in pixels. */
  readonly factor: number;
  /** Pixels from the left edge to the first line of the grid, less than `factor`. */
  readonly left: number;
  readonly top: number;
}

/** Largest block that is looked for. */
const largestBlock = 64;

/** Lines of pixels that are measured in each direction, at most: more make the guess no better. */
const mostLines = 384;

/**
 * How much more of the change must lie on the grid than would by chance (0 to 1). Photographs stay
 * below 0.1, enlargements that were stored as JPEG of middling quality reach 0.4.
 */
const leastScore = 0.25;

/**
 * The grid of an enlargement that was blurred, stored with losses or drawn on afterwards;
 * `undefined` if none stands out. Between blocks pixels change more than within them: the score of a
 * grid is the share of all change that lies on its lines, less the share that its lines would have
 * by chance, which is 1 / factor.
 */
export function guessGrid(raster: Raster): Grid | undefined {
  const across = measureChange(raster, 4, raster.width, raster.width * 4, raster.height);
  const down = measureChange(raster, raster.width * 4, raster.height, 4, raster.width);
  let best: (Grid & { readonly score: number }) | undefined;
  const most = Math.min(largestBlock, raster.width >> 1, raster.height >> 1);
  for (let factor = 2; factor <= most; factor++) {
    const [left, scoreAcross] = placeLines(across, factor);
    const [top, scoreDown] = placeLines(down, factor);
    const score = Math.min(scoreAcross, scoreDown);
    if (score > (best?.score ?? leastScore)) best = { factor, left, top, score };
  }
  return best && { factor: best.factor, left: best.left, top: best.top };
}

/**
 * The change from each column to the one before it, summed over rows; or of rows over columns.
 * @param step bytes from a column to the next
 * @param lineStep bytes from a row to the next
 */
function measureChange(
  { data }: Raster,
  step: number,
  count: number,
  lineStep: number,
  lines: number,
): Float64Array {
  const change = new Float64Array(count);
  const stride = Math.ceil(lines / mostLines);
  for (let line = 0; line < lines; line += stride)
    for (let index = 1, at = line * lineStep + step; index < count; index++, at += step) {
      let sum = 0;
      for (let channel = at; channel < at + 4; channel++)
        sum += Math.abs((data[channel] ?? 0) - (data[channel - step] ?? 0));
      change[index] = (change[index] ?? 0) + sum;
    }
  return change;
}

/** Where lines `factor` apart catch most of the change, and their score. */
function placeLines(change: Float64Array, factor: number): [first: number, score: number] {
  const caught = new Float64Array(factor);
  let total = 0;
  for (let at = 1; at < change.length; at++) {
    caught[at % factor] = (caught[at % factor] ?? 0) + (change[at] ?? 0);
    total += change[at] ?? 0;
  }
  let first = 0;
  for (let at = 1; at < factor; at++) if ((caught[at] ?? 0) > (caught[first] ?? 0)) first = at;
  return [first, total === 0 ? 0 : (caught[first] ?? 0) / total - 1 / factor];
}
