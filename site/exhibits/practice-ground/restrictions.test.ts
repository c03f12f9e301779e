import { expect, test } from 'vitest';
import { parseRule } from '../../features/practice-cards/shared/practice';
import { blankGrid } from './grid';
import { isTouched } from './restrictions';

const given = blankGrid(4);
/** Colour 2 in column 2, row 3. */
const dot = { side: 4, cells: given.cells.with(9, 2) };

test('4. a colour that is given is parted from others by any change', () => {
  const rule = parseRule('apart 1 3-4');
  const water = { side: 4, cells: given.cells.with(0, 1) };
  expect(rule && isTouched(rule, { side: 4, cells: water.cells.with(9, 2) }, water)).toBe(true);
  expect(rule && isTouched(rule, water, water)).toBe(false);
  expect(rule && isTouched(rule, dot, given)).toBe(false);
});

test.each<[string, boolean]>([
  ['within-color 2 1-4 1-1', true],
  ['within-color 3 1-4 1-4', false],
  ['sized 2 1-1 1-1', true],
  ['flip 3 1-4', false],
  ['areas 1 2-3', true],
  ['areas 1 3-4', false],
  ['narrow 1 3-4', true],
  ['narrow 1 1-2', false],
  ['straight 1 1-2', false],
  ['thin', true],
])('4. %s: whether anything is changed that it speaks of', (written, isSo) => {
  const rule = parseRule(written);
  expect(rule && isTouched(rule, dot, given)).toBe(isSo);
  expect(rule && isTouched(rule, dot, dot)).toBe(false);
});
