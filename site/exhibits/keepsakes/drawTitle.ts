import { findGlyph, measures } from '../type-pixels/fonts';
import { type Line, longestLine } from './composePoster';
import { drawLine } from './drawLine';

/** Rows of a line, with those above and below its letters, in pixels of the face. */
const rows = 16;
const above = 2;

/** The title of a poster in the face of the site's titles; in that of its texts where that lacks a character, as in Chinese. */
export function drawTitle(title: string, letter: string): Line {
  const glyphs = [...title.replaceAll('×', 'x')].map((character) => findGlyph(character, 'bold'));
  const width = glyphs.reduce((sum, glyph) => sum + (glyph?.advance ?? longestLine), 0);
  const factor = Math.min(3, Math.floor(longestLine / width));
  if (factor < 1) return drawLine(title, 34, letter, 700);
  const columns = glyphs.flatMap((glyph) =>
    Array.from({ length: glyph?.advance ?? 0 }, (_, column) => ({ glyph, column })),
  );
  return {
    width: width * factor,
    height: rows * factor,
    letter,
    isSet: (x, y) => {
      const { glyph, column = 0 } = columns[Math.floor(x / factor)] ?? {};
      const row = Math.floor(y / factor) - above;
      if (row < 0 || row >= measures.bold.height) return false;
      return (((glyph?.rows[row] ?? 0) >> column) & 1) === 1;
    },
  };
}
