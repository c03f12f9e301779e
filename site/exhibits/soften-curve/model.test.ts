import { pixels32 } from 'pixels/edit/pixels32';
import { expect, test } from 'vitest';
import { artWords, sideBySide } from '../../testing/artWords';
import { findLetter, playAnswer } from '../../testing/playAnswer';
import { wordOfLetter } from '../kit/stamp';
import { answer } from './answer';
import { drawCurve } from './drawCurve';
import {
  curve,
  curvePlaces,
  isGoalMet,
  judge,
  paint,
  pressPixel,
  type Softening,
  softeningLink,
  stageSize,
  startSoftening,
} from './model';

/** As few mixed pixels as the goal needs: how many lead on at each end of these runs. */
const least = [
  { run: 3, count: 1 },
  { run: 4, count: 1 },
  { run: 5, count: 1 },
  { run: 6, count: 2 },
];

/** The curve softened with so many pixels more at each end than it needs. */
function soften(more: number): Softening {
  let softening = startSoftening;
  for (const { run, count } of least) {
    const { row, first, last } = curve[run] ?? { row: 0, first: 0, last: 0 };
    for (let step = 1; step <= count + more; step++) {
      softening = pressPixel(softening, { x: first - step, y: row });
      if (run < curve.length - 1) softening = pressPixel(softening, { x: last + step, y: row });
    }
  }
  return softening;
}

test('the runs grow, each a row above the one before [rule 1]', () => {
  expect(curve.map(({ first, last }) => last - first + 1)).toEqual([2, 2, 3, 4, 5, 7, 9]);
  for (const [index, { row, first }] of curve.entries()) {
    const before = curve[index - 1];
    if (before !== undefined) expect([row, first]).toEqual([before.row - 1, before.last + 1]);
  }
  expect(curvePlaces.size).toBe(32);
});

test('a press sets a pixel or takes it away, and a drag goes on with that; the curve stays [rule 2]', () => {
  const set = paint(pressPixel(startSoftening, { x: 1, y: 1 }), { x: 2, y: 1 });
  expect(set.mixed.size).toBe(2);
  const taken = paint(pressPixel(set, { x: 1, y: 1 }), { x: 2, y: 1 });
  expect(taken.mixed.size).toBe(0);
  const { first, row } = curve[0] ?? { first: 0, row: 0 };
  expect(pressPixel(startSoftening, { x: first, y: row }).mixed.size).toBe(0);
  expect(pressPixel(startSoftening, { x: -1, y: 0 }).mixed.size).toBe(0);
});

test('long runs need a quarter of their length at each end, or one pixel more [rules 3, 5]', () => {
  expect(judge(startSoftening)).toMatchObject({ softened: 0, needed: 7, faults: new Set() });
  // The next one, from the left.
  expect(judge(startSoftening).next).toMatchObject({ length: 4, way: -1, least: 1, most: 2 });
  expect(judge(soften(0)).next).toBeUndefined();
  expect([0, 1, 2].map((more) => judge(soften(more)).softened)).toEqual([7, 7, 0]);
  expect([0, 1, 2].map((more) => isGoalMet(soften(more)))).toEqual([true, true, false]);
});

test('runs of three and shorter have none [rule 3]', () => {
  for (const { row, last } of [curve[1], curve[2]].flatMap((run) => run ?? [])) {
    const wrong = pressPixel(soften(0), { x: last + 1, y: row });
    expect(judge(wrong).faults.size).toBe(1);
    expect(isGoalMet(wrong)).toBe(false);
  }
});

test('what leads on from no end, or too far, is a fault [rule 4]', () => {
  expect(judge(pressPixel(startSoftening, { x: 1, y: 1 })).faults).toEqual(new Set([stageSize.width + 1]));
  expect(judge(soften(2)).faults.size).toBe(7);
});

test('a link brings the pixels back, none of them one of the curve [rule 6]', () => {
  expect(softeningLink.write(startSoftening)).toBe('');
  const { mixed } = soften(1);
  expect(softeningLink.read(softeningLink.write(soften(1)))).toEqual({ mixed });
  const onCurve = [...curvePlaces][0]?.toString(36).padStart(3, '0') ?? '';
  for (const text of ['00', 'zzz', onCurve]) expect(softeningLink.read(text), text).toBeUndefined();
});

test('the picture of the page shows the beginning and the goal', async () => {
  const pictures = [startSoftening, soften(1)].map((softening) => ({
    ...stageSize,
    words: pixels32(drawCurve(softening)),
  }));
  expect(sideBySide(pictures)).toEqual(await artWords('technique/soft-curve'));
});

test('the answer: the slime slides down the curve, which stays as it was softened [rule 7]', () => {
  const softened = soften(0);
  const frames = playAnswer(answer, softened, stageSize);
  // The light on the slime's back.
  const columns = [frames[0], frames.at(-1)].map((words) => findLetter(words, 'f').first % stageSize.width);
  expect(columns[1]).toBeLessThan((columns[0] ?? 0) - 20);
  for (const words of [frames[0], frames.at(-1)])
    expect([...softened.mixed].every((place) => words?.[place] === wordOfLetter('3'))).toBe(true);
});
