import { expect, test } from 'vitest';
import { beginWork, followWork, type Work } from './followWork';

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
