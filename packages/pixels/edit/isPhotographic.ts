import type { Raster } from '../raster';
import { ColorIndex } from './colorIndex';
import { pixels32 } from './pixels32';

/** Pixel art, with soft shadows and many sprites on one sheet, has a few hundred colours. */
const mostColors = 2048;
/** Of neighbours in a row: in pixel art, also where it was enlarged smoothly, most are alike. */
const mostAlike = 0.4;

/** Whether a picture has as many colours as a photograph, a painting or a smooth picture, and changes as often. */
export function isPhotographic(raster: Raster): boolean {
  const pixels = pixels32(raster);
  if (new ColorIndex(mostColors).addAll(pixels)) return false;
  let [alike, pairs] = [0, 0];
  for (let at = 1; at < pixels.length; at++) {
    const pixel = pixels[at] ?? 0;
    // What is transparent is not seen.
    if (pixel >>> 24 === 0) continue;
    pairs++;
    if (pixel === pixels[at - 1]) alike++;
  }
  return alike < pairs * mostAlike;
}
