import { contrastOf } from 'pixels/edit/contrast';
import { type PackedColor, rasterOf, unpackColor } from 'pixels/edit/pixels32';
import { colorOfHex } from 'pixels/edit/srgb';
import type { Raster } from 'pixels/raster';
import { houseColors, wordOfLetter } from '../kit/stamp';
import type { Grid } from './grid';

/** The colours of a drawing, in the order of their numbers, from 1. */
export type Inks = readonly PackedColor[];

/** Those of a card, by their letters. */
export function inksOf(letters: string): Inks {
  return [...letters].map(wordOfLetter);
}

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

/** From paper to night: what a drawing may stand on. */
const grounds = [...'6543210'];

/** The ground on which the colour that is seen least is seen best, as its letter. */
export function groundOf(inks: Inks): string {
  const leastOn = (ground: string) => {
    const color = colorOfHex(houseColors[Number(ground)] ?? 0);
    return Math.min(...inks.map((ink) => contrastOf(color, unpackColor(ink))));
  };
  return grounds.reduce((best, ground) => (leastOn(ground) > leastOn(best) ? ground : best));
}

/** A drawing on its ground, with an empty pixel around it. */
export function drawOnGround(grid: Grid, inks: Inks): Raster {
  const side = grid.side + 2;
  const words = new Uint32Array(side * side).fill(wordOfLetter(groundOf(inks)));
  for (const [at, color] of grid.cells.entries())
    if (color > 0)
      words[(Math.floor(at / grid.side) + 1) * side + (at % grid.side) + 1] = inks[color - 1] ?? 0;
  return rasterOf(side, side, words);
}
