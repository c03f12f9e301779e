import type { Rgba } from '../raster';
import { answer, type Note } from './answer';
import { ColorList, type PaletteFile } from './paletteFile';
import { parseHexColor } from './parseHexColor';
import type { Reading } from './reading';
import { readLines } from './textLines';

/** The first line of a GIMP palette. */
export const gimpMark = 'GIMP Palette';

/**
 * Parses a palette of GIMP (`.gpl`): a colour a line, red, green and blue from 0 to 255 and then its
 * name; with the line `Channels: RGBA`, as Aseprite writes it, alpha stands before the name. Faulty
 * lines are remarked: where what is meant is plain, such as a hex code or commas, the colour is taken;
 * the others are left out.
 * Source: https://developer.gimp.org/core/standards/gpl/
 */
export function parseGimpPalette(bytes: Uint8Array): Reading<PaletteFile> {
  return answer(bytes, 'line', (note) => {
    const list = new ColorList(note);
    const lines = readLines(bytes);
    let name = '';
    let hasAlpha = false;
    for (const [index, line] of lines.entries()) {
      const at = index + 1;
      const content = line.trim();
      const [, key = '', value = ''] = /^(name|columns|channels):\s*(.*)$/i.exec(content) ?? [];
      if (index === 0 && content === gimpMark) continue;
      if (index === 0) note('badValue', at, { found: line, allowed: gimpMark });
      if (key.toLowerCase() === 'name') name = value;
      else if (key.toLowerCase() === 'channels') hasAlpha = value.toUpperCase() === 'RGBA';
      else if (key === '' && content !== '' && !/^#(?![0-9a-f]{6})/i.test(content))
        addColor(content, hasAlpha, at, index === 0, list, note);
    }
    return { format: 'gpl', name, colors: list.finish(1) };
  });
}

/** In characters. Longer ones are no colours, and looking for some in them would take long. */
const longestLine = 1000;

/** @param isFirst the first line has had its remark */
function addColor(
  line: string,
  hasAlpha: boolean,
  at: number,
  isFirst: boolean,
  list: ColorList,
  note: Note,
): void {
  const isShort = line.length <= longestLine;
  const proper = isShort ? parseProperColor(line, hasAlpha) : undefined;
  const meant = proper ?? (isShort ? guessColor(line) : undefined);
  if (proper === undefined && !isFirst)
    note(meant === undefined ? 'badColor' : 'badValue', at, { found: line });
  if (meant !== undefined) list.add(meant.color, meant.name, at);
}

interface LineColor {
  readonly color: Rgba;
  readonly name: string | undefined;
}

function parseProperColor(line: string, hasAlpha: boolean): LineColor | undefined {
  const pattern = hasAlpha
    ? /^(\d+)\s+(\d+)\s+(\d+)\s+(\d+)(?:\s+(.*))?$/
    : /^(\d+)\s+(\d+)\s+(\d+)()(?:\s+(.*))?$/;
  const [whole, red, green, blue, alpha, name] = pattern.exec(line) ?? [];
  if (whole === undefined) return undefined;
  return colorOf([red, green, blue, hasAlpha ? alpha : '255'], name);
}

/** Commas or other marks between the numbers, or a hex code. */
function guessColor(line: string): LineColor | undefined {
  const [, code = '', codeName] = /^(#?[0-9a-f]{6})(?:\s+(.*))?$/i.exec(line) ?? [];
  const color = parseHexColor(code);
  if (color !== undefined) return { color, name: codeName === '' ? undefined : codeName };
  const [whole, red, green, blue, name] =
    /^(?:rgb)?\s*\(?\s*(\d+)\s*[,;\s]\s*(\d+)\s*[,;\s]\s*(\d+)\s*[,;)]*\s*(.*)$/i.exec(line) ?? [];
  return whole === undefined ? undefined : colorOf([red, green, blue, '255'], name);
}

function colorOf(texts: readonly (string | undefined)[], name: string | undefined): LineColor | undefined {
  const [red = 256, green = 256, blue = 256, alpha = 256] = texts.map(Number);
  if (Math.max(red, green, blue, alpha) > 255) return undefined;
  return { color: [red, green, blue, alpha], name: name === '' ? undefined : name };
}
