import { expect, test } from 'vitest';
import type { FrameTag } from './animation';
import { playedFrames } from './playedFrames';

test('a tag plays its frames in its direction, neither end twice', () => {
  const tag = (direction: FrameTag['direction'], from = 1, to = 3) => ({
    ...{ name: 'run', from, to, direction, repeat: 0 },
  });
  expect(playedFrames(5, undefined)).toEqual([0, 1, 2, 3, 4]);
  expect(playedFrames(5, tag('forward'))).toEqual([1, 2, 3]);
  expect(playedFrames(5, tag('reverse'))).toEqual([3, 2, 1]);
  expect(playedFrames(5, tag('ping-pong'))).toEqual([1, 2, 3, 2]);
  expect(playedFrames(5, tag('ping-pong-reverse'))).toEqual([3, 2, 1, 2]);
  // A file may name frames that are not there.
  expect(playedFrames(5, tag('forward', 3, 99))).toEqual([3, 4]);
  expect(playedFrames(5, tag('ping-pong', 99, 99))).toEqual([4]);
});
