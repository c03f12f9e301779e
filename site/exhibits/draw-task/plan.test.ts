import { expect, test } from 'vitest';
import { addUp, wishes } from './plan';

test('9. drawings are frames times directions; each takes the minutes planned, and no less than the last one took', () => {
  expect(addUp(wishes)).toEqual({ drawings: 48, minutes: 20, sum: 960 });
  expect(addUp({ ...wishes, directions: 1, minutes: 5 })).toEqual({ drawings: 12, minutes: 5, sum: 60 });
  expect(addUp({ ...wishes, directions: 1, minutes: 5 }, 7).sum).toBe(84);
});
