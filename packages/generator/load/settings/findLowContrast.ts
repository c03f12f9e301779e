import { contrastOf } from 'pixels/edit/contrast';
import type { Rgba } from 'pixels/raster';
import { palette } from '../../model/config/additions';

/** Pairs of text colour and background: on `paper` in light mode, on `night` in dark mode. */
const pairs = [
  ...(['night', 'umber', 'violet', 'brick', 'moss'] as const).map((text) => [text, 'paper'] as const),
  ...(['paper', 'mist', 'lilac', 'coral', 'mint', 'gold'] as const).map((text) => [text, 'night'] as const),
];

/** Least contrast of text. Source: https://www.w3.org/TR/WCAG22/#contrast-minimum */
const minContrast = 4.5;

export interface LowContrast {
  readonly text: string;
  readonly background: string;
  /** Ratio with one digit, such as `4.4`. */
  readonly contrast: string;
}

/** Pairs of colours whose contrast is too low after the colours of the settings. */
export function findLowContrast(colors: Readonly<Record<string, string>>): readonly LowContrast[] {
  return pairs.flatMap(([text, background]): LowContrast[] => {
    if (!Object.hasOwn(colors, text) && !Object.hasOwn(colors, background)) return [];
    const colorOf = (name: keyof typeof palette) => parseHex(colors[name] ?? palette[name]);
    const contrast = contrastOf(colorOf(text), colorOf(background));
    // Rounded down, so that a ratio just below 4.5 is not shown as 4.5.
    return contrast >= minContrast
      ? []
      : [{ text, background, contrast: (Math.floor(contrast * 10) / 10).toFixed(1) }];
  });
}

/** @param code `#rgb` or `#rrggbb`, already checked */
function parseHex(code: string): Rgba {
  const digits = code.length === 4 ? code.replace(/[\da-f]/gi, '$&$&') : code;
  const at = (start: number) => Number.parseInt(digits.slice(start, start + 2), 16);
  return [at(1), at(3), at(5), 255];
}
