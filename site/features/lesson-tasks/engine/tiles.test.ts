import { type Stroke, testDrawings } from '../../../testing/drawnTasks';

const tuftBelow = '3 7 1, 1 8 1, 1 7 2';
const tuftOnTheLeft = '3 2 2, 3 1 3, 1 2 3, 1 1 4';
const tuftInTheCorner = '3 2 10, 3 1 11, 1 2 11, 1 1 12, 1 12 1';

testDrawings('grass-tile', [
  ['all go on', [tuftBelow, tuftOnTheLeft, tuftInTheCorner]],
  ['the edges a pixel deep', '3 6-8 1, 1 9 1, 3 1 3-4, 1 1 5', 'copies 4 5-8 5-8'],
  ['two of them', [tuftBelow, tuftOnTheLeft], 'copies 4 5-8 5-8'],
  ['and a stray pixel', [tuftBelow, tuftOnTheLeft, tuftInTheCorner, '3 3 8'], ['changed 12-12']],
  ['cut tufts mown', '2 9-12 1-5, 2 5-9 10-12', 'copies 4 5-8 5-8'],
]);

/** A tile of a bay in the lower left quarter. */
const bay = (...lines: readonly string[]): Stroke => [
  '4 1-12 13-24',
  (x, y) => (x < 13 && y > 12 ? Number(lines[y - 13]?.[x - 1]) || undefined : undefined),
];
testDrawings('grass-tile-2', [
  [
    'a rounder shore',
    bay(
      '444432111111',
      '444432111111',
      '444443211111',
      '444444321111',
      '444444432111',
      '444444443211',
      '444444444322',
      '444444444433',
    ),
  ],
  [
    'doubled corners',
    bay(
      '444432111111',
      '444432111111',
      '444432111111',
      '444432211111',
      '444433221111',
      '444443322111',
      '444444332222',
      '444444433333',
    ),
    ['many 88 4-4 1-12 13-24', 'slender 2 1-12 13-24', 'slender 3 1-12 13-24'],
  ],
  [
    'foam doubled where it is straight',
    bay(
      '444432211111',
      '444432211111',
      '444432211111',
      '444432111111',
      '444443211111',
      '444444321111',
      '444444432222',
      '444444443333',
    ),
    ['slender 2 1-12 13-24'],
  ],
  [
    'a tighter shore',
    bay(
      '444432111111',
      '444432111111',
      '444432111111',
      '444432111111',
      '444443211111',
      '444444321111',
      '444444432222',
      '444444443333',
    ),
  ],
  [
    'a corner that is nearly square',
    bay(
      '444432111111',
      '444432111111',
      '444432111111',
      '444432111111',
      '444432111111',
      '444443211111',
      '444444322222',
      '444444433333',
    ),
    ['many 2 2-2 7-9 16-18', 'many 88 4-4 1-12 13-24'],
  ],
  [
    'a square bay',
    bay(...Array<string>(6).fill('444432111111'), '444432222222', '444433333333'),
    ['many 2 2-2 7-9 16-18', 'many 88 4-4 1-12 13-24', 'slender 2 1-12 13-24', 'slender 3 1-12 13-24'],
  ],
  [
    'a straight shore',
    bay(
      '444432111111',
      '444443211111',
      '444444321111',
      '444444432111',
      '444444443211',
      '444444444321',
      '444444444432',
      '444444444443',
    ),
    ['many 2 2-2 7-9 16-18', 'many 26 1-1 1-12 13-24'],
  ],
  ['a corner of grass', '4 1-12 13-24', 'in-color 2 6-6 13-13'],
  [
    'a rim with a gap',
    [
      bay(
        '444432111111',
        '444432111111',
        '444432111111',
        '444443211111',
        '444444321111',
        '444444432111',
        '444444443222',
        '444444444333',
      ),
      '4 7 17',
    ],
    ['apart 4 1-2'],
  ],
  [
    'broad foam',
    bay(
      '444432222222',
      '444432222222',
      '444432221111',
      '444443221111',
      '444444321111',
      '444444432222',
      '444444443222',
      '444444444333',
    ),
    ['many 26 1-1 1-12 13-24', 'slender 2 1-12 13-24'],
  ],
  [
    'a rim that fills the grass',
    bay(
      '333332111111',
      '333332111111',
      '333332111111',
      '444443211111',
      '444444321111',
      '444444432111',
      '444444443222',
      '444444444333',
    ),
    ['many 88 4-4 1-12 13-24', 'slender 3 1-12 13-24'],
  ],
  [
    'a mirrored bay',
    [bay('111111', '111111', '222211', '333221', '444321', '444321')],
    'in-color 2 12-12 19-19',
  ],
]);

const water = '1 12 1-12, 1 1-12 12';
const lines = '2 11 1-7, 2 10 8, 2 9 9, 2 8 10, 2 1-7 11, 3 10 1-7, 3 9 8, 3 8 9, 3 1-7 10';
const outside = '1 11 8-11, 1 10 9-11, 1 9 10-11, 1 8 11';
testDrawings('grass-tile-3', [
  ['as the words have it', [water, lines, outside]],
  [
    'a tighter corner',
    [water, '2 11 1-8, 2 10 9, 2 9 10, 2 1-8 11, 3 10 1-8, 3 9 9, 3 1-8 10, 1 11 9, 1 10-11 10, 1 9-11 11'],
  ],
  [
    'a rounder corner',
    [
      water,
      '1 8-11 8-11, 2 11 1-6, 2 10 7, 2 9 8, 2 8 9, 2 7 10, 2 1-6 11',
      '1 10 8, 1 9 9, 1 8 10, 1 7 11, 1 11 7, 3 10 1-5, 3 1-5 10, 3 10 6, 3 9 7, 3 8 8, 3 7 9, 3 6 10',
    ],
  ],
  [
    'a square corner',
    [water, '2 11 1-11, 2 1-11 11, 3 10 1-10, 3 1-10 10'],
    ['slender 2 1-12 1-12', 'slender 3 1-12 1-12'],
  ],
  [
    'tile 6, its mirror image',
    ['1 1 1-12, 1 1-12 1, 2 2 2-12, 2 2-12 2, 3 3 3-12, 3 3-12 3'],
    'in-color 1 12-12 1-12',
  ],
  ['tile 1', [lines, outside, water, '1 1 1-12'], 'in-color 2 1-5 11-11'],
  ['without foam', [water, '3 11 1-11, 3 1-11 11'], 'apart 1 3-5'],
  ['foam twice as wide', [water, lines, outside, '2 10 1-7, 3 9 1-7'], 'in-color 3 10-10 1-5'],
  ['tufts mown', [water, lines, outside, (_, __, before) => (before === 5 ? 4 : undefined)], ['keep 5']],
  ['furrows across the grass', [water, lines, outside, '3 1-8 1, 3 1-8 5'], ['many 60 4-4 1-9 1-9']],
  ['a puddle', [water, lines, outside, '1 6-7 1-4'], ['apart 1 3-5', 'apart 4 1-2']],
]);
