import { expect, test } from 'vitest';
import { fromLinear, toLinear } from './srgb';

test('every step of a channel comes back from its light', () => {
  for (let step = 0; step < 256; step++) expect(fromLinear(toLinear(step))).toBe(step);
  expect(toLinear(188)).toBeCloseTo(0.5029, 4);
  expect([fromLinear(-1), fromLinear(2)]).toEqual([0, 255]);
});
