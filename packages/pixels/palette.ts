export interface Color extends Rgb {
  /** One word; unique in its palette. */
  readonly name: string;
}

/** Colours in the order in which pixels name them. */
export interface Palette {
  readonly name: string;
  readonly colors: readonly Color[];
}

/** Most colours a palette can have: one character of art text names one of them. */
export const mostColors = 36;

/** The character that stands for the colour at `index`: 0 to 9, then a to z. */
export function characterOf(index: number): string {
  return index.toString(mostColors);
}

/** The pixel value of each character of art text: 0 for a dot, which is transparent, else the colour's index plus 1. */
export function pixelValues({ colors }: Palette): ReadonlyMap<string, number> {
  return new Map([['.', 0], ...colors.map((_, index) => [characterOf(index), index + 1] as const)]);
}
/** An opaque colour, channels from 0 to 255. */
export interface Rgb {
  readonly red: number;
  readonly green: number;
  readonly blue: number;
}

/** `#rrggbb`, lower case. */
export function hexOf({ red, green, blue }: Rgb): string {
  return `#${[red, green, blue].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}
