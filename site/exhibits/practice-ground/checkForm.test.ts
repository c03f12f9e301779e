import { expect, test } from 'vitest';
import { parseRule } from '../../features/practice-cards/shared/practice';
import { drawDigits as draw } from '../../testing/drawDigits';
import { isKept } from './checkRule';
import { blankGrid, type Grid } from './grid';

test.each<[string, string, Grid, boolean]>([
  ['areas: few pieces of each colour', 'areas 1 1-2', draw('11.', '22.', '33.'), true],
  ['areas: corners hold nothing together', 'areas 1 1-2', draw('12.', '21.', '...'), false],
  ['ears: on both sides', 'ears 2-3 2-2', draw('1111', '2113', '1111', '....'), true],
  ['ears: beside the outline', 'ears 2-3 2-2', draw('1..1', '1231', '1111', '....'), true],
  ['ears: on one side', 'ears 2-3 2-2', draw('1111', '2311', '1111', '....'), false],
  ['ears: in other rows', 'ears 2-3 2-2', draw('1111', '2113', '1112', '....'), false],
  ['fading: darker outwards', 'fading', draw('.2..', '.33.', '133.', '....'), true],
  ['fading: lighter outwards', 'fading', draw('....', '.22.', '322.', '....'), false],
  ['dusk: no lighter downwards', 'dusk 2-3', draw('13.', '32.', '312'), true],
  ['dusk: lighter downwards', 'dusk 2-3', draw('13.', '22.', '32.'), false],
  ['tips: a hair ends in one pixel', 'tips 1 2-2', draw('222', '.2.', '...'), true],
  ['tips: a thick one does not', 'tips 1 2-2', draw('22.', '22.', '...'), false],
  ['tips: nor does a loose pixel', 'tips 1 2-2', draw('2..', '...', '..2'), false],
  ['many: of each colour', 'many 2 2-3 1-3 2-3', draw('33.', '322', '.3.'), true],
  ['many: elsewhere they do not count', 'many 2 3-3 1-3 2-3', draw('33.', '3..', '...'), false],
  ['rays: each has one nearer to the middle', 'rays', draw('.2..', '.33.', '133.', '....'), true],
  ['rays: a gap', 'rays', draw('.2..2', '.....', '..3..', '.....', '.....'), false],
  ['tapers: narrower in each row', 'tapers 2 1-3', draw('.222', '..22', '...2', '....'), true],
  ['tapers: one pixel wide, then none', 'tapers 2 1-4', draw('222.', '.2..', '.2..', '....'), true],
  ['tapers: two rows as wide', 'tapers 2 1-3', draw('.222', '..22', '..22', '....'), false],
  ['tapers: none, then one', 'tapers 2 1-3', draw('.2..', '....', '.2..', '....'), false],
  ['tapers: the rows above are free', 'tapers 2 2-3', draw('.2..', '.22.', '.2..', '....'), true],
  ['sloped: light on the left', 'sloped 1 2-3', draw('32', '32'), true],
  ['sloped: light on the right in a row', 'sloped 1 2-3', draw('3.2', '3.2', '.23'), false],
  ['sloped: light below', 'sloped 1 2-3', draw('..2', '3..', '3..'), false],
  ['upright: each column', 'upright 2 1-2', draw('3..', '21.', '21.'), true],
  ['upright: one is longer', 'upright 2 1-2', draw('31.', '21.', '21.'), false],
  ['upright: one has a hole', 'upright 2 1-2', draw('31.', '2..', '21.'), false],
])('12. %s', (_, written, grid, kept) => {
  const rule = parseRule(written);
  expect(rule && isKept(rule, grid, blankGrid(grid.side), [1, 2, 3], [0, 0.5, 1])).toBe(kept);
});
