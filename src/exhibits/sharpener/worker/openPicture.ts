import type { Animation } from '../../../pixels/animation';
import { parseGif } from '../../../pixels/parse/parseGif';
import { parsePng } from '../../../pixels/parse/parsePng';
import { limits, type Reading, type Remark } from '../../../pixels/parse/reading';
import type { Outcome, PickedFile, PictureFormat } from '../messages';
import { reduceAnimation } from './reduceAnimation';

/** Reads a file: what it is told by its bytes, not by its name. */
export async function openPicture(picked: PickedFile): Promise<Outcome> {
  const refuse = (refusal: Remark): Outcome => ({ kind: 'refused', picked, refusal });
  const { size } = picked.file;
  // It is not even read.
  if (size > limits.file)
    return refuse({ code: 'tooLarge', at: 0, unit: 'byte', found: size, allowed: limits.file });
  const { format, reading } = parsePicture(new Uint8Array(await picked.file.arrayBuffer()));
  if (!reading.ok) return refuse(reading.refusal);
  const { value, notes } = reading;
  return {
    kind: 'picture',
    picture: { picked, format, asWritten: value, reduced: reduceAnimation(value), notes },
  };
}

/** How files of either format begin. */
const [pngStart, gifStart] = ['\x89PNG', 'GIF8'];

function parsePicture(bytes: Uint8Array): { format: PictureFormat; reading: Reading<Animation> } {
  const start = String.fromCharCode(...bytes.subarray(0, 4));
  if (start === gifStart) return { format: 'gif', reading: parseGif(bytes) };
  if (start === pngStart || bytes.length === 0) return { format: 'png', reading: parsePng(bytes) };
  const refusal: Remark = { code: 'unknownFormat', at: 0, unit: 'byte', allowed: 'PNG, GIF' };
  return { format: 'png', reading: { ok: false, refusal } };
}
