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
  for (const [index, mask] of masks.entries()) {
    const start = Math.floor(index / columns) * height * wide + (index % columns) * width;
    const thirds = listThirds(mask, neighbours);
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++) {
        const isFilled = thirds[thirdOf(y, height) * 3 + thirdOf(x, width)];
        const isLine = x === 0 || y === 0;
        pixels[start + y * wide + x] = isLine ? colors.line : isFilled ? colors.filled : colors.free;
      }
  }
  return rasterOf(wide, high, pixels);
}

/** 0, 1 or 2: the first, the middle or the last third. */
function thirdOf(place: number, length: number): number {
  return Math.floor((place * 3) / length);
}

/**
 * Whether each third of a tile is filled, row by row. A set of four neighbours knows no corners: there one is filled
 * where both sides beside it are.
 */
function listThirds(mask: number, neighbours: TileSet['neighbours']): readonly boolean[] {
  const has = (right: number, down: number) => {
    const way = neighbours.find((one) => one.right === right && one.down === down);
    return way && (mask & way.bit) !== 0;
  };
  const isFilled = (right: number, down: number) =>
    (right === 0 && down === 0) || (has(right, down) ?? (has(right, 0) === true && has(0, down) === true));
  return [-1, 0, 1].flatMap((down) => [-1, 0, 1].map((right) => isFilled(right, down)));
}
