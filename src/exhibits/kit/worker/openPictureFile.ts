import type { Animation } from '../../../pixels/animation';
import { isAseprite } from '../../../pixels/parse/asepriteChunks';
import { type FileFormat, isMisnamed, nameOther, titleOf } from '../../../pixels/parse/fileFormats';
import { isGif } from '../../../pixels/parse/gifBlocks';
import { parseGif } from '../../../pixels/parse/parseGif';
import { parsePng } from '../../../pixels/parse/parsePng';
import { isPng } from '../../../pixels/parse/pngChunks';
import { limits, type Reading, type Remark } from '../../../pixels/parse/reading';
import type { PickedFile } from '../messages';

type Opened =
  | { readonly ok: true; readonly animation: Animation; readonly notes: readonly Remark[] }
  | { readonly ok: false; readonly refusal: Remark };

/** Reads a PNG, a GIF or a file of Aseprite: what it is told by its bytes, not by its name. */
export async function openPictureFile({ file }: PickedFile): Promise<Opened> {
  const start = { at: 0, unit: 'byte' } as const;
  // It is not even read.
  if (file.size > limits.file) {
    const refusal = { code: 'tooLarge', ...start, found: file.size, allowed: limits.file } as const;
    return { ok: false, refusal };
  }
  const { format, reading } = await parsePictures(new Uint8Array(await file.arrayBuffer()));
  if (!reading.ok) return reading;
  const misnamed: Remark = { code: 'misnamed', ...start, found: titleOf(format) };
  const notes = isMisnamed(file.name, format) ? [misnamed, ...reading.notes] : reading.notes;
  return { ok: true, animation: reading.value, notes };
}

async function parsePictures(
  bytes: Uint8Array,
): Promise<{ readonly format: FileFormat; readonly reading: Reading<Animation> }> {
  if (isGif(bytes)) return { format: 'gif', reading: parseGif(bytes) };
  if (isPng(bytes) || bytes.length === 0) return { format: 'png', reading: parsePng(bytes) };
  if (isAseprite(bytes)) {
    // As much as all the rest together, so it is fetched for who needs it.
    const { parseAseprite } = await import('../../../pixels/parse/parseAseprite');
    const reading = parseAseprite(bytes);
    return {
      format: 'aseprite',
      reading: reading.ok ? { ...reading, value: reading.value.animation } : reading,
    };
  }
  const found = nameOther(bytes);
  const refusal: Remark = {
    code: 'unknownFormat',
    at: 0,
    unit: 'byte',
    allowed: 'PNG, GIF, Aseprite',
    ...(found === undefined ? {} : { found }),
  };
  return { format: 'png', reading: { ok: false, refusal } };
}
