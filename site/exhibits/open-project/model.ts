import type { Animation } from 'pixels/animation';
import { limits } from 'pixels/parse/reading';
import type { Inspection } from '../inspector/messages';
import { nameFile } from '../kit/files';
import type { MakeOrder } from './messages';

/** As far as a stepper is of use. */
const usefulFactor = 16;
/** Pixels of all frames of a GIF: some seconds of work. */
const mostPixels = 512 * 1024 * 1024;

/** The largest factor for a GIF: this site must be able to read it again. */
export function largestFactor({ width, height, frames }: Animation): number {
  const bySide = limits.side / Math.max(width, height);
  const pixels = width * height * frames.length;
  const byPixels = Math.sqrt(Math.min(limits.pixels, mostPixels) / pixels);
  return Math.max(1, Math.floor(Math.min(usefulFactor, bySide, byPixels)));
}

/** Frames in a row of a sheet that is as square as can be; `undefined` where it would be too large. */
export function sheetColumns({ width, height, frames }: Animation): number | undefined {
  const columns = Math.min(
    frames.length,
    Math.max(1, Math.round(Math.sqrt((frames.length * height) / width))),
    Math.floor(limits.side / width),
  );
  const rows = Math.ceil(frames.length / columns);
  const isTooLarge = rows * height > limits.side || columns * width * rows * height > limits.pixels;
  return isTooLarge ? undefined : columns;
}

/**
 * The files that are offered of a whole animation, and their names.
 * @param app the address of this site
 */
export function listOrders(
  { picked, animation, format }: Inspection,
  wish: number,
  app: string,
): readonly { readonly order: MakeOrder; readonly name: string }[] {
  const original = picked.file.name;
  const factor = Math.min(wish, largestFactor(animation));
  const columns = sheetColumns(animation);
  const sheet = nameFile(original, 'sheet', 'zip');
  const palette = nameFile(original, 'palette', 'gpl');
  return [
    { order: { format: 'gif', factor }, name: nameFile(original, `${factor}x`, 'gif') },
    ...(animation.frames.length > 1
      ? [{ order: { format: 'apng', factor } as const, name: nameFile(original, `${factor}x`, 'png') }]
      : []),
    ...(columns === undefined
      ? []
      : [
          {
            order: { format: 'sheet', columns, name: sheet.slice(0, -'.zip'.length), app } as const,
            name: sheet,
          },
        ]),
    ...(format === 'aseprite'
      ? []
      : [{ order: { format: 'aseprite' } as const, name: nameFile(original, 'layers', 'aseprite') }]),
    { order: { format: 'palette', name: palette.slice(0, -'.gpl'.length) }, name: palette },
  ];
}
