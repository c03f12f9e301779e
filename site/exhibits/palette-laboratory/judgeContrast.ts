/**
 * The uses that a contrast is enough for.
 * Source: https://www.w3.org/TR/WCAG22/#contrast-minimum and #non-text-contrast
 */
export function enoughFor(contrast: number): 'text' | 'shapes' | 'little' {
  if (contrast >= 4.5) return 'text';
  return contrast >= 3 ? 'shapes' : 'little';
}

/** Two digits after the point, cut off and not rounded: 4.499 is not 4.5. */
export function cutRatio(contrast: number): string {
  return (Math.floor(contrast * 100) / 100).toFixed(2);
}
