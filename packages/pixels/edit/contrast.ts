import type { Rgba } from '../raster';
import { fromLinear, lightOf } from './srgb';

/** Share of white's light, 0 to 1. Source: https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
export function luminanceOf(color: Rgba): number {
  const [red, green, blue] = lightOf(color);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** 1 for the same lightness to 21 for black and white. Source: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
export function contrastOf(one: Rgba, other: Rgba): number {
  const [dark = 0, light = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** The grey that is as light. */
export function toGrey(color: Rgba): Rgba {
  const step = fromLinear(luminanceOf(color));
  return [step, step, step, color[3]];
}
