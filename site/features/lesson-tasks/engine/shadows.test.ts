import { type Paint, testDrawings } from '../../../testing/drawnTasks';

/** The shadow of the pot: on the wall its rim, neck and belly, so many columns aside, then over the table. */
const shade =
  (aside: number, top: number, foot = 20): Paint =>
  (x, y, before) => {
    const wall = [
      [16, 22],
      [14, 23],
      [15, 22],
      [16, 21],
      [15, 22],
      [14, 23],
    ][y - top];
    const [left = 14, right = 23] = wall ?? [];
    if (y < 16) return y >= top && x >= left + aside && x <= right + aside ? 1 : undefined;
    const [first = 0, last = 0] =
      [
        [14, 22],
        [13, 21],
        [13, 19],
        [13, 17],
        [11, 15],
      ][y - 16] ?? [];
    return y <= foot && x >= first && x <= last && before > 2 ? 3 : undefined;
  };

/** As wide as the rows of the pot, but all of them from the same column on; and a stub on the table. */
const alignedLeft: Paint = (x, y) => {
  const wide = [8, 10, 8, 6, 8, 10, 10, 5, 4, 3, 2, 1][y - 9] ?? 0;
  const left = y < 19 ? 13 : y === 19 ? 12 : 11;
  return x >= left && x < left + wide ? (y < 16 ? 1 : y === 16 ? 5 : 3) : undefined;
};

testDrawings('shadow', [
  ['as high as the pot', shade(0, 9)],
  ['a little lower', shade(0, 10)],
  ['as low as its rim and neck', shade(0, 11)],
  ['a little to the left', shade(-1, 9)],
  ['a rim that is a pixel too wide', [shade(0, 9), '1 23 9']],
  ['a gentle bend', [shade(1, 9), '5 23 16, 3 22 17, 3 20 18, 3 18 19']],
  [
    'a strip that jumps to its outline',
    [shade(0, 9, 15), '5 15-19 16, 3 14-18 17, 3 13-17 18, 3 12-16 19, 3 11-15 20'],
    ['shadow 5'],
  ],
  ['without its rim', (x, y, before) => (y > 10 ? shade(0, 9)(x, y, before) : undefined), ['shadow-top 5']],
  ['higher than the pot', shade(0, 8), 'within 11-24 9-20'],
  ['up to the ceiling', shade(0, 3), 'within 11-24 9-20'],
  ['a box', ['1 14-23 9-15', shade(0, 16)], 'shadow-top 5'],
  ['bars from the same column on', alignedLeft, ['shadow 5', 'shadow-top 5']],
  ['bars on the wall, a shadow on the table', [alignedLeft, shade(0, 16)], ['shadow-top 5']],
  ['on a thin stem', [shade(0, 9), '2 14-16 14-15, 2 21-23 14-15'], 'shadow-top 5'],
  [
    'a strip straight up the table',
    [shade(0, 9, 15), '5 13-17 16, 3 13-17 17-18, 3 12-16 19, 3 11-15 20'],
    ['shadow 5'],
  ],
  [
    'a thin strip on the table',
    [shade(0, 9, 15), '5 16-19 16, 3 15-18 17, 3 14-17 18, 3 12-15 19, 3 11-13 20'],
    ['shadow 5'],
  ],
  [
    'broken in two',
    [shade(0, 9, 15), '5 20-24 16, 3 13-18 17, 3 13-17 18, 3 12-14 19, 3 11 20'],
    ['shadow 5'],
  ],
  ['on the wall alone', shade(0, 9, 15), 'shadow 5'],
  ['broken at the edge of the table', [shade(0, 9), '5 13-22 16'], 'shadow 5'],
  [
    'a string between foot and pot',
    [
      shade(0, 5),
      (x, y, b) => (y > 10 && y < 16 && x > 11 && b < 3 ? 2 : undefined),
      '1 19 11-15, 3 19 16-20, 3 11-18 20',
    ],
    'shadow 5',
  ],
  ['away from the foot', shade(0, 9, 19), 'shadow 5'],
  [
    'as dark on the table as on the wall',
    [shade(0, 9), (_, y, before) => (y > 15 && before === 3 ? 1 : undefined)],
    'darker 2',
  ],
]);

const box = '11 21-26 16, 11 21-22 17-21, 10 23-24 17-21';
const top = '8 2-31 22';
const near = 7;
const far = 13;
/** Rings around the lamp, one of so many pixels wide in which they alternate. */
const rings =
  (mixed: number, inner = near, outer = far): Paint =>
  (x, y, before) => {
    if (before > 2 || y > 21 || x > 26) return undefined;
    const away = Math.hypot(x - 12.5, y - 14.3);
    const isOdd = (x + y) % 2 > 0;
    if (Math.abs(away - inner) < mixed) return isOdd ? 4 : 3;
    if (Math.abs(away - outer) < mixed) return isOdd ? 3 : 1;
    return away < inner ? 4 : away < outer ? 3 : 1;
  };
testDrawings('shadow-3', [
  ['rings whose edges alternate', [rings(0.75), top, box]],
  ['a broad dither', [rings(1.4), top, box]],
  ['a circle a little too small', [rings(1, 6.5, 12.6), top, box]],
  ['hard edges', [rings(0), top, box], ['rings 3-4 7-13 1-21']],
  [
    'a box of light',
    [(x, y, b) => (b < 3 && y < 22 && x < 27 ? (x > 5 && x < 20 && y > 7 ? 4 : 3) : undefined), top, box],
    ['rings 3-4 7-13 1-21'],
  ],
  [
    'light below the desk',
    [(x, y, b) => (y > 22 && b === 1 ? 3 : rings(1)(x, y, b)), top, box],
    ['within 1-32 1-22'],
  ],
  ['a box of two tones', [rings(1), top, '11 21-23 16-21, 10 24-26 16-21']],
  ['all of the box lit', [rings(1), top, '11 21-26 16-21'], ['plain 11 26-26 17-21']],
  ['the box from the wrong side', [rings(1), top, '11 25-26 16-21'], 'in-color 11 21-21 16-21'],
  ['a desk that is lit as a whole', [rings(1), '8 2-31 22-25', box], ['within 1-32 1-22']],
  [
    'circles left as they were',
    [(x, y, b) => (b === 1 ? rings(1)(x, y, b) : undefined), top, box],
    ['rings 3-4 7-13 1-21'],
  ],
]);
