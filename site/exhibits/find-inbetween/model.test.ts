import { pixels32 } from 'pixels/edit/pixels32';
import { expect, test } from 'vitest';
import { artWords, sideBySide } from '../../testing/artWords';
import { playAnswer } from '../../testing/playAnswer';
import { wordOfLetter } from '../kit/stamp';
import { answer } from './answer';
import { drawLeap, stageSize } from './drawLeap';
import {
  gapsOf,
  highest,
  isGoalMet,
  type Leap,
  leapLink,
  lowest,
  moveMiddle,
  placeOnArc,
  playOrder,
  spaceDrawings,
  startLeap,
  stepNear,
  steps,
} from './model';

const eased: Leap = { middle: 24, shown: 'eased' };
const pixelsOf = (leap: Leap, frame = 0) => pixels32(drawLeap(leap, frame));
test('the arc goes from the ground to the height, and every step is found where it lies [rule 1]', () => {
  expect([placeOnArc(0), placeOnArc(steps)]).toEqual([
    { x: 15, y: 32 },
    { x: 47, y: 8 },
  ]);
  for (let step = 0; step <= steps; step++)
    expect(Math.abs(stepNear(placeOnArc(step)) - step)).toBeLessThanOrEqual(1);
  expect(stepNear({ x: 0, y: 39 })).toBe(0);
});

test('the middle drawing stays where a smooth way does not turn back [rule 2]', () => {
  expect([moveMiddle(-5).middle, moveMiddle(17).middle, moveMiddle(99).middle]).toEqual([
    lowest,
    17,
    highest,
  ]);
  for (let middle = lowest; middle <= highest; middle++)
    expect(Math.min(...gapsOf({ middle, shown: 'eased' }, 'eased'))).toBeGreaterThan(0);
});

test('even steps are equal, eased ones on one curve; to move the drawing is to choose eased [rule 3]', () => {
  expect(spaceDrawings(eased, 'even')).toEqual([0, 8, 16, 24, 32]);
  expect(spaceDrawings(eased, 'eased')).toEqual([0, 14, 24, 30, 32]);
  expect(gapsOf(eased, 'eased')).toEqual([14, 10, 6, 2]);
  expect(spaceDrawings({ ...eased, middle: 16 }, 'eased')).toEqual(spaceDrawings(eased, 'even'));
  expect(moveMiddle(12).shown).toBe('eased');
});

test('the slime plays the five drawings up and down, grey in even steps [rule 4]', () => {
  const has = (leap: Leap, frame: number, letter: string) =>
    pixelsOf(leap, frame).includes(wordOfLetter(letter));
  const even: Leap = { ...eased, shown: 'even' };
  expect([has(eased, 0, 'f'), has(even, 0, 'f')]).toEqual([true, false]);
  const frames = playOrder.map((_, frame) => pixelsOf(eased, frame).join());
  // Up and down by the same drawings.
  expect([frames[1], frames[0], frames[5]]).toEqual([frames[3], frames[4], frames[7]]);
  expect(new Set(frames).size).toBe(5);
});

test('the goal: eased, and the middle nearer the height [rule 5]', () => {
  const middles = [16, 19, 20, 24].map((middle) => isGoalMet({ middle, shown: 'eased' }));
  expect(middles).toEqual([false, false, true, true]);
  expect([isGoalMet(startLeap), isGoalMet({ ...eased, shown: 'even' })]).toEqual([false, false]);
});

test('a link carries the middle and what is shown [rule 7]', () => {
  expect(leapLink.write(eased)).toBe('24-eased');
  expect(leapLink.read('8-even')).toEqual({ middle: 8, shown: 'even' });
  for (const text of ['24', '24-fast', '25-eased', '7-eased'])
    expect(leapLink.read(text), text).toBeUndefined();
});

test('the picture of the page shows the beginning and the goal', async () => {
  const pictures = [startLeap, eased].map((leap) => ({ ...stageSize, words: pixelsOf(leap) }));
  expect(sideBySide(pictures)).toEqual(await artWords('technique/leap-inbetween'));
});

test('the answer: the leap is as slow at its height as it was eased, and ends there [rule 8]', () => {
  const frames = playAnswer(answer, eased, stageSize);
  // The light on the slime's back.
  const columnsOfWay = frames.map((words) =>
    Math.min(
      ...[...words.keys()].filter((at) => words[at] === wordOfLetter('f')).map((at) => at % stageSize.width),
    ),
  );
  const [early, middle, late] = [2, 7, 12].map((frame) => columnsOfWay[frame] ?? 0);
  expect((middle ?? 0) - (early ?? 0)).toBeGreaterThan((late ?? 0) - (middle ?? 0));
  expect(columnsOfWay.at(-1)).toBe(columnsOfWay[14]);
});
