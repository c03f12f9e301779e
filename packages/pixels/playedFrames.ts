import type { FrameTag } from './animation';

/**
 * Indexes of the frames that a tag plays once, in the order of its direction; of all frames without one.
 * @param count frames of the animation: a tag may name more
 */
export function playedFrames(count: number, tag: FrameTag | undefined): readonly number[] {
  const last = count - 1;
  const [from, to] = tag === undefined ? [0, last] : [Math.min(tag.from, last), Math.min(tag.to, last)];
  const forward = Array.from({ length: Math.max(1, to - from + 1) }, (_, index) => from + index);
  const backward = forward.toReversed();
  switch (tag?.direction) {
    case 'reverse':
      return backward;
    // Neither end is shown twice.
    case 'ping-pong':
      return [...forward, ...backward.slice(1, -1)];
    case 'ping-pong-reverse':
      return [...backward, ...forward.slice(1, -1)];
    default:
      return forward;
  }
}
