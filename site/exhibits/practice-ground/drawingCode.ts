import type { PracticeCard } from '../../features/practice-cards/shared/practice';
import type { Grid } from './grid';

/** Letters of colours: `a` is nothing, `b` the first. */
const firstLetter = 97;

/** A drawing as text, for addresses and storage: a letter for each pixel, after a number where it stands more often. */
export function writeDrawing({ cells }: Grid): string {
  return cells
    .map((color) => String.fromCharCode(firstLetter + color))
    .join('')
    .replace(/(.)\1+/g, (run, letter: string) => `${run.length}${letter}`);
}

/** The drawing that `writeDrawing` gave, of that width and of so many colours; `undefined` for any other text. */
export function readDrawing(text: string, side: number, colors: number): Grid | undefined {
  if (!/^(?:(?:[2-9]|[1-9]\d{1,3})?[a-z])+$/.test(text)) return undefined;
  const cells: number[] = [];
  for (const [, count, letter = ''] of text.matchAll(/(\d*)([a-z])/g)) {
    const color = letter.charCodeAt(0) - firstLetter;
    const length = Number(count || 1);
    if (color > colors || cells.length + length > side * side) return undefined;
    cells.push(...new Array<number>(length).fill(color));
  }
  return cells.length === side * side ? { side, cells } : undefined;
}

/** Our drawing of a card; `undefined` where there is none. */
export function drawingOfCard({ drawing = '', size, colors }: PracticeCard): Grid | undefined {
  return readDrawing(drawing, size, colors.length);
}
