import { type PackedColor, packColor, rasterOf } from '../../pixels/edit/pixels32';
import { colorOfHex } from '../../pixels/edit/srgb';
import type { Raster } from '../../pixels/raster';

/** The colours of the sword as letters of the site's palette; a dot is nothing. */
export const inks = ['0', '6', '4', 'b', '9', '.'] as const;
export type Ink = (typeof inks)[number];

/** Those of `art/resprite.gpl`. */
const colors = { 0: 0x17122b, 6: 0xfcf8ef, 4: 0xc0b2ff, b: 0xffd062, 9: 0xe05a3e };

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
export const sword: Raster = rasterOf(
  7,
  rows.length,
  Uint32Array.from(rows.join(''), (letter) => wordOf(inks.find((ink) => ink === letter) ?? '.')),
);

/** An ink as a colour; nothing is wholly transparent. */
export function wordOf(ink: Ink): PackedColor {
  return ink === '.' ? 0 : packColor(colorOfHex(colors[ink]));
}

/** An ink as CSS writes it. */
export function cssOf(ink: Ink): string {
  return ink === '.' ? 'transparent' : `#${colors[ink].toString(16).padStart(6, '0')}`;
}

/** The ink of a colour of the sword. */
export function inkOf(word: PackedColor): Ink {
  return inks.find((ink) => wordOf(ink) === word) ?? '.';
}
