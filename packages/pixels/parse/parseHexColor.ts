import type { Rgba } from '../raster';

/** `rgb`, `rrggbb` or `rrggbbaa`, with or without `#`; `undefined` if it is none of them. */
export function parseHexColor(text: string): Rgba | undefined {
  const [, digits = ''] = /^#?([0-9a-f]+)$/i.exec(text) ?? [];
  if (digits.length === 3) return parseHexColor([...digits].map((digit) => digit + digit).join(''));
  if (digits.length !== 6 && digits.length !== 8) return undefined;
  const channel = (at: number) => Number.parseInt(digits.slice(at, at + 2), 16);
  return [channel(0), channel(2), channel(4), digits.length === 8 ? channel(6) : 255];
}
