import type { Outcome, PickedFile } from '../../kit/messages';
import { isSoft } from '../../kit/worker/isSoft';
import { openPictureFile, pictures } from '../../kit/worker/openPictureFile';
import { reduceAnimation } from '../../kit/worker/reduceAnimation';
import type { OpenedPicture, PictureFormat } from '../messages';

/** Reads a file, and its true size where it was enlarged. */
export async function openPicture(picked: PickedFile): Promise<Outcome<OpenedPicture>> {
  const reading = await openPictureFile(picked.file, pictures);
  if (!reading.ok) return { kind: 'refused', picked, refusal: reading.refusal };
  const { animation } = reading.value;
  // A PNG that moves keeps its half transparent pixels.
  const isMoving = animation.frames.length > 1 && reading.value.format !== 'png';
  const format: PictureFormat = reading.value.format === 'gif' || isMoving ? 'gif' : 'png';
  const opened = {
    ...{ picked, format, notes: reading.notes },
    // Only what becomes a GIF has to be looked at.
    isSoft: isMoving && animation.frames.some(({ raster }) => isSoft(raster)),
    asWritten: animation,
    reduced: reduceAnimation(animation),
  };
  return { kind: 'opened', opened };
}
