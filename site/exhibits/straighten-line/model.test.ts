import { pixels32 } from 'pixels/edit/pixels32';
import { expect, test } from 'vitest';
import { artWords, sideBySide } from '../../testing/artWords';
import { findLetter, playAnswer } from '../../testing/playAnswer';
import { wordOfLetter } from '../kit/stamp';
import { answer } from './answer';
import { drawKite } from './drawKite';
import {
  doubledColumns,
  dragPixel,
  hand,
  isGoalMet,
  kite,
  pixelsOf,
  pressPixel,
  runsOf,
  type Strings,
  stageSize,
  startStrings,
  stringsLink,
} from './model';

const placeOf = (x: number, y: number) => y * stageSize.width + x;
const perfect: Strings = { ...startStrings, shown: 'perfect' };
const evenColumns = Array.from({ length: 24 }, (_, index) => index);

/** The string that is in view made even, by presses only. */
function straighten(from: Strings): Strings {
  const even = new Set(evenColumns.map((index) => placeOf(hand.x + index, hand.y - Math.floor(index / 3))));
  const wrong = [...pixelsOf(from)].filter((place) => !even.has(place));
  const missing = [...even].filter((place) => !pixelsOf(from).has(place));
  return [...wrong, ...missing].reduce(
    (strings, place) =>
      pressPixel(strings, { x: place % stageSize.width, y: Math.floor(place / stageSize.width) }),
    from,
  );
}

test('the drawn string has uneven runs and four doubles [rule 1]', () => {
  expect(pixelsOf(startStrings).has(placeOf(hand.x, hand.y))).toBe(true);
  expect(pixelsOf(startStrings).has(placeOf(kite.x, kite.y))).toBe(true);
  expect(pixelsOf(startStrings).size).toBe(28);
  expect(doubledColumns(startStrings).size).toBe(4);
});

test('a press takes a pixel or sets one; a drag puts it elsewhere, or away out of the picture [rule 2]', () => {
  const taken = pressPixel(startStrings, hand);
  expect(pixelsOf(taken).has(placeOf(hand.x, hand.y))).toBe(false);
  const moved = dragPixel(dragPixel(taken, { x: 5, y: 5 }), { x: 6, y: 5 });
  expect([placeOf(5, 5), placeOf(6, 5)].map((place) => pixelsOf(moved).has(place))).toEqual([false, true]);
  expect(pixelsOf(dragPixel(moved, hand))).toEqual(pixelsOf(startStrings));
  expect(pixelsOf(dragPixel(moved, { x: -1, y: 5 })).size).toBe(27);
  expect(pixelsOf(pressPixel(startStrings, { x: 0, y: 0 })).has(0)).toBe(true);
});

test('pixel-perfect takes the doubles away and leaves the runs uneven; each string keeps its changes [rule 3]', () => {
  expect(doubledColumns(perfect).size).toBe(0);
  expect(runsOf(perfect)).toEqual([2, 4, 3, 1, 5, 3, 4, 2]);
  const changed = pressPixel(perfect, kite);
  expect(pixelsOf({ ...changed, shown: 'drawn' })).toEqual(pixelsOf(startStrings));
});

test('runs are counted from hand to kite, doubles with them [rule 4]', () => {
  expect(runsOf(startStrings)).toEqual([2, 5, 4, 1, 6, 3, 5, 2]);
  const doubled = [...doubledColumns(startStrings)].sort((one, other) => one - other);
  expect(doubled).toEqual([17, 20, 26, 33]);
});

test('the goal: eight runs of three, nothing besides, on the string in view [rule 5]', () => {
  expect([isGoalMet(startStrings), isGoalMet(perfect)]).toEqual([false, false]);
  const even = straighten(perfect);
  expect(isGoalMet(even)).toBe(true);
  expect(isGoalMet({ ...even, shown: 'drawn' })).toBe(false);
  expect(isGoalMet(straighten(startStrings))).toBe(true);
  expect(isGoalMet(pressPixel(even, { x: 0, y: 0 }))).toBe(false);
});

test('a link brings both strings back [rule 6]', () => {
  expect(stringsLink.write(startStrings)).toBe('drawn..');
  const strings = straighten(pressPixel({ ...pressPixel(startStrings, hand), shown: 'perfect' }, kite));
  const { shown, pixels } = strings;
  expect(stringsLink.read(stringsLink.write(strings))).toEqual({ shown, pixels });
  for (const text of ['drawn', 'drawn.', 'pen..', 'drawn.zz.', 'drawn.a.'])
    expect(stringsLink.read(text), text).toBeUndefined();
});

test('the picture of the page shows the beginning and the goal', async () => {
  const pictures = [startStrings, straighten(startStrings)].map((strings) => ({
    ...stageSize,
    words: pixels32(drawKite(strings)),
  }));
  expect(sideBySide(pictures)).toEqual(await artWords('technique/kite-strings'));
});

test('the answer: the kite climbs, and the string with it [rule 7]', () => {
  const frames = playAnswer(answer, straighten(perfect), stageSize);
  const heights = [frames[0], frames.at(-1)].map((words) =>
    Math.floor(findLetter(words, '8').first / stageSize.width),
  );
  expect(heights[1]).toBeLessThan(heights[0] ?? 0);
  // The same string in twelve rows of two.
  const rows = Array.from({ length: 12 }, (_, row) => placeOf(hand.x + 2 * row, hand.y - row));
  expect(rows.map((place) => frames.at(-1)?.[place])).toEqual(rows.map(() => wordOfLetter('6')));
});
