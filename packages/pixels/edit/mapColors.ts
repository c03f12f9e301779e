import type { Raster, Rgba } from '../raster';
import { type PackedColor, packColor, pixels32, rasterOf, unpackColor } from './pixels32';

/** Slots of the memory for colours that came before: more than pixel art has colours. */
const slots = 4096;

/** A picture in which every colour has become another one; it is computed once for colours that repeat. */
export function mapColors(raster: Raster, change: (color: Rgba) => Rgba): Raster {
  return mapPixels(raster, (pixel) => packColor(change(unpackColor(pixel))));
}

/** The same for pixels. */
export function mapPixels(raster: Raster, change: (pixel: PackedColor) => PackedColor): Raster {
  const pixels = pixels32(raster);
  const changed = new Uint32Array(pixels.length);
  const keys = new Uint32Array(slots);
  const values = new Uint32Array(slots);
  const isKnown = new Uint8Array(slots);
  for (let at = 0; at < pixels.length; at++) {
    const pixel = pixels[at] ?? 0;
    const slot = Math.imul(pixel, 0x9e3779b1) >>> 20;
    if (isKnown[slot] === 0 || keys[slot] !== pixel) {
      keys[slot] = pixel;
      values[slot] = change(pixel);
      isKnown[slot] = 1;
    }
    changed[at] = values[slot] ?? 0;
  }
  return rasterOf(raster.width, raster.height, changed);
}
