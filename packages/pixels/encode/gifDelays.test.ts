import { expect, test } from 'vitest';
import { findExactDurations, toGifDelays } from './gifDelays';

const total = (delays: readonly number[]) => delays.reduce((sum, delay) => sum + delay, 0);

test('whole hundredths stay as they are', () => {
  expect(toGifDelays([20, 100, 655350])).toEqual([2, 10, 65535]);
});

test('twelve pictures in a second are some of 8 and some of 9 hundredths, a second in all', () => {
  const delays = toGifDelays(Array(12).fill(1000 / 12));
  expect(new Set(delays)).toEqual(new Set([8, 9]));
  expect(total(delays)).toBe(100);
});

test('what is shorter than browsers play is two hundredths, taken from the next frames', () => {
  expect(toGifDelays([10, 10, 100])).toEqual([2, 2, 8]);
  expect(toGifDelays([5, 1000])).toEqual([2, 99]);
});

test('no duration is a tenth of a second, and the longest has 16 bits', () => {
  expect(toGifDelays([0])).toEqual([10]);
  expect(toGifDelays([1e9])).toEqual([65535]);
});

test('what a GIF can say is next to any duration', () => {
  expect(findExactDurations(80)).toEqual([80]);
  expect(findExactDurations(83.3)).toEqual([80, 90]);
  expect(findExactDurations(16.7)).toEqual([20]);
  expect(findExactDurations(5)).toEqual([20]);
  expect(findExactDurations(1e9)).toEqual([655350]);
});
