import { expect, test } from 'vitest';
import { judgeGifTimes } from './gifTimes';

test('times that a GIF can keep are all told as they are [rule 9]', () => {
  expect(judgeGifTimes([20, 100, 500])).toEqual({
    ...{ delays: [20, 100, 500], total: 620, gifTotal: 620, inexact: [] },
  });
});

test('a rate that does not divide 100 becomes two times, and the nearest exact ones are told [rule 9]', () => {
  const { delays, total, gifTotal, inexact } = judgeGifTimes([100, ...Array(12).fill(83.3)]);
  expect(new Set(delays.slice(1))).toEqual(new Set([80, 90]));
  expect([total, gifTotal]).toEqual([1099.6, 1100]);
  expect(inexact).toEqual([{ duration: 83.3, becomes: [80, 90], exact: [80, 90], count: 12 }]);
});

test('what is too short becomes 20 ms, and the most frequent time stands first [rule 9]', () => {
  expect(judgeGifTimes([10, 16.7, 16.7]).inexact).toEqual([
    { duration: 16.7, becomes: [20], exact: [20], count: 2 },
    { duration: 10, becomes: [20], exact: [20], count: 1 },
  ]);
});
