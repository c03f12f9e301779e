import { pixels32 } from 'pixels/edit/pixels32';
import { expect, test } from 'vitest';
import { artWords } from '../../testing/artWords';
import { playAnswer } from '../../testing/playAnswer';
import type { Point } from '../kit/PixelStage';
import { wordOfLetter } from '../kit/stamp';
import { answer, answerSize, framePlace } from './answer';
import { eyes, stageSize } from './frames';
import {
  type Color,
  changeLink,
  countCracks,
  countDrawings,
  drawFrame,
  drawStrip,
  isGoalMet,
  paint,
  type Strip,
  sourceOf,
  startStrip,
  stripLink,
  stripSize,
} from './model';

const at = (strip: Strip, frame: number): Strip => ({ ...strip, frame });
const set = (strip: Strip, to: Point, color: Color = '0') => paint({ ...strip, color }, to, to);
const pixelsOf = (strip: Strip, frame: number) => pixels32(drawFrame(strip, frame));
const sourcesOf = (strip: Strip) => strip.cells.map((_, frame) => sourceOf(strip, frame));
/** The three pixels that the eye lacks. */
const missing = [
  { x: 13, y: 6 },
  { x: 13, y: 7 },
  { x: 12, y: 8 },
];
/** The drawing of a frame mended. */
const mend = (strip: Strip, frame: number) =>
  missing.reduce((before, place) => set(before, place), at(strip, frame));
const goal = changeLink(at(mend(startStrip, 1), 3), true);

test('a linked cell shows the one before it; the first is never linked [rule 1]', () => {
  expect(sourcesOf(startStrip)).toEqual([0, 1, 1, 3]);
  expect(pixelsOf(startStrip, 1)).toEqual(pixelsOf(startStrip, 2));
  expect(pixelsOf(startStrip, 1)).toEqual(pixelsOf(startStrip, 3));
  expect(pixelsOf(startStrip, 0)).not.toEqual(pixelsOf(startStrip, 1));
  const first = at(startStrip, 0);
  expect(changeLink(first, true)).toBe(first);
  expect(sourcesOf(changeLink(at(startStrip, 1), true))).toEqual([0, 0, 0, 3]);
});

test('a pixel is set on every frame that shows the drawing, whichever of them is in view [rule 2]', () => {
  const place = 3 * stageSize.width + 4;
  for (const frame of [1, 2]) {
    const drawn = set(at(startStrip, frame), { x: 4, y: 3 }, '6');
    const colors = [0, 1, 2, 3].map((one) => pixelsOf(drawn, one)[place] === wordOfLetter('6'));
    expect(colors).toEqual([false, true, true, false]);
  }
});

test('a drag goes on in straight lines, and what lies outside is left out [rule 2]', () => {
  const drawn = paint({ ...startStrip, color: 'f' }, { x: 17, y: 0 }, { x: 22, y: 0 });
  const before = pixelsOf(startStrip, 1);
  const changed = [...pixelsOf(drawn, 1)].flatMap((word, place) => (word === before[place] ? [] : [place]));
  expect(changed).toEqual([17, 18, 19]);
  for (const outside of [
    { x: -1, y: 3 },
    { x: 3, y: -1 },
    { x: 3, y: stageSize.height },
  ])
    expect(stripLink.write(set(startStrip, outside))).toBe(stripLink.write(startStrip));
});

test('to link drops a drawing; to unlink begins with a copy, and both change apart [rule 3]', () => {
  const apart = changeLink(at(startStrip, 2), false);
  expect(pixelsOf(apart, 2)).toEqual(pixelsOf(startStrip, 2));
  const drawn = set(apart, { x: 4, y: 5 });
  expect(pixelsOf(drawn, 1)).toEqual(pixelsOf(startStrip, 1));
  expect(pixelsOf(drawn, 2)).not.toEqual(pixelsOf(drawn, 1));
  expect([startStrip, apart, goal].map(countDrawings)).toEqual([3, 4, 2]);
  const again = changeLink(drawn, true);
  expect(pixelsOf(again, 2)).toEqual(pixelsOf(startStrip, 1));
  expect(again.cells).toEqual(startStrip.cells);
});

test('an eye is whole with the nine pixels of the other one [rule 4]', () => {
  expect(countCracks(startStrip)).toBe(3);
  expect(countCracks(mend(startStrip, 1))).toBe(1);
  expect(countCracks(mend(mend(startStrip, 2), 3))).toBe(0);
  expect(countCracks(set(goal, { x: 12, y: 6 }))).toBe(3);
  expect(countCracks(set(goal, { x: 14, y: 8 }, 'e'))).toBe(3);
  // Around it nothing counts.
  for (const [x, y] of [
    [11, 7],
    [15, 7],
    [13, 5],
    [13, 9],
    [6, 6],
  ] as const)
    expect(countCracks(set(goal, { x, y }, 'f'))).toBe(0);
});

test('the goal: whole on all three frames, in one drawing [rule 5]', () => {
  expect(isGoalMet(startStrip)).toBe(false);
  expect(isGoalMet(mend(startStrip, 1))).toBe(false);
  expect(isGoalMet(changeLink(at(startStrip, 3), true))).toBe(false);
  expect(isGoalMet(mend(mend(startStrip, 1), 3))).toBe(false);
  expect(isGoalMet(goal)).toBe(true);
  expect(isGoalMet(changeLink(at(goal, 2), false))).toBe(false);
});

test('a link brings the cells back [rule 6]', () => {
  expect(stripLink.write(startStrip)).toBe('..l.');
  expect(stripLink.write(goal)).toBe('.3p04904s0.l.l');
  for (const strip of [startStrip, goal, set(changeLink(at(goal, 2), false), { x: 19, y: 13 }, '6')])
    expect(stripLink.read(stripLink.write(strip))).toEqual({ cells: strip.cells });
  for (const text of [
    '.l.',
    '..l..',
    'l.l.l.l',
    '.490.ll.',
    '.491.l.',
    '.zz0.l.',
    // A pixel that does not differ.
    '005.l.l.l',
  ])
    expect(stripLink.read(text), text).toBeUndefined();
});

test('the picture of the page shows the beginning, and the goal below it', async () => {
  const gap = Array.from({ length: 2 * stripSize.width }, () => 0);
  const strips = [startStrip, goal].map((strip) => [...pixels32(drawStrip(strip))]);
  expect([...(strips[0] ?? []), ...gap, ...(strips[1] ?? [])]).toEqual(
    await artWords('technique/linked-cell'),
  );
});

test('the answer: all four frames are played, as they were drawn but for a smile [rule 7]', () => {
  const frames = playAnswer(answer, goal, answerSize);
  const rowsOf = (words: Uint32Array | undefined, from: number, to: number) =>
    Array.from({ length: to - from }, (_, row) => {
      const start = (framePlace.y + from + row) * answerSize.width + framePlace.x;
      return [...(words?.subarray(start, start + stageSize.width) ?? [])];
    });
  const drawnRows = (frame: number, from: number, to: number) =>
    Array.from({ length: to - from }, (_, row) => [
      ...pixelsOf(goal, frame).subarray((from + row) * stageSize.width, (from + row + 1) * stageSize.width),
    ]);
  expect(rowsOf(frames[0], 0, stageSize.height)).toEqual(drawnRows(0, 0, stageSize.height));
  // The smile is below the eyes.
  const below = eyes.top + eyes.size;
  expect(rowsOf(frames.at(-1), 0, below)).toEqual(drawnRows(3, 0, below));
});
