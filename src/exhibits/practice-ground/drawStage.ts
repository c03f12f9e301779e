import { rasterOf } from '../../pixels/edit/words';
import type { Raster } from '../../pixels/raster';
import { wordOfLetter } from '../kit/stamp';
import type { Grid } from './grid';

/** A drawing in the colours of its card; nothing is transparent. */
export function drawGrid({ side, cells }: Grid, colors: string): Raster {
  const words = Uint32Array.from(cells, (color) =>
    color === 0 ? 0 : wordOfLetter(colors[color - 1] ?? '.'),
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
