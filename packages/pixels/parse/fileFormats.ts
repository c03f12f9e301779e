import { isAseprite } from './asepriteChunks';
import { hasText, latin1 } from './byteReader';
import { isGif } from './gifBlocks';
import type { PaletteFormat } from './paletteFile';
import { isColorTable, isRiffPalette } from './parseBinaryPalettes';
import { gimpMark } from './parseGimpPalette';
import { isHexPalette } from './parseHexPalette';
import { jascMark } from './parseJascPalette';
import { isSwatches } from './parseSwatches';
import { isPng } from './pngChunks';
import { readLines } from './textLines';
import { isZip } from './zipMark';

export type FileFormat = 'png' | 'gif' | 'aseprite' | 'zip' | PaletteFormat;

/** The name of each format for people, and its file extensions. */
const formats: Readonly<Record<FileFormat, { readonly title: string; readonly ends: readonly string[] }>> = {
  png: { title: 'PNG', ends: ['png', 'apng'] },
  gif: { title: 'GIF', ends: ['gif'] },
  aseprite: { title: 'Aseprite', ends: ['aseprite', 'ase'] },
  zip: { title: 'ZIP', ends: ['zip'] },
  gpl: { title: 'GIMP Palette', ends: ['gpl'] },
  hex: { title: 'HEX', ends: ['hex', 'txt'] },
  jascPal: { title: 'JASC-PAL', ends: ['pal'] },
  riffPal: { title: 'RIFF PAL', ends: ['pal'] },
  // Emulators call the same bytes so.
  act: { title: 'ACT', ends: ['act', 'pal'] },
  ase: { title: 'Adobe Swatch Exchange', ends: ['ase'] },
};

/** Marks of formats that are not read, so that a refusal can name them. */
const others: readonly (readonly [title: string, mark: string, at: number])[] = [
  ['JPEG', '\xff\xd8\xff', 0],
  ['WebP', 'WEBP', 8],
  ['BMP', 'BM', 0],
  ['TIFF', 'II*\0', 0],
  ['TIFF', 'MM\0*', 0],
  ['PSD', '8BPS', 0],
  ['PDF', '%PDF', 0],
  ['AVIF', 'ftypavi', 4],
  ['HEIC', 'ftyphei', 4],
  ['HEIC', 'ftypmif1', 4],
  ['HEIC', 'ftypmsf1', 4],
  ['MOV', 'ftypqt', 4],
  ['MP4', 'ftyp', 4],
  ['WebM', '\x1aE\xdf\xa3', 0],
  // Palettes: most who read pictures read none.
  ['Adobe Swatch Exchange', 'ASEF', 0],
  ['GIMP Palette', gimpMark, 0],
  ['JASC-PAL', jascMark, 0],
];

/** Bytes at the start of a file of text among which the mark of SVG is: comments may stand before it. */
const svgStart = 1024;

/**
 * The format of a file by what it holds. Its name counts only where the format has no mark: a colour
 * table is one of the right length that is called so, and text without the mark of a GIMP palette is
 * a faulty one if it is called so.
 */
export function findFormat(name: string, bytes: Uint8Array): FileFormat | undefined {
  if (isPng(bytes)) return 'png';
  if (isGif(bytes)) return 'gif';
  if (isSwatches(bytes)) return 'ase';
  if (isZip(bytes)) return 'zip';
  if (isRiffPalette(bytes)) return 'riffPal';
  const end = endOf(name);
  if (isColorTable(bytes) && end === 'act') return 'act';
  if (isAseprite(bytes)) return 'aseprite';
  // So much is said by the length alone that text comes first.
  const raw = isColorTable(bytes) && end === 'pal' ? 'act' : undefined;
  if (!isText(bytes)) return raw;
  const [first = ''] = readLines(bytes.subarray(0, 200)).map((line) => line.trim());
  if (first === gimpMark) return 'gpl';
  if (first === jascMark) return 'jascPal';
  if (isHexPalette(bytes)) return 'hex';
  return end === 'gpl' ? 'gpl' : raw;
}

/** The name of a format that is not read, if it is known. */
export function nameOther(bytes: Uint8Array): string | undefined {
  const known = others.find(([, mark, at]) => hasText(bytes, mark, at))?.[0];
  if (known !== undefined) return known;
  return latin1(bytes.subarray(0, svgStart)).includes('<svg') ? 'SVG' : undefined;
}

export function titleOf(format: FileFormat): string {
  return formats[format].title;
}

/** Whether a name says that a file is of another format than it is. */
export function isMisnamed(name: string, format: FileFormat): boolean {
  const end = endOf(name);
  if (formats[format].ends.includes(end)) return false;
  return otherEnds.includes(end) || Object.values(formats).some(({ ends }) => ends.includes(end));
}

/** Ends of names of formats that are not read. */
const otherEnds = ['jpg', 'jpeg', 'webp', 'bmp', 'tif', 'tiff', 'psd', 'pdf', 'avif', 'heic', 'mp4', 'svg'];

/** The part of a name after its last dot, in small letters; empty without one. */
function endOf(name: string): string {
  return /\.([^./\\]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
}

/** Whether bytes are text: without zeros, unless they have the mark of text of two bytes a character. */
function isText(bytes: Uint8Array): boolean {
  const [first, second] = bytes;
  const isWide = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  return isWide || !bytes.subarray(0, 512).includes(0);
}
