import { isBetween, type Paint, picture, type Stroke, testDrawings } from '../../../testing/drawnTasks';

/** Lights the panes by rows. */
const lit =
  (colorOf: (y: number, x: number) => number): Paint =>
  (x, y, before) =>
    before === 2 || before === 3 ? colorOf(y, x) : undefined;
const flat = lit((y) => (y < 6 ? 7 : y < 12 ? 8 : 9));
const bands = lit((y, x) => (y < 6 ? 7 : y < 12 || (y === 12 && x % 2) ? 8 : 9));
/** Light on the wall around the frame, so many pixels wide, in each `step`th pixel. */
const glow =
  (far: number, step = 1): Paint =>
  (x, y, before) =>
    before === 5 && x >= 6 - far && x <= 19 + far && y >= 4 - far && y <= 19 + far && (x + y) % step === 0
      ? 6
      : undefined;
/** The same in one of `step` pixels right beside the frame, farther out in ever fewer. */
const thinning =
  (...steps: readonly number[]): Paint =>
  (x, y, before) => {
    const step = steps[Math.max(6 - x, x - 19, 4 - y, y - 19) - 1];
    return before === 5 && step !== undefined && (x + y) % step < 1 ? 6 : undefined;
  };
/** Of three pixels beside the frame two. */
const beside: Paint = (x, y, before) => ((x + y) % 3 > 0 ? glow(1)(x, y, before) : undefined);
const thinner: Stroke = [thinning(99, 3, 5, 7), beside];
const sill = '7 5-20 20';

testDrawings('window', [
  ['pairs beside the frame, and fewer farther out', [bands, sill, thinner]],
  ['single pixels beside the frame', [bands, sill, thinning(2, 4, 6)]],
  [
    'light that meets in steps',
    [lit((y, x) => (y + (x % 2) < 7 ? 7 : y + (x % 2) < 14 ? 8 : 9)), sill, thinner],
  ],
  ['two lights on the sill', [bands, '7 5-20 20, 8 11-14 20', thinner]],
  ['bands that do not meet', [flat, sill, thinner], ['dawn 7-18 5-18']],
  [
    'pale in one pane, gold in the other',
    [lit((y, x) => (y < 6 ? 7 : y < 12 || (y === 12 && x < 13) ? 8 : 9)), sill, thinner],
    ['dawn 7-18 5-18'],
  ],
  ['a dotted ring', [bands, sill, glow(1, 2), '6 6-19 22'], ['halo 5']],
  ['a plain ring', [bands, sill, glow(4, 7), glow(1)], ['halo 5']],
  ['a zebra', [bands, sill, (x, y, b) => ((x + y) % 5 < 3 ? glow(2)(x, y, b) : undefined)], 'halo 5'],
  ['as dense farther away', [bands, sill, glow(4, 2)], 'halo 5'],
  ['two full rings', [bands, sill, glow(2), glow(4, 7)], 'halo 5'],
  [
    'a fence on the sill',
    [bands, (x, y) => (y === 20 && x > 4 && x < 21 ? (x % 2 ? 9 : 6) : undefined), thinner],
    'ledge 8 5-20 20-20',
  ],
  [
    'single columns on the sill',
    [bands, (x, y) => (y === 20 && x > 4 && x < 21 && x % 2 ? 7 : undefined), thinner],
    'ledge 8 5-20 20-20',
  ],
  ['ten pixels on the sill', [bands, '7 8-17 20', thinner]],
  ['patches on the sill', [bands, '7 5-6 20, 8 9-20 20', thinner], ['ledge 8 5-20 20-20']],
  [
    'a dim sash',
    [lit((y, x) => (y < 9 ? 7 : y < 12 || (y === 12 && x % 2) ? 8 : 9)), sill, thinner],
    'many 5 8-8 7-18 7-7',
  ],
  ['all of the sill', [bands, '7 5-20 20-21', thinner], ['in-color 10 5-20 21-21']],
  ['lit upside down', [lit((y) => (y > 16 ? 7 : y > 9 ? 8 : 9)), sill, thinner], 'dawn 7-18 5-18'],
  [
    'orange with a row of each other colour',
    [lit((y) => Math.max(7, y - 9)), sill, thinner],
    'many 30 8-9 7-18 5-18',
  ],
  ['stripes in the panes', [lit((y) => 7 + (y % 3)), sill, thinner], 'dawn 7-18 5-18'],
  [
    'dashes at the edge of the canvas',
    [bands, sill, (x, y) => (x % 3 > 0 && Math.min(x, y, 25 - x, 25 - y) === 1 ? 6 : undefined)],
    'halo 5',
  ],
  ['all of the wall', [bands, sill, glow(24)], 'halo 5'],
  ['light on one side', [bands, sill, '6 4-5 5-18'], 'halo 5'],
  ['gold on the wall', [bands, sill, thinner, '8 1-2 5-12'], 'halo 5'],
  [
    'a dark pane',
    [(x, y, b) => (x < 12 || y === 18 ? bands(x, y, b) : undefined), sill, thinner],
    'dawn 7-18 5-18',
  ],
  ['two dots on the sill', [bands, '7 5-6 20, 8 19-20 20', thinner], 'ledge 8 5-20 20-20'],
  ['a dark sill', [bands, '7 7-11 5-8', thinner], 'ledge 8 5-20 20-20'],
]);

const skyAndBehind = '3 1-24 1-24, 2 6-9 9-24, 2 10-14 7-24';
const front = '1 1-5 10-24, 1 14-21 4-24, 1 22-24 8-24, 1 1-24 20-24';
const shop = '4 16-20 12-16';

testDrawings('window-2', [
  ['boxes', [skyAndBehind, front, shop]],
  [
    'a tower behind',
    ['3 1-24 1-24, 2 8-10 3-24, 2 1-12 9-24', '1 1-3 11-24, 1 11-24 6-24, 1 1-24 22-24', '4 15-20 13-17'],
  ],
  [
    'gables',
    [
      (x, y) => (y > 4 + Math.abs(x - 17) ? 1 : y > 6 + Math.abs(x - 7) ? 2 : 3),
      '1 11-24 12-24, 2 1-10 12-18, 1 1-4 12-18, 1 1-24 19-24',
      '4 14-18 13-16',
    ],
  ],
  ['a road as light as the houses behind', [skyAndBehind, front, '2 1-24 20-24', '4 16-20 12-18']],
  ['bands', ['3 1-24 1-4, 2 1-24 5-8, 1 1-24 9-24, 2 5-9 9-18', shop], 'many 3 1-3 1-24 8-8'],
  [
    'three stripes and a bar',
    ['3 1-8 1-24, 2 9-12 1-24, 1 13-24 1-24', '4 13-22 13-14'],
    ['in-color 3 1-24 1-1', 'in-color 1 1-2 13-18', 'roofs 3', 'sized 4 3-8 3-9', 'plain 3 1-24 23-24'],
  ],
  [
    'stripes with a roof at one height',
    ['3 1-24 1-24, 2 6-12 2-24, 1 1-5 2-24, 1 13-24 2-24, 1 1-24 22-24', '3 5-8 2-8', shop],
    ['in-color 3 1-2 1-8', 'roofs 3'],
  ],
  [
    'houses down to the lower edge',
    [skyAndBehind, '1 1-5 10-24, 1 14-21 4-24, 1 22-24 8-24', shop],
    ['plain 3 1-24 23-24'],
  ],
  ['no gap', [skyAndBehind, front, '1 6-13 10-24', shop], 'many 6 2-2 1-12 13-18'],
  ['no window', [skyAndBehind, front], ['many 6 4-4 13-22 12-20']],
  ['a window in the middle', [skyAndBehind, front, '4 10-15 12-15'], 'within-color 4 13-22 12-20'],
  ['many windows', [skyAndBehind, front, shop, '4 22 13'], ['sized 4 3-8 3-9', 'areas 1 4-4']],
  [
    'roofs of one height',
    ['3 1-24 1-24, 2 6-12 5-24, 1 1-5 10-24, 1 13-24 5-24, 1 1-24 20-24', '3 9-9 5-8', shop],
    'roofs 3',
  ],
  [
    'the same on both sides',
    ['3 1-24 1-24, 1 1-5 10-24, 1 20-24 10-24, 2 6-19 8-24, 1 10-15 4-24, 1 8-17 6-24, 1 1-24 20-24', shop],
    'roofs 3',
  ],
  ['the nearer the lighter', (x, y) => (y > 8 || x > 16 ? 3 : y > 4 || x > 8 ? 2 : 1), 'dusk 1-11'],
]);

/** The same on both sides of the middle. */
const lamp =
  (colorAt: (aside: number, y: number) => number | undefined): Paint =>
  (x, y) =>
    y < 15 ? colorAt(Math.abs(x - 12.5), y) : undefined;
const within = (far: number, ...bounds: readonly number[]) => bounds.findIndex((bound) => far < bound);
const round = (aside: number, y: number) => [4, 3, 2][within(Math.hypot(aside, y - 8), 3, 4.6, 6)];
const lantern = (aside: number, y: number) =>
  [4, 3, 2][within(Math.max(aside, Math.abs(y - 8), (aside + Math.abs(y - 8)) * 0.7), 2.6, 3.6, 5)];
const pointed = (aside: number, y: number) => [4, 3, 2][within(aside + Math.abs(y - 8), 4, 5, 7)];
/** From half its width in each row: a roof from the third row to the sixth, below it frame, glass and core. */
const built = (...halves: readonly [roof: number[], frame: number[], glass: number[], core: number[]]) =>
  lamp((aside, y) => {
    const [roof, ...below] = halves.map((rows, part) => aside < (rows[y - (part ? 7 : 3)] ?? 0));
    return y < 7 ? (roof ? 2 : undefined) : [2, 3, 4][below.lastIndexOf(true)];
  });
const straight = built([1, 3, 5, 6], [5, 5, 5, 5, 5, 5], [4, 4, 4, 4, 4], [0, 3, 3, 3]);
const neck = '2 12-13 13-14';

/** Loose pixels around a place, each `step`th, so far from it. */
const loose = (step: number, near: number, far: number) =>
  lamp((aside, y) => {
    const away = Math.hypot(aside, y - 8);
    return away > near && away < far && (aside + 0.5 + y) % step === 0 ? 2 : undefined;
  });
const halo = loose(2, 6.5, 9);
const sparse: Paint = (x, y, before) => loose(2, 6.5, 7.8)(x, y, before) ?? loose(3, 7.8, 9.6)(x, y, before);
/** A bar beside the lamp on both sides, in each `step`th row. */
const bar =
  (first: number, last: number, step = 1): Paint =>
  (x, y) => {
    const column = Math.min(x, 25 - x);
    return column >= first && column <= last && y < 16 && y % step === 0 ? 2 : undefined;
  };
const box = '2 8-17 5-12, 3 9-16 6-11, 4 11-14 7-10';

testDrawings('lamp', [
  ['a straight frame', [halo, straight, neck]],
  ['in sparse light', [sparse, straight, neck]],
  ['a halo down to row 16', [halo, '2 8 16, 2 10 16, 2 15 16, 2 17 16', straight, neck]],
  ['light along the post', [halo, '2 8 18, 2 17 18', straight, neck], 'within-color 2 2-23 1-16'],
  ['a small core', [halo, straight, '3 10-15 8-10, 4 11-14 8-10', neck]],
  [
    'a bowl under a flat roof',
    [sparse, built([0, 2, 4, 6], [5, 5, 5, 4, 3, 2], [4, 4, 4, 3, 2], [0, 3, 3, 2]), neck],
  ],
  ['a barrel', [halo, built([2, 4, 5, 6], [4, 5, 5, 5, 5, 4], [3, 4, 4, 4, 4], [0, 3, 3, 3]), neck]],
  ['a ball without a roof', [halo, lamp(round), neck], 'in-color 2 7-18 6-6'],
  ['a lantern without eaves', [sparse, lamp(lantern), neck], 'in-color 2 7-18 6-6'],
  ['pointed above and below', [halo, lamp(pointed), neck], 'in-color 2 7-18 6-6'],
  [
    'a roof no wider than its frame',
    [halo, '2 9-16 4, 2 8-17 5, 2 7-18 6-10, 2 8-17 11, 2 10-15 12, 3 9-16 7-10, 4 10-15 8-9', neck],
    'in-color 1 7-7 7-7',
  ],
  [
    'open at the sides',
    [sparse, built([1, 3, 5, 6], [0, 0, 0, 0, 5, 3], [4, 4, 4, 4, 4], [0, 4, 2, 4]), neck],
    ['apart 3 1-1', 'apart 4 1-2'],
  ],
  ['a box on a stick, with dots in a grid', [bar(3, 3, 2), bar(5, 5, 2), box, neck], 'straight 6 1-14'],
  ['a lamp in a grid of dots', [bar(3, 3, 2), bar(5, 5, 2), straight, neck], 'in-color 1 1-4 1-3'],
  ['a box in a halo', [halo, box, '2 9-16 3-4', neck], 'straight 6 1-14'],
  [
    'a frame in the colour of the rim',
    [halo, lamp((aside, y) => [4, 3][within(Math.hypot(aside, y - 8), 3, 6)]), neck],
    'many 8 2-2 9-16 2-5',
  ],
  ['a halo far from the lamp', [bar(2, 2, 2), straight, neck], 'many 1 2-2 3-4 6-10'],
  ['light at the sides alone', [bar(5, 6, 2), straight, neck], 'many 2 2-2 9-16 1-2'],
  [
    'dots all over',
    [
      (x, y) =>
        y % 2 === 0 && Math.min(x, 25 - x) % 2 === 1 && y < 23 && Math.min(x, 25 - x) < 11 ? 2 : undefined,
      straight,
      neck,
    ],
    'within-color 2 2-23 1-16',
  ],
  [
    'a box without a frame between two dotted columns',
    ['3 10-15 5-10, 4 11-14 6-9, 2 12-13 11-14, 2 9-16 4', bar(5, 5, 2)],
    'apart 3 1-1',
  ],
  [
    'a straight dotted column on each side',
    [bar(4, 4, 2), '2 6 2, 2 8 1, 2 10 2, 2 15 2, 2 17 1, 2 19 2', straight, neck],
    ['in-color 1 1-4 1-3', 'in-color 1 1-4 13-15'],
  ],
  [
    'no light above the roof',
    [halo, '1 5-20 1-2', straight, neck],
    ['specks 4 1-24 3-24', 'many 2 2-2 9-16 1-2'],
  ],
  ['a lamp between bars', [bar(3, 4), straight, neck], 'specks 12 7-18 1-24'],
  ['a lamp in the dark', [straight, neck], 'specks 12 7-18 1-24'],
  ['a neck in the colour of the rim', [halo, straight, '3 12-13 13-14'], 'in-color 2 12-13 13-14'],
  ['bands in the sky', (_, y) => [2, 3, 4, 3, 2][y - 4], 'straight 6 1-14'],
  ['in the air', lamp((aside, y) => round(aside, y + 2)), 'in-color 2 12-13 13-14'],
  ['a sun beside the post', (x, y) => (Math.hypot(x - 8, y - 8) < 5 ? 4 : undefined), 'mirror'],
  [
    'a dark core',
    [halo, lamp((aside, y) => [2, 3, 4][within(Math.hypot(aside, y - 8), 3, 4.6, 6)]), neck],
    'apart 4 1-2',
  ],
]);

/** The belly of the fish in rows from 14 on, with pink between shade and outline. */
const belly = picture(
  14,
  '221444444443333341444122',
  '221444444333333412144412',
  '222144433333334122214412',
  '222214433333341222221412',
  '222221114441112222222112',
);
testDrawings('lamp-2-solution', [
  ['a broad light, and pink right of the shade', ['4 15-17 13', belly, '5 10-13 6, 5 9-13 7, 5 9-14 8-9']],
  ['a larger shade', '3 10-12 15'],
  ['a rounder light', '5 7-10 8'],
  ['a gap in the outline', '4 2 13', ['apart 2 3-5']],
  ['an outline of shade', (_, y, before) => (y > 6 && before === 1 ? 3 : undefined), 'apart 2 3-5'],
  ['a thick outline', '1 3-4 12-14', ['thin']],
  ['light below', [(_, __, before) => (before === 3 ? 5 : before === 5 ? 3 : undefined)], 'sloped 1 3-5'],
  ['a nose in the light', '5 4-6 10-14', ['within-color 5 3-14 1-10']],
  [
    'a box of shade',
    [(_, __, before) => (before === 3 ? 4 : undefined), '3 8-12 13-15'],
    ['many 3 3-3 6-14 17-18', 'many 1 3-3 14-17 12-16'],
  ],
  ['a tail in the shade', ['3 17-20 11-14'], 'within-color 3 5-17 12-24'],
  ['no light', (_, __, before) => (before === 5 ? 4 : undefined), 'each 12'],
  ['a checkerboard inside', (x, y, before) => (before === 3 && (x + y) % 2 ? 4 : undefined), 'areas 1 3-5'],
  ['the line on the water', '1 1 13', ['keep 2']],
]);

type Rows = readonly (readonly [row: number, color: number])[];
/** The ball in rows of its four colours, from a row on. */
const flag =
  (...starts: Rows): Paint =>
  (_, y, before) =>
    before === 0 ? undefined : starts.findLast(([row]) => y >= row)?.[1];
/** The same; white is a round light in the sky, and what lies lower hangs down in the middle, or is lifted there. */
const layers =
  (sag: number, ...starts: Rows): Paint =>
  (x, y, before) => {
    const bend = Math.round(sag * Math.cos(((x - 8.5) / 8) * 1.6));
    const color = flag(...starts)(x, y < 7 ? y : Math.max(7, y - bend), before);
    return color === 4 && Math.hypot(x - 7.5, (y - 5) * 1.4) > 5 ? 3 : color;
  };

const ball =
  (colorOf: (x: number, y: number) => number): Paint =>
  (x, y, before) =>
    before > 0 ? colorOf(x, y) : undefined;
/** A sky over a band that ends higher on both sides. */
const sky = (x: number, y: number) => {
  if (y > 8 && y < 12) return y < 11 ? (x < 4 || x > 13 || y > 9 ? 1 : 2) : x < 4 || x > 13 ? undefined : 1;
  return y < 8 ? (Math.hypot(x - 7.5, (y - 4) * 1.4) < 5 && y > 1 ? 4 : 3) : y === 8 ? 2 : undefined;
};
const bars = flag([1, 4], [7, 3], [9, 1], [12, 2], [14, 3], [16, 2]);
testDrawings('metal', [
  ['a band that hangs down', layers(1, [1, 3], [2, 4], [7, 3], [8, 2], [9, 1], [11, 2], [13, 3])],
  ['a low band', layers(1, [1, 3], [2, 4], [8, 3], [9, 2], [10, 1], [12, 3], [14, 2])],
  [
    'a band that bends upwards',
    layers(-1, [1, 3], [2, 4], [8, 3], [10, 2], [11, 1], [13, 3], [15, 2]),
    ['rounded 12 1-1'],
  ],
  ['a crescent of light at the foot', ball((x, y) => sky(x, y) ?? (y < 15 && x > 4 && x < 13 ? 3 : 2))],
  [
    'the rim in colour 2 from the sixth row on',
    picture(
      1,
      '.....333333.....',
      '...3444444333...',
      '..344444444333..',
      '.34444444444333.',
      '.33444444443333.',
      '2333444444333332',
      '2222233333322222',
      '1222222222222221',
      '1111122222211111',
      '1111111111111111',
      '3111111111111112',
      '.23111111111122.',
      '.23331111112222.',
      '..233333332222..',
      '...2233333222...',
      '.....223332.....',
    ),
  ],
  [
    'a box of light on the right, and a bar with two bumps',
    picture(
      1,
      '.....333333.....',
      '...3333333333...',
      '..333333344333..',
      '.33333334444333.',
      '.33333334444333.',
      '3333333344443333',
      '3333333333333333',
      '3333333333333333',
      '3333111111113333',
      '1111111111111111',
      '3333331111333333',
      '.33333333333333.',
      '.33333333333333.',
      '..222222222222..',
      '...2222222222...',
      '.....222222.....',
    ),
    ['many 18 4-4 3-8 2-9', 'rounded 12 1-1'],
  ],
  ['a flag', bars, ['rounded 10 4-4', 'within-color 4 3-12 2-9', 'rounded 12 1-1']],
  [
    'a flag, white up to the light',
    (x, y, before) => (before > 0 && x > 12 && y < 7 ? 3 : bars(x, y, before)),
    'within-color 4 3-12 2-9',
  ],
  [
    'a round light over bars',
    layers(0, [1, 3], [2, 4], [7, 3], [9, 1], [12, 2], [14, 3]),
    ['rounded 12 1-1'],
  ],
  [
    'a slab of light over a comb',
    [
      (x, y, before) => {
        if (before === 0) return undefined;
        if (isBetween(x, 5, 12) && isBetween(y, 3, 6)) return 4;
        return y === 10 || (isBetween(y, 9, 11) && (x + y) % 2) ? 1 : y < 13 ? 3 : 2;
      },
    ],
    ['rounded 10 4-4', 'many 18 4-4 3-8 2-9', 'rounded 12 1-1'],
  ],
  ['upside down', layers(1, [1, 1], [6, 2], [9, 4], [12, 3]), 'within-color 1 1-16 8-13'],
  ['the band at the top', layers(1, [1, 1], [3, 4], [8, 3], [11, 2]), 'belt 1-1 8-13'],
  [
    'a checkerboard over a band',
    [(x, y, before) => (before > 0 ? 1 + ((x + y) % 4) : undefined), flag([10, 1], [12, 2])],
    'within-color 1 1-16 8-13',
  ],
  [
    'bright and dark in turn',
    layers(1, [1, 3], [3, 4], [5, 3], [6, 2], [7, 3], [8, 2], [9, 1], [10, 2], [11, 3], [12, 2], [13, 3]),
    'dusk 6-8',
  ],
  ['light at the foot', flag([1, 2], [4, 3], [9, 1], [11, 4]), 'within-color 4 3-12 2-9'],
  [
    'upright stripes over and under a band',
    [
      (x, y, before) => (before > 0 ? (y < 10 ? [4, 3, 2] : [1, 2, 3])[x % 3] : undefined),
      (_, y, before) => (before > 0 && y === 10 ? 1 : undefined),
    ],
    'areas 1 4-4',
  ],
  [
    'a checkerboard below the band',
    ball((x, y) => sky(x, y) ?? ((x + y) % 2 ? 1 : 2)),
    'many 12 3-3 1-16 11-16',
  ],
  ['upright stripes below the band', ball((x, y) => sky(x, y) ?? 1 + (x % 3)), 'within-color 1 1-16 8-13'],
  [
    'upright stripes in the sky',
    ball((x, y) => (y < 9 ? ([4, 2, 3][Math.floor(x / 5)] ?? 3) : y < 11 ? 1 : 2 + (x % 2))),
    'within-color 2 1-16 6-16',
  ],
  ['no light from the ground', ball((x, y) => sky(x, y) ?? 2), 'many 12 3-3 1-16 11-16'],
  ['two bands', [layers(1, [1, 3], [2, 4], [7, 3], [8, 1], [9, 2], [11, 1], [12, 3])], 'spots 1'],
]);
