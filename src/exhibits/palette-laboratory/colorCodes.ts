import { simulateColorBlindness } from '../../pixels/edit/colorBlindness';
import { toGrey } from '../../pixels/edit/contrast';
import { toHsv } from '../../pixels/edit/hsv';
import type { Rgba } from '../../pixels/raster';

/** Eyes that a palette can be looked at with. */
export const views = ['all', 'greys', 'protanopia', 'deuteranopia', 'tritanopia'] as const;
export type View = (typeof views)[number];

/** How a colour looks in a view. */
export function seeColor(color: Rgba, view: View): Rgba {
  if (view === 'all') return color;
  return view === 'greys' ? toGrey(color) : simulateColorBlindness(color, view);
}

/** `#RRGGBB`, with two further digits where a colour is not opaque. */
export function codeOf([red, green, blue, alpha]: Rgba): string {
  const channels = alpha === 255 ? [red, green, blue] : [red, green, blue, alpha];
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`.toUpperCase();
}

/** As sliders of programs show it, whole degrees and percents. */
export function hsvOf(color: Rgba): string {
  const { hue, saturation, value } = toHsv(color);
  return `HSV ${Math.round(hue)}° ${Math.round(saturation * 100)}% ${Math.round(value * 100)}%`;
}
