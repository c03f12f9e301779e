import { expect, test } from 'vitest';
import { childrenOf, isElement, textOf } from '../../model/tree';
import { en } from '../../model/words/en';
import { type Clip, placeOfFrame, showClip } from './clip';

const clip: Clip = {
  still: '/walk.png',
  sheet: '/walk-sheet.png',
  columns: 3,
  width: 64,
  height: 48,
  scale: 4,
  durations: [100, 200, 100, 100, 500],
  alt: 'A walk',
};
const shown = (of: Clip) => {
  const node = showClip(of, en.deferred.exhibits.animation, 'en');
  if (!isElement(node)) throw new Error('Nothing is shown');
  return node;
};

test('the frames of a sheet stand row by row, and each is found by its place in it', () => {
  expect(clip.durations.map((_, frame) => placeOfFrame(frame, clip))).toEqual([
    { left: 0, top: 0 },
    { left: 1 / 3, top: 0 },
    { left: 2 / 3, top: 0 },
    { left: 0, top: 1 / 2 },
    { left: 1 / 3, top: 1 / 2 },
  ]);
});

test('everyone gets the first frame, how many there are and how long they take', () => {
  const [still, facts] = childrenOf(shown(clip));
  expect(JSON.stringify(still)).toContain('"src":"/walk.png"');
  expect(JSON.stringify(still)).not.toContain('sheet');
  expect(textOf(facts === undefined ? [] : [facts])).toBe('5 frames · 1 s');
});
