import { simulateColorBlindness } from 'pixels/edit/colorBlindness';
import { toGrey } from 'pixels/edit/contrast';
import { toHsv } from 'pixels/edit/hsv';
import type { Rgba } from 'pixels/raster';

/** Eyes that a palette can be looked at with. */
export const views = ['all', 'greys', 'protanopia', 'deuteranopia', 'tritanopia'] as const;
export type View = (typeof views)[number];

/** How a colour looks in a view. */
export function seeColor(color: Rgba, view: View): Rgba {
  if (view === 'all') return color;
  return view === 'greys' ? toGrey(color) : simulateColorBlindness(color, view);
}

/** As sliders of programs show it, whole degrees and percents, on one line. */
export function hsvOf(color: Rgba): string {
  const { hue, saturation, value } = toHsv(color);
  return `HSV\u00a0${Math.round(hue)}°\u00a0${Math.round(saturation * 100)}%\u00a0${Math.round(value * 100)}%`;
}
