import type { Animation } from '../../src/pixels/animation';
import { answer, refuse } from '../../src/pixels/parse/answer';
import type { AsepriteFile } from '../../src/pixels/parse/asepriteFile';
import { type FileFormat, findFormat, nameOther } from '../../src/pixels/parse/fileFormats';
import type { PaletteFile } from '../../src/pixels/parse/paletteFile';
import { parseAseprite } from '../../src/pixels/parse/parseAseprite';
import { parseColorTable, parseRiffPalette } from '../../src/pixels/parse/parseBinaryPalettes';
import { parseGif } from '../../src/pixels/parse/parseGif';
import { parseGimpPalette } from '../../src/pixels/parse/parseGimpPalette';
import { parseHexPalette } from '../../src/pixels/parse/parseHexPalette';
import { parseJascPalette } from '../../src/pixels/parse/parseJascPalette';
import { parsePng } from '../../src/pixels/parse/parsePng';
import { parseSwatches } from '../../src/pixels/parse/parseSwatches';
import { parseZip, type ZipFile } from '../../src/pixels/parse/parseZip';
import type { Reading } from '../../src/pixels/parse/reading';

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
