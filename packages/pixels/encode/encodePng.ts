import { zlibSync } from 'fflate';
import { ColorIndex } from '../edit/colorIndex';
import { pixels32 } from '../edit/pixels32';
import type { Raster } from '../raster';
import { filterRows } from './filterRows';
import { bitsFor, type Deflate, type Png, packIndexedRows, writePng } from './writePng';

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
  const form = choosePngForm([raster]);
  const rows = packPngRows(form, pixels32(raster), width);
  return writePng({ width, height, ...form.header, rows }, deflate);
}

/** How the pixels of pictures are kept: by numbers of colours, or as colours with alpha or without. */
export interface PngForm {
  readonly header: Pick<Png, 'bits' | 'color' | 'table' | 'alphas'>;
  readonly colors: ColorIndex | undefined;
}

/** The smallest form that keeps all of the pictures exactly. */
export function choosePngForm(rasters: readonly Raster[]): PngForm {
  const colors = new ColorIndex(mostColors);
  if (rasters.every((raster) => colors.addAll(pixels32(raster)))) {
    const sorted = sortByAlpha(colors);
    return {
      header: { bits: bitsFor(sorted.size), color: 'indexed', ...tablesOf(sorted) },
      colors: sorted,
    };
  }
  const isOpaque = rasters.every((raster) => pixels32(raster).every((pixel) => pixel >>> 24 === 255));
  return { header: { bits: 8, color: isOpaque ? 'rgb' : 'rgba' }, colors: undefined };
}

/** Rows of a picture in that form, or of a part of one, each with its filter in front. */
export function packPngRows({ header, colors }: PngForm, pixels: Uint32Array, width: number): Uint8Array {
  if (colors !== undefined) {
    const indexes = new Uint8Array(pixels.length);
    colors.indexPixels(pixels, indexes);
    return packIndexedRows(indexes, width, header.bits);
  }
  if (header.color === 'rgb') return filterRows(dropAlpha(pixels), width * 3, 3);
  return filterRows(new Uint8Array(pixels.buffer, pixels.byteOffset, pixels.byteLength), width * 4, 4);
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
