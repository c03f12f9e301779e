import type { Rgba } from '../raster';

/** Light of red, green and blue, 0 to 1 within what screens show. */
export type Linear = readonly [red: number, green: number, blue: number];

/** The light of each of the 256 steps of a channel. */
const lights = Float64Array.from({ length: 256 }, (_, step) => {
  const value = step / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
});

/**
 * The light of a channel, 0 to 1: steps of sRGB are narrow where the eye is keen, in the dark.
 * Source: https://www.w3.org/TR/css-color-4/#color-conversion-code
 * @param channel 0 to 255, whole
 */
export function toLinear(channel: number): number {
  return lights[channel] ?? 0;
}

/** The nearest step of a channel, 0 to 255, to an amount of light; light that screens cannot show is cut off. */
export function fromLinear(light: number): number {
  const value = light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055;
  return Math.round(Math.min(1, Math.max(0, value)) * 255);
}

export function lightOf([red, green, blue]: Rgba): Linear {
  return [toLinear(red), toLinear(green), toLinear(blue)];
}

export function colorOfLight([red, green, blue]: Linear, alpha: number): Rgba {
  return [fromLinear(red), fromLinear(green), fromLinear(blue), alpha];
}

/** The bytes of an opaque colour `0xrrggbb`. */
export function colorOfHex(hex: number): Rgba {
  return [hex >>> 16, (hex >>> 8) & 255, hex & 255, 255];
}
