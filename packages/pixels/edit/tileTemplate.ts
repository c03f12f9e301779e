import type { Raster } from '../raster';
import type { TileSet } from './autotiles';
import { type PackedColor, rasterOf } from './pixels32';

/** Ground and sky of a template, opaque: filled places are dark, free ones light; lines part the tiles. */
const colors: Readonly<Record<'filled' | 'free' | 'line', PackedColor>> = {
  filled: 0xffe06680,
  free: 0xffffb2c0,
  line: 0xff2b1217,
};

/**
 * An empty set of tiles to draw on: in each place the middle is filled, and of the thirds around it those
 * whose neighbours the tile expects to be filled. The first pixels at the left and the top of each tile
 * are a line.
 * @param width of a tile in pixels, at least 3, as `height`
 */
export function drawTileTemplate(set: TileSet, width: number, height: number): Raster {
  const { columns, masks, neighbours } = set;
  const [wide, high] = [columns * width, Math.ceil(masks.length / columns) * height];
  const pixels = new Uint32Array(wide * high);
  const bitOf = new Map(neighbours.map(({ right, down, bit }) => [`${right} ${down}`, bit]));
  for (const [index, mask] of masks.entries()) {
    const [left, top] = [(index % columns) * width, Math.floor(index / columns) * height];
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++) {
        const [right, down] = [thirdOf(x, width), thirdOf(y, height)];
        const isLine = x === 0 || y === 0;
        const isFilled = isFilledAt(right, down, (way) =>
          bitOf.has(way) ? (mask & (bitOf.get(way) ?? 0)) !== 0 : undefined,
        );
        pixels[(top + y) * wide + left + x] = isLine ? colors.line : isFilled ? colors.filled : colors.free;
      }
  }
  return rasterOf(wide, high, pixels);
}

/** -1, 0 or 1: the first, the middle or the last third. */
function thirdOf(place: number, length: number): number {
  return Math.min(1, Math.floor((place * 3) / length) - 1);
}

/**
 * Whether a third of a tile is filled; a set of four neighbours knows no corners: there one is filled where
 * both sides beside it are.
 * @param has whether a neighbour is filled; `undefined` where the set does not ask for it
 */
function isFilledAt(right: number, down: number, has: (way: string) => boolean | undefined): boolean {
  if (right === 0 && down === 0) return true;
  return has(`${right} ${down}`) ?? (has(`${right} 0`) === true && has(`0 ${down}`) === true);
}
