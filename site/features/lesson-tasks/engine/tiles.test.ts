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
    'shores in steps without corners',
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
    'a square bay',
    bay(...Array<string>(6).fill('444432111111'), '444432222222', '444433333333'),
    'in-color 4 1-6 19-24',
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
    'in-color 1 9-12 13-16',
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
    ['sized 3 20-20 20-20'],
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
    ['in-color 1 9-12 13-16', 'many 26 1-1 1-12 13-24'],
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
    ['sized 3 20-20 20-20', 'many 86 4-4 1-12 13-24'],
  ],
  [
    'a mirrored bay',
    [bay('111111', '111111', '222211', '333221', '444321', '444321')],
    'in-color 2 12-12 19-19',
  ],
]);
