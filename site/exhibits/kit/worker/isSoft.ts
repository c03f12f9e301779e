import type { Raster } from 'pixels/raster';

/** Whether a picture has half-transparent pixels, which a GIF cannot keep. */
export function isSoft({ data }: Raster): boolean {
  for (let at = 3; at < data.length; at += 4) if (data[at] !== 0 && data[at] !== 255) return true;
  return false;
}
