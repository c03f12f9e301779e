import { expect, test } from 'vitest';
import { checkBeat, evenBeat, isFelt } from './beat';

const timed = (hold: number, ...times: readonly number[]) => ({ times, hold });

test.each([
  ['as the lesson has it', timed(3, 30, 60, 80, 80, 100), true],
  ['another honest one', timed(3, 40, 70, 70, 80, 90), true],
  ['all alike', evenBeat, false],
  ['all alike, held', timed(3, 80, 80, 80, 80, 80), false],
  ['a first drawing that stays', timed(3, 50, 60, 80, 80, 100), false],
  ['faster and faster', timed(3, 40, 100, 80, 60, 40), false],
  ['over at once', timed(3, 20, 30, 40, 40, 40), false],
  ['too slow', timed(3, 40, 90, 100, 120, 140), false],
  ['nobody stops', timed(0, 30, 60, 80, 80, 100), false],
  ['stopped when the star is gone', timed(5, 30, 60, 80, 80, 100), false],
])('13. a hit is timed: %s', (_, beat, felt) => {
  expect(isFelt(beat)).toBe(felt);
});

test('13. the drawing that is shorter than the one before it is named', () => {
  expect(checkBeat(timed(3, 30, 60, 50, 80, 100)).shorter).toBe(3);
  expect(checkBeat(timed(3, 30, 60, 60, 80, 100)).shorter).toBe(0);
});
