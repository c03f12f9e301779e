import { luminanceOf } from 'pixels/edit/contrast';
import { distanceOk, toOklab } from 'pixels/edit/oklab';
import { type PackedColor, packColor, pixels32, rasterOf, unpackColor } from 'pixels/edit/pixels32';
import { colorOfHex } from 'pixels/edit/srgb';
import type { Raster } from 'pixels/raster';
import { wordOfLetter } from '../kit/stamp';
import type { PixelAround } from '../kit/surroundings';
import type { Grid } from './grid';

/** The colours of a drawing, in the order of their numbers, from 1. */
export type Inks = readonly PackedColor[];

/** Those of a card, by their letters. */
export function inksOf(letters: string): Inks {
  return [...letters].map(wordOfLetter);
}

/** How much light each of them has, 0 to 1. */
export const lightsOf = (inks: Inks) => inks.map((ink) => luminanceOf(unpackColor(ink)));

/** Between drawings that stand side by side, in pixels. */
const gap = 2;

/** Drawings of one width side by side; nothing is transparent. */
export function drawSheet(grids: readonly Grid[], inks: Inks): Raster {
  const side = grids[0]?.side ?? 0;
  const width = grids.length * (side + gap) - gap;
  const sheet = new Uint32Array(width * side);
  for (const [index, { cells }] of grids.entries())
    for (const [at, color] of cells.entries())
      sheet[Math.floor(at / side) * width + index * (side + gap) + (at % side)] = inks[color - 1] ?? 0;
  return rasterOf(width, side, sheet);
}

/** What a drawing stands on, and what every other square of its checker has. */
type Ground = readonly [tone: PackedColor, square: PackedColor];

/** Little hue, so that drawings have their own colours: lavender, stone and slate. */
const grounds = (
  [
    [0xd9d2ec, 0xe5dff4],
    [0x9d9791, 0xaaa49d],
    [0x3b3742, 0x474350],
  ] as const
).map(([tone, square]): Ground => [packColor(colorOfHex(tone)), packColor(colorOfHex(square))]);

/** The distance in OKLab at which a colour is well seen on a ground. */
const apart = 0.095;

/** Lavender, unless a colour is hardly seen on it; then the ground on which the colour that is seen least is seen best. */
export function groundOf(inks: Inks): Ground {
  const leastOn = ([tone]: Ground) =>
    Math.min(apart, ...inks.map((ink) => distanceOk(toOklab(unpackColor(tone)), toOklab(unpackColor(ink)))));
  return grounds.reduce((best, ground) => (leastOn(ground) > leastOn(best) ? ground : best));
}

/** The colour of a square of the checker. */
function checkerOf([tone, square]: Ground): PixelAround {
  return (x, y) => ((x + y) & 1 ? square : tone);
}

/** A picture on the checker, seen through what is transparent. */
export function layOnChecker(picture: Raster, ground: Ground): Raster {
  const { width, height } = picture;
  const colorAt = checkerOf(ground);
  const words = pixels32(picture).map((word, at) => word || colorAt(at % width, Math.floor(at / width)));
  return rasterOf(width, height, words);
}

/** A drawing on its ground, with an empty pixel around it. */
export function drawOnGround(grid: Grid, inks: Inks): Raster {
  const side = grid.side + 2;
  const words = new Uint32Array(side * side).fill(groundOf(inks)[0]);
  for (const [at, color] of grid.cells.entries())
    if (color > 0)
      words[(Math.floor(at / grid.side) + 1) * side + (at % grid.side) + 1] = inks[color - 1] ?? 0;
  return rasterOf(side, side, words);
}
