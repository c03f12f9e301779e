import { expect, test } from 'vitest';
import { beginWork, followWork, isOwnWork, type Work } from './followWork';

test('what one press or key changes is one move; what is only selected or shown is none', () => {
  const changes: readonly (readonly [state: string, press: number, isMove: boolean])[] = [
    ['a', 1, true],
    ['ab', 2, true],
    ['abc', 2, true],
    ['abc, selected', 3, false],
    ['abcd', 4, true],
  ];
  const work = changes.reduce<Work<string>>(
    (before, [state, press, isMove]) => followWork(before, state, press, isMove),
    beginWork(''),
  );
  expect(work).toMatchObject({ state: 'abcd', from: '', moves: ['a', 'abc', 'abcd'] });
});

test("a work that was met when it was opened is nobody's own until it was undone and met again", () => {
  const isMet = (state: string) => state.includes('goal');
  const after = (from: string, ...states: readonly string[]) =>
    isOwnWork(
      states.reduce((before, state, press) => followWork(before, state, press, true), beginWork(from)),
      isMet,
    );
  expect(after('', 'goal')).toBe(true);
  expect(after('goal')).toBe(false);
  expect(after('goal', 'goal and more')).toBe(false);
  expect(after('goal', 'undone', 'goal')).toBe(true);
});
