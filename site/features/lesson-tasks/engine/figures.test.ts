import { test } from 'vitest';
import { type Block, type Drawn, expectBroken, honest, type Paint } from '../../../testing/drawnTasks';

/** Rows of a colour from a row on, each from one column to another. */
const rows = (color: number, top: number, ...runs: readonly (readonly [left: number, right: number])[]) =>
  runs.map(([left, right], at): Block => [color, left, right, top + at, top + at]);

const puffyHat = rows(1, 3, [14, 19], [10, 23], [8, 25], [8, 25], [10, 23], [11, 22], [11, 22]);
const straightHat = rows(1, 3, [14, 20], [11, 22], [10, 23], [9, 24], [11, 22], [11, 22], [11, 22]);
const roundBody = rows(1, 15, [11, 22], [8, 25], [11, 22], [11, 22], [11, 22], [10, 23], [9, 24], [11, 22]);
const elbows = (out: number): readonly Block[] => [
  ...rows(
    1,
    16,
    [8 - out, 9],
    [7 - out, 8 - out],
    [6 - out, 8 - out],
    [7 - out, 8 - out],
    [7 - out, 9],
    [8 - out, 10],
  ),
  ...rows(
    1,
    16,
    [24, 25 + out],
    [25 + out, 26 + out],
    [25 + out, 27 + out],
    [25 + out, 26 + out],
    [24, 26 + out],
    [23, 25 + out],
  ),
];

/** The gaps between body and arms, which a knife leaves in anything. */
const slots: readonly Block[] = [
  [0, 10, 10, 17, 19],
  [0, 23, 23, 17, 19],
];

test.each<Drawn>([
  ['a puffy hat', [...puffyHat, ...roundBody, ...elbows(0)], honest],
  ['a high hat', [...straightHat, ...roundBody, ...elbows(1)], honest],
  ['arms far out', [...puffyHat, ...roundBody, ...elbows(2)], honest],
  [
    'an egg with slots',
    [(x, y) => (y > 2 && y < 23 && Math.hypot(x - 16.5, (y - 13) * 0.9) < 9 ? 1 : undefined), ...slots],
    'narrow 12 8-14',
  ],
  ['a box with slots', [...puffyHat, [1, 6, 27, 15, 22], ...slots], 'silhouette 7'],
  ['a pole for a hat', [[1, 14, 19, 3, 9], ...roundBody, ...elbows(2)], 'broad 14 3-7'],
  ['a block for a hat', [[1, 9, 24, 3, 9], ...roundBody, ...elbows(1)], 'narrow 12 8-14'],
])('baker: %s [rule 5]', (_, strokes, broken) => expectBroken('baker', strokes, broken));

const standing: readonly Block[] = [
  [4, 13, 14, 15, 22],
  [3, 13, 16, 23, 23],
];
const thigh: readonly Block[] = [[2, 15, 16, 15, 15], ...rows(2, 16, [15, 17], [16, 17], [15, 17])];

test.each<Drawn>([
  [
    'a foot behind',
    [...standing, ...thigh, [2, 12, 12, 19, 19], [1, 9, 11, 19, 19], [1, 10, 12, 20, 20]],
    honest,
  ],
  [
    'a long foot',
    [...standing, ...thigh, [2, 11, 12, 19, 19], [1, 9, 12, 20, 20], [1, 9, 10, 19, 19]],
    honest,
  ],
  [
    'a knee farther out',
    [...standing, ...thigh, [2, 17, 18, 17, 18], [2, 12, 12, 19, 19], [1, 9, 11, 19, 20]],
    honest,
  ],
  [
    'two striped posts',
    [
      [1, 12, 14, 15, 23],
      [2, 16, 18, 15, 20],
      (x, y, b) => (y > 14 && b > 0 && b < 3 && x > 0 ? 1 + (y % 4) : undefined),
    ],
    'within-color 1 8-13 18-21',
  ],
  [
    'both feet on the ground',
    [
      [4, 12, 13, 15, 22],
      [2, 16, 17, 15, 22],
      [3, 12, 14, 23, 23],
      [1, 16, 18, 21, 21],
    ],
    'narrow 3 21-22',
  ],
  [
    'a block under the body',
    [
      [4, 11, 16, 15, 20],
      [2, 13, 16, 17, 20],
      [1, 11, 13, 20, 21],
      [3, 12, 15, 22, 23],
    ],
    'parts 2 17-17',
  ],
  ['a skirt', [...standing, [2, 9, 18, 17, 18], [1, 9, 18, 19, 20]], 'parts 2 17-17'],
  [
    'a stiff leg that ends higher',
    [...standing, [2, 15, 18, 15, 20], [0, 15, 15, 17, 20], [1, 16, 18, 20, 20]],
    'within-color 1 8-13 18-21',
  ],
  [
    'both legs behind',
    [...standing, [2, 12, 12, 15, 16], [2, 9, 11, 16, 18], [1, 9, 11, 19, 20]],
    'reach 16-18 16-18',
  ],
])('passing: %s [rule 5]', (_, strokes, broken) => expectBroken('passing', strokes, broken));

/** Lid, whites and iris, and a brow so many rows above. */
const eye = (left: number, iris: number, brow: number): readonly Block[] => [
  [1, left - 1, left + 8, 12, 12],
  [1, left, left + 6, 11, 11],
  [12, left, left + 7, 13, 13],
  [12, left + 1, left + 6, 14, 14],
  [10, iris, iris + 2, 13, 13],
  [11, iris, iris + 2, 14, 15],
  [1, iris + 1, iris + 1, 13, 13],
  [3, left + 1, left + 5, 15, 15],
  [11, iris, iris + 2, 15, 15],
  ...rows(7, brow, [left + 1, left + 7], [left - 1, left + 8], [left - 1, left + 3]),
];

/** An iris of four columns, whose lowest row begins at a column. */
const round = (foot: readonly number[], left = 11): readonly Block[] => [
  ...rows(7, 7, [10, 17], [8, 19]),
  ...rows(1, 11, [9, 17], [8, 18]),
  ...rows(12, 13, [9, 17], [9, 17]),
  ...rows(11, 13, [11, 14], [11, 14]),
  ...rows(10, 13, [12, 13], [12, 13]),
  ...foot.map((color, at): Block => [color, left + at, left + at, 15, 15]),
];
/** Between two pixels of white, stripes so wide, in each `step`th column of them. */
const striped = (wide: number, step = 1): readonly (Block | Paint)[] => [
  ...rows(7, 7, [8, 18], [8, 18]),
  ...rows(1, 11, [8, 19], [7, 19]),
  ...rows(12, 13, [8, 18], [8, 18]),
  (x, y) =>
    x > 8 && x < 9 + wide && (x - 9) % step === 0 && (y === 13 || y === 14) ? 10 + ((x + y) % 2) : undefined,
];

test.each<Drawn>([
  ['looking ahead', eye(10, 12, 7), honest],
  ['looking aside', eye(10, 13, 7), honest],
  ['a high brow', eye(10, 12, 6), honest],
  ['a round iris, white beside its foot', round([12, 10, 10, 12, 12, 12]), honest],
  ['a round iris in a wide white', round([12, 12, 10, 10, 12, 12, 12, 12, 12], 9), honest],
  ['an iris with a straight foot', round([11, 10, 10, 11]), honest],
  ['white below all of the iris', round([12, 12, 12, 12, 12, 12]), 'iris 5'],
  ['stripes from corner to corner', striped(9), 'iris 5'],
  ['stripes with white between them', striped(9, 2), 'iris 5'],
  ['an iris that grows downwards', round([12, 10, 10, 10, 10, 10, 12], 10), 'iris 5'],
  [
    'a lid in the middle of the cheek, the brow below',
    [
      [1, 8, 18, 16, 18],
      [12, 9, 17, 19, 19],
      [10, 12, 14, 19, 19],
      [7, 8, 18, 21, 22],
    ],
    'within 7-20 6-16',
  ],
  ['a lid of four rows', [...eye(10, 12, 6), [1, 9, 18, 9, 12]], 'brow 7'],
  [
    'bars of all colours',
    [
      [7, 8, 18, 7, 8],
      [1, 8, 18, 11, 12],
      [12, 9, 17, 13, 13],
      [10, 9, 17, 14, 14],
    ],
    'iris 5',
  ],
  ['white from edge to edge', [...eye(10, 12, 7), [12, 7, 20, 13, 13]], 'lid'],
  ['a brow of the lid', [...eye(10, 12, 7), [1, 9, 18, 7, 8]], 'within-color 1 7-20 11-14'],
])('eye: %s [rule 5]', (_, strokes, broken) => expectBroken('eye', strokes, broken));

/** The upper pixel of both eyes in the colour of the skin. */
const lids: readonly Block[] = [
  [4, 6, 6, 9, 9],
  [4, 11, 11, 9, 9],
];

test.each<Drawn>([
  ['eyes that lie outwards', [...lids, [1, 5, 5, 10, 10], [1, 12, 12, 10, 10]], honest],
  ['eyes that squint', [...lids, [1, 7, 7, 10, 10], [1, 10, 10, 10, 10]], 'in-color 4 7-10 9-10'],
  ['eyes to the left', [...lids, [1, 5, 5, 10, 10], [1, 10, 10, 10, 10]], 'in-color 4 7-10 9-10'],
  [
    'an eye lost, a patch on the cheek',
    [
      [4, 6, 6, 9, 10],
      [1, 8, 9, 10, 10],
    ],
    'sized 1 2-2 1-1',
  ],
  [
    'open eyes that look up',
    [
      [4, 6, 6, 10, 10],
      [4, 11, 11, 10, 10],
      [1, 5, 5, 9, 9],
      [1, 12, 12, 9, 9],
    ],
    'within-color 1 5-12 10-10',
  ],
  ['a long eye and a short one', [...lids, [1, 5, 5, 10, 10], [1, 7, 7, 10, 10]], 'sized 1 2-2 1-1'],
  ['slanted eyes', [...lids, [1, 5, 5, 9, 9], [1, 12, 12, 9, 9]], 'within-color 1 5-12 10-10'],
  [
    'tears',
    [
      [1, 6, 6, 11, 11],
      [1, 11, 11, 11, 11],
    ],
    'sized 1 2-2 1-1',
  ],
])('face: %s [rule 5]', (_, strokes, broken) => expectBroken('face', strokes, broken));
