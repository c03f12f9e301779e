import { type PackedColor, packColor, rasterOf } from 'pixels/edit/pixels32';
import { parseHexColor } from 'pixels/parse/parseHexColor';
import type { Raster, Rgba } from 'pixels/raster';
import { wordOfLetter } from '../kit/stamp';
import { groundFor } from '../practice-ground/drawStage';
import type { Grid } from '../practice-ground/grid';

const gap = 2;

/** Drawings of one width side by side, in these colours; nothing is transparent. */
export function drawSheet(grids: readonly Grid[], colors: readonly string[]): Raster {
  const side = grids[0]?.side ?? 0;
  const width = grids.length * (side + gap) - gap;
  const inks = inksOf(colors).map(packColor);
  const sheet = new Uint32Array(width * side);
  for (const [index, { cells }] of grids.entries())
    for (const [at, color] of cells.entries()) {
      const place = Math.floor(at / side) * width + index * (side + gap) + (at % side);
      sheet[place] = inks[color - 1] ?? 0;
    }
  return rasterOf(width, side, sheet);
}

/** The ground on which these colours are seen. */
export function groundOf(colors: readonly string[]): PackedColor {
  return wordOfLetter(groundFor(inksOf(colors)));
}

function inksOf(colors: readonly string[]): readonly Rgba[] {
  return colors.map((color) => parseHexColor(color) ?? [0, 0, 0, 255]);
}
