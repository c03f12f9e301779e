import { checked, type Field, fields, oneOf } from '../kit/linkCodec';
import { findGlyph, glyphSize } from './sampleFont';

export const factors = [1, 2, 3, 4] as const;
export type Factor = (typeof factors)[number];

export interface Sign {
  readonly text: string;
  /** Pixels of the sign for one of a glyph. */
  readonly factor: Factor;
}

/** Characters of a text, line breaks among them, and its lines (rule 2). */
const most = 60;
const mostLines = 5;
/** Pixels of the board that may be written on. */
export const board = { width: 74, height: 34 };

export const startSign: Sign = { text: 'CAFÉ OPEN', factor: 2 };

/** A sign with another text, as much of it as is kept (rule 2). */
export function writeText(sign: Sign, text: string): Sign {
  const lines = text.normalize('NFC').replaceAll('\r\n', '\n').split('\n').slice(0, mostLines);
  return { ...sign, text: [...lines.join('\n')].slice(0, most).join('') };
}

/** Characters that the font does not have, each once (rule 3). */
export function listMissing({ text }: Sign): string[] {
  const missing = [...text].filter((character) => character !== '\n' && findGlyph(character) === undefined);
  return [...new Set(missing)];
}

/** A character where it stands on the board, its top left pixel from the board's middle. */
export interface Placed {
  readonly character: string;
  /** Of the text, counted as its field counts: in UTF-16. */
  readonly index: number;
  readonly x: number;
  readonly y: number;
}

/** Every character where it stands: lines one below another, each in the middle (rule 1). */
export function placeText({ text, factor }: Sign): Placed[] {
  const lines = text.split('\n');
  const down = -Math.floor(lengthOf(lines.length, glyphSize.height, factor) / 2);
  let index = 0;
  return lines.flatMap((line, row) => {
    const characters = [...line];
    const left = -Math.floor(lengthOf(characters.length, glyphSize.width, factor) / 2);
    const placed = characters.map((character, column) => {
      const x = left + column * (glyphSize.width + glyphSize.gap) * factor;
      const y = down + row * (glyphSize.height + glyphSize.gap) * factor;
      const one = { character, index, x, y };
      index += character.length;
      return one;
    });
    // The line break.
    index += 1;
    return placed;
  });
}

/** Pixels that so many glyphs take in one direction, without the gap after the last. */
function lengthOf(count: number, side: number, factor: number): number {
  return Math.max(0, count * (side + glyphSize.gap) - glyphSize.gap) * factor;
}

/** Whether all of a text is on the board. */
export function isOnBoard({ text, factor }: Sign): boolean {
  const lines = text.split('\n');
  const longest = Math.max(...lines.map((line) => [...line].length));
  return (
    lengthOf(longest, glyphSize.width, factor) <= board.width &&
    lengthOf(lines.length, glyphSize.height, factor) <= board.height
  );
}

/** Rule 4. */
export function isGoalMet(sign: Sign): boolean {
  const lines = sign.text.split('\n');
  const isWritten = lines.length === 2 && lines.every((line) => line.trim() !== '');
  return isWritten && listMissing(sign).length === 0 && isOnBoard(sign);
}

/** The code of each character after a hyphen. */
const codes: Field<string> = {
  pattern: `(?:-[0-9a-f]{1,6}){0,${most}}`,
  write: (text) => [...text].map((character) => `-${character.codePointAt(0)?.toString(16)}`).join(''),
  read: (text) => {
    const points = text
      .split('-')
      .slice(1)
      .map((code) => Number.parseInt(code, 16));
    return points.some((point) => point > largestCode) ? undefined : String.fromCodePoint(...points);
  },
};

/** The factor, then the text: `2-48-69` (rule 6). */
export const signLink = checked(
  fields('{factor}{text}', { factor: oneOf(...factors), text: codes }),
  (sign) => writeText(sign, sign.text).text === sign.text,
);

/** The last character of Unicode. */
const largestCode = 0x10ffff;
