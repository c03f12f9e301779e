import type { Raster } from '../raster';
import { pixels32, rasterOf } from './pixels32';

/** Largest repetition in each direction. */
const mostRepeats = 16;

/** A tile beside and below itself, such as 3 by 3; each at most 16. */
export function repeatTile(raster: Raster, columns: number, rows: number): Raster {
  const { width, height } = raster;
  const [across, down] = [columns, rows].map((count) =>
    Math.max(1, Math.min(mostRepeats, Math.floor(count))),
  );
  const [wide, high] = [width * (across ?? 1), height * (down ?? 1)];
  const pixels = pixels32(raster);
  const all = new Uint32Array(wide * high);
  for (let y = 0; y < height; y++)
    for (let left = 0; left < wide; left += width)
      all.set(pixels.subarray(y * width, (y + 1) * width), y * wide + left);
  for (let at = height * wide; at < all.length; at += height * wide) all.copyWithin(at, 0, height * wide);
  return rasterOf(wide, high, all);
}

/** A tile moved by so many pixels to the right and down; what leaves on one side comes back on the other. */
export function wrapTile(raster: Raster, right: number, down: number): Raster {
  const { width, height } = raster;
  const pixels = pixels32(raster);
  const moved = new Uint32Array(pixels.length);
  const shift = ((right % width) + width) % width;
  for (let y = 0; y < height; y++) {
    const row = pixels.subarray(y * width, (y + 1) * width);
    const target = ((((y + down) % height) + height) % height) * width;
    moved.set(row.subarray(0, width - shift), target + shift);
    moved.set(row.subarray(width - shift), target);
  }
  return rasterOf(width, height, moved);
}

/** A tile moved by half its size, so that its seams cross in the middle. */
export function offsetHalf(raster: Raster): Raster {
  return wrapTile(raster, raster.width >> 1, raster.height >> 1);
}

/** A tile beside and below itself, every second row moved to the right by half, as bricks lie. */
export function layBricks(raster: Raster, columns: number, rows: number): Raster {
  const even = pixels32(repeatTile(raster, columns, 1));
  const odd = pixels32(repeatTile(wrapTile(raster, raster.width >> 1, 0), columns, 1));
  const high = Math.max(1, Math.min(mostRepeats, Math.floor(rows)));
  const all = new Uint32Array(even.length * high);
  for (let row = 0; row < high; row++) all.set(row % 2 === 0 ? even : odd, row * even.length);
  return rasterOf(even.length / raster.height, raster.height * high, all);
}
