import type { Outcome, PickedFile } from '../../kit/messages';
import { gif, openPictureFile, png, resprite } from '../../kit/worker/openPictureFile';
import { reduceAnimation } from '../../kit/worker/reduceAnimation';
import type { OpenedPicture } from '../messages';

/** Reads a file, and its true size where it was enlarged. */
export async function openPicture(picked: PickedFile): Promise<Outcome<OpenedPicture>> {
  const reading = await openPictureFile<'png' | 'gif' | 'resprite'>(picked.file, [png, gif, resprite]);
  if (!reading.ok) return { kind: 'refused', picked, refusal: reading.refusal };
  const { animation } = reading.value;
  const made = animation.frames.length > 1 ? 'gif' : 'png';
  const format = reading.value.format === 'resprite' ? made : reading.value.format;
  const opened = {
    ...{ picked, format, notes: reading.notes },
    asWritten: animation,
    reduced: reduceAnimation(animation),
  };
  return { kind: 'opened', opened };
}
