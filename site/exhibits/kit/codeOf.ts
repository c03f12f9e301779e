import type { Rgba } from 'pixels/raster';

/** `#RRGGBB`, with two further digits where a colour is not opaque. */
export function codeOf([red, green, blue, alpha]: Rgba): string {
  const channels = alpha === 255 ? [red, green, blue] : [red, green, blue, alpha];
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`.toUpperCase();
}
