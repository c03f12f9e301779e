import type { Animation } from 'pixels/animation';
import { enlarge } from 'pixels/edit/enlarge';
import { encodeGif } from 'pixels/encode/encodeGif';
import { encodePng } from 'pixels/encode/encodePng';
import type { Raster } from 'pixels/raster';

/** A file as Playwright puts it into a page. */
export interface PictureFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** A picture in which neighbours differ, another one for each `seed`. */
export function drawNoise(width: number, height: number, seed: number): Raster {
  const data = new Uint8ClampedArray(width * height * 4);
  for (let at = 0; at < width * height; at++) {
    const value = ((at * 7919 + seed * 104729) % 5) * 60;
    data.set([value, 255 - value, seed * 40, 255], at * 4);
  }
  return { width, height, data };
}

/** Frames of one size with 100, 150, 200 … ms. */
export function animate(...rasters: readonly Raster[]): Animation {
  const [{ width, height } = { width: 1, height: 1 }] = rasters;
  const frames = rasters.map((raster, index) => ({ raster, duration: 100 + 50 * index }));
  return { width, height, frames, tags: [], plays: 3, palette: undefined };
}

export function pngFile(name: string, raster: Raster, factor = 1): PictureFile {
  return { name, mimeType: 'image/png', buffer: Buffer.from(encodePng(enlarge(raster, factor))) };
}

export function gifFile(name: string, animation: Animation): PictureFile {
  return { name, mimeType: 'image/gif', buffer: Buffer.from(encodeGif(animation)) };
}
