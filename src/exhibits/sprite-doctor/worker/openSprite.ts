import type { Animation } from '../../../pixels/animation';
import type { Remark } from '../../../pixels/parse/reading';
import type { PickedFile, ReducedPicture } from '../../kit/messages';
import { openPictureFile } from '../../kit/worker/openPictureFile';
import { reduceAnimation } from '../../kit/worker/reduceAnimation';

/** A file as the worker keeps it. */
export interface KeptSprite {
  readonly asWritten: Animation;
  readonly reduced: ReducedPicture | undefined;
  readonly notes: readonly Remark[];
}

type Opened =
  | { readonly ok: true; readonly sprite: KeptSprite }
  | { readonly ok: false; readonly refusal: Remark };

/** Reads a file, and its true size where it was enlarged. */
export async function openSprite(picked: PickedFile): Promise<Opened> {
  const opened = await openPictureFile(picked);
  if (!opened.ok) return opened;
  const { animation: asWritten, notes } = opened;
  return { ok: true, sprite: { asWritten, reduced: reduceAnimation(asWritten), notes } };
}
