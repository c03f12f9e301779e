import { expect, test } from 'vitest';
import { parseRule } from '../../features/practice-cards/shared/practice';
import { drawDigits as draw } from '../../testing/drawDigits';
import type { Grid } from './grid';
import { reasonOf } from './reasons';

const said = (written: string, grid: Grid, given: Grid) => {
  const rule = parseRule(written);
  if (rule === undefined) throw new Error(written);
  return reasonOf(rule, grid, given, [3], [])?.name;
};

test('19. of a shadow and of a glow only what is broken is said', () => {
  const post = draw('4444', '4944', '4944', '2922');
  expect(said('shadow 1', draw('4444', '4943', '4944', '2912'), post)).toBe('shadowGap');
  expect(said('shadow 1', draw('4444', '4944', '4944', '2921'), post)).toBe('shadowFoot');
  const wall = draw(...Array<string>(9).fill('555555555')).cells.map((color, at) => (at === 40 ? 1 : color));
  const given = { side: 9, cells: wall };
  expect(said('halo 5', { side: 9, cells: wall.with(0, 4) }, given)).toBe('haloColor');
  expect(said('halo 5', given, given)).toBe('haloNone');
  expect(said('halo 5', { side: 9, cells: wall.with(39, 3) }, given)).toBe('haloNear');
  expect(said('glide', given, given)).toBeUndefined();
});
