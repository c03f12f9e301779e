import type { Rgba } from '../raster';
import { fromHsv, toHsv } from './hsv';
import { fromOklch, toOklch } from './oklab';

/** Below this a colour is so grey that its hue says nothing: chroma in OKLCH, saturation in HSV. */
const greyest = { oklch: 0.01, hsv: 0.02 };

/**
 * A ramp from one colour to another, with both of them, in equal steps of lightness, chroma and hue
 * (value, saturation and hue in HSV). The hue goes the shorter way round; a grey takes that of the other.
 * @param steps 2 to 64
 */
export function blendRamp(from: Rgba, to: Rgba, space: 'hsv' | 'oklch', steps: number): readonly Rgba[] {
  const last = Math.max(2, Math.min(64, Math.floor(steps))) - 1;
  const [start, end] = [place(from, space), place(to, space)];
  const firstHue = start.isGrey ? end.hue : start.hue;
  const lastHue = end.isGrey ? firstHue : end.hue;
  const turn = ((((lastHue - firstHue) % 360) + 540) % 360) - 180;
  return Array.from({ length: last + 1 }, (_, step) => {
    if (step === 0) return from;
    if (step === last) return to;
    const way = step / last;
    const mix = (one: number, other: number) => one + (other - one) * way;
    const hue = firstHue + turn * way;
    const alpha = Math.round(mix(from[3], to[3]));
    const light = mix(start.light, end.light);
    const color = mix(start.color, end.color);
    return space === 'hsv'
      ? fromHsv({ hue, saturation: color, value: light }, alpha)
      : fromOklch({ hue, chroma: color, lightness: light }, alpha);
  });
}

/** How light and how colourful a colour is in its space, and its hue. */
function place(rgba: Rgba, space: 'hsv' | 'oklch') {
  if (space === 'hsv') {
    const { hue, saturation, value } = toHsv(rgba);
    return { hue, light: value, color: saturation, isGrey: saturation < greyest.hsv };
  }
  const { hue, chroma, lightness } = toOklch(rgba);
  return { hue, light: lightness, color: chroma, isGrey: chroma < greyest.oklch };
}
