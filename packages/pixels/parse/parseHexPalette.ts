import { answer } from './answer';
import { ColorList, type PaletteFile } from './paletteFile';
import { parseHexColor } from './parseHexColor';
import type { Reading } from './reading';
import { readLines } from './textLines';

/**
 * Parses a list of hex codes, one a line, as Lospec saves it (`.hex`), or as Paint.NET does (`.txt`):
 * there, lines that begin with `;` are comments and alpha comes first. Lines that are no code are
 * remarked.
 * Source: https://lospec.com/palette-list, https://www.getpaint.net/doc/latest/WorkingWithPalettes.html
 */
export function parseHexPalette(bytes: Uint8Array): Reading<PaletteFile> {
  return answer(bytes, 'line', (note) => {
    const list = new ColorList(note);
    let isPaintNet = false;
    let name = '';
    for (const [index, line] of readLines(bytes).entries()) {
      const content = line.trim();
      if (content.startsWith(';')) {
        isPaintNet ||= /paint\.net/i.test(content);
        name = /^;\s*palette name:\s*(.*)$/i.exec(content)?.[1] ?? name;
      } else if (content !== '') {
        const isAlphaFirst = isPaintNet && /^[0-9a-f]{8}$/i.test(content);
        const color = parseHexColor(isAlphaFirst ? content.slice(2) + content.slice(0, 2) : content);
        if (color === undefined) note('badColor', index + 1, { found: content });
        else list.add(color, undefined, index + 1);
      }
    }
    return { format: 'hex', name, colors: list.finish(1) };
  });
}

/** Whether a text looks like such a list: its first line that is no comment is a hex code. */
export function isHexPalette(bytes: Uint8Array): boolean {
  const lines = readLines(bytes.subarray(0, 2000)).map((line) => line.trim());
  const first = lines.find((line) => line !== '' && !line.startsWith(';'));
  return first !== undefined && parseHexColor(first) !== undefined;
}
