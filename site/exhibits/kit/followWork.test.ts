import { expect, test } from 'vitest';
import { beginWork, followWork, isOwnWork, type Work } from './followWork';

test('what one press or key changes is one move; what is only selected or shown is none, nor what it takes back itself', () => {
  const changes: readonly (readonly [state: string, press: number])[] = [
    ['a', 1],
    ['ab', 2],
    ['abc', 2],
    ['abc, selected', 3],
    ['abcd', 4],
    ['abcde', 5],
    ['abcd', 5],
    ['abcd, selected', 5],
    ['ab', 6],
    ['abcd', 7],
  ];
  const work = changes.reduce<Work<string>>(
    (before, [state, press]) => followWork(before, state, press, (text) => text.replace(', selected', '')),
    beginWork(''),
  );
  expect(work).toMatchObject({ state: 'abcd', from: '', moves: ['a', 'abc', 'abcd', 'ab', 'abcd'] });
});

test("a work that was met when it was opened is nobody's own until it was undone and met again", () => {
  const isMet = (state: string) => state.includes('goal');
  const after = (from: string, ...states: readonly string[]) =>
    isOwnWork(
      states.reduce((before, state, press) => followWork(before, state, press, String), beginWork(from)),
      isMet,
    );
  expect(after('', 'goal')).toBe(true);
  expect(after('goal')).toBe(false);
  expect(after('goal', 'goal and more')).toBe(false);
  expect(after('goal', 'undone', 'goal')).toBe(true);
});
