import { blendRamp } from 'pixels/edit/blendRamp';
import { toHsv } from 'pixels/edit/hsv';
import { makeRamp } from 'pixels/edit/makeRamp';
import { toOklch } from 'pixels/edit/oklab';
import type { Rgba } from 'pixels/raster';
import type { Bench } from './model';

export const ways = ['around', 'between'] as const;
export const spaces = ['oklch', 'hsv'] as const;

/** The ramp that is wished for. */
export interface RampWish {
  readonly way: (typeof ways)[number];
  readonly space: (typeof spaces)[number];
  /** How many colours. */
  readonly steps: number;
  /** Degrees that the hue turns towards yellow from the base to the lightest colour; only around a colour. */
  readonly turn: number;
}

export const firstWish: RampWish = { way: 'around', space: 'oklch', steps: 5, turn: 20 };

/** How dark, how light and how faded the ends of a ramp around a colour are; see `RampOptions`. */
const ends = { darkest: 0.2, lightest: 0.95, fade: 0.4 };

/** The ramp around the colour that was touched last, or between it and the one before. */
export function rampOf(
  { colors, chosen, other }: Bench,
  { way, space, steps, turn }: RampWish,
): readonly Rgba[] {
  const [base, second] = [colors[chosen]?.color, colors[other]?.color];
  if (base === undefined || second === undefined) return [];
  if (way === 'between') return blendRamp(second, base, space, steps);
  return makeRamp(base, space, { steps, hueShift: turn * wayToYellow(base, space), ...ends });
}

/** The hue of yellow in degrees. */
const yellow = { hsv: 60, oklch: 110 };

/** 1 where yellow is nearer with a growing hue, else -1: light is warm, so highlights turn there. */
function wayToYellow(base: Rgba, space: RampWish['space']): 1 | -1 {
  const { hue } = space === 'hsv' ? toHsv(base) : toOklch(base);
  return (yellow[space] - hue + 360) % 360 < 180 ? 1 : -1;
}
