import type { Raster, Rgba } from '../raster';
import type { Point } from './lines';
import { packColor, pixels32, rasterOf } from './pixels32';

/**
 * Fills the area of one colour that a pixel lies in; areas that touch only by a corner are apart
 * (4-connected). Runs of a row are filled at once, and one pixel of each run above and below is put
 * on a stack, so that this holds fewer places than the picture has pixels.
 * Source: A. R. Smith, "Tint fill" (1979), https://doi.org/10.1145/800249.807456
 * @param start outside of the picture it fills nothing
 */
export function floodFill(raster: Raster, start: Point, color: Rgba): Raster {
  const { width, height } = raster;
  const pixels = pixels32(raster).slice();
  const filled = rasterOf(width, height, pixels);
  const { x, y } = start;
  if (!(x >= 0 && x < width && y >= 0 && y < height)) return filled;
  const [from, to] = [pixels[y * width + x], packColor(color)];
  if (from === to) return filled;
  const stack = [y * width + x];
  for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
    if (pixels[at] !== from) continue;
    const rowStart = at - (at % width);
    let left = at;
    while (left > rowStart && pixels[left - 1] === from) left--;
    let right = at;
    while (right < rowStart + width - 1 && pixels[right + 1] === from) right++;
    pixels.fill(to, left, right + 1);
    for (const row of [-width, width])
      for (let other = left + row; other <= right + row; other++)
        if (pixels[other] === from && (other === right + row || pixels[other + 1] !== from))
          stack.push(other);
  }
  return filled;
}
