import type { FrameTag } from 'pixels/animation';
import type { Area } from 'pixels/edit/area';

/** A frame on the desk: a part of a picture, with a time of its own. */
export interface DeskFrame {
  /** Unlike that of any other frame on the desk. */
  readonly id: number;
  /** Place in the order in which it came; a copy has that of its original. */
  readonly source: number;
  /** Index among the pictures of the files. */
  readonly picture: number;
  readonly area: Area;
  /** Milliseconds, to a tenth. */
  readonly duration: number;
  /** Whether it is played and saved. */
  readonly isUsed: boolean;
}

export type Selection = ReadonlySet<number>;

/** Shortest and longest time of a frame in milliseconds: a GIF can say none that is longer. */
export const durationLimits = { shortest: 1, longest: 655_350 };

/** A time as frames have it: a tenth of a millisecond is as fine as anybody needs. */
export function roundDuration(duration: number): number {
  const { shortest, longest } = durationLimits;
  return Math.min(longest, Math.max(shortest, Math.round(duration * 10) / 10));
}

export function setDuration(
  frames: readonly DeskFrame[],
  selected: Selection,
  duration: number,
): readonly DeskFrame[] {
  const rounded = roundDuration(duration);
  return frames.map((frame) => (selected.has(frame.id) ? { ...frame, duration: rounded } : frame));
}

/** Moves the selected frames by one place, all together; those that stand at the end stay there. */
export function moveFrames(
  frames: readonly DeskFrame[],
  selected: Selection,
  by: -1 | 1,
): readonly DeskFrame[] {
  const moved = by < 0 ? [...frames] : frames.toReversed();
  for (let at = 1; at < moved.length; at++) {
    const [before, here] = [moved[at - 1], moved[at]];
    if (before && here && selected.has(here.id) && !selected.has(before.id))
      [moved[at - 1], moved[at]] = [here, before];
  }
  return by < 0 ? moved : moved.toReversed();
}

/**
 * Puts copies of the selected frames, in their order, behind the last of them.
 * @param nextId of the first copy; the others follow
 */
export function duplicateFrames(
  frames: readonly DeskFrame[],
  selected: Selection,
  nextId: number,
): { readonly frames: readonly DeskFrame[]; readonly copies: readonly DeskFrame[] } {
  const copies = frames
    .filter(({ id }) => selected.has(id))
    .map((frame, index) => ({ ...frame, id: nextId + index }));
  const last = frames.findLastIndex(({ id }) => selected.has(id));
  return { frames: frames.toSpliced(last + 1, 0, ...copies), copies };
}

/** Turns the order of the selected frames round; the places that they have stay theirs. */
export function reverseFrames(frames: readonly DeskFrame[], selected: Selection): readonly DeskFrame[] {
  const turned = frames.filter(({ id }) => selected.has(id)).reverse();
  return frames.map((frame) => (selected.has(frame.id) ? (turned.shift() ?? frame) : frame));
}

/** Leaves the selected frames out, or takes them in again where all of them are out. */
export function leaveOut(frames: readonly DeskFrame[], selected: Selection): readonly DeskFrame[] {
  const isUsed = frames.every((frame) => !selected.has(frame.id) || !frame.isUsed);
  return frames.map((frame) => (selected.has(frame.id) ? { ...frame, isUsed } : frame));
}

/** The tags of frames that still stand side by side, at their new places. */
export function followTags(frames: readonly DeskFrame[], tags: readonly FrameTag[]): FrameTag[] {
  return tags.flatMap((tag) => {
    const isTagged = ({ source }: DeskFrame) => source >= tag.from && source <= tag.to;
    const from = frames.findIndex(isTagged);
    const to = frames.findLastIndex(isTagged);
    return from >= 0 && frames.slice(from, to + 1).every(isTagged) ? [{ ...tag, from, to }] : [];
  });
}
