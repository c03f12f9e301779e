import { expect, test } from 'vitest';
import type { CardRule, PracticeRule } from '../../features/practice-cards/shared/practice';
import { isKept } from './checkRule';
import type { Grid } from './grid';

/** A drawing of digits; a dot is nothing. */
function draw(...rows: readonly string[]): Grid {
  return { side: rows.length, cells: rows.flatMap((row) => [...row].map((digit) => Number(digit) || 0)) };
}
const rule = (name: PracticeRule, count = 0): CardRule => ({ name, count });

test('10. A card is kept by what is drawn: an empty drawing keeps no rule', () => {
  for (const name of ['mirror', 'margin', 'no-orphans', 'outline', 'thin', 'turn', 'pixels'] as const)
    expect(isKept(rule(name), draw('...', '...', '...')), name).toBe(false);
});

const ring = draw('.111.', '1.2.1', '1...1', '1...1', '.111.');
const heart = draw('.1.1.', '12121', '12221', '.121.', '..1..');
const dots = draw('1...2', '.....', '..1..', '.....', '3...1');

test.each<[string, CardRule, Grid, boolean]>([
  ['colors: exactly so many', rule('colors', 3), dots, true],
  ['colors: exactly so many', rule('colors', 2), dots, false],
  ['full: no pixel is empty', rule('full'), draw('12', '21'), true],
  ['full: no pixel is empty', rule('full'), heart, false],
  ['ground: the lowest row is touched', rule('ground'), heart, true],
  ['ground: the lowest row is touched', rule('ground'), draw('11', '..'), false],
  ['high: exactly so many rows', rule('high', 5), heart, true],
  ['high: exactly so many rows', rule('high', 2), draw('...', '.1.', '.1.'), true],
  ['wide: exactly so many columns', rule('wide', 2), draw('...', '.1.', '.1.'), false],
  ['wide: exactly so many columns', rule('wide', 1), draw('...', '.1.', '.1.'), true],
  ['holes: a gap at a corner does not open one', rule('holes', 1), ring, true],
  ['holes: an open side does', rule('holes', 1), draw('.11.', '1..1', '1..1', '.1..'), false],
  [
    'margin: so many empty pixels at each edge',
    rule('margin', 1),
    draw('....', '.11.', '.1..', '....'),
    true,
  ],
  ['margin: so many empty pixels at each edge', rule('margin', 1), heart, false],
  ['mirror: left and right', rule('mirror'), heart, true],
  ['mirror: colours count', rule('mirror'), draw('1.2', '.1.', '...'), false],
  ['no-orphans: a neighbour of the same colour', rule('no-orphans'), draw('11.', '..2', '.2.'), true],
  ['no-orphans: another colour is none', rule('no-orphans'), draw('12', '..'), false],
  ['outline: nothing but the first colour borders on nothing', rule('outline'), heart, true],
  ['outline: the edge of the canvas is nothing', rule('outline'), draw('12', '11'), false],
  ['pieces: corners hold together', rule('pieces', 1), draw('1..', '.2.', '..1'), true],
  ['pieces: exactly so many', rule('pieces', 5), dots, true],
  ['pixels: at most so many', rule('pixels', 5), dots, true],
  ['pixels: at most so many', rule('pixels', 4), dots, false],
  ['thin: no two by two of the first colour', rule('thin'), draw('11.', '.11', '..1'), true],
  ['thin: no two by two of the first colour', rule('thin'), draw('...', '.11', '.11'), false],
  ['thin: the edges do not hang together', rule('thin'), draw('1..1', '1..1', '....', '....'), true],
  ['turn: upside down it is the same', rule('turn'), draw('12.', '.3.', '.21'), true],
  ['turn: upside down it is the same', rule('turn'), heart, false],
])('11. %s', (_, asked, grid, kept) => {
  expect(isKept(asked, grid)).toBe(kept);
});
