import { test } from 'vitest';
import { type Block, type Drawn, expectBroken, honest, type Paint } from '../../../testing/drawnTasks';

/** How far from the middle of a canvas of 24 pixels. */
const aside = (at: number) => Math.abs(at - 12.5);
/** Rows of digits from a row on; a dot leaves what is there. */
const rows =
  (top: number, ...lines: readonly string[]): Paint =>
  (x, y) =>
    Number(lines[y - top]?.[x - 1]) || undefined;

/** The lower edge of a block in teeth: in each fourth column so much shorter, and in the next but one longer. */
const teeth =
  (deep: number): Paint =>
  (x, y, before) => {
    const edge = 24 + Math.ceil((16.5 - Math.abs(x - 16.5)) / 2);
    const color = x < 17 ? 2 : 1;
    if (x === 1 || x === 32) return undefined;
    if (x % 4 === 0 && y > edge - deep) return 0;
    return x % 4 === 2 && y > edge && y <= edge + deep ? color : before;
  };
test.each<Drawn>([
  ['as it is', [], honest],
  ['a fringe', [teeth(2)], 'upright 16 1-2'],
  ['a hole in a wall', [[0, 5, 6, 20, 21]], 'upright 16 1-2'],
])('block with %s [rule 5]', (_, strokes, broken) => expectBroken('block', strokes, broken, 'solution'));

/** A star of four long arms and four short ones: where it ends, and where its colours do. */
const star =
  (heart: number, wide: number, short: number): Paint =>
  (x, y) => {
    const [far, near] = [Math.max(aside(x), aside(y)), Math.min(aside(x), aside(y))];
    const isArm = near < 1 || near <= wide - far * (wide / 10);
    if (!isArm && (far - near > 1 || far > short)) return 0;
    return far + near < heart && far < 7 ? 1 : far + near < heart + 4 ? 3 : 2;
  };
const zebra: Paint = (x, y) => {
  const [far, near] = [Math.max(aside(x), aside(y)), Math.min(aside(x), aside(y))];
  if (far < 1) return 2;
  if (far < 5) return 1;
  const isHook = near < 3 && far % 3 < 1;
  return near < 1 || isHook || far === near ? 2 + (Math.floor(far) % 2) : 0;
};
test.each<Drawn>([
  ['a large heart', [star(9, 4.5, 9)], honest],
  ['slender arms', [star(7.5, 4.5, 7.5)], honest],
  ['a hole in a square, with zebra arms', [zebra], 'rays'],
  ['an ember heart', [star(9, 4.5, 9), [2, 12, 13, 12, 13]], 'in-color 1 11-14 11-14'],
  ['hooks at its arms', [star(9, 4.5, 9), (x, y) => (y % 19 === 3 && aside(x) < 3 ? 2 : undefined)], 'rays'],
])('hit: %s [rule 5]', (_, strokes, broken) => expectBroken('hit', strokes, broken));

const ball =
  (colorOf: (x: number, y: number) => number): Paint =>
  (x, y, before) =>
    before > 0 ? colorOf(x, y) : undefined;
const chequered = (one: number, other: number) => (x: number, y: number) => ((x + y) % 2 ? one : other);
const sky = (y: number) => [1, 1, 1, 1, 4, 4, 4, 4, 3, 2][y - 1];
test.each<Drawn>([
  [
    'a crescent of light at the foot',
    [ball((x, y) => sky(y) ?? (y === 11 ? 2 : y > 11 && y < 15 && x > 4 && x < 13 ? 4 : 3))],
    honest,
  ],
  ['a checkerboard below the band', [ball((x, y) => sky(y) ?? chequered(2, 3)(x, y))], 'many 12 11-16'],
  ['upright stripes below the band', [ball((x, y) => sky(y) ?? 2 + (x % 3))], 'within-color 2 1-16 8-13'],
  ['no light from the ground', [ball((_, y) => sky(y) ?? 3)], 'many 12 11-16'],
])('metal: %s [rule 5]', (_, strokes, broken) => expectBroken('metal', strokes, broken));

/** The head from behind, with other hair in its outline. */
const hair =
  (colorOf: (x: number, y: number) => number | undefined): Paint =>
  (x, y, before) =>
    y < 12 && before > 1 && before < 8 ? colorOf(x, y) : undefined;
test.each<Drawn>([
  ['a shadow below', [hair((x, y) => (y < 5 && x < 12 ? 4 : y > 9 || (y > 8 && x > 14) ? 2 : 3))], honest],
  ['a shadow on the right', [hair((x, y) => (y < 4 && x < 13 ? 4 : x > 15 && y > 3 ? 2 : 3))], honest],
  ['a parting', [hair((x, y) => (y < 4 && x < 13 ? 4 : (x === 14 && y < 7) || x > 15 ? 2 : 3))], honest],
  [
    'stripes, and a chequered nape',
    [
      hair((x, y) => {
        if (y > 8) return chequered(2, 3)(x, y);
        return x > 13 ? 2 + (x % 2) : y < 4 ? 4 : 3;
      }),
    ],
    'areas 1 3-4',
  ],
  [
    'both ears on the left',
    [
      [3, 16, 17, 9, 9],
      [8, 8, 8, 8, 8],
    ],
    'ears 8-9 5-10',
  ],
  ['skin in the nape', [[9, 12, 12, 9, 9]], 'ears 8-9 5-10'],
])('hero-back: %s [rule 5]', (_, strokes, broken) => expectBroken('hero-back', strokes, broken, 'solution'));

/** On both sides of the middle, in the rows from `top` to `bottom`. */
const both = (color: number, left: number, right: number, top: number, bottom: number): readonly Block[] => [
  [color, left, right, top, bottom],
  [color, 25 - right, 25 - left, top, bottom],
];
const walls: readonly Block[] = [...both(2, 1, 3, 9, 16), ...both(5, 1, 3, 17, 24), [3, 4, 21, 9, 24]];
const door: Block = [1, 11, 14, 19, 24];
const panes: readonly Block[] = [...both(1, 10, 11, 11, 12), ...both(1, 10, 11, 14, 15)];
test.each<Drawn>([
  ['a square door', [...walls, ...panes, door], honest],
  ['high panes', [...walls, ...both(1, 9, 10, 10, 12), ...both(1, 10, 11, 14, 16), door], honest],
  ['two knobs', [...walls, ...panes, door, ...both(3, 11, 11, 21, 21)], honest],
  ['a door of eight columns', [...walls, ...panes, [1, 9, 16, 19, 24]], 'sized 1 2-4 2-7'],
  [
    'chequered sky and corners',
    [
      ...walls,
      ...panes,
      door,
      (x, y) => (aside(x) > 9 && y > 8 && (x + y + (x > 12 ? 1 : 0)) % 2 ? 3 : undefined),
    ],
    'areas 3 2-5',
  ],
])('cottage: %s [rule 5]', (_, strokes, broken) => expectBroken('cottage', strokes, broken));

const brim = ['...111111111111111111...', '..14444333333333322221..', '...111111111111111111...'];
const band = '.......1777766661.......';
test.each<Drawn>([
  [
    'a bowler with a darker rim on the left',
    [
      rows(
        4,
        '.........111111.........',
        '........13443221........',
        ...Array<string>(5).fill('.......1344333221.......'),
        '',
        ...brim,
      ),
      rows(11, '......177777666661......', brim[0] ?? ''),
    ],
    honest,
  ],
  [
    'a box in diagonals',
    [
      (x, y) => {
        if (aside(x) > 6 || y < 4 || y > 11) return undefined;
        if (y === 11) return aside(x) > 5 ? 1 : x < 13 ? 7 : 6;
        return aside(x) > 5 || y === 4 ? 1 : 2 + ((x + y) % 3);
      },
      rows(12, ...brim),
    ],
    'sloped 3 2-4',
  ],
  [
    'light from the right',
    [
      rows(
        4,
        '.......1111111111.......',
        ...Array<string>(6).fill('.......1223333441.......'),
        band,
        ...brim,
      ),
    ],
    'sloped 3 2-4',
  ],
])('hat: %s [rule 5]', (_, strokes, broken) => expectBroken('hat', strokes, broken));
