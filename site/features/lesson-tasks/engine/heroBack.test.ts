import { isBetween, type Paint, picture, testDrawings } from '../../../testing/drawnTasks';

const back = [
  '........11111111........',
  '.......1444433331.......',
  '......144443333331......',
  '......144333333331......',
  '......143333333331......',
  '......143333333321......',
  '......193333333281......',
  '......193333333281......',
  '......113333332211......',
  '......133333322221......',
  '.......1133222211.......',
];

const bright = [
  '........11111111........',
  '.......1444443331.......',
  '......144444333331......',
  '......144443333331......',
  '......144433333331......',
  '......144333333321......',
  '......143333333221......',
  '......133333332221......',
  '......193333322281......',
  '.......1333332221.......',
  '........13332221........',
];

testDrawings('hero-back', [
  ['longer hair', picture(1, ...back)],
  ['much light', picture(1, ...bright)],
  [
    'a striped barrel for a head',
    (x, y, before) => {
      const isIn = (column: number, row: number) =>
        ((column - 12.5) / 9) ** 2 + ((row - 7.3) / 5.9) ** 2 <= 1;
      if (before > 0 || !isBetween(y, 2, 12) || !isIn(x, y)) return undefined;
      const isEdge = !isIn(x - 1, y) || !isIn(x + 1, y) || !isIn(x, y - 1) || y === 2;
      return isEdge ? 1 : [9, 2, 3, 4, 8][y % 5];
    },
    [
      'high 23',
      'within 7-18 1-11',
      'sloped 1 2-4',
      'within-color 4 7-18 1-7',
      'within-color 2 7-18 6-11',
      'ears 8-9 7-10',
      'within-color 9 7-9 7-10',
      'within-color 8 16-18 7-10',
    ],
  ],
  [
    'stripes between ears',
    (x, y, before) => {
      const own = picture(1, ...back)(x, y, before);
      if (own === undefined || own === 1) return own;
      if (y === 7 && (x === 8 || x === 17)) return x === 8 ? 9 : 8;
      return y < 5 && x < 14 ? 4 : 3 - (y % 2);
    },
    ['within-color 2 7-18 6-11', 'tapers 4 3-7'],
  ],
  [
    'a flat box',
    picture(
      1,
      '........11111111........',
      '.......1333333331.......',
      '......144443333331......',
      '......144333333331......',
      '......183333333391......',
      ...Array<string>(4).fill('......133333333331......'),
      '.......1333333321.......',
      '.......1333222221.......',
    ),
    ['many 3 2-2 14-17 6-9', 'ears 8-9 7-10', 'within-color 9 7-9 7-10', 'within-color 8 16-18 7-10'],
  ],
  [
    'a narrow head',
    picture(
      1,
      '.........111111.........',
      '........14443331........',
      '.......1444433331.......',
      '.......1444333331.......',
      '.......1443333331.......',
      '.......1433333321.......',
      ...Array<string>(2).fill('.......1933333281.......'),
      '.......1333333221.......',
      '........13332221........',
      '.........122221.........',
    ),
    ['broad 12 1-11'],
  ],
]);

/** The head from behind, with other hair in its outline. */
const hair =
  (colorOf: (x: number, y: number) => number | undefined): Paint =>
  (x, y, before) =>
    y < 12 && before > 1 && before < 8 ? colorOf(x, y) : undefined;
testDrawings('hero-back-solution', [
  [
    'a shadow in the nape alone',
    hair((x, y) => (y < 6 && x + 2 * y < 18 ? 4 : y > 9 || (y > 8 && x > 14) ? 2 : 3)),
    ['many 3 2-2 14-17 6-9'],
  ],
  ['a shadow on the right', hair((x, y) => (y < 4 && x < 13 ? 4 : x > 15 && y > 5 ? 2 : 3))],
  ['light that grows narrower', hair((x, y) => (y < 8 && x + y < 15 ? 4 : x + y > 23 ? 2 : 3))],
  [
    'stripes, and a chequered nape',
    [
      hair((x, y) => {
        if (y > 8) return (x + y) % 2 ? 2 : 3;
        return x > 13 ? 2 + (x % 2) : y < 4 ? 4 : 3;
      }),
    ],
    ['within-color 2 7-18 6-11'],
  ],
  ['light in the middle, dark at the top left', [hair(() => 3), '4 13 7, 2 8 3'], 'sloped 1 2-4'],
  ['hardly any light', [hair((_, y) => (y > 8 ? 2 : 3)), '4 9-10 4'], 'many 4 4-4 1-24 3-3'],
  ['upright stripes', hair((x) => (x < 11 ? 4 : x < 15 ? 3 : 2)), 'within-color 4 7-18 1-7'],
  [
    'three upright stripes, the light one ends above the ears',
    hair((x, y) => (x < 12 && y < 8 ? 4 : x < 15 ? 3 : 2)),
    'within-color 2 7-18 6-11',
  ],
  ['two upright stripes', hair((x, y) => (y > 9 ? 2 : x < 12 && y < 8 ? 4 : 3)), 'tapers 4 3-7'],
  [
    'light that stays two pixels wide',
    hair((x, y) => (y < 8 && x < 10 ? 4 : y > 9 ? 2 : 3)),
    'many 4 4-4 1-24 3-3',
  ],
  [
    'light that stays four pixels wide',
    hair((x, y) => (y < 8 && x < 12 ? 4 : y > 9 ? 2 : 3)),
    'tapers 4 3-7',
  ],
  ['both ears on the left', '3 16-17 9, 8 8 8', 'ears 8-9 7-10'],
  ['skin in the nape', '9 12 9', 'ears 8-9 7-10'],
]);

testDrawings('hero-back-2', [
  [
    'a stout leg in front',
    picture(
      20,
      '........14412221........',
      '........15512221........',
      '........11112221........',
      '...........15551........',
      '............111.........',
    ),
  ],
  [
    'a shoe with a toe',
    picture(
      20,
      '........14411221........',
      '.......155511221........',
      '........11111221........',
      '............15551.......',
      '............11111.......',
    ),
  ],
  [
    'the legs of the first drawing',
    picture(
      20,
      '........14411221........',
      '........14411551........',
      '........15511111........',
      '........1551............',
      '........1111............',
    ),
    'many 2 5-5 9-12 21-21',
  ],
  [
    'both feet side by side',
    picture(
      20,
      '........14411221........',
      '........15511221........',
      '........15511221........',
      '........15511551........',
      '........11111111........',
    ),
    ['narrow 5 23-24'],
  ],
  [
    'both legs in the darker colour',
    picture(
      20,
      '........12211221........',
      '........15511221........',
      '........11111551........',
      '............1551........',
      '............1111........',
    ),
    ['many 2 4-4 9-12 20-20'],
  ],
  [
    'a block with a light stripe',
    picture(
      20,
      '........14412221........',
      '........15512221........',
      '.........1111441........',
      '............1551........',
      '............1111........',
    ),
    ['within-color 4 9-12 20-21'],
  ],
  [
    'legs without a line between them',
    picture(
      20,
      '........14442221........',
      '........15552221........',
      '........11111551........',
      '............1551........',
      '............1111........',
    ),
    ['many 2 1-1 12-13 20-21'],
  ],
  [
    'legs without an outline',
    picture(
      20,
      '.........4422...........',
      '.........5522...........',
      '...........22...........',
      '...........55...........',
      '...........11...........',
    ),
    'outline',
  ],
]);
