import { answer, refuse } from './answer';
import { ColorList, type PaletteFile } from './paletteFile';
import type { Reading } from './reading';
import { readLines } from './textLines';

/** The first line of a palette of Paint Shop Pro. */
export const jascMark = 'JASC-PAL';

/**
 * Parses a palette of Paint Shop Pro (`.pal`): a mark, a version, the number of colours, and then red,
 * green and blue of each on a line, some with alpha. Lines that are no colour are remarked, and so is
 * a wrong number of colours.
 * Source: https://www.cryer.co.uk/file-types/p/pal.htm
 */
export function parseJascPalette(bytes: Uint8Array): Reading<PaletteFile> {
  return answer(bytes, 'line', (note) => {
    const list = new ColorList(note);
    const [mark = '', , count = '', ...rows] = readLines(bytes).map((line) => line.trim());
    if (mark !== jascMark) refuse('unknownFormat', 1, { found: mark, allowed: jascMark });
    for (const [index, row] of rows.entries()) {
      if (row === '') continue;
      const channels = /^\d+(\s+\d+){2,3}$/.test(row) ? row.split(/\s+/).map(Number) : [];
      const [red, green, blue, alpha = 255] = channels;
      const isColor = red !== undefined && green !== undefined && blue !== undefined;
      if (isColor && Math.max(red, green, blue, alpha) <= 255)
        list.add([red, green, blue, alpha], undefined, index + 4);
      else note('badColor', index + 4, { found: row });
    }
    if (Number(count) !== list.colors.length)
      note('badValue', 3, { found: count, allowed: list.colors.length });
    return { format: 'jascPal', name: '', colors: list.finish(1) };
  });
}
