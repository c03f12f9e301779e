import { readFileSync } from 'node:fs';
import { pixels32 } from 'pixels/edit/pixels32';
import { expect, test } from 'vitest';
import { artWords } from '../../testing/artWords';
import { playAnswer } from '../../testing/playAnswer';
import { answer } from './answer';
import { drawStill, drawWalk, stageSize, stripTop } from './drawWalk';
import {
  cycleOf,
  edgesOf,
  frameAt,
  isGoalMet,
  selectFrame,
  startWalk,
  stretch,
  type Walk,
  walkLink,
} from './model';
import { poses } from './poses';
import { runPoses } from './runPoses';

const walk = (text: string): Walk => ({ ...startWalk, ...walkLink.read(text) });
const pixelsOf = (of: Walk, timed = 0, even = 0) => pixels32(drawWalk(of, timed, even));
/** The rows above the strip of some columns. */
const walkersOf = (pixels: Uint32Array, first: number, end: number) =>
  [...pixels.slice(0, stripTop * stageSize.width)].filter(
    (_, place) => place % stageSize.width >= first && place % stageSize.width < end,
  );

test('the poses are those of the walk that the page shows and gives away', () => {
  const [, ...frames] = readFileSync('art/examples/walk.art', 'utf8').split('\nframe 80ms\n');
  expect(poses).toEqual(frames.map((frame) => frame.trim().split('\n')));
});

test('a frame lasts one to five steps [rule 1]', () => {
  const selected = selectFrame(startWalk, 3);
  expect([-4, 1, 4, 9].map((steps) => walkLink.write(stretch(selected, steps)))).toEqual([
    '22212222',
    '22212222',
    '22242222',
    '22252222',
  ]);
  // There is room for 24 in all.
  expect(walkLink.write(stretch(selectFrame(walk('55222222'), 7), 5))).toBe('55222224');
  expect([selectFrame(startWalk, -1).selected, selectFrame(startWalk, 8).selected]).toEqual([0, 7]);
});

test('each frame is found where it lies in the strip [rule 2]', () => {
  const some = walk('13522221');
  expect(edgesOf(some)).toEqual([2, 7, 22, 47, 57, 67, 77, 87, 92]);
  expect([0, 2, 6, 7, 21, 22, 91, 92, 120].map((x) => frameAt(some, x))).toEqual([0, 0, 0, 1, 1, 2, 7, 7, 7]);
});

test('the walkers are drawn each in its frame, whatever lengths the strip shows [rule 3]', () => {
  const half = 40;
  const [one, other] = [pixelsOf(startWalk, 0, 0), pixelsOf(walk('51111111'), 1, 0)];
  expect(walkersOf(one, 0, half)).toEqual(walkersOf(other, 0, half));
  expect(walkersOf(one, half, stageSize.width)).not.toEqual(walkersOf(other, half, stageSize.width));
});

test('the goal: both contacts longest, and a cycle below a second [rule 4]', () => {
  const met = ['32223222', '21112111', '43324222', '32223223', '32222222', '55554444', '52225222'];
  expect(met.map((text) => isGoalMet(walk(text)))).toEqual([true, true, false, false, false, false, false]);
  expect(cycleOf(walk('52225222'))).toBe(22);
  expect(isGoalMet(startWalk)).toBe(false);
});

test('a link has a digit for each frame [rule 6]', () => {
  expect(walkLink.write(walk('32223222'))).toBe('32223222');
  for (const text of ['3222322', '322232222', '02223222', '62223222', '55552222'])
    expect(walkLink.read(text), text).toBeUndefined();
});

test('the picture of the page shows the goal', async () => {
  const still = drawStill(walk('32223222'));
  expect([...pixels32(still)]).toEqual(await artWords('technique/timed-walk'));
});

test('the answer: the walker runs, in the drawings of the craft page, and the strip stays [rule 7]', () => {
  const met = walk('32223222');
  const frames = playAnswer(answer, met, stageSize);
  const strip = (words: Uint32Array | undefined) => words?.subarray(stripTop * stageSize.width);
  for (const words of frames.slice(1)) expect(strip(words)).toEqual(strip(frames.at(-1)));
  const [, ...drawn] = readFileSync('art/figures/run.art', 'utf8').split('\nframe 60ms\n');
  expect(runPoses).toEqual(drawn.map((rows) => rows.trim().split('\n')));
});
