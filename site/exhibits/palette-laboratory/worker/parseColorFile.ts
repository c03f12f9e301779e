import type { Animation } from 'pixels/animation';
import { answer, refuse } from 'pixels/parse/answer';
import type { AsepriteFile } from 'pixels/parse/asepriteFile';
import { type FileFormat, findFormat, isMisnamed, nameOther, titleOf } from 'pixels/parse/fileFormats';
import type { PaletteFile } from 'pixels/parse/paletteFile';
import { parseColorTable, parseRiffPalette } from 'pixels/parse/parseBinaryPalettes';
import { parseGif } from 'pixels/parse/parseGif';
import { parseGimpPalette } from 'pixels/parse/parseGimpPalette';
import { parseHexPalette } from 'pixels/parse/parseHexPalette';
import { parseJascPalette } from 'pixels/parse/parseJascPalette';
import { parsePng } from 'pixels/parse/parsePng';
import { parseSwatches } from 'pixels/parse/parseSwatches';
import type { Reading, Remark } from 'pixels/parse/reading';
import { resprite } from '../../kit/worker/openPictureFile';
import { isMisnamedPicture } from '../../kit/worker/pictureNames';

/** A file that colours can be taken from. */
export type ColorFile =
  | { readonly kind: 'palette'; readonly palette: PaletteFile }
  | { readonly kind: 'picture'; readonly animation: Animation }
  | { readonly kind: 'aseprite'; readonly file: AsepriteFile };

type Parse = (bytes: Uint8Array) => Reading<ColorFile> | Promise<Reading<ColorFile>>;

const parsers: Readonly<Record<FileFormat, Parse>> = {
  gpl: (bytes) => map(parseGimpPalette(bytes), asPalette),
  hex: (bytes) => map(parseHexPalette(bytes), asPalette),
  jascPal: (bytes) => map(parseJascPalette(bytes), asPalette),
  riffPal: (bytes) => map(parseRiffPalette(bytes), asPalette),
  act: (bytes) => map(parseColorTable(bytes), asPalette),
  ase: (bytes) => map(parseSwatches(bytes), asPalette),
  png: (bytes) => map(parsePng(bytes), asPicture),
  gif: (bytes) => map(parseGif(bytes), asPicture),
  aseprite: async (bytes) => {
    // As much as all the others together, so it is fetched for who needs it.
    const { parseAseprite } = await import('pixels/parse/parseAseprite');
    return map(parseAseprite(bytes), (file) => ({ kind: 'aseprite', file }));
  },
  // The only ZIP with colours is a project.
  zip: async (bytes) => map(await resprite.parse(bytes), asPicture),
};

const titles =
  'GIMP Palette, HEX, JASC-PAL, RIFF PAL, ACT, Adobe Swatch Exchange, PNG, GIF, Aseprite, Resprite';

/** Parses a file of colours or a picture; a name that says something else is remarked. */
export async function parseColorFile(name: string, bytes: Uint8Array): Promise<Reading<ColorFile>> {
  const format = findFormat(name, bytes);
  const refuseUnknown = (found: string | undefined) =>
    answer(bytes, 'byte', () =>
      refuse('unknownFormat', 0, { ...(found === undefined ? {} : { found }), allowed: titles }),
    );
  if (format === undefined) return refuseUnknown(nameOther(bytes));
  const reading = await parsers[format](bytes);
  if (!reading.ok)
    return reading.refusal.code === 'unknownFormat' ? refuseUnknown(String(reading.refusal.found)) : reading;
  const isOther = format === 'zip' ? isMisnamedPicture(name, 'resprite') : isMisnamed(name, format);
  if (!isOther) return reading;
  const found = format === 'zip' ? 'Resprite' : titleOf(format);
  const remark: Remark = { code: 'misnamed', at: 0, unit: 'byte', found };
  return { ...reading, notes: [remark, ...reading.notes] };
}

function asPalette(palette: PaletteFile): ColorFile {
  return { kind: 'palette', palette };
}

function asPicture(animation: Animation): ColorFile {
  return { kind: 'picture', animation };
}

function map<Value>(reading: Reading<Value>, convert: (value: Value) => ColorFile): Reading<ColorFile> {
  return reading.ok ? { ...reading, value: convert(reading.value) } : reading;
}
