import { isBetween, testDrawings } from '../../../testing/drawnTasks';

/** Erased where nothing is above, or on the left, of what the apple's line goes around. */
const light = '0 8-9 1, 0 7 2-3, 0 4-7 4, 0 3 5, 0 2 6-11, 0 9-12 3';
const leafShade = '1 13 6-7, 1 9 6, 1 10 7, 1 11-12 8';

testDrawings('apple', [
  ['the line erased in the light', [light, leafShade]],
  ['a leaf with less of a line', [light, '1 13 6-7, 1 10 7, 1 11-12 8']],
  ['the line at the stem erased too', [light, '0 9 3, 0 10 2', leafShade]],
  [
    'no line under the leaf',
    [light],
    ['in-color 1 13-13 6-7', 'in-color 1 10-10 7-7', 'in-color 1 11-12 8-8', 'changed 20-40'],
  ],
  ['a blot on the leaf', [light, '1 9-13 6-8'], 'thin'],
  ['specks under the leaf', [light, '1 13 6-7, 1 9 6, 1 9 8, 1 12 8'], 'in-color 1 10-10 7-7'],
  ['a line through the leaf', [light, leafShade, '1 9-12 6'], ['keep 7', 'keep 8']],
  ['as it was, with a line under the leaf', [leafShade], ['lit', 'changed 20-40']],
  ['the left half erased', [(x) => (x < 9 ? 0 : undefined), leafShade], 'lit'],
  [
    'doubles under the leaf',
    [light, leafShade, '1 10 8, 1 13 8'],
    ['in-color 3 13-13 8-8', 'in-color 4 10-10 8-8'],
  ],
  ['the line erased at the lower left', [light, leafShade, '0 4 14, 0 5 15'], 'in-color 1 5-5 15-15'],
  ['a line all round the leaf', [light, leafShade, '1 8 5'], ['within-color 1 9-13 6-8']],
]);

testDrawings('apple-solution', [
  ['as it is', []],
  ['a thick line', '1 16 10-11, 1 15-16 12, 1 15-16 13, 1 15 14, 1 14-15 15', 'thin'],
]);

/** Mixed pixels at the ends of the runs of 3, of the two of 8 at the sides, and of that of 8 at the top. */
const threes = '2 7 8, 2 11 8, 2 18 8, 2 22 8, 2 3 12, 2 3 16, 2 26 12, 2 26 16';
const sides = '2 2 14-15, 2 27 14-15';
const top = '2 9-10 7, 2 19-20 7';

testDrawings('apple-2', [
  ['two at the runs of 8', [threes, sides, top]],
  ['three at the runs of 8', [threes, sides, top, '2 8 7, 2 21 7, 2 2 13, 2 27 13']],
  ['three at the top, two at the sides', [threes, sides, '2 8-10 7, 2 19-21 7']],
  ['four at the top', [threes, sides, '2 7-10 7, 2 19-22 7'], ['many 77 3-3 1-7 1-12']],
  [
    'one at each run',
    [threes, '2 2 15, 2 27 15, 2 10 7, 2 19 7'],
    ['many 4 2-2 9-20 7-7', 'many 2 2-2 2-2 14-23'],
  ],
  ['a gap at the top', [threes, sides, '2 8-9 7, 2 20-21 7'], ['many 4 2-2 9-20 7-7']],
  ['runs of 2 softened', [threes, sides, top, '2 8 9, 2 21 9'], ['many 428 3-3 3-26 8-28']],
  ['one side', [threes, '2 9-10 7, 2 2 14-15'], 'mirror'],
  ['a second row', [threes, sides, top, '2 9-10 6, 2 19-20 6'], ['within 2-27 7-23']],
  ['the ends of the line repainted', [threes, sides, '2 9-11 7, 2 18-20 7'], ['keep 1']],
  [
    'two rows blurred',
    (_, y, before) => (before === 3 && isBetween(y, 7, 8) ? 2 : undefined),
    'within 2-27 7-23',
  ],
  [
    'along the inside',
    [
      (x, y, before) =>
        before === 3 && Math.hypot(x - 14.5, y - 20) < 13 && y < 24 && Math.hypot(x - 14.5, y - 20) > 11
          ? 2
          : undefined,
    ],
    'many 428 3-3 3-26 8-28',
  ],
]);
