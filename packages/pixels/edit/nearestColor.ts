import type { Rgba } from '../raster';
import { type Oklab, toOklab } from './oklab';
import { type PackedColor, packColor, unpackColor } from './pixels32';
import { cellOf } from './quantizeWu';

/** Cells of the cube of colours, with 32 steps in each direction. */
const cells = 1 << 15;

/**
 * Finds the colour of a palette that looks nearest (distance in OKLab, alpha left out). Colours of the
 * palette find themselves; for all others the answer is that for the middle of their cell, 8 steps
 * wide in each channel, so that a cell is computed once.
 * @param palette at least one colour, at most 65,535
 * @returns for a pixel the index in the palette
 */
export function createNearest(palette: readonly Rgba[]): (pixel: PackedColor) => number {
  const labs = palette.map(toOklab);
  const exact = new Map<PackedColor, number>();
  const hasExact = new Uint8Array(cells);
  for (const [index, color] of palette.entries()) {
    const pixel = (packColor(color) & 0xffffff) >>> 0;
    if (!exact.has(pixel)) exact.set(pixel, index);
    hasExact[cellOf(pixel)] = 1;
  }
  const known = new Uint16Array(cells);
  return (pixel) => {
    const cell = cellOf(pixel);
    const same = hasExact[cell] === 1 ? exact.get(pixel & 0xffffff) : undefined;
    if (same !== undefined) return same;
    const before = known[cell] ?? 0;
    if (before > 0) return before - 1;
    const [red, green, blue] = unpackColor(pixel);
    const index = findNearest(labs, toOklab([middleOf(red), middleOf(green), middleOf(blue), 255]));
    known[cell] = index + 1;
    return index;
  };
}

/** The middle of the cell that a channel lies in. */
function middleOf(channel: number): number {
  return (channel & 0xf8) | 4;
}

function findNearest(labs: readonly Oklab[], { lightness, a, b }: Oklab): number {
  let nearest = 0;
  let least = Number.POSITIVE_INFINITY;
  for (let index = 0; index < labs.length; index++) {
    const lab = labs[index];
    if (lab === undefined) continue;
    const distance = (lab.lightness - lightness) ** 2 + (lab.a - a) ** 2 + (lab.b - b) ** 2;
    if (distance < least) [least, nearest] = [distance, index];
  }
  return nearest;
}
