import type { Rgba } from '../raster';
import { colorOfLight } from './srgb';

/** The white of Lab colours, that of daylight at 5000 K. */
const white = [0.3457 / 0.3585, 1, (1 - 0.3457 - 0.3585) / 0.3585] as const;
const kappa = 24389 / 27;
const epsilon = 216 / 24389;

/**
 * The nearest colour on screens of CIE Lab, opaque; one that they cannot show is cut off.
 * Source: https://www.w3.org/TR/css-color-4/#color-conversion-code, with the matrices from D50 to D65 and to sRGB in one
 * @param lightness 0 to 100
 */
export function labToRgba(lightness: number, a: number, b: number): Rgba {
  const middle = (lightness + 16) / 116;
  const [f, h] = [middle + a / 500, middle - b / 200];
  const x = white[0] * lightAt(f);
  const y = lightness > kappa * epsilon ? middle ** 3 : lightness / kappa;
  const z = white[2] * lightAt(h);
  return colorOfLight(
    [
      3.1341358529 * x - 1.617385998 * y - 0.4906622179 * z,
      -0.9787954766 * x + 1.9162543774 * y + 0.0334428734 * z,
      0.0719553926 * x - 0.2289767598 * y + 1.4053860351 * z,
    ],
    255,
  );
}

function lightAt(value: number): number {
  const cube = value ** 3;
  return cube > epsilon ? cube : (116 * value - 16) / kappa;
}
