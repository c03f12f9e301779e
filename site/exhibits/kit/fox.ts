import { layStamp } from './stamp';

/** The fox of the site, glad: its face alone. */
const gladFox = [
  '.0.......0.',
  '0b0.....0a0',
  '0bb00000ba0',
  '0bbbbbbbba0',
  '0bb0bbb0ba0',
  '0b0b0b0b0a0',
  '0c6660666c0',
  '.066888660.',
  '..0066600..',
  '....000....',
];
export const foxWidth = 11;
/** Rows of it that are seen where it looks over an edge. */
export const foxHeight = gladFox.length - 2;

/**
 * The fox looks over an edge, above the row `edge`.
 * @param rise how much of it has come up, 0 to 1, or 1.25 for all of its face
 */
export function layFox(words: Uint32Array, width: number, x: number, edge: number, rise: number): void {
  const rows = Math.round(rise * foxHeight);
  layStamp(words, width, gladFox.slice(0, rows), { x, y: edge - rows });
}
