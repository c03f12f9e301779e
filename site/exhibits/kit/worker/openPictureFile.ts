import type { Animation } from 'pixels/animation';
import { isAseprite } from 'pixels/parse/asepriteChunks';
import { isMisnamed, nameOther, titleOf } from 'pixels/parse/fileFormats';
import { isGif } from 'pixels/parse/gifBlocks';
import { parseGif } from 'pixels/parse/parseGif';
import { parsePng } from 'pixels/parse/parsePng';
import { isPng } from 'pixels/parse/pngChunks';
import { limits, type Reading, type Remark } from 'pixels/parse/reading';

/** A format of pictures, and its parser. */
interface PictureFormat<Name> {
  readonly name: Name;
  readonly isOf: (bytes: Uint8Array) => boolean;
  readonly parse: (bytes: Uint8Array) => Reading<Animation> | Promise<Reading<Animation>>;
}

export const png: PictureFormat<'png'> = {
  name: 'png',
  // The parser says of an empty file that it is empty.
  isOf: (bytes) => isPng(bytes) || bytes.length === 0,
  parse: parsePng,
};

export const gif: PictureFormat<'gif'> = { name: 'gif', isOf: isGif, parse: parseGif };

export const aseprite: PictureFormat<'aseprite'> = {
  name: 'aseprite',
  isOf: isAseprite,
  parse: async (bytes) => {
    // As much as all the rest together, so it is fetched for who needs it.
    const { parseAseprite } = await import('pixels/parse/parseAseprite');
    const reading = parseAseprite(bytes);
    return reading.ok ? { ...reading, value: reading.value.animation } : reading;
  },
};

/**
 * Reads a picture. Its bytes tell its format, not its name.
 * @param formats that the tool reads, in the order in which a refusal lists them
 */
export async function openPictureFile<Name extends 'png' | 'gif' | 'aseprite'>(
  file: File,
  formats: readonly PictureFormat<Name>[],
): Promise<Reading<{ readonly format: Name; readonly animation: Animation }>> {
  const start = { at: 0, unit: 'byte' } as const;
  // It is not even read.
  if (file.size > limits.file) {
    const refusal = { code: 'tooLarge', ...start, found: file.size, allowed: limits.file } as const;
    return { ok: false, refusal };
  }
  const bytes = new Uint8Array(await file.arrayBuffer());
  const format = formats.find(({ isOf }) => isOf(bytes));
  if (format === undefined) {
    const found = nameOther(bytes);
    const allowed = formats.map(({ name }) => titleOf(name)).join(', ');
    const refusal: Remark = { code: 'unknownFormat', ...start, allowed };
    return { ok: false, refusal: found === undefined ? refusal : { ...refusal, found } };
  }
  const { name, parse } = format;
  const reading = await parse(bytes);
  if (!reading.ok) return reading;
  const misnamed: Remark = { code: 'misnamed', ...start, found: titleOf(name) };
  const notes = isMisnamed(file.name, name) ? [misnamed, ...reading.notes] : reading.notes;
  return { ...reading, value: { format: name, animation: reading.value }, notes };
}
