import type { Palette } from './palette';

/** The palette as a `.gpl` file, which drawing programs can import. */
export function formatGpl({ name, colors }: Palette): string {
  const lines = colors.map(
    (color) =>
      `${[color.red, color.green, color.blue].map((channel) => String(channel).padStart(3)).join(' ')}\t${color.name}`,
  );
  return ['GIMP Palette', `Name: ${name}`, 'Columns: 8', '#', ...lines, ''].join('\n');
}
