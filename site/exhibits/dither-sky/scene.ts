import { type PackedColor, packColor, pixels32 } from 'pixels/edit/pixels32';
import { colorOfHex } from 'pixels/edit/srgb';
import type { Raster, Rgba } from 'pixels/raster';
import { isTuft } from '../isTuft';
import { isScattered } from '../kit/surroundings';

/** Width and height of one sky, in pixels: that of the recipe on the page. */
export const side = 64;
/** The highest row that the hills reach, from 0. */
export const hilltops = 46;

export const silhouette = packColor(colorOfHex(0x17122b));
export const window = packColor(colorOfHex(0xffd062));
export const moon = packColor(colorOfHex(0xfff1e8));
const [grass, tuft] = [packColor(colorOfHex(0x2a2150)), packColor(colorOfHex(0x40346e))];
const moonShade = packColor(colorOfHex(0xc0b2ff));

/** The row at which the hills begin in a column. */
const ridgeAt = (x: number) => Math.round(51 + 3 * Math.sin((x + 8) / 9) - 2 * Math.sin(x / 21));

/** A meadow before them begins at this row of a column, above which it has every other pixel. */
export const meadowAt = (x: number) => Math.round(57 + 1.6 * Math.sin((x + 3) / 8) + Math.sin(x / 3.7));
export const isMeadow = (x: number, y: number) =>
  y >= meadowAt(x) || (y === meadowAt(x) - 1 && (x & 1) === 0);
export const isMeadowTuft = (x: number, y: number) => y > meadowAt(x) + 1 && isTuft(x, y);

/** The hills and the meadow, which is hardly lighter. */
const landAt = (x: number, y: number) => (isMeadowTuft(x, y) ? tuft : isMeadow(x, y) ? grass : silhouette);

/** Stands on the hills: `#` is dark, `o` a lit window. */
const pine = ['..#..', '..#..', '.###.', '..#..', '.###.', '#####', '.###.', '#####', '..#..'];
const house = ['......#.', '..###.#.', '.#######', '########', '#o##oo##', '########', '########'];
export const stands: readonly {
  readonly stamp: readonly string[];
  readonly x: number;
  readonly y: number;
}[] = [
  { stamp: pine, x: 2, y: 46 },
  { stamp: pine, x: 8, y: 48 },
  { stamp: house, x: 21, y: 43 },
  { stamp: house, x: 32, y: 41 },
  { stamp: pine, x: 54, y: 47 },
  { stamp: pine, x: 59, y: 46 },
];

/** No pine reaches above the first of these rows, no valley below the second. */
const woods = { first: 38, end: 56 };
/** Columns of the woods beside a sky, for each pine. */
const perPine = 8;

/** What a sky has beside and above its picture: hills with pines, and stars where it is wholly dark. */
export function landBeside(x: number, y: number, isDark: boolean): PackedColor | undefined {
  if (y >= woods.end) return landAt(x, y);
  // None lies beside another.
  const isStar = isDark && (x & 1) === 0 && (y & 1) === 1 && isScattered(x >> 1, y >> 1, 24);
  if (y < woods.first) return isStar ? moon : undefined;
  const number = Math.floor(x / perPine);
  const left = number * perPine + (number & 3);
  // Between some of them there is a gap.
  const top = isScattered(number, 0, 3) ? side : ridgeAt(left + 2) - pine.length + 2;
  return y >= ridgeAt(x) || pine[y - top]?.[x - left] === '#' ? silhouette : undefined;
}

const moonShape = [
  '..oooo..',
  '.oooooo.',
  'ooo#oooo',
  'oooooo#o',
  'oooooooo',
  'oo##oooo',
  '.o#oooo.',
  '..oooo..',
];
const moonPlace = { x: 46, y: 7 };
const stars: readonly (readonly [x: number, y: number])[] = [
  [6, 5],
  [15, 11],
  [24, 4],
  [34, 9],
  [39, 17],
  [10, 20],
  [28, 16],
  [58, 21],
  [19, 27],
];

/**
 * Lays hills, trees, houses, the moon and the stars upon a sky, in place.
 * @param isDark whether a row is wholly dark, so that stars are seen in it
 */
export function drawScene(sky: Raster, isDark: (row: number) => boolean): void {
  const words = pixels32(sky);
  const set = (x: number, y: number, word: number) => {
    if (x >= 0 && x < side && y >= 0 && y < side) words[y * side + x] = word;
  };
  for (const [x, y] of stars) if (isDark(y)) set(x, y, moon);
  lay(moonShape, moonPlace, (x, y, mark) => set(x, y, mark === 'o' ? moon : moonShade));
  for (let x = 0; x < side; x++) for (let y = ridgeAt(x); y < side; y++) set(x, y, landAt(x, y));
  for (const { stamp, ...place } of stands)
    lay(stamp, place, (x, y, mark) => set(x, y, mark === 'o' ? window : silhouette));
}

function lay(
  stamp: readonly string[],
  at: { readonly x: number; readonly y: number },
  set: (x: number, y: number, mark: string) => void,
): void {
  for (const [down, row] of stamp.entries())
    for (const [right, mark] of [...row].entries()) if (mark !== '.') set(at.x + right, at.y + down, mark);
}

/** The two colours of the sky, those of the recipe on the page: below and above. */
export const skyColors: readonly [bright: Rgba, dark: Rgba] = [colorOfHex(0xff77a8), colorOfHex(0x1d2b53)];
