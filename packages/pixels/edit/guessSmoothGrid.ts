import type { Raster } from '../raster';
import type { Grid } from './guessGrid';
import { pixels32 } from './pixels32';

/** Largest factor that is looked for. */
const largestFactor = 32;

/** Periods that a side must have: in fewer, the drawing itself may repeat as often. */
const leastPeriods = 16;

/** Lines of pixels that are measured in each direction, at most. */
const mostLines = 384;

/** Pictures that were enlarged with linear or cubic interpolation reach 0.23 to 1, others stay below 0.05. */
const leastScore = 0.2;

/** JPEG compresses squares of 8, whose edges look like bends every 8 or 4 pixels, half a pixel before them. */
const jpegSquare = 8;
const jpegPhase = 7.5;

/** How far the middle of blocks may be off: programs differ by half a pixel in where they put pixels. */
const slack = 0.75;

/**
 * The grid of a picture that was enlarged smoothly; `undefined` if there is none. Between the middles
 * of two former pixels colours go over evenly, and they bend where these middles lie. So bends (second
 * differences) come with a period of the factor. The score of a factor is the share of that period in
 * all of them, as in a Fourier transform, and its phase tells where the middles are.
 * Source: A. C. Gallagher, "Detection of linear and cubic interpolation in JPEG compressed images"
 * (2005), https://doi.org/10.1109/CRV.2005.33
 */
export function guessSmoothGrid(raster: Raster): Grid | undefined {
  const { width, height } = raster;
  const pixels = pixels32(raster);
  const across = measureBends(pixels, { step: 1, count: width, lineStep: width, lines: height });
  const down = measureBends(pixels, { step: width, count: height, lineStep: 1, lines: width });
  const most = Math.min(largestFactor, Math.floor(Math.min(width, height) / leastPeriods));
  const periods = Array.from({ length: Math.max(0, most - 1) }, (_, index) => {
    const [first, second] = [measurePeriod(across, index + 2), measurePeriod(down, index + 2)];
    return { factor: index + 2, first, second, score: Math.min(first.score, second.score) };
  }).filter(({ factor, first, second }) => {
    const isBefore = (phase: number) => isNear(phase, jpegPhase, factor);
    return jpegSquare % factor !== 0 || !isBefore(first.phase) || !isBefore(second.phase);
  });
  const best = Math.max(leastScore, ...periods.map(({ score }) => score));
  // Bends of linear interpolation come with half the period as strongly: the largest factor is the true one.
  const found = periods.findLast(({ score }) => score >= Math.max(leastScore, best / 2));
  return (
    found && {
      factor: found.factor,
      left: firstLine(found.first.phase, found.factor),
      top: firstLine(found.second.phase, found.factor),
    }
  );
}

/** Lines of pixels as they lie in memory. */
interface Lines {
  readonly step: number;
  readonly count: number;
  readonly lineStep: number;
  readonly lines: number;
}

/** How much colours bend at each column, summed over rows; or at each row over columns. */
function measureBends(pixels: Uint32Array, { step, count, lineStep, lines }: Lines): Float64Array {
  const bends = new Float64Array(count);
  const stride = Math.ceil(lines / mostLines);
  for (let line = 0; line < lines; line += stride)
    for (let index = 1, at = line * lineStep + step; index < count - 1; index++, at += step) {
      const [before, here, after] = [pixels[at - step] ?? 0, pixels[at] ?? 0, pixels[at + step] ?? 0];
      if (before === here && here === after) continue;
      let sum = 0;
      for (let shift = 0; shift < 32; shift += 8)
        sum += Math.abs(
          2 * ((here >>> shift) & 255) - ((before >>> shift) & 255) - ((after >>> shift) & 255),
        );
      bends[index] = (bends[index] ?? 0) + sum;
    }
  return bends;
}

/** The share of a period, 0 to 1, and where it has its peaks. */
function measurePeriod(bends: Float64Array, period: number): { score: number; phase: number } {
  let [cosine, sine, total] = [0, 0, 0];
  const turn = (2 * Math.PI) / period;
  for (let at = 0; at < bends.length; at++) {
    const bend = bends[at] ?? 0;
    cosine += bend * Math.cos(at * turn);
    sine += bend * Math.sin(at * turn);
    total += bend;
  }
  const phase = (Math.atan2(sine, cosine) / turn + period) % period;
  return { score: total === 0 ? 0 : Math.hypot(cosine, sine) / total, phase };
}

function isNear(phase: number, other: number, period: number): boolean {
  const distance = Math.abs(phase - other) % period;
  return Math.min(distance, period - distance) < slack / 2;
}

/** Where the first block begins if its middle lies at a phase. */
function firstLine(phase: number, factor: number): number {
  const begin = phase - (factor - 1) / 2;
  if (Math.abs(begin) <= slack) return 0;
  return (Math.round(begin) + factor) % factor;
}
