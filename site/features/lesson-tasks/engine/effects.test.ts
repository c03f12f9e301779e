import { type Paint, picture, testDrawings } from '../../../testing/drawnTasks';

const wave = ['....333.....', '..3322233...', '332211122333', '221111111222'] as const;
/** The wave so many pixels farther right, as the moment that begins in this row. */
const moment = (top: number, right: number): Paint =>
  picture(top, ...wave.map((row) => row.slice(12 - right) + row.slice(0, 12 - right)));
/** The same without what comes in on the left. */
const cut = (top: number, right: number): Paint =>
  picture(top, ...wave.map((row) => '.'.repeat(right) + row.slice(0, 12 - right)));
const rolls = 'rolls 4';

testDrawings('flame-2', [
  ['one after the other', [moment(5, 4), moment(9, 8)]],
  ['one moment alone', moment(5, 4), [rolls]],
  ['copies that stay where they are', [moment(5, 0), moment(9, 0)], [rolls]],
  ['to the left', [moment(5, 8), moment(9, 4)], [rolls]],
  ['three pixels each', [moment(5, 3), moment(9, 6)], [rolls]],
  ['what leaves on the right is gone', [cut(5, 4), cut(9, 8)], [rolls]],
  ['the second and the third exchanged', [moment(5, 8), moment(9, 4)], [rolls]],
  ['a pixel that was forgotten', [moment(5, 4), moment(9, 8), '0 1 9'], [rolls]],
  ['another sea below the first crest', '1 1-12 1-12', ['crown 4']],
]);

/** A ring around a place, counted from 1: the radii of its hole, of its gold, of its amber and of all. */
const ring =
  (left: number, top: number, [hole, gold, amber, all]: readonly [number, number, number, number]): Paint =>
  (x, y) => {
    const inner = Math.hypot(x - left, y - top);
    const color = inner < hole ? 0 : inner < gold ? 4 : inner < amber ? 3 : 2;
    return Math.hypot(x - 10.5, y - 10.5) < all ? color : 0;
  };
const size = [3.6, 5, 7, 9.3] as const;

/** The given ball with each of its colours, white, amber and gold, in another. */
const recolored =
  (white: number, amber: number, gold: number): Paint =>
  (_, __, before) =>
    [0, white, 0, amber, gold][before];

testDrawings('flame-3', [
  ['a ring around the middle', ring(10.5, 10.5, size)],
  ['a small hole, towards the light', ring(10, 10, [3.2, 4.6, 7, 9.3])],
  ['a thin ring', ring(10.5, 10.5, [5, 6.2, 7.8, 9.3])],
  ['a hole towards the lower right', ring(11, 11, size)],
  ['the white alone taken out', recolored(0, 3, 4), 'many 30 2-2 2-19 2-19'],
  ['a ring of one colour', recolored(0, 2, 2), ['many 12 3-4 5-16 5-16', 'colors 3']],
  ['each colour darker, without a rim of gold', recolored(0, 2, 3), ['many 12 3-4 5-16 5-16', 'colors 3']],
  ['each colour darker, but no hole', recolored(4, 2, 3), ['holes 1', 'narrow 12 10-11', 'parts 2 10-11']],
  ['a hole at the edge', ring(7, 7, [3.2, 4.6, 6.5, 9.3]), 'within-color 4 5-16 5-16'],
  ['a smaller ring', ring(10.5, 10.5, [3, 4.4, 6, 8]), ['high 18', 'wide 18']],
  [
    'a ring that is open on the right',
    [ring(10.5, 10.5, size), '0 14-20 9-12'],
    ['holes 1', 'parts 2 10-11'],
  ],
  ['two holes', [ring(10.5, 10.5, size), '4 7-14 10-11'], 'holes 1'],
  ['a white core left in the hole', [ring(10.5, 10.5, size), '1 10-11 10-11'], 'colors 3'],
  ['a speck of a hole', ring(10.5, 10.5, [1.2, 4, 7, 9.3]), ['narrow 12 10-11']],
  [
    'gold outside, ember inside',
    [ring(10.5, 10.5, size), (_, __, before) => (before === 2 ? 4 : before === 4 ? 2 : undefined)],
    'fading',
  ],
]);
