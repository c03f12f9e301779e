import type { Fault } from './art';
import { type Color, mostColors, type Palette } from './palette';

/**
 * Parses a GIMP palette: the line `GIMP Palette`, then `Name:` and `Columns:` lines, then a line
 * `red green blue name` for each colour; `#` starts a comment. All faults are reported; lines that
 * have one are left out of the palette.
 */
export function parseGpl(text: string): { readonly palette: Palette; readonly faults: readonly Fault[] } {
  const faults: Fault[] = [];
  const colors: Color[] = [];
  let name = '';
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const report = (message: string, remedy: string, column = 1) =>
      faults.push({ line: index + 1, column, message, remedy });
    if (index === 0) {
      if (line.trim() !== 'GIMP Palette')
        report(`The file starts with "${line}"`, 'The first line of a .gpl file is "GIMP Palette".');
    } else if (/^Name:/.test(line)) name = line.slice('Name:'.length).trim();
    else if (!/^(Columns:|#|\s*$)/.test(line)) {
      const color = parseColor(line);
      if (color === undefined)
        report(`"${line}" is no colour`, 'Write red, green and blue from 0 to 255, then a name of one word.');
      else if (colors.some((other) => other.name === color.name))
        report(`The name "${color.name}" is taken`, 'Give each colour a name of its own.');
      else if (colors.length === mostColors)
        report(`There are more than ${mostColors} colours`, 'Take some of them out.');
      else colors.push(color);
    }
  }
  return { palette: { name, colors }, faults };
}

function parseColor(line: string): Color | undefined {
  const [, red, green, blue, name] = /^\s*(\d{1,3})\s+(\d{1,3})\s+(\d{1,3})\s+(\S+)\s*$/.exec(line) ?? [];
  if (name === undefined) return undefined;
  const color = { red: Number(red), green: Number(green), blue: Number(blue), name };
  return Math.max(color.red, color.green, color.blue) <= 255 ? color : undefined;
}
