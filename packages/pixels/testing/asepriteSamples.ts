import type { AsepriteFile } from '../parse/asepriteFile';
import { parseAseprite } from '../parse/parseAseprite';
import type { Remark } from '../parse/reading';
import { imageCel, palette } from './buildAseprite';

/** @throws if the file is refused */
export function parse(bytes: Uint8Array): AsepriteFile {
  const reading = parseAseprite(bytes);
  if (!reading.ok) throw new Error(JSON.stringify(reading.refusal));
  return reading.value;
}

/** The remarks on a file, or why it is refused. */
export function notesOn(bytes: Uint8Array): readonly Remark[] | Remark {
  const reading = parseAseprite(bytes);
  return reading.ok ? reading.notes : reading.refusal;
}

/** The pixels of each frame. */
export function framesOf(bytes: Uint8Array): number[][] {
  return parse(bytes).animation.frames.map(({ raster }) => [...raster.data]);
}

export const red = [255, 0, 0, 255];
export const green = [0, 255, 0, 255];
export const blue = [0, 0, 255, 255];
export const none = [0, 0, 0, 0];

/** A palette of three colours, two of them with names. */
export const rgb = palette([
  [0, 0, 0, 255, 'Mask'],
  [255, 0, 0, 255, 'Brick'],
  [0, 255, 0, 255],
]);

/** A canvas of two pixels in true colour. */
export const row = { width: 2, height: 1, depth: 32 };

/** A cel of one pixel in true colour, in a layer. */
export function dot(layer: number, color: readonly number[]): number[] {
  return imageCel({ layer }, 1, 1, color);
}
