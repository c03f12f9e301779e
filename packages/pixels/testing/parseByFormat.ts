import type { Animation } from '../animation';
import { answer, refuse } from '../parse/answer';
import type { AsepriteFile } from '../parse/asepriteFile';
import { type FileFormat, findFormat, nameOther } from '../parse/fileFormats';
import type { PaletteFile } from '../parse/paletteFile';
import { parseAseprite } from '../parse/parseAseprite';
import { parseColorTable, parseRiffPalette } from '../parse/parseBinaryPalettes';
import { parseGif } from '../parse/parseGif';
import { parseGimpPalette } from '../parse/parseGimpPalette';
import { parseHexPalette } from '../parse/parseHexPalette';
import { parseJascPalette } from '../parse/parseJascPalette';
import { parsePng } from '../parse/parsePng';
import { parseSwatches } from '../parse/parseSwatches';
import { parseZip, type ZipFile } from '../parse/parseZip';
import type { Reading } from '../parse/reading';

/** A file, parsed by its format. */
export type ParsedFile =
  | { readonly kind: 'picture'; readonly format: 'png' | 'gif'; readonly animation: Animation }
  | { readonly kind: 'aseprite'; readonly file: AsepriteFile }
  | { readonly kind: 'palette'; readonly palette: PaletteFile }
  | { readonly kind: 'zip'; readonly zip: ZipFile };

/** Parses a file with the parser of its format, or refuses one of an unknown format. */
export function parseByFormat(name: string, bytes: Uint8Array): Reading<ParsedFile> {
  const format = findFormat(name, bytes);
  if (format === undefined)
    return answer(bytes, 'byte', () => refuse('unknownFormat', 0, { found: nameOther(bytes) ?? name }));
  return parsers[format](bytes);
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
