import type { Raster, Rgba } from '../raster';

/**
 * A pixel as one number of 32 bits, for loops that compare or copy whole pixels. Red is its lowest
 * byte and alpha its highest, as on every machine that runs browsers (little-endian).
 */
export type PackedColor = number;

/** The pixels as 32-bit numbers. It may share memory with the raster, so it must only be read. */
export function pixels32({ data }: Raster): Uint32Array<ArrayBuffer> {
  if (data.byteOffset % 4 === 0) return new Uint32Array(data.buffer, data.byteOffset, data.length >> 2);
  return new Uint32Array(data.slice().buffer);
}

/** A raster of 32-bit pixels, sharing their memory. */
export function rasterOf(width: number, height: number, pixels: Uint32Array<ArrayBuffer>): Raster {
  return { width, height, data: new Uint8ClampedArray(pixels.buffer, pixels.byteOffset, pixels.byteLength) };
}

export function packColor([red, green, blue, alpha]: Rgba): PackedColor {
  return (red | (green << 8) | (blue << 16) | (alpha << 24)) >>> 0;
}

export function unpackColor(packed: PackedColor): Rgba {
  return [packed & 255, (packed >>> 8) & 255, (packed >>> 16) & 255, packed >>> 24];
}
