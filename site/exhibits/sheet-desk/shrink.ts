import { pixels32, rasterOf } from 'pixels/edit/pixels32';
import type { Part } from './drawFrames';

/**
 * A small picture of a part, at most `side` pixels wide and high: every pixel enlarged alike, or, of a
 * large one, each so manieth pixel.
 */
export function shrink({ raster, area }: Part, side: number): ImageData {
  const longest = Math.max(area.width, area.height);
  const step = Math.max(1, Math.ceil(longest / side));
  const width = Math.max(1, Math.floor(area.width / step));
  const height = Math.max(1, Math.floor(area.height / step));
  const words = pixels32(raster);
  const small = new Uint32Array(width * height);
  for (let y = 0, at = 0; y < height; y++) {
    const start = (area.top + y * step) * raster.width + area.left;
    for (let x = 0; x < width; x++) small[at++] = words[start + x * step] ?? 0;
  }
  return new ImageData(rasterOf(width, height, small).data, width, height);
}
