import { expect, test } from 'vitest';
import { parseRule } from '../../features/practice-cards/shared/practice';
import { drawDigits as draw } from '../../testing/drawDigits';
import { isKept } from './checkRule';
import { blankGrid, type Grid } from './grid';
import { measure } from './measure';

function read(written: string) {
  const rule = parseRule(written);
  if (rule === undefined) throw new Error(written);
  return rule;
}

const head = draw('1111111', '1222221', '1212121', '1222221', '1222221', '1222221', '1111111');

test.each<[string, string, Grid, boolean]>([
  ['broad: a row is as wide', 'broad 3 2-3', draw('....', '1...', '111.', '....'), true],
  ['broad: one elsewhere does not count', 'broad 3 1-2', draw('....', '1...', '111.', '....'), false],
  ['eyes: two pieces side by side', 'eyes', head, true],
  ['eyes: at the edge of the canvas there are none', 'eyes', draw('333', '131', '333'), false],
  ['eyes: one above the other', 'eyes', draw('33333', '31333', '33333', '33313', '33333'), false],
  ['eyes: not a third', 'eyes', draw('33333', '31313', '33333', '33133', '33333'), false],
  ['apart: another between them, and corners', 'apart 3 1-1', draw('112.', '1232', '1121', '....'), true],
  ['apart: side by side', 'apart 3 1-2', draw('1...', '..3.', '..1.', '....'), false],
  ['covered: all of a place is drawn', 'covered 2-3 1-2', draw('.12.', '.31.', '....', '....'), true],
  ['covered: but a pixel', 'covered 2-3 1-2', draw('112.', '12..', '1111', '....'), false],
  ['slender: a corner that is filled', 'slender 2 1-4 1-4', draw('12..', '12..', '1222', '....'), false],
  ['slender: a line that turns', 'slender 2 1-4 1-4', draw('21..', '21..', '1211', '1122'), true],
  ['slender: a doubled one', 'slender 2 1-4 1-4', draw('122.', '122.', '1122', '....'), false],
  ['slender: another place', 'slender 2 4-4 1-4', draw('122.', '122.', '1122', '....'), true],
  ['in-color: all of a place', 'in-color 2 2-3 1-2', draw('122.', '122.', '1111', '....'), true],
  ['in-color: but a pixel', 'in-color 2 2-3 1-2', draw('122.', '121.', '1111', '....'), false],
])('11. %s', (_, written, grid, kept) => {
  expect(isKept(read(written), grid, blankGrid(grid.side), [1, 2])).toBe(kept);
});

test.each<[string, Grid, number, number, number]>([
  ['cells 2', draw('12..', '3...', '....', '....'), 4, 0, 2],
  ['changed 2-9', draw('12..', '3...', '....', '....'), 3, 2, 9],
  ['each 4', draw('11..', '2...', '....', '....'), 1, 4, Number.POSITIVE_INFINITY],
  ['narrow 1 2-3', draw('1111', '11..', '1...', '1111'), 2, 0, 1],
  ['parts 2 2-3', draw('1111', '1.1.', '1.11', '1111'), 2, 2, 2],
  ['parts 2 2-3', draw('1111', '1.1.', '1111', '1111'), 1, 2, 2],
  ['parts 1-3 1-3', draw('1111', '1.1.', '1.11', '1111'), 1, 1, 3],
  ['parts 1-2 1-2', draw('1.1.', '11.1', '1.11', '1111'), 2, 1, 2],
  ['parts 2-3 1-3', draw('1.1.', '1111', '1.11', '1111'), 1, 2, 3],
  ['silhouette 1', draw('.11.', '....', '.2..', '....'), 2, 0, 1],
  ['volume 1', draw('11..', '2...', '....', '....'), 3, -1, 1],
])('4. what is counted stands beside what is wanted: %s', (written, grid, now, least, most) => {
  expect(measure(read(written), grid, blankGrid(grid.side), [1, 2])).toEqual({ now, least, most });
});
