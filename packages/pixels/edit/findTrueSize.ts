import type { Raster } from '../raster';
import { type Grid, guessGrid } from './guessGrid';
import { guessSmoothGrid } from './guessSmoothGrid';
import { pixels32, rasterOf } from './pixels32';

/** How a picture was enlarged. */
export interface TrueSize {
  /** Side of a block in pixels; 1 where the picture is no enlargement that can be told. */
  readonly factor: number;
  /** Width of the first column of blocks where it was cut off, else 0; below `factor`. */
  readonly left: number;
  /** Height of the first row of blocks where it was cut off, else 0; below `factor`. */
  readonly top: number;
  /** Share of the blocks whose pixels are alike, 0 to 1: 1 for a clean enlargement. */
  readonly uniform: number;
  /** The picture at 1×: a pixel for each block, blocks that were cut off included. */
  readonly raster: Raster;
}

/**
 * How far the channels of two pixels may be apart that count as alike after JPEG: lossy files move
 * flat areas by a few steps, and neighbouring colours of a palette are mostly farther apart.
 */
const tolerance = 24;

/**
 * Whether a picture is an enlargement of a smaller one by a whole factor, the largest that fits.
 *
 * Where colours change from one column to the next, a block must end: so all such places are a
 * multiple of the factor apart, and the factor is the greatest common divisor of their distances. The
 * place of the first one tells where the picture was cut. If a picture is no clean enlargement, the
 * grid is guessed, and `uniform` says how well it fits: 0.7 and more after JPEG or a few strokes of a
 * brush, less if it was enlarged smoothly, and then the picture at 1× has only the colours near to its own.
 */
export function findTrueSize(raster: Raster): TrueSize {
  const pixels = pixels32(raster);
  const exact = findGrid(pixels, raster);
  if (exact.factor > 1) return { ...exact, uniform: 1, raster: pickCentres(pixels, raster, exact) };
  const guess = guessGrid(raster) ?? guessSmoothGrid(raster);
  if (guess === undefined) return { ...whole, uniform: 1, raster };
  return {
    ...guess,
    uniform: measureUniform(raster, guess),
    raster: pickCentres(pixels, raster, guess),
  };
}

/** After so many rows it is asked whether the columns have settled it: most pictures are no enlargements. */
const rowsBetweenLooks = 64;

function findGrid(pixels: Uint32Array, { width, height }: Raster): Grid {
  const columns = new Uint8Array(width);
  const rows = new Uint8Array(height);
  for (let y = 0, at = 0; y < height; y++) {
    let isNewRow = 0;
    for (let x = 0; x < width; x++, at++) {
      if (x > 0 && pixels[at] !== pixels[at - 1]) columns[x] = 1;
      if (y > 0 && pixels[at] !== pixels[at - width]) isNewRow = 1;
    }
    rows[y] = isNewRow;
    if (y % rowsBetweenLooks === rowsBetweenLooks - 1 && commonDistance([placesIn(columns)]) === 1)
      return whole;
  }
  const ends = [placesIn(columns), placesIn(rows)] as const;
  let factor = commonDistance(ends);
  // One change in each direction says nothing of distances: then the edges count as ends of blocks.
  if (factor === 0 && ends.some((places) => places.length > 0))
    factor = [width, height, ...ends.flat()].reduce(greatestDivisor, 0);
  if (factor < 2) return whole;
  return { factor, left: (ends[0][0] ?? 0) % factor, top: (ends[1][0] ?? 0) % factor };
}

/** The grid of a picture that is no enlargement. */
const whole: Grid = { factor: 1, left: 0, top: 0 };

/** The greatest common divisor of all distances between places; 0 if there are none. */
function commonDistance(directions: readonly (readonly number[])[]): number {
  let factor = 0;
  for (const places of directions)
    for (const place of places) factor = greatestDivisor(factor, place - (places[0] ?? 0));
  return factor;
}

function placesIn(marks: Uint8Array): number[] {
  const places: number[] = [];
  for (let at = 0; at < marks.length; at++) if (marks[at] === 1) places.push(at);
  return places;
}

function greatestDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestDivisor(b, a % b);
}

/** A picture with the pixel in the middle of each block. */
function pickCentres(pixels: Uint32Array, { width, height }: Raster, { factor, left, top }: Grid): Raster {
  const columns = centresOf(width, factor, left);
  const rows = centresOf(height, factor, top);
  const small = new Uint32Array(columns.length * rows.length);
  let at = 0;
  for (const y of rows) for (const x of columns) small[at++] = pixels[y * width + x] ?? 0;
  return rasterOf(columns.length, rows.length, small);
}

function centresOf(length: number, factor: number, first: number): number[] {
  const centres: number[] = [];
  for (let start = first === 0 ? 0 : first - factor; start < length; start += factor)
    centres.push((Math.max(0, start) + Math.min(length, start + factor) - 1) >> 1);
  return centres;
}

/** The share of whole blocks in which no channel is farther from the block's centre than `tolerance`. */
function measureUniform(raster: Raster, { factor, left, top }: Grid): number {
  const { width, height, data } = raster;
  let blocks = 0;
  let alike = 0;
  for (let y = top; y + factor <= height; y += factor)
    for (let x = left; x + factor <= width; x += factor) {
      blocks += 1;
      const centre = ((y + ((factor - 1) >> 1)) * width + x + ((factor - 1) >> 1)) * 4;
      let isAlike = true;
      for (let row = y; row < y + factor && isAlike; row++)
        for (let at = (row * width + x) * 4, end = at + factor * 4; at < end; at++)
          if (Math.abs((data[at] ?? 0) - (data[centre + (at & 3)] ?? 0)) > tolerance) {
            isAlike = false;
            break;
          }
      if (isAlike) alike += 1;
    }
  return blocks === 0 ? 0 : alike / blocks;
}
