import { palette } from '../../../model/config/additions';
import { contrastOf } from '../../../pixels/edit/contrast';
import type { Rgba } from '../../../pixels/raster';

/** What text and links have, on what: in the light mode on `paper`, in the dark one on `night`. */
const pairs = [
  ...(['night', 'umber', 'violet', 'brick', 'moss'] as const).map((text) => [text, 'paper'] as const),
  ...(['paper', 'mist', 'lilac', 'coral', 'mint', 'gold'] as const).map((text) => [text, 'night'] as const),
];

/** Least contrast of text. Source: https://www.w3.org/TR/WCAG22/#contrast-minimum */
const leastContrast = 4.5;

export interface PaleColor {
  readonly text: string;
  readonly ground: string;
  /** With one digit. */
  readonly contrast: string;
}

/** Colours of the settings that text could not be read in, on the ground that it stands on. */
export function findPaleColors(colors: Readonly<Record<string, string>>): readonly PaleColor[] {
  return pairs.flatMap(([text, ground]): PaleColor[] => {
    if (!Object.hasOwn(colors, text) && !Object.hasOwn(colors, ground)) return [];
    const colorOf = (name: keyof typeof palette) => parseHex(colors[name] ?? palette[name]);
    const contrast = contrastOf(colorOf(text), colorOf(ground));
    // Rounded down: what is just below 4.5 must not be said to be 4.5.
    return contrast >= leastContrast
      ? []
      : [{ text, ground, contrast: (Math.floor(contrast * 10) / 10).toFixed(1) }];
  });
}

/** @param code `#rgb` or `#rrggbb`, as the settings were checked for */
function parseHex(code: string): Rgba {
  const digits = code.length === 4 ? code.replace(/[\da-f]/gi, '$&$&') : code;
  const at = (start: number) => Number.parseInt(digits.slice(start, start + 2), 16);
  return [at(1), at(3), at(5), 255];
}
