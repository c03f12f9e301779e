import type { Raster } from '../raster';
import { type Area, joinAreas } from './area';
import { pixels32 } from './pixels32';

/** A part of a picture whose pixels are larger or smaller than those of most of it. */
export interface OtherSize {
  readonly area: Area;
  /** Side of its pixels. */
  readonly factor: number;
}

export interface PixelSizes {
  /** Side of the pixels in most of the picture; 0 if it has too little detail to tell. */
  readonly factor: number;
  readonly others: readonly OtherSize[];
}

/** Side of the windows that are looked at, and their distance: half of it, so that small parts fill one. */
const windowSide = 32;
const windowStep = 16;

/**
 * Distances between changes that a window must have before its size counts. By chance all of them
 * are even in one of 256 windows.
 */
const leastDistances = 8;

/** Largest size of pixels that a window of 32 has enough changes to tell. */
const largestFactor = 5;

/**
 * Finds parts of a picture that were drawn or enlarged with pixels of another size. In each window
 * the places where colours change from column to column and from row to row are a multiple of the
 * pixels' size apart, so the size is the greatest common divisor of their distances. Windows with few
 * changes do not count; those that touch and have one size are one part.
 */
export function findMixedSizes(raster: Raster): PixelSizes {
  const columns = Math.max(1, Math.ceil((raster.width - windowSide) / windowStep) + 1);
  const rows = Math.max(1, Math.ceil((raster.height - windowSide) / windowStep) + 1);
  const pixels = pixels32(raster);
  const sizes = new Uint8Array(columns * rows);
  const counts = new Uint32Array(largestFactor + 1);
  for (let at = 0; at < sizes.length; at++) {
    const size = measureWindow(pixels, raster, windowAt(at, columns, raster));
    sizes[at] = size;
    counts[size] = (counts[size] ?? 0) + 1;
  }
  let factor = 0;
  for (let size = 1; size <= largestFactor; size++)
    if ((counts[size] ?? 0) > (factor === 0 ? 0 : (counts[factor] ?? 0))) factor = size;
  return { factor, others: joinWindows(sizes, columns, raster, factor) };
}

function windowAt(at: number, columns: number, { width, height }: Raster): Area {
  const left = (at % columns) * windowStep;
  const top = Math.floor(at / columns) * windowStep;
  return {
    left,
    top,
    width: Math.min(windowSide, width - left),
    height: Math.min(windowSide, height - top),
  };
}

/** The size of pixels in a window; 0 if it cannot be told. */
function measureWindow(pixels: Uint32Array, { width }: Raster, area: Area): number {
  let changedColumns = 0;
  let changedRows = 0;
  for (let y = 0; y < area.height; y++) {
    const start = (area.top + y) * width + area.left;
    for (let x = 0; x < area.width; x++) {
      const at = start + x;
      // A bit for each column and each row: windows have 32 of them.
      if (x > 0 && pixels[at] !== pixels[at - 1]) changedColumns |= 1 << x;
      if (y > 0 && pixels[at] !== pixels[at - width]) changedRows |= 1 << y;
    }
    // Changes in neighbouring columns, and enough of them: whatever follows, pixels are single ones.
    if (
      (changedColumns & (changedColumns << 1)) !== 0 &&
      distancesIn(changedColumns).length >= leastDistances
    )
      return 1;
  }
  const [across, down] = [distancesIn(changedColumns), distancesIn(changedRows)];
  if (across.length + down.length < leastDistances) return 0;
  const size = [...across, ...down].reduce(greatestDivisor, 0);
  return size > largestFactor ? 0 : size;
}

function distancesIn(bits: number): number[] {
  const distances: number[] = [];
  let last = -1;
  for (let at = 0; at < windowSide; at++) {
    if (((bits >>> at) & 1) === 0) continue;
    if (last >= 0) distances.push(at - last);
    last = at;
  }
  return distances;
}

function greatestDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestDivisor(b, a % b);
}

/** Windows of one size that touch, as one area each; without those of the usual size. */
function joinWindows(sizes: Uint8Array, columns: number, raster: Raster, usual: number): OtherSize[] {
  const others: OtherSize[] = [];
  const isSeen = new Uint8Array(sizes.length);
  for (let first = 0; first < sizes.length; first++) {
    const size = sizes[first] ?? 0;
    if (size === 0 || size === usual || isSeen[first] === 1) continue;
    let area = windowAt(first, columns, raster);
    const stack = [first];
    isSeen[first] = 1;
    for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
      area = joinAreas(area, windowAt(at, columns, raster));
      for (const next of [at - columns, at + columns, ...besides(at, columns)])
        if (sizes[next] === size && isSeen[next] === 0) {
          isSeen[next] = 1;
          stack.push(next);
        }
    }
    others.push({ area, factor: size });
  }
  return others;
}

function besides(at: number, columns: number): number[] {
  const column = at % columns;
  return [...(column > 0 ? [at - 1] : []), ...(column < columns - 1 ? [at + 1] : [])];
}
