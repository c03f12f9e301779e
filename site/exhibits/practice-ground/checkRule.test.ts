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

const floor = draw('444444', '444444', '222222', '222222', '222222', '222222');
/** A post of three rows before a wall of 4 and on a floor of 2. */
const post = draw('444444', '494444', '494444', '292222', '292222', '222222');
const rest = Array<string>(4).fill('5555555');
const skin = draw(...Array<string>(7).fill('5555555'));

test.each<[string, CardRule, Grid, Grid, boolean]>([
  ['band: from edge to edge', rule('band'), draw('.33.', '3333', '1111', '.33.'), floor, true],
  ['band: a shade in one half', rule('band'), draw('.33.', '3331', '3111', '.11.'), floor, false],
  ['blocks: whole squares', rule('blocks', 2), draw('1122', '1122', '3344', '3344'), floor, true],
  ['blocks: one too wide', rule('blocks', 2), draw('1112', '1112', '3344', '3344'), floor, false],
  [
    'changed: fewer than asked for',
    { ...rule('changed', 4), least: 2 },
    draw('43', '44'),
    draw('44', '44'),
    false,
  ],
  [
    'changed: as many as asked for',
    { ...rule('changed', 4), least: 2 },
    draw('43', '34'),
    draw('44', '44'),
    true,
  ],
  ['crown: the uppermost rows as they were', rule('crown', 1), draw('44', '33'), draw('44', '44'), true],
  ['crown: the uppermost rows as they were', rule('crown', 1), draw('43', '44'), draw('44', '44'), false],
  ['glow: one light, softly held', rule('glow'), draw('121', '232', '121'), floor, true],
  ['glow: beside the dark', rule('glow'), draw('111', '131', '222'), floor, false],
  ['glow: two lights', rule('glow'), draw('3.2', '.2.', '2.3'), floor, false],
  ['exchange: pixels change places', rule('exchange'), draw('21', '12'), draw('11', '22'), true],
  ['exchange: one more of a colour', rule('exchange'), draw('21', '22'), draw('11', '22'), false],
  ['form: other colours', rule('form'), draw('.4.', '134', '.1.'), draw('.4.', '444', '.4.'), true],
  ['form: another outline', rule('form'), draw('44.', '444', '.4.'), draw('.4.', '444', '.4.'), false],
  ['darker: a step below what was there', rule('darker', 1), draw('33', '43'), draw('43', '44'), true],
  ['darker: and not two', rule('darker', 1), draw('23', '43'), draw('43', '44'), false],
  ['darker: and not lighter', rule('darker', 1), draw('34', '43'), draw('43', '44'), false],
  ['glide: half a pixel each row', rule('glide'), draw('3111', '2211', '1311', '1221'), floor, true],
  ['glide: a whole one is a jump', rule('glide'), draw('3111', '1311', '1131', '1113'), floor, false],
  [
    'glide: a wide half step is two lights',
    rule('glide'),
    draw('1311', '2112', '1131', '1122'),
    floor,
    false,
  ],
  ['glide: less light flickers', rule('glide'), draw('3111', '2111', '1311', '1211'), floor, false],
  [
    'patches: corners hold together',
    rule('patches', 1),
    draw('144', '414', '444'),
    draw('444', '444', '444'),
    true,
  ],
  [
    'patches: exactly so many',
    rule('patches', 1),
    draw('144', '444', '441'),
    draw('444', '444', '444'),
    false,
  ],
  [
    'shadow: from the foot and up the wall',
    rule('shadow', 2),
    draw('444444', '494434', '494434', '292112', '291122', '222222'),
    post,
    true,
  ],
  [
    'shadow: wider than the thing',
    rule('shadow', 2),
    draw('444444', '494333', '494333', '292112', '291122', '222222'),
    post,
    false,
  ],
  [
    'shadow: a gap makes it float',
    rule('shadow', 2),
    draw('444444', '494434', '494434', '292112', '292122', '222222'),
    post,
    false,
  ],
  [
    'volume: as much as before',
    rule('volume', 1),
    draw('...', '111', '..1'),
    draw('.1.', '.1.', '.1.'),
    true,
  ],
  ['volume: grown', rule('volume', 1), draw('...', '111', '.11'), draw('.1.', '.1.', '.1.'), false],
  ['eye: an iris under a lid', rule('eye'), draw('5111115', '1622261', '5622265', ...rest), skin, true],
  [
    'eye: white all around stares',
    rule('eye'),
    draw('1111111', '1666661', '1622261', '1666661', ...rest.slice(1)),
    skin,
    false,
  ],
  [
    'eye: the lid ends with the white',
    rule('eye'),
    draw('5111115', '5622265', '5622265', ...rest),
    skin,
    false,
  ],
])('11. %s', (_, asked, grid, given, kept) => {
  expect(isKept(asked, grid, given)).toBe(kept);
});

test.each<[string, Grid, boolean]>([
  ['each colour on enough pixels', draw('1111', '2222', '2233', '3333'), true],
  ['a flood', draw('1111', '2222', '2222', '2222'), false],
  ['a flood and a pixel of each colour', draw('1111', '2222', '2222', '2223'), false],
  ['stray pixels', draw('1111', '2...', '.3..', '..2.'), false],
  ['what was there is not counted', draw('1111', '1133', '3333', '3333'), false],
])('11. each: %s', (_, grid, kept) => {
  const given = draw('1122', '....', '....', '....');
  expect(isKept(rule('each', 6), grid, given, [2, 3])).toBe(kept);
});

test('11. each: without a choice of colours, those of the drawing', () => {
  expect(isKept(rule('each', 2), draw('12', '21'))).toBe(true);
  expect(isKept(rule('each', 2), draw('12', '22'))).toBe(false);
});
