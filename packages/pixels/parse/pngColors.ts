import type { Rgba } from '../raster';
import type { Note } from './answer';
import type { PngChunk } from './pngChunks';
import { type PngHeader, samplesOf } from './pngHeader';

/** Turns the numbers in a row into colours. */
export interface PngColors {
  readonly palette: readonly Rgba[] | undefined;
  /** The samples that stand for a transparent pixel, as they are in the file. */
  readonly transparent: readonly number[] | undefined;
}

/** Source: https://www.w3.org/TR/png-3/#11PLTE and https://www.w3.org/TR/png-3/#11tRNS */
export function parsePngColors(
  { color, depth }: PngHeader,
  colors: PngChunk | undefined,
  alphas: PngChunk | undefined,
  note: Note,
): PngColors {
  const most = color === 'indexed' ? 1 << depth : 256;
  const count = Math.floor((colors?.data.length ?? 0) / 3);
  if (colors !== undefined && (colors.data.length % 3 !== 0 || count > most))
    note(count > most ? 'tooManyColors' : 'badValue', colors.at, { found: count, allowed: most });
  const palette =
    colors === undefined
      ? undefined
      : Array.from({ length: Math.min(count, 256) }, (_, index): Rgba => {
          const [red = 0, green = 0, blue = 0] = colors.data.subarray(index * 3);
          return [red, green, blue, (color === 'indexed' ? alphas?.data[index] : undefined) ?? 255];
        });
  const isKey = (color === 'grey' || color === 'rgb') && alphas !== undefined;
  if (!isKey) return { palette, transparent: undefined };
  const mask = 2 ** depth - 1;
  const transparent = Array.from(
    { length: samplesOf[color] },
    (_, index) => (((alphas.data[index * 2] ?? 0) << 8) | (alphas.data[index * 2 + 1] ?? 0)) & mask,
  );
  return { palette, transparent };
}

/** Writes the pixels of a row as RGBA; `target` begins at a multiple of four bytes. @returns false if a pixel names no colour of the palette */
export type PaintRow = (row: Uint8Array, columns: number, target: Uint8ClampedArray) => boolean;

/** Paints the rows of a picture with these colours. */
export function rowPainter({ color, depth }: PngHeader, { palette, transparent }: PngColors): PaintRow {
  if (color === 'rgba' && depth === 8)
    return (row, columns, target) => {
      target.set(row.subarray(0, columns * 4));
      return true;
    };
  const sample = sampleReader(depth);
  if (color === 'indexed') return indexedPainter(palette ?? [], sample);
  const samples = samplesOf[color];
  const isGrey = color === 'grey' || color === 'greyAlpha';
  const hasAlpha = color === 'greyAlpha' || color === 'rgba';
  const [keyRed, keyGreen = keyRed, keyBlue = keyRed] = transparent ?? [];
  // Rounded to the nearest: https://www.w3.org/TR/png-3/#13Sample-depth-rescaling
  const scale = 255 / (2 ** depth - 1);
  if (color === 'rgb' && depth === 8)
    return (row, columns, target) => {
      for (let x = 0, from = 0, to = 0; x < columns; x++, from += 3, to += 4) {
        const [red, green, blue] = [row[from] ?? 0, row[from + 1] ?? 0, row[from + 2] ?? 0];
        target[to] = red;
        target[to + 1] = green;
        target[to + 2] = blue;
        target[to + 3] = red === keyRed && green === keyGreen && blue === keyBlue ? 0 : 255;
      }
      return true;
    };
  if (color === 'grey' && depth <= 8)
    return indexedPainter(
      Array.from({ length: 2 ** depth }, (_, value): Rgba => {
        const light = Math.round(value * scale);
        return [light, light, light, value === keyRed ? 0 : 255];
      }),
      sample,
    );
  return (row, columns, target) => {
    for (let x = 0; x < columns; x++) {
      const red = sample(row, x * samples);
      const green = isGrey ? red : sample(row, x * samples + 1);
      const blue = isGrey ? red : sample(row, x * samples + 2);
      const isKey = red === keyRed && green === keyGreen && blue === keyBlue;
      const alpha = hasAlpha ? sample(row, x * samples + samples - 1) * scale : isKey ? 0 : 255;
      target[x * 4] = Math.round(red * scale);
      target[x * 4 + 1] = Math.round(green * scale);
      target[x * 4 + 2] = Math.round(blue * scale);
      target[x * 4 + 3] = Math.round(alpha);
    }
    return true;
  };
}

function indexedPainter(palette: readonly Rgba[], sample: SampleReader): PaintRow {
  const table = new Uint8Array(256 * 4);
  // A colour that is not there is black, as in the reference library.
  for (let index = 0; index < 256; index++) table.set(palette[index] ?? [0, 0, 0, 255], index * 4);
  const colors = new Uint32Array(table.buffer);
  return (row, columns, target) => {
    const words = new Uint32Array(target.buffer, target.byteOffset, columns);
    let largest = 0;
    for (let x = 0; x < columns; x++) {
      const index = sample(row, x);
      if (index > largest) largest = index;
      words[x] = colors[index] ?? 0;
    }
    return largest < palette.length;
  };
}

/** Reads the number at `index` of a row. */
type SampleReader = (row: Uint8Array, index: number) => number;

function sampleReader(depth: number): SampleReader {
  if (depth === 8) return (row, index) => row[index] ?? 0;
  if (depth === 16) return (row, index) => ((row[index * 2] ?? 0) << 8) | (row[index * 2 + 1] ?? 0);
  const mask = (1 << depth) - 1;
  return (row, index) => {
    const bit = index * depth;
    return ((row[bit >> 3] ?? 0) >> (8 - depth - (bit & 7))) & mask;
  };
}
