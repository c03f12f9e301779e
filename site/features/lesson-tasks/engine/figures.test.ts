import { isBetween, type Paint, picture, type Stroke, testDrawings } from '../../../testing/drawnTasks';

/** Rows of a colour from a row on, each from one column to another. */
const rows = (color: number, top: number, runs: string) =>
  runs
    .split(' ')
    .map((run, at) => `${color} ${run} ${top + at}`)
    .join(', ');

const puffyHat = rows(1, 3, '14-19 10-23 8-25 8-25 10-23 12-21 12-21');
const straightHat = rows(1, 3, '14-20 10-23 10-23 9-24 11-22 11-22 12-21');
const roundBody = rows(1, 15, '11-22 8-25 11-22 11-22 11-22 10-23 9-24 11-22');
const elbows = (out: number): Stroke => {
  const [tip, middle] = [5 - out, 6 - Math.min(out, 1)];
  const arm = rows(1, 16, `7-9 ${middle}-8 ${tip}-7 ${tip}-7 ${middle}-8 7-10`);
  return [arm, arm.replace(/ (\d+)-(\d+) /g, (_, from, to) => ` ${33 - to}-${33 - from} `)];
};

/** The gaps between body and arms, which a knife leaves in anything. */
const slots = '0 10 17-20, 0 23 17-20';

testDrawings('baker', [
  ['a puffy hat', [puffyHat, roundBody, elbows(0)]],
  ['a high hat', [straightHat, roundBody, elbows(1)]],
  ['a hat that rounds off', [rows(1, 3, '14-19 11-22 9-24 8-25 9-24 11-22 11-22'), roundBody, elbows(1)]],
  ['arms far out', [puffyHat, roundBody, elbows(2)]],
  ['gaps of two rows', [puffyHat, roundBody, elbows(0), '1 8-10 17, 1 23-25 17, 1 8-10 20, 1 23-25 20']],
  [
    'gaps of one row',
    [puffyHat, roundBody, elbows(0), '1 8-10 17-18, 1 23-25 17-18, 1 8-10 20, 1 23-25 20'],
    ['parts 3 18-19'],
  ],
  [
    'a hat in three puffs, and thin arms',
    [
      '1 10-12 3, 1 15-18 3, 1 21-23 3',
      rows(1, 4, '9-24 8-25 9-24 11-22 12-21 12-21'),
      roundBody,
      '1 7 16, 1 5-6 17-20, 1 7-8 21, 1 26 16, 1 27-28 17-20, 1 25-26 21',
    ],
  ],
  [
    'an egg with slots',
    [(x, y) => (y > 2 && y < 23 && Math.hypot(x - 16.5, (y - 13) * 0.9) < 9 ? 1 : undefined), slots],
    'narrow 12 8-14',
  ],
  ['a box with slots', [puffyHat, '1 6-27 15-22', slots], 'silhouette 7'],
  ['a sombrero', ['1 14-19 3-5, 1 8-25 6, 1 9-24 7-9', roundBody, elbows(0)], 'broad 14 5-5'],
  [
    'a pole for a hat',
    ['1 12-21 3-9', roundBody, elbows(2)],
    ['broad 14 5-5', 'broad 14 6-6', 'silhouette 7'],
  ],
  ['a bar on a stalk', ['1 14-19 3, 1 10-23 4, 1 14-19 5-9', roundBody, elbows(0)], 'in-color 1 12-21 6-9'],
  [
    'a plus for a hat',
    ['1 16 3, 1 10-23 4-5, 1 15-18 6-7, 1 12-21 8-9', roundBody, elbows(0)],
    ['broad 14 6-6', 'in-color 1 12-21 6-9'],
  ],
  [
    'arms of wire',
    [
      puffyHat,
      '1 12-21 15-22, 1 7-11 16, 1 22-26 16, 1 6 17, 1 5 18-19, 1 6 20, 1 27 17, 1 28 18-19, 1 27 20',
      '1 7-11 21, 1 22-26 21',
    ],
    ['many 8 1-1 1-9 17-20', 'many 8 1-1 24-32 17-20'],
  ],
  ['a block for a hat', ['1 9-24 3-9', roundBody, elbows(1)], 'narrow 12 8-14'],
  [
    'shoulders that lie lower',
    [
      '1 12-15 3, 1 18-21 3, 1 10-23 4, 1 9-25 5-6, 1 9-24 7, 1 11-22 8-9, 1 12-21 15, 1 10-23 16, 1 6-8 17',
      '1 5-7 18-19, 1 12-21 17-20, 1 26-28 18-19, 1 9 16, 1 8 16, 1 24-25 16, 1 25-27 17, 1 6-8 20, 1 25-27 20',
      '1 8-25 21, 1 11-22 22',
    ],
  ],
  [
    'a comb for a hat',
    [
      '1 10-12 3, 1 14-16 3, 1 18-20 3, 1 22-23 3',
      rows(1, 4, '10-23 10-23 8-25 10-23 11-22 11-22'),
      roundBody,
      elbows(0),
    ],
    ['parts 1-3 3-3'],
  ],
  [
    'slabs with windows for arms',
    [puffyHat, '1 11-22 15-22, 1 5-10 16-21, 1 23-28 16-21, 0 8-10 18-19, 0 23-25 18-19'],
    ['narrow 20 15-16', 'narrow 20 21-22'],
  ],
  [
    'stumps for arms',
    [puffyHat, '1 12-21 15-22, 1 9-10 16-21, 1 11 16, 1 11 21, 1 22 16, 1 22 21, 1 23-24 16-21'],
    ['reach 1-5 17-20', 'reach 28-32 17-20', 'many 8 1-1 1-9 17-20', 'many 8 1-1 24-32 17-20'],
  ],
  [
    'a stick for a body',
    [puffyHat, '1 7-26 15-16, 1 15-18 17-20, 1 7-26 21, 1 11-22 22, 1 5-6 17-20, 1 27-28 17-20'],
    'in-color 1 12-21 15-22',
  ],
]);

/** Grey where the baker is, and nothing else. */
const grey =
  (color: number, left: number, top: number, right: number, bottom: number): Paint =>
  (x, y, before) =>
    before > 0 && isBetween(x, left, right) && isBetween(y, top, bottom) ? color : undefined;
const flatGreys: Stroke = [
  grey(2, 1, 1, 32, 32),
  grey(3, 12, 8, 21, 9),
  grey(3, 1, 15, 11, 20),
  grey(3, 22, 15, 32, 20),
  grey(3, 14, 14, 19, 14),
  grey(4, 12, 10, 13, 11),
  grey(4, 20, 10, 21, 11),
  grey(4, 1, 25, 32, 28),
  grey(3, 1, 29, 32, 30),
];
const farSide: Stroke = [
  grey(3, 19, 3, 32, 7),
  grey(4, 19, 8, 32, 9),
  grey(3, 19, 15, 22, 24),
  grey(4, 23, 15, 32, 20),
  '4 15 11, 4 18 11',
];
testDrawings('baker-2', [
  ['areas, and their far side', [flatGreys, farSide]],
  ['a moustache', [flatGreys, farSide, '4 14-19 13']],
  ['a fringe', [flatGreys, farSide, '4 14-19 10']],
  [
    'hair across the chin',
    [flatGreys, farSide, '2 12-13 10-11, 2 20-21 10-11, 4 14-19 13'],
    ['in-color 4 12-12 10-11', 'in-color 4 21-21 10-11'],
  ],
  [
    'shade at the hem',
    [flatGreys, farSide, grey(2, 12, 15, 21, 19), grey(3, 12, 20, 21, 24)],
    ['in-color 2 12-13 17-24', 'in-color 3 21-21 17-24'],
  ],
  ['a hat that is darker on the left', [flatGreys, farSide, grey(3, 7, 3, 11, 7)], 'in-color 2 9-14 4-7'],
  ['no eyes', [flatGreys, farSide, '2 14-19 11'], ['many 1 4-4 14-16 11-12', 'many 1 4-4 17-19 11-12']],
  ['a band as dark as the hat above it', [flatGreys, farSide, '3 19-21 8-9'], ['in-color 4 20-21 8-9']],
  ['a neck as light as the apron', [flatGreys, farSide, '2 14-19 14'], ['in-color 3 14-17 14-14']],
  [
    'trousers up to the hands',
    [flatGreys, farSide, grey(4, 11, 23, 22, 24)],
    ['in-color 2 12-13 17-24', 'in-color 3 21-21 17-24'],
  ],
  ['areas without a far side', flatGreys, 'many 8 3-3 20-26 3-7'],
  [
    'three levels of bands',
    (_, y, before) => (before > 0 ? 2 + (Math.floor(y / 3) % 3) : undefined),
    'many 40 2-2 7-26 3-7',
  ],
  [
    'a light left half and a dark right one',
    [grey(2, 1, 1, 16, 32), grey(3, 17, 1, 21, 32), grey(4, 22, 1, 32, 32)],
    'many 24 4-4 11-22 25-28',
  ],
  ['a checkerboard of greys', (x, y, before) => (before > 0 ? 2 + ((x + y) % 3) : undefined), 'areas 14 2-4'],
]);

/** 9-9 colour for each of the three greys in a place, light, middle, dark; 0 keeps the grey. */
const dye =
  (
    colors: readonly [number, number, number],
    left: number,
    top: number,
    right: number,
    bottom: number,
  ): Paint =>
  (x, y, before) =>
    (isBetween(x, left, right) && isBetween(y, top, bottom) && colors[before - 7]) || undefined;
const dyedHead = dye([4, 3, 1], 11, 10, 22, 14);
const dyedArms: Stroke = [dye([3, 2, 5], 1, 15, 10, 22), dye([3, 2, 5], 23, 15, 32, 22)];
const dyedCuffs: Stroke = [dye([0, 0, 5], 11, 15, 22, 22), dye([0, 6, 0], 11, 15, 12, 15)];
const dyedLegs = dye([0, 6, 1], 9, 25, 32, 30);
testDrawings('baker-3', [
  ['red sleeves, plum trousers', [dyedHead, dyedArms, dyedCuffs, dyedLegs]],
  [
    'a red shade on the face, blue shoes',
    [dye([4, 2, 5], 11, 10, 22, 14), dyedArms, dyedCuffs, dye([0, 6, 5], 9, 25, 32, 30)],
  ],
  [
    'a shaded hand that is a level lighter',
    [dyedHead, dye([3, 3, 5], 23, 21, 32, 22), dyedArms, dyedCuffs, dyedLegs],
  ],
  [
    'a lit hand in yellow',
    [dyedHead, dye([4, 3, 5], 1, 21, 10, 22), dyedArms, dyedCuffs, dyedLegs],
    ['values 0 7-8 1-10 15-22', 'within-color 4 11-22 10-14'],
  ],
  [
    'an orange sleeve, too light',
    [dye([3, 3, 5], 1, 15, 10, 19), dyedHead, dyedArms, dyedCuffs, dyedLegs],
    'values 0 7-8 1-10 15-22',
  ],
  [
    'a face without its shade',
    [dye([4, 4, 1], 11, 10, 22, 14), dyedArms, dyedCuffs, dyedLegs],
    ['values 1 7-8 11-22 10-14'],
  ],
  [
    'red trousers, too light',
    [dye([0, 6, 2], 9, 25, 22, 28), dyedHead, dyedArms, dyedCuffs, dyedLegs],
    ['values 0 9-9 1-32 10-30'],
  ],
  [
    'trousers that stayed grey',
    [dyedHead, dyedArms, dyedCuffs, dye([0, 6, 1], 9, 29, 32, 30)],
    ['values 0 9-9 1-32 10-30'],
  ],
  [
    'a yellow hat',
    [dyedHead, dyedArms, dyedCuffs, dyedLegs, dye([4, 3, 1], 7, 3, 26, 9)],
    ['crown 9', 'within-color 4 11-22 10-14'],
  ],
  [
    'a red apron',
    [dyedHead, dyedArms, dyedCuffs, dyedLegs, dye([2, 1, 1], 11, 15, 22, 24)],
    ['many 20 8-8 11-22 15-24', 'many 55 7-7 11-22 15-24'],
  ],
  [
    'sleeves in loose pixels of two colours',
    [
      dyedHead,
      dyedArms,
      dyedCuffs,
      dyedLegs,
      (x, y, before) => (x < 11 && y > 14 && y < 21 && before === 2 ? [2, 6][(x + y) % 2] : undefined),
    ],
    'areas 6 2-4',
  ],
]);

const standing = '4 13-14 15-22, 3 13-16 23';
const thigh = ['2 15-16 15', rows(2, 16, '15-17 16-17 15-17')];

testDrawings('passing', [
  [
    'as the words have it',
    [
      '4 13-14 15-22, 3 13-16 23, 2 15-16 15, 2 15-17 16, 2 17-18 17',
      '2 15-16 18, 2 11-12 19, 1 9-10 19, 1 9-11 20',
    ],
  ],
  ['a foot behind', [standing, thigh, '2 12 19, 1 9-11 19, 1 10-12 20']],
  [
    'a loose pixel in the shin',
    [standing, thigh, '2 11-12 19, 1 12 18, 1 9-11 20, 1 9-10 19'],
    'areas 1 1-1',
  ],
  ['a long foot', [standing, thigh, '2 11-12 19, 1 9-12 20, 1 9-10 19']],
  [
    'a foot in row 22',
    picture(
      15,
      '............4422........',
      '............44222.......',
      '............44.22.......',
      '............44222.......',
      '............4422........',
      '..........2244..........',
      '.........22.44..........',
      '.......11...44..........',
      '............333.........',
    ),
  ],
  [
    'a foot in row 21',
    picture(
      15,
      '............4422........',
      '............44222.......',
      '............44.22.......',
      '............44222.......',
      '..........2244..........',
      '.......1122244..........',
      '.......11...44..........',
      '............44..........',
      '............333.........',
    ),
  ],
  ['a thick leg', ['4 11-14 15-22, 3 11-15 23', thigh, '2 9-10 19, 1 8-9 20-21'], 'sized 4 2-3 6-9'],
  ['a knee farther out', [standing, thigh, '2 17-18 17-18, 2 12 19, 1 9-11 19-20']],
  [
    'two striped posts',
    [
      '1 12-14 15-23, 2 16-18 15-20',
      (x, y, b) => (y > 14 && b > 0 && b < 3 && x > 0 ? 1 + (y % 4) : undefined),
    ],
    'within-color 1 8-13 18-22',
  ],
  [
    'a leg of single pixels',
    ['4 14 15-22, 3 13-16 23', thigh, '2 12 19, 1 9-11 19, 1 10-12 20'],
    'many 8 4-4 12-15 17-20',
  ],
  [
    'both feet on the ground',
    '4 12-13 15-22, 2 16-17 15-22, 3 12-14 23, 1 16-18 21',
    'within-color 1 8-13 18-22',
  ],
  ['a block under the body', '4 11-16 15-20, 2 13-16 17-20, 1 11-13 20-21, 3 12-15 22-23', 'parts 2 17-17'],
  ['a skirt', [standing, '2 9-18 17-18, 1 9-18 19-20'], 'parts 2 17-17'],
  [
    'a stiff leg that ends higher',
    [standing, '2 15-18 15-20, 0 15 17-20, 1 16-18 20'],
    'within-color 1 8-13 18-22',
  ],
  [
    'a straight leg, and something at the hand',
    '4 13-14 15-22, 3 13-16 23, 2 16-18 17-18, 1 12 18-20',
    'many 8 2-2 14-18 15-18',
  ],
  [
    'a foot that belongs to the straight leg',
    [standing, thigh, '0 12 19, 1 10-12 18-20'],
    'many 1 2-2 9-13 19-21',
  ],
  [
    'a pipe with a level shin',
    [standing, '2 15-16 15, 2 16 16-17, 2 9-12 18, 2 15-16 18, 1 8 19, 1 8-9 20'],
    'many 8 2-2 14-18 15-18',
  ],
  ['a level shin', [standing, thigh, '0 16-17 18, 2 9-12 18, 2 15-16 18, 1 8-9 19-20'], 'narrow 6 18-19'],
  [
    'a knee without a shin',
    ['4 12-13 15-22, 3 12-15 23, 2 15-16 15-16, 2 16 17', '2 9-11 18, 1 8 18, 1 9-10 19-20, 2 11 19'],
    ['areas 1 1-1', 'many 8 2-2 14-18 15-18'],
  ],
  ['a shin that is level in row 19', [standing, thigh, '2 12 19, 2 15-17 19, 1 8-11 19'], ['narrow 6 18-19']],
  [
    'a leg of single pixels on its way',
    ['4 14-15 15-22, 3 14-16 23', '2 16-17 15-16, 2 17 17-18, 2 16 18, 2 13 18, 2 12 19, 1 9-11 19'],
    ['many 8 2-2 14-18 15-18'],
  ],
  ['both legs behind', [standing, '2 12 15-16, 2 9-11 16-18, 1 9-11 19-20'], 'many 8 2-2 14-18 15-18'],
]);

/** Lid, whites, an iris from a column on, and a brow from a row on. */
const eye = (iris: number, brow: number): Stroke => [
  '1 9-18 12, 1 10-16 11, 12 10-17 13, 12 11-16 14, 3 11-15 15',
  `10 ${iris}-${iris + 2} 13, 11 ${iris}-${iris + 2} 14-15, 1 ${iris + 1} 13`,
  rows(7, brow, '11-17 9-18 9-13'),
];

/** An iris of four columns, whose lowest row begins at a column. */
const round = (foot: readonly number[], left = 11): Stroke => [
  rows(7, 7, '9-16 8-13'),
  rows(1, 11, '9-17 8-18'),
  '12 9-17 13-14, 10 11-14 13-14, 11 12-13 14',
  foot.map((color, at) => `${color} ${left + at} 15`),
];
/** Between two pixels of white, stripes so wide, in each `step`th column of them. */
const striped = (wide: number, step = 1): Stroke => [
  '7 8-18 7-8, 12 8-18 13-14',
  rows(1, 11, '8-19 7-19'),
  (x, y) =>
    x > 8 && x < 9 + wide && (x - 9) % step === 0 && (y === 13 || y === 14) ? 10 + ((x + y) % 2) : undefined,
];

const eyeball = [
  '1 10-14 11, 1 9-18 12, 1 9 13, 1 18 13, 12 10-17 13, 12 15-16 14, 3 12-15 15',
  '10 11-14 13, 12 12 13, 11 11-14 14',
];
const brow = '7 11-16 7, 7 8-13 8, 7 16-18 8, 7 8-11 9, 7 18-19 9';

testDrawings('head-3', [
  ['looking ahead', eye(12, 7)],
  ['light within the iris, white beside its foot', [eyeball, brow]],
  ['a slab for a brow', [eyeball, '7 9-17 7-8'], ['brow 7']],
  ['an iris in one colour', [eyeball, brow, '10 11-14 14'], ['iris 4 10-11']],
  ['an iris that is light above', [eyeball, brow, '11 11-14 13, 12 12 13, 10 11-14 14'], ['iris 4 10-11']],
  ['a high brow', eye(12, 6)],
  [
    'light at the upper edge of the iris',
    [
      '7 9-14 7, 7 8-17 8, 7 8-9 9, 1 9-15 11, 1 8-16 12, 12 9-15 13-14',
      '10 10-11 13, 11 10-12 14, 3 10-14 15',
    ],
  ],
  [
    'a wide eye under a ruler and a wedge',
    [
      '7 7-13 6, 7 7-12 7, 7 7-11 8, 7 7-10 9, 7 7-8 10',
      '1 10-19 11, 1 9 12, 1 20 12, 12 10-19 12-13',
      '10 11-13 12, 11 11-13 13',
    ],
    ['lid 11', 'brow 7'],
  ],
  ['a round iris, white beside its foot', round([12, 10, 10, 12, 12, 12])],
  ['an iris in the very middle', [eye(12, 7), '12 9 13, 12 10 14, 12 15-16 14'], 'iris 4 10-11'],
  ['a slit', [eye(12, 7), '3 10-17 14-15'], 'lid 11'],
  ['a straight lid', [eye(12, 7), '1 9-18 11'], 'lid 11'],
  ['looking away from where the head points', eye(13, 7), 'iris 4 10-11'],
  ['a round iris in a wide white', round([12, 12, 10, 10, 12, 12, 12, 12, 12], 9)],
  ['an iris with a straight foot', round([11, 10, 10, 11])],
  ['white below all of the iris', round([12, 12, 12, 12, 12, 12]), 'iris 4 10-11'],
  ['stripes from corner to corner', striped(9), 'iris 4 10-11'],
  ['stripes with white between them', striped(9, 2), 'iris 4 10-11'],
  ['an iris that grows downwards', round([12, 10, 10, 10, 10, 10, 12], 10), 'iris 4 10-11'],
  [
    'a lid in the middle of the cheek, the brow below',
    '1 8-18 16-18, 12 9-17 19, 10 12-14 19, 7 8-18 21-22',
    'within 7-20 6-16',
  ],
  ['a brow that is a bar', [round([12, 10, 10, 12, 12, 12]), '7 8-19 7-8'], ['brow 7']],
  ['a brow that is thick outside', [eye(12, 7), '7 14-18 6, 7 14-18 9'], ['brow 7']],
  ['a lid of four rows', [eye(12, 6), '1 9-18 9-12'], 'brow 7'],
  ['bars of all colours', '7 8-18 7-8, 1 8-18 11-12, 12 9-17 13, 10 9-17 14', 'iris 4 10-11'],
  ['white from edge to edge', [eye(12, 7), '12 7-20 13'], 'lid 11'],
  ['a brow of the lid', [eye(12, 7), '1 9-18 7-8'], 'within-color 1 7-20 11-14'],
]);

/** The nose in the colour of the skin, eyes by the table, and brows whose inner ends are up. */
const noNose = '4 8-9 11';
const openEyes = '1 6 9-10, 1 11 9-10';
const worried = '2 6 7, 2 11 7, 2 5 8, 2 12 8';

testDrawings('face', [
  ['eyes by the table', [noNose, openEyes, worried]],
  ['eyes beside those of the table', [noNose, '1 5 9-10, 1 12 9-10', worried], 'in-color 1 6-6 9-10'],
  ['eyes that lie', [noNose, '1 5-6 10, 1 11-12 10', worried], 'in-color 1 6-6 9-10'],
  ['large eyes', [noNose, '1 5-6 9-10, 1 11-12 9-10', worried], ['in-color 4 4-5 9-10']],
  ['eyes with a corner', [noNose, openEyes, '1 5 10, 1 12 10', worried], ['in-color 4 4-5 9-10']],
  ['long brows', [noNose, openEyes, worried, '2 4 8, 2 13 8']],
  ['brows in two specks', [noNose, openEyes, '2 6 7, 2 11 7, 2 4 8, 2 13 8'], ['in-color 2 5-5 8-8']],
  ['thick brows', [noNose, openEyes, worried, '2 5 7, 2 12 7']],
  ['one eye farther out', [noNose, '1 6 9-10, 1 12 9-10', worried], ['mirror']],
  [
    'a dot and a dash',
    [noNose, '1 6 10, 1 11-12 10', worried],
    ['mirror', 'in-color 1 6-6 9-10', 'changed 10-14'],
  ],
  ['one eye', [noNose, '1 6 9-10', worried], 'mirror'],
  [
    'eyes that squint',
    [noNose, '1 8 9-10, 1 9 9-10', worried],
    ['in-color 4 7-10 7-12', 'in-color 1 6-6 9-10'],
  ],
  ['eyes that are too high', [noNose, '1 6 8-9, 1 11 8-9', worried], 'within-color 1 5-12 9-10'],
  ['no brows', [noNose, openEyes], 'in-color 2 6-6 7-7'],
  ['level brows', [noNose, openEyes, '2 5-6 7, 2 11-12 7'], ['in-color 2 5-5 8-8']],
  ['angry brows', [noNose, openEyes, '2 5 7, 2 6 8, 2 11 8, 2 12 7'], 'in-color 4 6-11 8-8'],
  ['one brow from side to side', [noNose, openEyes, worried, '2 7-10 7'], 'in-color 4 7-10 7-12'],
  ['a band for brows', [noNose, openEyes, '2 4-13 7-8'], 'in-color 4 6-11 8-8'],
  ['the nose is there', [openEyes, worried], 'in-color 4 7-10 7-12'],
  ['holes for eyes', [noNose, '0 6 9-10, 0 11 9-10', worried], ['in-color 1 6-6 9-10']],
  ['another mouth', [noNose, openEyes, worried, '4 8-9 13'], ['within 4-13 7-12']],
]);

/** The left eye of the large head and the right one, rows from 16 on. */
const largeEyes =
  (left: readonly string[], right = left): Stroke =>
  (x, y) =>
    Number((x < 14 ? left[y - 16]?.[x - 10] : right[y - 16]?.[x - 20]) ?? 0) || undefined;
const litEye = ['1111', '3423', '4214', '4224'];
const mirroredEye = ['1111', '3243', '4124', '4224'];
const angry = '9 12-13 14, 9 20-21 14, 5 12-13 15, 5 20-21 15';

testDrawings('face-2', [
  ['by the table', [largeEyes(litEye), angry]],
  ['pupils on the left', [largeEyes(['1111', '3423', '4124', '4224']), angry]],
  [
    'without pupils',
    [largeEyes(['1111', '3423', '4224', '4224']), angry],
    ['many 1 1-1 11-12 17-19', 'many 1 1-1 21-22 17-19'],
  ],
  [
    'eyes that look apart',
    [largeEyes(['1111', '3423', '2244', '4224'], ['1111', '3423', '4422', '4224']), angry],
    ['many 1 1-1 11-12 17-19', 'many 1 1-1 21-22 17-19'],
  ],
  ['thick brows', [largeEyes(litEye), angry, '5 10-11 15, 5 22-23 15']],
  ['highlights that squint', [largeEyes(litEye, mirroredEye), angry], 'in-color 4 21-21 17-17'],
  [
    'white lighter than the highlight',
    [largeEyes(['1111', '4424', '4214', '4224']), angry],
    'many 4 3-3 10-23 17-17',
  ],
  ['no lid', [largeEyes(['9999', '3423', '4214', '4224']), angry], 'in-color 1 10-13 16-16'],
  ['the small eye, enlarged', ['1 11-12 16-19, 1 21-22 16-19', angry], 'many 8 4-4 10-23 18-19'],
  ['level brows', [largeEyes(litEye)], 'in-color 5 12-13 15-15'],
  [
    'brows that worry',
    [largeEyes(litEye), '9 12-13 14, 9 20-21 14, 5 12-13 13, 5 20-21 13'],
    'within 10-23 14-19',
  ],
  [
    'brows a row lower as a whole',
    [largeEyes(litEye), '9 10-13 14, 9 20-23 14, 5 10-13 15, 5 20-23 15'],
    ['in-color 5 10-11 14-14', 'in-color 5 22-23 14-14'],
  ],
  ['one brow from side to side', [largeEyes(litEye), angry, '5 14-19 15'], 'in-color 9 14-19 14-19'],
]);

/** Of the nine parts, on the heads at the upper right, the lower left and the lower right. */
const angryHead = '2 21 7, 2 28 7, 2 22 8, 2 27 8, 1 22 10, 1 27 10, 1 24-25 13';
const tiredHead = '2 5-6 23, 2 11-12 23, 1 5-6 26, 1 11-12 26, 1 8-9 28, 3 8-9 29';
const gladEyes = '1 22 25-26, 1 27 25-26';
const smile = '1 23 28, 1 26 28, 1 24-25 29';
const gladHead: Stroke = ['2 21-22 23, 2 27-28 23', gladEyes, smile];

testDrawings('face-3', [
  ['each by its parts', [angryHead, tiredHead, gladHead]],
  ['an angry mouth that is open', [angryHead, '1 24-25 12, 3 24-25 13', tiredHead, gladHead]],
  ['a tired mouth that is straight', [angryHead, tiredHead, '5 8-9 28, 1 8-9 29', gladHead]],
  [
    'glad brows that are up, and a wide smile',
    [angryHead, tiredHead, '2 22 23, 2 21 24, 2 27 23, 2 28 24', gladEyes, smile],
  ],
  [
    'angry brows that worry',
    [angryHead, '5 21 7, 5 28 7, 5 22 8, 5 27 8, 2 22 7, 2 27 7, 2 21 8, 2 28 8', tiredHead, gladHead],
    'in-color 2 22-22 8-8',
  ],
  ['one brow from side to side', [angryHead, '2 23-26 8', tiredHead, gladHead], ['in-color 5 23-26 7-8']],
  ['tired eyes that are open', [angryHead, tiredHead, '1 6 25, 1 11 25', gladHead], 'in-color 5 5-6 24-25'],
  [
    'a straight mouth for a smile',
    [angryHead, tiredHead, '2 21-22 23, 2 27-28 23', gladEyes, '1 23-26 29'],
    ['in-color 1 23-23 28-28', 'in-color 1 26-26 28-28'],
  ],
  ['no brows in the glad one', [angryHead, tiredHead, gladEyes, smile], 'many 4 2-2 20-29 22-24'],
  ['the worried one without eyes', [angryHead, tiredHead, gladHead, '5 6 9-10, 5 11 9-10'], ['keep 1']],
  ['a beard', [angryHead, tiredHead, gladHead, '2 21-27 30'], ['keep 4']],
  ['the angry one alone', [angryHead], 'in-color 2 5-6 23-23'],
]);

const slime = [
  '.......1111111111.......',
  '.....11555555444411.....',
  '....1552255444444441....',
  '...155225544444444431...',
  '...155554444444444431...',
  '...155114444114444331...',
  '...144444444444443331...',
  '....1144444444433311....',
  '......111111111111......',
];
const inSlime =
  (paint: Paint): Paint =>
  (x, y, before) => {
    const own = picture(16, ...slime)(x, y, before);
    if (own === undefined) return 0;
    const isEdge = own === 1 && !(y === 21 && isBetween(x, 6, 15));
    return isEdge ? 1 : (paint(x, y, before) ?? 4);
  };

/** Light and shade of the slime, its highlight and its eyes as they are. */
const inLight = (paint: Paint): Stroke =>
  inSlime((x, y, before) => {
    const own = picture(16, ...slime)(x, y, before) ?? 0;
    return own > 2 ? paint(x, y, before) : own;
  });

testDrawings('crouch', [
  ['flat on the ground', inSlime(picture(16, ...slime))],
  [
    'a broad foot',
    [inSlime(picture(16, ...slime)), picture(23, '....1444444444433331....', '....1111111111111111....')],
  ],
  [
    'light and shade in rings',
    inLight((x, y) =>
      Math.hypot(x - 8, (y - 17) * 2) < 6 ? 5 : y > 17 && Math.hypot(x - 8, (y - 17) * 1.6) > 10.4 ? 3 : 4,
    ),
  ],
  ['three upright stripes', inLight((x) => (x < 9 ? 5 : x < 19 ? 4 : 3)), 'many 5 4-4 5-9 21-23'],
  [
    'three broader stripes',
    inLight((x, y) => (x < 12 ? 5 : x < 16 || y < 18 ? 4 : 3)),
    'many 5 4-4 5-9 21-23',
  ],
  [
    'a striped barrel without eyes',
    (x, y) => {
      if (!isBetween(x, 4, 21) || y < 16) return 0;
      return x === 4 || x === 21 || y === 16 || y === 24 ? 1 : 2 + (((x - 4) >> 1) % 4);
    },
    [
      'silhouette 16',
      'volume 10',
      'eyes',
      'within-color 2 5-12 16-19',
      'sloped 3 3-5',
      'within-color 3 1-24 18-24',
    ],
  ],
  [
    'flat, with a few pixels of each colour',
    inSlime((x, y, before) => {
      const own = picture(16, ...slime)(x, y, before);
      if (own === 1 || own === 2) return own;
      return x === 5 && isBetween(y, 19, 21) ? 5 : x === 20 && isBetween(y, 19, 22) ? 3 : 4;
    }),
    'many 9 3-5 1-24 16-24',
  ],
  [
    'one eye above the other',
    inSlime((x, y, before) => {
      if (x === 12 && (y === 18 || y === 22)) return 1;
      const own = picture(16, ...slime)(x, y, before);
      return own === 1 || (own === 2 && y === 19) ? 4 : own;
    }),
    ['eyes'],
  ],
  [
    'layers around eyes',
    inSlime((x, y) => (y === 21 && (x === 8 || x === 15) ? 1 : [5, 5, 2, 4, 4, 3, 3][y - 17])),
    ['within-color 2 5-12 16-19', 'sloped 3 3-5', 'many 5 4-4 5-9 21-23'],
  ],
]);

/** A face in planes: its side from a column on, sockets, nose, lip, neck, and light of so many rows. */
const face =
  (side: number): Paint =>
  (x, y, before) => {
    if (before !== 1 && before !== 6) return undefined;
    const edge = y < 15 ? side : side - (y - 14) * 0.8;
    if (y > 24 && x + y > 49) return 3;
    return x > edge ? 4 : 6;
  };
const sockets = '5 13-21 8-12, 5 6-8 8-11';
const nose = '4 8-13 19-20, 7 9-10 9-18';
const rest = '5 9-12 26-27, 7 6-14 4-5, 7 15-18 14-16';
testDrawings('head', [
  ['broad planes', [face(24), sockets, nose, rest]],
  ['light as far as the edge of the cheekbone', [face(24), sockets, nose, rest, '7 15-21 14-16']],
  ['a narrow side', [face(25), sockets, nose, rest]],
  [
    'light from the right',
    [face(24), sockets, '4 8-13 19-20', '5 9-12 26-27, 7 20-25 4-5'],
    'within-color 7 1-21 1-32',
  ],
  ['no sockets', [face(24), nose, rest], ['many 25 5-5 13-23 8-14', 'many 5 5-5 3-9 8-13']],
  ['no side', [face(99), sockets, nose, rest, '3 15-28 29-32'], 'in-color 4 26-27 9-18'],
  ['a line that is left', [face(24), sockets, nose, rest, '1 8-14 24'], ['gone 1']],
  ['light in single pixels', [face(24), sockets, nose, rest, '7 12 23'], ['no-orphans']],
]);
