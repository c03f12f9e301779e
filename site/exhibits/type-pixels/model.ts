import { checked, converted, type Field, fields, oneOf } from '../kit/linkCodec';
import { type Font, findGlyph, fonts, type Glyph, measures } from './fonts';

export const factors = [1, 2, 3, 4] as const;
export type Factor = (typeof factors)[number];

/** What hangs on the wall: a board of a shop, one for chalk, or letters of light. */
export const looks = ['shop', 'chalk', 'neon'] as const;
export type Look = (typeof looks)[number];

export interface Sign {
  readonly text: string;
  readonly look: Look;
  readonly font: Font;
  /** Pixels of the sign for one of a glyph. */
  readonly factor: Factor;
}

/** Characters of a text, line breaks among them, and its lines (rule 2). */
const most = 60;
const mostLines = 5;
/** Pixels of the board that may be written on. */
export const board = { width: 74, height: 34 };

export const startSign: Sign = { text: 'CAFÉ OPEN', look: 'shop', font: 'small', factor: 2 };

/** A sign with another text, as much of it as is kept (rule 2). */
export function writeText(sign: Sign, text: string): Sign {
  const lines = text.normalize('NFC').replaceAll('\r\n', '\n').split('\n').slice(0, mostLines);
  return { ...sign, text: [...lines.join('\n')].slice(0, most).join('') };
}

/** Characters that the font does not have, each once (rule 3). */
export function listMissing({ text, font }: Sign): string[] {
  const missing = [...text].filter(
    (character) => character !== '\n' && findGlyph(character, font) === undefined,
  );
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
export function placeText({ text, font, factor }: Sign): Placed[] {
  const lines = text.split('\n');
  const { height, gap } = measures[font];
  const down = -Math.floor(heightOf(lines.length, font, factor) / 2);
  let index = 0;
  return lines.flatMap((line, row) => {
    const characters = [...line];
    let x = -Math.floor(widthOf(line, font, factor) / 2);
    const placed = characters.map((character) => {
      const one = { character, index, x, y: down + row * (height + gap) * factor };
      x += glyphOf(character, font).advance * factor;
      index += character.length;
      return one;
    });
    // The line break.
    index += 1;
    return placed;
  });
}

/** The glyph of a character, or the box in its place. */
export function glyphOf(character: string, font: Font): Glyph {
  return findGlyph(character, font) ?? measures[font].missing;
}

/** Pixels that a line takes, without the gap after the last glyph. */
function widthOf(line: string, font: Font, factor: number): number {
  const advance = [...line].reduce((sum, character) => sum + glyphOf(character, font).advance, 0);
  return Math.max(0, advance - measures[font].gap) * factor;
}

function heightOf(lines: number, font: Font, factor: number): number {
  const { height, gap } = measures[font];
  return (lines * (height + gap) - gap) * factor;
}

/** Whether all of a text is on the board. */
export function isOnBoard({ text, font, factor }: Sign): boolean {
  const lines = text.split('\n');
  return (
    lines.every((line) => widthOf(line, font, factor) <= board.width) &&
    heightOf(lines.length, font, factor) <= board.height
  );
}

/** Pixels for one of a glyph of which a board has room for a line. */
export function factorsOf(font: Font): readonly Factor[] {
  return factors.filter((factor) => measures[font].height * factor <= board.height);
}

/** The sign in another font, in smaller pixels where its text would be larger than the board (rule 2). */
export function chooseFont(sign: Sign, font: Font): Sign {
  const chosen = { ...sign, font };
  const possible = factorsOf(font).filter((factor) => factor <= sign.factor);
  const fitting = possible.findLast((factor) => isOnBoard({ ...chosen, factor }));
  return { ...chosen, factor: fitting ?? possible.at(-1) ?? 1 };
}

/** What the lines still need: a second one, or to be two with something in both. */
export function missingLines({ text }: Sign): 'secondLine' | 'twoLines' | undefined {
  const lines = text.split('\n');
  if (lines.length === 1) return 'secondLine';
  return lines.length === 2 && lines.every((line) => line.trim() !== '') ? undefined : 'twoLines';
}

/** Rule 4. */
export function isGoalMet(sign: Sign): boolean {
  return missingLines(sign) === undefined && listMissing(sign).length === 0 && isOnBoard(sign);
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

/** Nothing for what it begins with. */
const lookCodes = { shop: '', chalk: 'k', neon: 'n' } as const;
const fontCodes = { small: '', thin: 't', bold: 'b' } as const;

/** Look and font as letters, the factor, then the text: `2-48-69`, `nb1-48-69` (rule 6). */
export const signLink = checked(
  fields('{look}{font}{factor}{text}', {
    look: coded(looks, lookCodes),
    font: coded(fonts, fontCodes),
    factor: oneOf(...factors),
    text: codes,
  }),
  (sign) => writeText(sign, sign.text).text === sign.text,
);

/** Names by their codes. */
function coded<Name extends string>(
  names: readonly Name[],
  code: Readonly<Record<Name, string>>,
): Field<Name> {
  return converted(
    oneOf(...names.map((name) => code[name])),
    (written) => names.find((name) => code[name] === written),
    (name) => code[name],
  );
}

/** The last character of Unicode. */
const largestCode = 0x10ffff;
