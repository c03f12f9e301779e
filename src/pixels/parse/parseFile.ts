import type { Animation } from '../animation';
import { answer, refuse } from './answer';
import type { AsepriteFile } from './asepriteFile';
import { type FileFormat, findFormat, isMisnamed, listTitles, nameOther, titleOf } from './fileFormats';
import type { PaletteFile } from './paletteFile';
import { parseAseprite } from './parseAseprite';
import { parseColorTable, parseRiffPalette } from './parseBinaryPalettes';
import { parseGif } from './parseGif';
import { parseGimpPalette } from './parseGimpPalette';
import { parseHexPalette } from './parseHexPalette';
import { parseJascPalette } from './parseJascPalette';
import { parsePng } from './parsePng';
import { parseSwatches } from './parseSwatches';
import { parseZip, type ZipFile } from './parseZip';
import { limits, type Reading, type Remark } from './reading';

/** A file, parsed by its format. */
export type ParsedFile =
  | { readonly kind: 'picture'; readonly format: 'png' | 'gif'; readonly animation: Animation }
  | { readonly kind: 'aseprite'; readonly file: AsepriteFile }
  | { readonly kind: 'palette'; readonly palette: PaletteFile }
  | { readonly kind: 'zip'; readonly zip: ZipFile };

/**
 * Parses a file of any format that is read here. The format is found in the file; a name that says
 * otherwise is remarked.
 */
export function parseFile(name: string, bytes: Uint8Array): Reading<ParsedFile> {
  // The other limits are those of the parsers; this one goes before the look into the file.
  const format = bytes.length > limits.file ? undefined : findFormat(name, bytes);
  if (format === undefined)
    return answer(bytes, 'byte', () =>
      refuse('unknownFormat', 0, { found: nameOther(bytes) ?? name, allowed: listTitles() }),
    );
  const reading = parsers[format](bytes);
  if (!reading.ok || !isMisnamed(name, format)) return reading;
  const remark: Remark = { code: 'misnamed', at: 0, unit: 'byte', found: titleOf(format) };
  return { ...reading, notes: [remark, ...reading.notes] };
}

type Parse = (bytes: Uint8Array) => Reading<ParsedFile>;

const parsers: Readonly<Record<FileFormat, Parse>> = {
  png: (bytes) => map(parsePng(bytes), (animation) => ({ kind: 'picture', format: 'png', animation })),
  gif: (bytes) => map(parseGif(bytes), (animation) => ({ kind: 'picture', format: 'gif', animation })),
  aseprite: (bytes) => map(parseAseprite(bytes), (file) => ({ kind: 'aseprite', file })),
  zip: (bytes) => map(parseZip(bytes), (zip) => ({ kind: 'zip', zip })),
  gpl: palette(parseGimpPalette),
  hex: palette(parseHexPalette),
  jascPal: palette(parseJascPalette),
  riffPal: palette(parseRiffPalette),
  act: palette(parseColorTable),
  ase: palette(parseSwatches),
};

function palette(parse: (bytes: Uint8Array) => Reading<PaletteFile>): Parse {
  return (bytes) => map(parse(bytes), (value) => ({ kind: 'palette', palette: value }));
}

function map<Value>(reading: Reading<Value>, convert: (value: Value) => ParsedFile): Reading<ParsedFile> {
  return reading.ok ? { ...reading, value: convert(reading.value) } : reading;
}
