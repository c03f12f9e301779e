import { expect, test } from 'vitest';
import type { CardRule, PracticeRule } from '../../features/practice-cards/shared/practice';
import { drawDigits as draw } from '../../testing/drawDigits';
import { isKept } from './checkRule';
import type { Grid } from './grid';

const rule = (name: PracticeRule, count = 0): CardRule => ({ name, count });

test('10. A card is kept by what is drawn: an empty drawing keeps no rule', () => {
  for (const name of [
    'light',
    'silhouette',
    'mirror',
    'margin',
    'no-orphans',
    'outline',
    'thin',
    'turn',
    'pixels',
  ] as const)
    expect(isKept(rule(name), draw('...', '...', '...')), name).toBe(false);
});

const ring = draw('.111.', '1.2.1', '1...1', '1...1', '.111.');
const heart = draw('.1.1.', '12121', '12221', '.121.', '..1..');
/** A square of eight by eight pixels of each colour. */
const fields = draw(
  ...[...Array(16).keys()].map((y) => (y < 8 ? '1' : '3').repeat(8) + (y < 8 ? '2' : '4').repeat(8)),
);
const dots = draw('1...2', '.....', '..1..', '.....', '3...1');

test.each<[string, CardRule, Grid, boolean]>([
  ['cells: colours in a square of eight by eight, nothing is one', rule('cells', 3), heart, true],
  ['cells: colours in a square of eight by eight, nothing is one', rule('cells', 2), heart, false],
  ['cells: each square for itself', rule('cells', 1), fields, true],
  ['changed: one pixel at least', rule('changed', 5), dots, true],
  ['changed: so many at most', rule('changed', 4), dots, false],
  ['colors: exactly so many', rule('colors', 3), dots, true],
  ['colors: exactly so many', rule('colors', 2), dots, false],
  ['foot: the lowest rows as they were', rule('foot', 1), draw('111', '1.1', '...'), true],
  ['foot: the lowest rows as they were', rule('foot', 2), draw('111', '1.1', '...'), false],
  ['full: no pixel is empty', rule('full'), draw('12', '21'), true],
  ['full: no pixel is empty', rule('full'), heart, false],
  ['ground: the lowest row is touched', rule('ground'), heart, true],
  ['ground: the lowest row is touched', rule('ground'), draw('11', '..'), false],
  ['high: exactly so many rows', rule('high', 5), heart, true],
  [
    'light: the last colour above and left of the second',
    rule('light'),
    draw('33..', '3111', '.122', '.122'),
    true,
  ],
  ['light: and not beside it', rule('light'), draw('3311', '3311', '2211', '2211'), false],
  ['light: both are there', rule('light'), draw('22..', '2111', '.111', '.111'), false],
  ['lit: the first colour on the lower and right edges', rule('lit'), draw('222', '221', '211'), true],
  ['lit: and nothing else there', rule('lit'), draw('222', '222', '211'), false],
  ['lit: and not towards the light', rule('lit'), draw('222', '121', '211'), false],
  [
    'seamless: each edge pixel has its colour opposite, or beside that',
    rule('seamless'),
    draw('123', '111', '123'),
    false,
  ],
  [
    'seamless: each edge pixel has its colour opposite, or beside that',
    rule('seamless'),
    draw('111', '121', '111'),
    true,
  ],
  [
    'silhouette: no straight edge is longer',
    rule('silhouette', 3),
    draw('.11.', '1221', '1221', '1111'),
    false,
  ],
  [
    'silhouette: no straight edge is longer',
    rule('silhouette', 4),
    draw('.11.', '1221', '1221', '1111'),
    true,
  ],
  ['silhouette: a step ends an edge', rule('silhouette', 3), draw('11..', '1111', '1111', '..11'), true],
  ['slices: alike between the cuts', rule('slices', 1), draw('1221', '3443', '3443', '1551'), true],
  ['slices: alike between the cuts', rule('slices', 1), draw('1221', '3453', '3443', '1551'), false],
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
