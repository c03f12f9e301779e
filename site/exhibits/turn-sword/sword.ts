import { type PackedColor, rasterOf } from 'pixels/edit/pixels32';
import type { Raster } from 'pixels/raster';
import { wordOfLetter } from '../kit/stamp';

/** The colours of the sword as letters of the site's palette; a dot is nothing. */
export const inks = ['0', '6', '4', 'b', '9', '.'] as const;
export type Ink = (typeof inks)[number];

/** Upright, with light from the left. */
const rows = [
  '...0...',
  '..060..',
  '.06640.',
  '.06640.',
  '.06640.',
  '.06640.',
  '.06640.',
  '.06640.',
  '.06640.',
  '.06640.',
  '0066400',
  '0bbbbb0',
  '0000000',
  '..090..',
  '..090..',
  '.0bbb0.',
  '..000..',
];

/** The sword before it is turned: 7 by 17 pixels, both odd, so that its middle is the middle of a pixel. */
export const sword: Raster = rasterOf(7, rows.length, Uint32Array.from(rows.join(''), wordOfLetter));

/** The ink of a colour of the sword. */
export function inkOf(word: PackedColor): Ink {
  return inks.find((ink) => wordOfLetter(ink) === word) ?? '.';
}
