import { contrastOf } from 'pixels/edit/contrast';
import { rasterOf } from 'pixels/edit/pixels32';
import { colorOfHex } from 'pixels/edit/srgb';
import type { Raster, Rgba } from 'pixels/raster';
import { houseColors, wordOfLetter } from '../kit/stamp';
import type { Grid } from './grid';

/** A drawing in the colours of its card; nothing is transparent. */
export function drawGrid({ side, cells }: Grid, colors: string): Raster {
  const words = Uint32Array.from(cells, (color) =>
    color === 0 ? 0 : wordOfLetter(colors[color - 1] ?? '.'),
  );
  return rasterOf(side, side, words);
}

/** From paper to night: what a drawing may stand on. */
const grounds = [...'6543210'];

/** The ground, of the colours that a card does not have, on which the one that is seen least is seen best. */
export function groundOf(colors: string): string {
  return groundFor([...colors].map(colorOfLetter));
}

/** The same for any colours. */
export function groundFor(inks: readonly Rgba[]): string {
  const leastOn = (ground: string) => Math.min(...inks.map((ink) => contrastOf(colorOfLetter(ground), ink)));
  return grounds.reduce((best, ground) => (leastOn(ground) > leastOn(best) ? ground : best));
}

function colorOfLetter(letter: string) {
  return colorOfHex(houseColors[Number.parseInt(letter, 16)] ?? 0);
}

/** A drawing on its ground, with an empty pixel around it. */
export function drawOnGround(grid: Grid, colors: string): Raster {
  const side = grid.side + 2;
  const words = new Uint32Array(side * side).fill(wordOfLetter(groundOf(colors)));
  for (const [at, color] of grid.cells.entries())
    if (color > 0)
      words[(Math.floor(at / grid.side) + 1) * side + (at % grid.side) + 1] = wordOfLetter(
        colors[color - 1] ?? '.',
      );
  return rasterOf(side, side, words);
}

/** The drawing that was put aside beside the one from memory, a gap of two pixels between them. */
export function drawPair(original: Grid, again: Grid, colors: string): Raster {
  const { side } = original;
  const width = 2 * side + gap;
  const pair = new Uint32Array(width * side);
  for (const [left, grid] of [
    [0, original],
    [side + gap, again],
  ] as const)
    for (const [at, color] of grid.cells.entries())
      if (color > 0)
        pair[Math.floor(at / side) * width + left + (at % side)] = wordOfLetter(colors[color - 1] ?? '.');
  return rasterOf(width, side, pair);
}

const gap = 2;
