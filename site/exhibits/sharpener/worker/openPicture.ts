import type { Outcome, PickedFile } from '../../kit/messages';
import { gif, openPictureFile, png } from '../../kit/worker/openPictureFile';
import { reduceAnimation } from '../../kit/worker/reduceAnimation';
import type { OpenedPicture } from '../messages';

/** Reads a file, and its true size where it was enlarged. */
export async function openPicture(picked: PickedFile): Promise<Outcome<OpenedPicture>> {
  const reading = await openPictureFile<'png' | 'gif'>(picked.file, [png, gif]);
  if (!reading.ok) return { kind: 'refused', picked, refusal: reading.refusal };
  const { format, animation } = reading.value;
  const opened = {
    ...{ picked, format, notes: reading.notes },
    asWritten: animation,
    reduced: reduceAnimation(animation),
  };
  return { kind: 'opened', opened };
}
