import { type Paint, testDrawings } from '../../../testing/drawnTasks';

/** The tree above the pond, row by row: where its crown and its trunk begin and end. */
const trees = [
  [10, 12],
  [9, 13],
  [8, 14],
  [8, 15],
  [7, 16],
  [7, 16],
  [8, 16],
  [8, 16],
  [9, 15],
  [11, 13],
  [11, 13],
  [10, 14],
];
/** Water with the tree in it, its rows shifted so far, in these colours; the strokes of sky are at the left edge. */
const mirrored =
  (shiftOf: (y: number) => number, colorOf: (x: number, y: number) => number, sky = 12): Paint =>
  (x, y) => {
    const [left = 0, right = 0] = trees[24 - y] ?? [];
    if (y <= 12) return undefined;
    const at = x - shiftOf(y);
    return at >= left && at <= right ? colorOf(at, y) : sky;
  };
const drowned = (x: number, y: number) => (y < 16 || x > 14 ? 16 : x > 12 ? 14 : 15);
const wave = (y: number) => [0, 1, 0, -1][y % 4] ?? 0;
/** Three tones inside, light on the left: each a step darker, or two of them one. */
const crown =
  (light: number, middle: number, dark: number) =>
  (x: number, y: number): number =>
    y < 17 ? 16 : x + y < 30 ? light : x > 12 ? dark : middle;
const aside =
  (...shiftOf: readonly (readonly [row: number, by: number])[]) =>
  (y: number): number =>
    shiftOf.find(([row]) => row === y)?.[1] ?? 0;
const strokes = '13 1-4 15, 13 20-23 19, 13 2-5 22';

testDrawings('crown-3', [
  ['a tree that waves', [mirrored(wave, drowned), strokes]],
  ['a comb', [mirrored((y) => (y % 2) * 2, drowned), strokes], ['ripples 2 13-24']],
  ['rows in pairs', [mirrored((y) => [1, 1, -1, -1][y % 4] ?? 0, drowned), strokes]],
  [
    'three tones, four rows a pixel aside',
    [mirrored(aside([16, 1], [19, -1], [21, 1], [23, -1]), crown(15, 14, 16)), strokes],
  ],
  [
    'two tones, two pixels aside',
    [mirrored(aside([16, -1], [18, 2], [20, -2], [22, 1]), crown(15, 15, 14)), strokes],
  ],
  [
    'light leaves and a rest',
    [mirrored(aside([17, -2], [18, -1], [20, 1], [23, 1]), crown(15, 14, 14)), strokes],
  ],
  [
    'land as dark as the leaves, its trunk and rows of leaves aside',
    [
      mirrored(aside([17, -1], [18, 1], [20, -1], [22, 2]), (x, y) =>
        y < 16 || x > 13 ? 16 : x < 11 ? 14 : 15,
      ),
      '14 1-24 13, 16 11-14 13, 15 1-24 14, 16 12-13 14, 14 11 14',
      '13 2-3 16, 13 19-21 19, 13 2-5 21, 13 16-20 23',
    ],
  ],
  [
    'columns of three colours',
    [mirrored(aside([18, 1], [20, -1], [22, 2]), (x) => 14 + (x % 3)), strokes],
    'dimmer 13-24',
  ],
  [
    'a crown of one tone, land in another',
    [mirrored(wave, (_, y) => (y < 16 ? 16 : 14)), '15 1-24 13', strokes],
    'dimmer 13-24',
  ],
  [
    'light where the tree is dark',
    [mirrored(wave, (x, y) => (y < 16 ? 16 : x > 12 ? 15 : 14)), strokes],
    'dimmer 13-24',
  ],
  ['a stroke across the tree', [mirrored(wave, drowned), strokes, '13 6-9 20']],
  ['a stroke of four pixels across the crown', [mirrored(wave, drowned), strokes, '13 9-12 19']],
  ['two greens in one dark tone', [mirrored(wave, crown(15, 14, 14)), strokes]],
  [
    'a ladder of strokes at one side',
    [mirrored(wave, drowned), '13 1-6 14, 13 1-6 16, 13 1-6 18, 13 1-6 20, 13 1-6 22'],
    ['many 2 13-13 17-24 13-24'],
  ],
  [
    'strokes in each second row',
    [mirrored(wave, drowned), strokes, '13 1-4 17, 13 1-4 19, 13 20-23 22'],
    ['areas 5 13-13'],
  ],
  ['a row of sky', [mirrored(wave, drowned), strokes, '12 1-24 19'], 'mirror-down 12'],
  [
    'a checkerboard in the water',
    (x, y) => (y > 12 ? ((x + y) % 2 ? 12 : 15 + (x % 2)) : undefined),
    'mirror-down 12',
  ],
  ['a box', (x, y) => (y > 12 ? (x > 7 && x < 18 ? 15 + (y % 2) : 12) : undefined), 'mirror-down 12'],
  ['a dark line at the shore', [mirrored(wave, drowned), '14 1-9 13, 14 15-24 13', strokes]],
  [
    'bands in an exact mirror, before a beige sky',
    [
      mirrored(
        () => 0,
        (_, y) => [15, 14, 16][Math.floor(y / 3) % 3] ?? 15,
        13,
      ),
      '12 1-4 14-17',
    ],
    'ripples 2 13-24',
  ],
  ['a beige sky', [mirrored(wave, drowned, 13), '12 1-4 14-17'], 'sized 13 2-6 1-1'],
  ['lighter than the tree', [mirrored(wave, (x) => (x > 12 ? 12 : 13), 14), '15 1-4 14-17'], 'dimmer 13-24'],
  [
    'a tree that stands',
    [(x, y, b) => (y > 12 ? mirrored(wave, drowned)(x, 37 - y, b) : undefined), strokes],
    'mirror-down 12',
  ],
  ['stripes of all five', (_, y) => (y > 12 ? 12 + (y % 5) : undefined), 'mirror-down 12'],
]);

/** The balls of the crown, the hindmost first. */
const balls = [
  [12.5, 6.9, 5.5],
  [6.4, 10.6, 4.6],
  [18.4, 10.4, 4.7],
  [8.6, 16.1, 4.5],
  [15.9, 15.7, 5],
] as const;
/** Leaves between the lines, by how far right of the middle of their ball they are and how far below it. */
const shaded =
  (toneOf: (right: number, down: number, ball: number) => number | undefined): Paint =>
  (x, y, before) => {
    const ball = balls.findLastIndex(([left, top, radius]) => Math.hypot(x - left, y - top) < radius);
    const [left = 0, top = 0] = balls[ball] ?? [];
    return before === 4 ? toneOf(x - left, y - top, ball) : undefined;
  };
const round = (right: number, down: number) => {
  const away = Math.hypot(right + 2, down + 2);
  return away < 2.8 ? 5 : away > 5 ? 2 : undefined;
};
const slanting = (right: number, down: number) =>
  right + down < -2.5 ? 5 : right + down > 2.5 ? 2 : undefined;

testDrawings('crown', [
  ['round patches', shaded(round)],
  ['light and dark along slanting lines', shaded(slanting)],
  [
    'light of three by three pixels',
    [
      shaded((right, down) => (round(right, down) === 2 ? 2 : undefined)),
      '5 9-11 4-6, 5 4-6 8-10, 5 16-18 8-10, 5 6-8 14-16, 5 13-15 13-15',
    ],
  ],
  [
    'light in the middle, dark all round',
    shaded((right, down) => {
      const out = Math.hypot(right, down);
      return out < 2 ? 5 : out > 3 ? 2 : undefined;
    }),
    'many 4 5-5 8-11 3-6',
  ],
  ['light from the upper right', shaded((right, down) => round(-right, down)), 'many 4 5-5 12-15 12-15'],
  ['light from below', shaded((right, down) => round(right, -down)), 'many 3 2-2 7-10 16-19'],
  [
    'light alone',
    shaded((right, down) => (round(right, down) === 5 ? 5 : undefined)),
    ['12-16 6-11', '7-10 9-12', '18-22 10-14', '7-10 16-19', '14-19 15-19'].map((at) => `many 3 2-2 ${at}`),
  ],
  [
    'a ball left out',
    shaded((right, down, ball) => (ball === 2 ? undefined : round(right, down))),
    ['many 3 2-2 18-22 10-14', 'many 4 5-5 15-18 7-10'],
  ],
  [
    'the crown as one ball',
    shaded((_, __, ball) => (ball < 2 ? 5 : ball > 3 ? 2 : undefined)),
    'many 4 5-5 12-15 12-15',
  ],
  [
    'nothing between light and dark',
    shaded((right, down) => (right + down < 0 ? 5 : 2)),
    ['many 45 4-4 1-24 1-24'],
  ],
  [
    'leaf by leaf',
    shaded((right, down) => (Math.round(right * 7 + down * 3) % 3 === 0 ? 5 : round(right, down))),
    ['areas 5 5-5', 'no-orphans'],
  ],
  ['all light', '5 1-24 1-24', 'keep 3'],
]);

/** The balls of the cloud, the hindmost first. */
const puffs = [
  [13.4, 8.2, 5.6],
  [6.3, 12.6, 4.2],
  [19, 12.2, 4.4],
  [12, 13.8, 4.8],
] as const;
/** A cloud on its foot, its tones by how far right of the middle of their ball they are and how far below it. */
const onFoot =
  (toneOf: (right: number, down: number) => number): Paint =>
  (x, y, before) => {
    const ball = puffs.findLast(([left, top, radius]) => Math.hypot(x - left, y - top) < radius + 0.1);
    if (y === 17 || y === 18) return x > 2 && x < 23 ? 5 : before;
    return ball === undefined ? undefined : toneOf(x - ball[0], y - ball[1]);
  };
const slantingTones = (right: number, down: number) => (right + down < 1 ? 3 : right + down < 4 ? 4 : 5);
const roundTones = (right: number, down: number) => {
  const away = Math.hypot(right + 2, down + 2);
  return away < 3.6 ? 3 : away < 6 ? 4 : 5;
};
testDrawings('crown-2', [
  ['round lights', onFoot(roundTones)],
  ['lights along slanting lines', onFoot(slantingTones)],
  ['puffs beside the rim', [onFoot(roundTones), '3 3-4 6, 4 20-21 5']],
  [
    'no foot',
    [onFoot(roundTones), (_, y, before) => (y > 16 && before === 5 ? 1 : undefined)],
    'in-color 5 4-21 17-18',
  ],
  ['a foot below its foot', [onFoot(roundTones), '5 4-20 19'], ['foot 6']],
  ['light from the right', onFoot((right, down) => roundTones(-right, down)), 'many 8 3-3 8-12 3-8'],
  ['light from below', onFoot((right, down) => roundTones(right, -down)), 'many 6 3-3 8-11 10-12'],
  ['white alone', onFoot(() => 3), 'many 4 4-4 15-18 4-9'],
  ['a cloud without the tone between', onFoot((right, down) => (right + down < 1 ? 3 : 5)), 'colors 4'],
  ['a line that is left', [onFoot(roundTones), '2 8-9 12'], ['colors 4']],
  ['a sky of white', [onFoot(roundTones), '3 1-24 1-8'], 'many 290 1-1 1-24 1-24'],
]);
