import { packColor, pixels32, rasterOf } from '../edit/pixels32';
import type { Raster, Rgba } from '../raster';

/** A picture of digits: a dot is transparent, a digit is an opaque colour that differs from the others in red. */
export function drawPicture(...rows: readonly string[]): Raster {
  const words = Uint32Array.from(rows.join(''), (digit) => (digit === '.' ? 0 : (255 << 24) | Number(digit)));
  return rasterOf(rows[0]?.length ?? 0, rows.length, words);
}

/** The digits of such a picture. */
export function rowsOf(raster: Raster): string[] {
  const digits = [...pixels32(raster)].map((word) => (word === 0 ? '.' : word & 255));
  return Array.from({ length: raster.height }, (_, y) =>
    digits.slice(y * raster.width, (y + 1) * raster.width).join(''),
  );
}

/** The colour of a digit. */
export function ink(digit: number): Rgba {
  return [digit, 0, 0, 255];
}

/** A picture of opaque greys. */
export function drawGreys(width: number, ...values: readonly number[]): Raster {
  const pixels = Uint32Array.from(values, (value) => packColor([value, value, value, 255]));
  return rasterOf(width, values.length / width, pixels);
}

/** A picture of so many opaque colours without a pattern, the same for the same seed. */
export function drawNoise(width: number, height: number, colors = 4, seed = 7): Raster {
  let state = seed;
  const words = Uint32Array.from({ length: width * height }, () => {
    state = (state * 48271) % 0x7fffffff;
    return 0xff000000 | ((state % colors) * 0x3f2f1f);
  });
  return rasterOf(width, height, words);
}
