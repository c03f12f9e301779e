import type { Animation } from '../../../pixels/animation';
import { isMisnamed, nameOther, titleOf } from '../../../pixels/parse/fileFormats';
import { isGif } from '../../../pixels/parse/gifBlocks';
import { parseGif } from '../../../pixels/parse/parseGif';
import { parsePng } from '../../../pixels/parse/parsePng';
import { isPng } from '../../../pixels/parse/pngChunks';
import { limits, type Reading, type Remark } from '../../../pixels/parse/reading';
import type { PickedFile } from '../../kit/messages';
import { reduceAnimation } from '../../kit/worker/reduceAnimation';
import type { Outcome, PictureFormat } from '../messages';

/** Reads a file: what it is told by its bytes, not by its name. */
export async function openPicture(picked: PickedFile): Promise<Outcome> {
  const refuse = (refusal: Remark): Outcome => ({ kind: 'refused', picked, refusal });
  const { size } = picked.file;
  // It is not even read.
  if (size > limits.file)
    return refuse({ code: 'tooLarge', at: 0, unit: 'byte', found: size, allowed: limits.file });
  const bytes = new Uint8Array(await picked.file.arrayBuffer());
  const { format, reading } = parsePicture(bytes);
  if (!reading.ok) return refuse(reading.refusal);
  const misnamed: Remark = { code: 'misnamed', at: 0, unit: 'byte', found: titleOf(format) };
  const notes = isMisnamed(picked.file.name, format) ? [misnamed, ...reading.notes] : reading.notes;
  const { value } = reading;
  return {
    kind: 'picture',
    picture: { picked, format, asWritten: value, reduced: reduceAnimation(value), notes },
  };
}

/** Only the parsers of these formats are part of the worker. */
function parsePicture(bytes: Uint8Array): { format: PictureFormat; reading: Reading<Animation> } {
  if (isGif(bytes)) return { format: 'gif', reading: parseGif(bytes) };
  if (isPng(bytes) || bytes.length === 0) return { format: 'png', reading: parsePng(bytes) };
  const found = nameOther(bytes);
  const refusal: Remark = {
    code: 'unknownFormat',
    at: 0,
    unit: 'byte',
    allowed: 'PNG, GIF',
    ...(found === undefined ? {} : { found }),
  };
  return { format: 'png', reading: { ok: false, refusal } };
}
