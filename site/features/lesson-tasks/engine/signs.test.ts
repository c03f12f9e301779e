import { type Paint, type Stroke, testDrawings } from '../../../testing/drawnTasks';

/** A frame of wood around a field, its outer edge lit from the upper left. */
const plain = '4 2-23 2-23, 6 2-23 2, 6 2 2-23, 2 2-23 23, 2 23 2-23, 1 6-19 6-19, 5 7-18 7-18';
/** The same with the inner edge the other way round. */
const frame = `${plain}, 2 5-20 5, 2 5 5-20, 6 6-20 20, 6 20 6-20, 1 6-19 6-19, 5 7-18 7-18`;
/** A nail in each corner, so far from the edges. */
const nails = (far: number, wide: number, high = wide, color = 3): Stroke =>
  [far, 26 - far - wide].flatMap((left) =>
    [far, 26 - far - high].map((top) => `${color} ${left}-${left + wide - 1} ${top}-${top + high - 1}`),
  );
const noise =
  (colorOf: (x: number, y: number) => number | undefined): Paint =>
  (x, y, before) =>
    before !== 1 && before !== 0 && Math.abs(x - 12.5) > 6 && Math.abs(y - 12.5) > 6
      ? colorOf(x, y)
      : undefined;
/** Four bands above and below, four others at the sides. */
const bands: Paint = (x, y, before) => {
  const [across, down] = [Math.min(x, 25 - x), Math.min(y, 25 - y)];
  if (before === 1 || Math.min(across, down) < 2) return undefined;
  return Math.min(across, down) > 5 ? 5 : down <= across ? [4, 2, 6, 5][down - 2] : [6, 2, 5, 4][across - 2];
};
const rings: Paint = (x, y, before) =>
  before === 1 ? undefined : [6, 6, 4, 2, 3, 4, 4][Math.min(x, y, 25 - x, 25 - y, 7) - 1];

testDrawings('sign', [
  ['both edges, and nails between them', [frame, nails(3, 2)]],
  [
    'pale light and nails in amber',
    [frame.replaceAll('6 2', '3 2').replaceAll(/6 (?=6-20|20)/g, '3 '), nails(3, 2, 2, 6)],
  ],
  ['nails of wood', [frame], ['each 4', 'plain 4 3-4 3-4']],
  ['wood where light and dark meet', [frame, nails(3, 2), '4 23 2, 4 2 23, 4 20 5, 4 5 20']],
  ['no inner edge', [plain, nails(3, 2)], ['sunken 5']],
  [
    'an inner edge like the outer one',
    [frame, nails(3, 2), '6 5-20 5, 6 5 5-20, 2 6-20 20, 2 20 6-20'],
    ['sunken 5'],
  ],
  ['nails at the inner outline', [frame, nails(4, 2)], 'plain 4 3-4 3-4'],
  ['corners of another wood', [frame, nails(3, 3, 3, 2), nails(4, 2)], 'plain 4 3-4 3-4'],
  [
    'speckle in the corners',
    [frame, nails(3, 2), [5, 20].flatMap((x) => [3, 22].map((y) => `6 ${x} ${y}, 6 ${y} ${x}`))],
    ['many 128 4-4 3-22 3-22'],
  ],
  [
    'a red frame with a brown pixel in each corner',
    [frame, (_, __, before) => (before === 4 ? 5 : undefined), nails(5, 1, 1, 4), nails(3, 2)],
    ['many 128 4-4 3-22 3-22'],
  ],
  ['rings around a brown field', [rings, '4 7-18 7-18'], 'in-color 5 7-18 7-18'],
  ['a brown field', [frame, nails(3, 2), '4 7-18 7-18'], 'in-color 5 7-18 7-18'],
  ['large nails', [frame, nails(3, 3)], ['many 128 4-4 3-22 3-22']],
  ['nails of two pixels', [frame, nails(3, 2, 1)], ['plain 4 3-4 3-4']],
  ['nails at the outline', [frame, nails(2, 2)], ['bevel 2', 'plain 4 3-4 3-4']],
  [
    'a nail farther out than the others',
    [frame, nails(3, 2), '4 3-4 3-4, 3 4-5 4-5'],
    ['plain 4 3-4 3-4', 'corners 6'],
  ],
  [
    'noise in the corners',
    [frame, noise((x, y) => [4, 2, 6][(x * y * 7 + x) % 3]), nails(3, 2)],
    'corners 6',
  ],
  ['stripes for a frame', [bands, nails(3, 2)], 'bevel 2'],
  ['a checkerboard in the corners', [bands, noise((x, y) => ((x + y) % 2 ? 4 : 6)), nails(3, 2)], 'bevel 2'],
  [
    'a checkerboard in a lit frame',
    [
      frame,
      noise((x, y) => (Math.min(x, y, 25 - x, 25 - y) > 2 ? ((x + y) % 2 ? 2 : 6) : undefined)),
      nails(3, 2),
    ],
    'corners 6',
  ],
  [
    'light and dark that begin beyond the corners',
    [
      frame,
      '4 2-6 2, 4 19-23 2, 4 2 2-6, 4 2 19-23, 4 2-6 23, 4 19-23 23, 4 23 2-6, 4 23 19-23',
      nails(3, 2),
    ],
    ['bevel 2'],
  ],
  ['light that ends a pixel before the corners', [frame, '4 2 2, 4 23 2, 4 2 23, 4 23 23', nails(3, 2)]],
  ['light from below', [frame, '2 2-23 2, 6 2-23 23', nails(3, 2)], 'bevel 2'],
  ['a nail in an edge', [frame, nails(3, 2), '3 3-4 12-13'], 'slices 6'],
]);

/** The arrow of the second sign, from its left edge and its uppermost row. */
const arrow = (left: number, top: number) =>
  ['4-4', '4-5', '0-6', '0-7', '0-6', '4-5', '4-4']
    .map(
      (run, row) =>
        `4 ${run
          .split('-')
          .map((at) => left + Number(at))
          .join('-')} ${top + row}`,
    )
    .join(', ');
/** The lines of a ring: above and on the left, below and on the right. */
const ring = (far: number, upper: number, lower: number) => {
  const last = 25 - far;
  return `${lower} ${far}-${last} ${last}, ${lower} ${last} ${far}-${last}, ${upper} ${far}-${last} ${far}, ${upper} ${far} ${far}-${last}`;
};
const lowered = ['6 7-18 7-18', arrow(9, 10)];

testDrawings('sign-2', [
  ['both edges, and the arrow', [ring(2, 2, 7), ring(5, 7, 2), ...lowered]],
  ['its own corners', [ring(2, 2, 7), ring(5, 7, 2), ...lowered, '7 2 23, 7 23 2, 7 20 5, 7 5 20']],
  ['the outer edge alone', [ring(2, 2, 7), ...lowered], ['bevel 5']],
  ['the arrow alone', lowered, ['sunken 2', 'bevel 5']],
  ['an arrow that stays, with a pixel below it', [ring(2, 2, 7), ring(5, 7, 2), '4 13 16'], ['moved 1 4-6']],
  ['a box for an arrow', [ring(2, 2, 7), ring(5, 7, 2), '6 7-18 7-18, 4 9-16 10-16'], ['moved 1 4-6']],
  [
    'a field with a rim in a checkerboard',
    [
      ring(2, 2, 7),
      ring(5, 7, 2),
      ...lowered,
      (x, y, before) =>
        before === 6 && Math.max(Math.abs(x - 12.5), Math.abs(y - 12.5)) > 5
          ? (x + y) % 2
            ? 7
            : 2
          : undefined,
    ],
    ['moved 1 4-6'],
  ],
  ['two pixels lower', [ring(2, 2, 7), ring(5, 7, 2), '6 7-18 7-18', arrow(9, 11)], ['moved 1 4-6']],
  ['dark all around', [ring(2, 2, 2), ring(5, 2, 2), ...lowered], ['sunken 2', 'bevel 5']],
  ['nails that move as well', [ring(2, 2, 7), ring(5, 7, 2), ...lowered, '5 3-4 3-4, 3 3-4 4-5'], 'keep 3'],
]);

const unlit = '5 2-22 2, 5 2 2-22, 5 6-20 20, 5 20 5-20';
const pale = '7 9-15 11-13';
const paleArrow: Paint = (x, y, before) =>
  before === 4 && x > 8 && x < 17 && y > 8 && y < 16 ? 7 : undefined;
testDrawings('sign-3', [
  ['no light, and an arrow in amber', [unlit, paleArrow]],
  ['light that is left in a corner', [unlit, paleArrow, '7 20 5'], 'in-color 5 20-20 5-20'],
  ['the outer edge alone', ['5 2-22 2, 5 2 2-22', paleArrow], 'in-color 5 6-20 20-20'],
  ['a white arrow', [unlit], 'in-color 7 9-15 11-13'],
  ['an arrow of its middle rows', [unlit, pale], 'sized 7 8-8 7-7'],
  ['a white pixel left in the arrow', [unlit, paleArrow, '4 13 9'], 'gone 4'],
  ['everything plain', [unlit, paleArrow, '5 3-22 23, 5 23 3-22'], 'keep 2'],
  ['a field in amber', [unlit, paleArrow, '7 7-18 7-18'], 'keep 6'],
]);
