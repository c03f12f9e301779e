import { zlibSync } from 'fflate';
import { ColorIndex } from '../edit/colorIndex';
import { pixels32 } from '../edit/pixels32';
import type { Raster } from '../raster';
import { filterRows } from './filterRows';
import { bitsFor, type Deflate, packIndexedRows, writePng } from './writePng';

/** Most colours of an indexed picture. */
const mostColors = 256;

/**
 * A picture as PNG, without any loss: indexed if it has at most 256 colours (with their alphas), else
 * in true colour, without alpha where all is opaque.
 */
export function encodePng(
  raster: Raster,
  deflate: Deflate = (bytes) => zlibSync(bytes),
): Uint8Array<ArrayBuffer> {
  const { width, height } = raster;
  const pixels = pixels32(raster);
  const colors = new ColorIndex(mostColors);
  if (colors.addAll(pixels)) {
    const indexed = sortByAlpha(colors);
    const indexes = new Uint8Array(pixels.length);
    indexed.indexPixels(pixels, indexes);
    const bits = bitsFor(indexed.size);
    const rows = packIndexedRows(indexes, width, bits);
    return writePng({ width, height, bits, color: 'indexed', ...tablesOf(indexed), rows }, deflate);
  }
  const isOpaque = pixels.every((pixel) => pixel >>> 24 === 255);
  const step = isOpaque ? 3 : 4;
  const bytes = isOpaque
    ? dropAlpha(pixels)
    : new Uint8Array(pixels.buffer, pixels.byteOffset, pixels.byteLength);
  const rows = filterRows(bytes, width * step, step);
  return writePng({ width, height, bits: 8, color: isOpaque ? 'rgb' : 'rgba', rows }, deflate);
}

/** Colours that are not opaque first: the list of alphas ends after them. */
function sortByAlpha(colors: ColorIndex): ColorIndex {
  const pixels = [...colors.colors.subarray(0, colors.size)];
  const sorted = new ColorIndex(mostColors);
  for (const pixel of pixels) if (pixel >>> 24 < 255) sorted.add(pixel);
  for (const pixel of pixels) sorted.add(pixel);
  return sorted;
}

function tablesOf({ colors: pixels, size }: ColorIndex): { table: Uint8Array; alphas: Uint8Array } {
  const used = pixels.subarray(0, size);
  return {
    table: dropAlpha(used),
    alphas: Uint8Array.from(used, (pixel) => pixel >>> 24).filter((alpha) => alpha < 255),
  };
}

function dropAlpha(pixels: Uint32Array): Uint8Array {
  const bytes = new Uint8Array(pixels.length * 3);
  for (let from = 0, at = 0; from < pixels.length; from++) {
    const pixel = pixels[from] ?? 0;
    bytes[at++] = pixel;
    bytes[at++] = pixel >>> 8;
    bytes[at++] = pixel >>> 16;
  }
  return bytes;
}
