import { glyphs as smallGlyphs } from './sampleFont';
import { characters, siteFonts } from './siteFonts';

export const fonts = ['small', 'thin', 'bold'] as const;
export type Font = (typeof fonts)[number];

/** A glyph: its rows as bits, of which the lowest is the left pixel. */
export interface Glyph {
  readonly rows: readonly number[];
  /** Pixels to the left edge of the next one; the last of them are free. */
  readonly advance: number;
}

interface Measures {
  /** Of a line, without the free row below it. */
  readonly height: number;
  /** Free columns between glyphs, and rows between lines. */
  readonly gap: number;
  /** In place of a character that the font does not have: a full box, unlike a zero also without its colour. */
  readonly missing: Glyph;
}

const box = (width: number, height: number, below: number): Glyph => ({
  rows: [...Array<number>(height).fill(2 ** width - 1), ...Array<number>(below).fill(0)],
  advance: width + 1,
});
const large: Measures = { height: 12, gap: 1, missing: box(5, 10, 2) };
export const measures: Readonly<Record<Font, Measures>> = {
  small: { height: 5, gap: 1, missing: box(3, 5, 0) },
  thin: large,
  bold: large,
};

const readGlyph = (written: string): Glyph => ({
  rows: Array.from({ length: large.height }, (_, row) =>
    Number.parseInt(written.slice(1 + 2 * row, 3 + 2 * row), 36),
  ),
  advance: Number.parseInt(written.slice(0, 1), 36),
});
const glyphsOf = (written: string) =>
  new Map(written.split(' ').map((glyph, at) => [characters[at] ?? '', readGlyph(glyph)]));
const glyphs = { thin: glyphsOf(siteFonts.thin), bold: glyphsOf(siteFonts.bold) };

/** The glyph of a character; `undefined` where the font has none. The small one has capitals only, for small letters too. */
export function findGlyph(character: string, font: Font): Glyph | undefined {
  return font === 'small' ? smallGlyphs.get(character.toUpperCase()) : glyphs[font].get(character);
}
