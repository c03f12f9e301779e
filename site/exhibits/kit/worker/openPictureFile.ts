import type { Animation } from 'pixels/animation';
import { isPhotographic } from 'pixels/edit/isPhotographic';
import { isAseprite } from 'pixels/parse/asepriteChunks';
import { nameOther } from 'pixels/parse/fileFormats';
import { isGif } from 'pixels/parse/gifBlocks';
import { parseGif } from 'pixels/parse/parseGif';
import { parsePng } from 'pixels/parse/parsePng';
import { isPng } from 'pixels/parse/pngChunks';
import { limits, type Reading, type Remark } from 'pixels/parse/reading';
import { isZip } from 'pixels/parse/zipMark';
import { isMisnamedPicture, type PictureName, titleOfPicture } from './pictureNames';

/** A format of pictures, and its parser. */
interface PictureFormat<Name extends PictureName> {
  readonly name: Name;
  readonly isOf: (bytes: Uint8Array) => boolean;
  readonly parse: (bytes: Uint8Array) => Reading<Animation> | Promise<Reading<Animation>>;
}

const png: PictureFormat<'png'> = {
  name: 'png',
  // The parser says of an empty file that it is empty.
  isOf: (bytes) => isPng(bytes) || bytes.length === 0,
  parse: parsePng,
};

const gif: PictureFormat<'gif'> = { name: 'gif', isOf: isGif, parse: parseGif };

const aseprite: PictureFormat<'aseprite'> = {
  name: 'aseprite',
  isOf: isAseprite,
  parse: async (bytes) => {
    // As much as all the rest together, so it is fetched for who needs it.
    const { parseAseprite } = await import('pixels/parse/parseAseprite');
    const reading = parseAseprite(bytes);
    return reading.ok ? { ...reading, value: reading.value.animation } : reading;
  },
};

/** A project of the app. Any other ZIP is refused by its parser, which names it. */
export const resprite: PictureFormat<'resprite'> = {
  name: 'resprite',
  isOf: isZip,
  parse: async (bytes) => {
    const { parseResprite } = await import('./resprite/parseResprite');
    const reading = parseResprite(bytes);
    return reading.ok ? { ...reading, value: reading.value.animation } : reading;
  },
};

/** All formats that may move, in the order in which a refusal lists them. */
export const pictures = [png, gif, aseprite, resprite];

/**
 * Reads a picture. Its bytes tell its format, not its name.
 * @param formats that the tool reads, in the order in which a refusal lists them
 */
export async function openPictureFile<Name extends PictureName>(
  file: File,
  formats: readonly PictureFormat<Name>[],
): Promise<Reading<{ readonly format: Name; readonly animation: Animation }>> {
  const start = { at: 0, unit: 'byte' } as const;
  // It is not even read.
  if (file.size > limits.file) {
    const sizes = { found: file.size, allowed: limits.file, measure: 'bytes' } as const;
    const refusal = { code: 'tooLarge', ...start, ...sizes } as const;
    return { ok: false, refusal };
  }
  const bytes = new Uint8Array(await file.arrayBuffer());
  const format = formats.find(({ isOf }) => isOf(bytes));
  const allowed = formats.map(({ name }) => titleOfPicture(name)).join(', ');
  if (format === undefined) {
    const found = nameOther(bytes);
    const refusal: Remark = { code: 'unknownFormat', ...start, allowed };
    return { ok: false, refusal: found === undefined ? refusal : { ...refusal, found } };
  }
  const { name, parse } = format;
  const reading = await parse(bytes);
  if (!reading.ok) {
    const { refusal } = reading;
    // A ZIP that is no project: the tool reads other formats, too.
    return refusal.code === 'unknownFormat' ? { ok: false, refusal: { ...refusal, allowed } } : reading;
  }
  const { value } = reading;
  const notes: Remark[] = [...reading.notes];
  if (isMisnamedPicture(file.name, name))
    notes.unshift({ code: 'misnamed', ...start, found: titleOfPicture(name) });
  const [first] = value.frames;
  // Drawing programs write no photographs.
  if (name === 'png' && first !== undefined && isPhotographic(first.raster))
    notes.push({ code: 'photograph', at: 0, unit: 'file' });
  return { ...reading, value: { format: name, animation: value }, notes };
}
