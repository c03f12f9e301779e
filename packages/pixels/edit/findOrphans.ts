import type { Raster } from '../raster';
import { pixels32 } from './pixels32';
import { listSpots, type Spots } from './spots';

/**
 * Pixels that are alone: not transparent, and none of the eight around them has their colour. Stars
 * and highlights are found as well: whether one is noise only its painter knows.
 */
export function findOrphans(raster: Raster): Spots {
  const { width, height } = raster;
  const pixels = pixels32(raster);
  const marks = new Uint8Array(pixels.length);
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++, at++) {
      const pixel = pixels[at] ?? 0;
      if (pixel >>> 24 === 0) continue;
      // Most pixels are like the one before them.
      if (x > 0 && pixels[at - 1] === pixel) continue;
      if (x < width - 1 && pixels[at + 1] === pixel) continue;
      if (y > 0 && isNear(pixels, at - width, x, width, pixel)) continue;
      if (y < height - 1 && isNear(pixels, at + width, x, width, pixel)) continue;
      marks[at] = 1;
    }
  return listSpots(marks, width);
}

/** Whether a pixel or one beside it in its row has a colour. */
function isNear(pixels: Uint32Array, at: number, x: number, width: number, pixel: number): boolean {
  return (
    pixels[at] === pixel || (x > 0 && pixels[at - 1] === pixel) || (x < width - 1 && pixels[at + 1] === pixel)
  );
}

/**
 * Pixels that are neither opaque nor wholly transparent: stray ones come from soft brushes and from
 * smooth scaling, and GIF cannot have them.
 */
export function findTranslucent(raster: Raster): Spots {
  const pixels = pixels32(raster);
  const marks = new Uint8Array(pixels.length);
  for (let at = 0; at < pixels.length; at++) {
    const alpha = (pixels[at] ?? 0) >>> 24;
    if (alpha !== 0 && alpha !== 255) marks[at] = 1;
  }
  return listSpots(marks, raster.width);
}
