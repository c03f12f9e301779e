import type { Rgba } from '../raster';

export interface Hsv {
  /** Degrees, 0 to 360: red, yellow at 60, green at 120, blue at 240; 0 for greys. */
  readonly hue: number;
  /** 0 to 1. */
  readonly saturation: number;
  /** 0 to 1. */
  readonly value: number;
}

/** Source: A. R. Smith, "Color gamut transform pairs" (1978), https://doi.org/10.1145/965139.807361 */
export function toHsv([red, green, blue]: Rgba): Hsv {
  const most = Math.max(red, green, blue);
  const range = most - Math.min(red, green, blue);
  let sixth = 0;
  if (range > 0) {
    if (most === red) sixth = (green - blue) / range;
    else if (most === green) sixth = 2 + (blue - red) / range;
    else sixth = 4 + (red - green) / range;
  }
  return {
    hue: (sixth * 60 + 360) % 360,
    saturation: most === 0 ? 0 : range / most,
    value: most / 255,
  };
}

/** @param hsv its hue may be any number of degrees; what is out of 0 to 1 is cut off */
export function fromHsv({ hue, saturation, value }: Hsv, alpha = 255): Rgba {
  const full = Math.min(1, Math.max(0, saturation));
  const bright = Math.min(1, Math.max(0, value));
  const channel = (offset: number) => {
    const turn = (((hue / 60 + offset) % 6) + 6) % 6;
    return Math.round(255 * bright * (1 - full * Math.max(0, Math.min(turn, 4 - turn, 1))));
  };
  return [channel(5), channel(3), channel(1), alpha];
}
