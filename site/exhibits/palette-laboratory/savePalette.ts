import { drawPaletteStrip } from 'pixels/edit/drawPaletteStrip';
import { encodeGpl, encodeHex, encodeJascPal } from 'pixels/encode/encodePalette';
import { nameFile } from '../kit/files';
import type { Bench } from './model';

/** The formats that palettes are saved in, which are also the ends of their names. */
export const saveFormats = ['gpl', 'hex', 'pal', 'png'] as const;
export type SaveFormat = (typeof saveFormats)[number];

/** `pocket-palette.gpl`, or `pocket-mended.gpl` where lines of a `.gpl` were at fault. */
export function nameOfPalette({ opened }: Bench, format: SaveFormat): string {
  const isMended = opened.source === 'gpl' && opened.notes.some(({ unit }) => unit === 'line');
  return nameFile(opened.picked.file.name, isMended ? 'mended' : 'palette', format);
}

/** The file: text in UTF-8 without a mark in front, or a picture with a pixel for each colour, whose encoder is fetched then. */
export async function encodePalette(
  { opened, colors }: Bench,
  format: SaveFormat,
): Promise<Uint8Array<ArrayBuffer>> {
  if (format !== 'png') return new TextEncoder().encode(textOf({ opened, colors }, format));
  const { encodePng } = await import('pixels/encode/encodePng');
  return encodePng(drawPaletteStrip(colors.map(({ color }) => color)));
}

function textOf(
  { opened, colors }: Pick<Bench, 'opened' | 'colors'>,
  format: Exclude<SaveFormat, 'png'>,
): string {
  if (format === 'hex') return encodeHex(colors);
  if (format === 'pal') return encodeJascPal(colors);
  return encodeGpl(colors, opened.name || opened.picked.file.name.replace(/\.[^.]*$/, ''));
}
