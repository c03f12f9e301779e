import { expect, test } from 'vitest';
import type { CardRule } from '../../features/practice-cards/shared/practice';
import { openRules, toldFirst } from './Asks';

const asks = [
  { text: 'Light', rules: 2 },
  { text: 'The lines stay', rules: 2 },
];
const rules: readonly CardRule[] = [
  { name: 'colors', count: 2 },
  { name: 'full', count: 0 },
  { name: 'colors', count: 3 },
  { name: 'keep', count: 1 },
];

test.each([
  ['the first that is open', [true, false, false, true], 0],
  ['damage to what was given before all else', [false, false, false, false], 1],
  ['none', [true, true, true, true], -1],
])('12 of draw-task. Told is %s', (_, kept, told) => {
  const open = openRules(asks, kept, rules);
  expect(toldFirst(open, rules)).toBe(told);
  if (told === 1) expect(open[1]).toEqual([3, 2]);
});
