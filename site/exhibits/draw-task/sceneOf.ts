import { pixels32, rasterOf } from 'pixels/edit/pixels32';
import type { Raster } from 'pixels/raster';
import type { Inks } from '../practice-ground/drawStage';
import type { Grid } from '../practice-ground/grid';

/** A tile in its four rotations around a middle, below which it lies, on the left or on the right. */
export function turnTile(tile: Raster, isOnTheLeft: boolean): Raster {
  const half = tile.width;
  const width = 2 * half;
  const before = pixels32(tile);
  const pixels = new Uint32Array(width * width);
  for (const [at, pixel] of before.entries()) {
    let [column, row] = [(at % half) + (isOnTheLeft ? 0 : half), Math.floor(at / half) + half];
    for (let turn = 0; turn < 4; turn++) {
      pixels[row * width + column] = pixel;
      [column, row] = [width - 1 - row, column];
    }
  }
  return rasterOf(width, width, pixels);
}

/** Half of a cell across and down, the height of a block, and how many cells a map has each way. */
const [across, down, height, side] = [16, 8, 16, 3];
/** Colours of a block: dark, middle and light. */
const tones = 3;

/** How many blocks stand on a cell of the map: stairs at the back. No two are side by side with nothing before them. */
const levelsOf = (column: number, row: number) => (row === 0 && column < 2 ? side - column : 1);

const isOnMap = (at: number) => at >= 0 && at < side;
const hasBlock = (column: number, row: number, level: number) =>
  isOnMap(column) && isOnMap(row) && level < levelsOf(column, row);

/**
 * The block of a drawing, what is in its first three colours, on each cell of a small map, from back to front. Beside
 * another block its wall is a pixel wider, so that nothing shows through between the two.
 */
export function stackBlock({ side: wide, cells }: Grid, inks: Inks): Raster {
  const own = [...cells.keys()].filter((at) => (cells[at] ?? 0) > 0 && (cells[at] ?? 0) <= tones);
  // The block is a pixel narrower than its cell on both sides.
  const left = Math.min(...own.map((at) => at % wide)) - 1;
  const top = Math.min(...own.map((at) => Math.floor(at / wide)));
  const [width, high] = [side * 2 * across, side * 2 * down + side * height];
  const pixels = new Uint32Array(width * high);
  const last = Math.max(...own.map((at) => at % wide));
  const stamp = (x: number, y: number, isWidened: (column: number) => boolean) => {
    for (const at of own) {
      const column = at % wide;
      const [right, below] = [x + column - left, y + Math.floor(at / wide) - top];
      const ink = inks[(cells[at] ?? 0) - 1] ?? 0;
      pixels[below * width + right] = ink;
      const outwards = column === last ? 1 : column === left + 1 ? -1 : 0;
      if (outwards !== 0 && isWidened(outwards)) pixels[below * width + right + outwards] = ink;
    }
  };
  const places = [...Array(side * side).keys()].map((at) => [at % side, Math.floor(at / side)] as const);
  for (const [column, row] of places.toSorted(([i, j], [k, l]) => i + j - k - l))
    for (let level = 0; level < levelsOf(column, row); level++)
      stamp((side - 1 + column - row) * across, (column + row) * down + (side - 1 - level) * height, (way) =>
        hasBlock(column + way, row - way, level),
      );
  return rasterOf(width, high, pixels);
}
