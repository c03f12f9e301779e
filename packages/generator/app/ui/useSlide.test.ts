import { expect, test } from 'vitest';
import { slideMilliseconds } from './useSlide';

test('a higher box takes longer, and none more than 0.4 s [SB-08]', () => {
  const taken = [36, 200, 600, 5000].map(slideMilliseconds);
  expect(taken).toEqual([...taken].sort((a, b) => a - b));
  expect(new Set(taken).size).toBe(4);
  expect(taken.at(-1)).toBe(400);
});
