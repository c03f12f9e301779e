import { type PackedColor, packColor } from 'pixels/edit/pixels32';
import { colorOfHex } from 'pixels/edit/srgb';

/** The colours of `art/resprite.gpl`, in the order of their letters there: 0 to 9, then a to f. */
export const houseColors = [
  0x17122b, 0x34265c, 0x4a2aa8, 0x8066e0, 0xc0b2ff, 0xb3abd6, 0xfcf8ef, 0x5a3d2b, 0x8c1f2f, 0xe05a3e,
  0xf09a42, 0xffd062, 0xff9d94, 0x17573a, 0x429e5e, 0x79dca5,
];
const words = houseColors.map((color) => packColor(colorOfHex(color)));

/** The pixel of a letter, as in the art folder; a dot, like any letter without a colour, is transparent. */
export function wordOfLetter(letter: string): PackedColor {
  return words[Number.parseInt(letter, 16)] ?? 0;
}

/** The colour of a letter as CSS writes it; of any other, as of a dot, it is `transparent`. */
export function cssOfLetter(letter: string): string {
  const color = houseColors[Number.parseInt(letter, 16)];
  return color === undefined ? 'transparent' : `#${color.toString(16).padStart(6, '0')}`;
}

/** Lays a drawing of letters upon a picture of `width` columns, in place; what lies beyond its edges is left out. */
export function layStamp(
  picture: Uint32Array,
  width: number,
  stamp: readonly string[],
  at: { readonly x: number; readonly y: number },
): void {
  for (const [down, row] of stamp.entries())
    for (const [right, letter] of [...row].entries()) {
      const [x, y] = [at.x + right, at.y + down];
      if (letter !== '.' && x >= 0 && x < width && y >= 0 && (y + 1) * width <= picture.length)
        picture[y * width + x] = wordOfLetter(letter);
    }
}
