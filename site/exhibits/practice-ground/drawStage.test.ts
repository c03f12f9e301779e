import { expect, test } from 'vitest';
import { groundOf, inksOf } from './drawStage';

test('a drawing stands on the ground on which its colours are seen best, and which is none of them [rule 11]', () => {
  // Dark colours on paper, light ones on night, both on what lies between.
  const inks = ['17', 'b6', '06', '543210'].map(inksOf);
  expect(inks.map(groundOf)).toEqual(['6', '0', '3', '6']);
});
