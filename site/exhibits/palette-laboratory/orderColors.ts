import { toOklch } from 'pixels/edit/oklab';
import type { NamedColor } from 'pixels/parse/paletteFile';

export const orders = ['hue', 'lightness'] as const;
export type Order = (typeof orders)[number];

/** A colour with less chroma looks grey, and its hue means nothing. */
const leastChroma = 0.03;

/**
 * Colours by how light they look, from dark to light, or by hue from red on, with the greys before them;
 * those of the same hue from dark to light.
 */
export function orderColors(colors: readonly NamedColor[], order: Order): readonly NamedColor[] {
  const keyed = colors.map((named) => {
    const { lightness, chroma, hue } = toOklch(named.color);
    // Hues in steps of 15 degrees, so that the shades of a material stand together.
    const sector = order === 'lightness' || chroma < leastChroma ? -1 : Math.floor(hue / 15);
    return { named, sector, lightness };
  });
  return keyed.sort((a, b) => a.sector - b.sector || a.lightness - b.lightness).map(({ named }) => named);
}
