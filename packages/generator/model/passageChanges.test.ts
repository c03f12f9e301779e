import { expect, test } from 'vitest';
import { comparePassages, splitCodes } from './passageChanges';

const compare = (before: string, now: string) =>
  comparePassages([...before], [...now]).map((change) => {
    if (change.kind === 'changed') return `${before[change.before]}>${now[change.now]}`;
    return change.kind === 'added' ? `+${now[change.now]}` : `-${before[change.before]}`;
  });

test.each([
  ['nothing', 'abc', 'abc', []],
  ['a passage that was written anew', 'abc', 'aXc', ['b>X']],
  ['one that came between two others', 'abc', 'abXc', ['+X']],
  ['one that is gone', 'abc', 'ac', ['-b']],
  ['one at either end', 'abc', 'XbcY', ['a>X', '+Y']],
  ['two that became three', 'abcd', 'aXYZd', ['b>X', 'c>Y', '+Z']],
  ['one that stands elsewhere now', 'abcd', 'bcda', ['-a', '+a']],
  ['equal passages', 'aba', 'aa', ['-b']],
  ['all of them', '', 'ab', ['+a', '+b']],
])('CT-02: what changed is told: %s', (_what, before, now, changes) => {
  expect(compare(before, now)).toEqual(changes);
});

test('a stamp is read code by code', () => {
  expect(splitCodes('aB3_-x9Z')).toEqual(['aB3_', '-x9Z']);
  expect(splitCodes('')).toEqual([]);
});
