import type { Animation } from 'pixels/animation';
import type { Outcome, PickedFile, ReducedPicture } from '../../kit/messages';
import { openPictureFile, pictures } from '../../kit/worker/openPictureFile';
import { reduceAnimation } from '../../kit/worker/reduceAnimation';
import type { OpenedSprite } from '../messages';

/** A file as the worker keeps it. */
export interface KeptSprite {
  readonly sprite: OpenedSprite;
  readonly asWritten: Animation;
  readonly reduced: ReducedPicture | undefined;
}

/** Reads a file, and its true size where it was enlarged. */
export async function openSprite(picked: PickedFile): Promise<Outcome<KeptSprite>> {
  const reading = await openPictureFile(picked.file, pictures);
  if (!reading.ok) return { kind: 'refused', picked, refusal: reading.refusal };
  const { notes } = reading;
  const asWritten = reading.value.animation;
  const reduced = reduceAnimation(asWritten);
  const { width, height, frames } = asWritten;
  const sprite = { picked, width, height, frames: frames.length, enlarged: reduced?.factor, notes };
  return { kind: 'opened', opened: { sprite, asWritten, reduced } };
}
