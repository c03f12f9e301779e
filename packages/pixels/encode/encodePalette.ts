import type { NamedColor } from '../parse/paletteFile';
import { gimpMark } from '../parse/parseGimpPalette';
import { jascMark } from '../parse/parseJascPalette';
import type { Rgba } from '../raster';

/**
 * A GIMP palette. Colours without a name are named after their hex code; the format knows no alpha.
 * Source: https://developer.gimp.org/core/standards/gpl/
 */
export function encodeGpl(colors: readonly NamedColor[], name: string): string {
  const rows = colors.map(({ color, name: own }) => {
    const channels = color.slice(0, 3).map((value) => String(value).padStart(3));
    return `${channels.join(' ')}\t${oneLine(own ?? '') || hexOfColor(color)}`;
  });
  // How many stand in a row is left to programs.
  return [gimpMark, `Name: ${oneLine(name)}`, 'Columns: 0', '#', ...rows, ''].join('\n');
}

/** A line `rrggbb` for each colour, as Lospec has it. Source: https://lospec.com/palette-list */
export function encodeHex(colors: readonly NamedColor[]): string {
  return colors.map(({ color }) => `${hexOfColor(color)}\n`).join('');
}

/**
 * A palette of Paint Shop Pro, with the line ends of Windows.
 * Source: https://www.cryer.co.uk/file-types/p/pal.htm
 */
export function encodeJascPal(colors: readonly NamedColor[]): string {
  const rows = colors.map(({ color }) => color.slice(0, 3).join(' '));
  return [jascMark, '0100', colors.length, ...rows, ''].join('\r\n');
}

function hexOfColor([red, green, blue]: Rgba): string {
  return [red, green, blue].map((value) => value.toString(16).padStart(2, '0')).join('');
}

/** Names end with their line. */
function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
