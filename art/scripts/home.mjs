/*
 * What the cards of the home page show: the fox's country, each with one thing in its middle. Most have two frames, the
 * first by day or at dusk for the light mode, the second by night for the dark one.
 */
import { bird, cloud, crown, flowers, land, sun, tree } from './day.mjs';
import { Layer, piece, threshold, writeArt } from './layer.mjs';
import {
  cottage,
  cut,
  flip,
  glow,
  lines,
  numbers,
  parcel,
  pine,
  pose,
  post,
  slime,
  stand,
  tileRow,
  wood,
} from './night.mjs';

const width = 136;
/** Cards that are less wide show the middle of it: 112, on phones less. */
const middle = width / 2;
const height = 44;

const edgeOf = (seed) => (x) => 36 + 1.2 * Math.sin(x / 17 + seed);
function scene(seed, pines) {
  const layer = wood(width, height, edgeOf(seed), seed, pines, 2);
  // Cards are small: the fainter stars are left out.
  return layer.paint(0, 0, width, height, (x, y, color) => (color === '5' ? layer.get(x, y + 4) : undefined));
}
const lit = (seed) => land(width, height, edgeOf(seed), seed);
const byDay = { 0: 'v', d: 'u', e: 't' };

/** Pines of another hour than night, before all else. */
function pines(layer, seed, places) {
  const drawn = new Layer(width, height);
  for (const [x, tall] of places) pine(drawn, x, Math.round(edgeOf(seed)(x)) + 2, tall);
  return layer.stamp(0, 0, drawn.recolor(byDay));
}

const writeBoth = (name, palette, en, zh, ...layers) =>
  writeArt(
    `home/${name}`,
    [`palette: home/${palette}`, `alt-en: ${en}`, `alt-zh: ${zh}`],
    layers.map((layer) => ({ layer })),
  );

/** A piece without the strip of meadow below it, from the first column to the last that has something. */
function withoutMeadow(name, rows) {
  const kept = piece(name)
    .slice(0, rows)
    .map((row, y) => (y < rows - 2 ? row : row.replaceAll(/[def]/g, '.')));
  const columns = [...kept[0]].map((_, x) => x).filter((x) => kept.some((row) => row[x] !== '.'));
  return cut(kept, columns[0], 0, columns.at(-1) - columns[0] + 1, rows);
}

// The fox and what the app runs on.
for (const [name, seed, dark, light, draw, en, zh] of [
  [
    'ios',
    3,
    [
      [5, 27],
      [15, 20],
      [28, 28],
      [112, 26],
      [121, 19],
      [131, 25],
    ],
    [88, 18],
    (layer) => {
      cloud(layer, 34, 13, [
        [0, 5],
        [7, 8],
        [16, 6],
        [22, 3],
      ]);
      cloud(layer, 96, 9, [
        [0, 3],
        [6, 5],
        [13, 4],
      ]);
      tree(layer, 7, 37);
      tree(layer, 23, 38);
      tree(layer, 118, 38);
      tree(layer, 133, 37);
    },
    'The mascot lies on the meadow before a tablet with a mushroom',
    '小狐狸趴在草地上，面前的平板上是一朵蘑菇',
  ],
  [
    'android',
    8,
    [
      [4, 20],
      [16, 26],
      [26, 19],
      [35, 24],
      [108, 22],
      [118, 29],
      [130, 23],
    ],
    [80, 20],
    (layer, seed) => {
      sun(layer, 103, 9, 6);
      cloud(layer, 40, 9, [
        [0, 4],
        [7, 6],
        [15, 4],
      ]);
      pines(layer, seed, [
        [4, 20],
        [16, 26],
        [26, 19],
        [35, 24],
        [108, 20],
        [118, 27],
        [130, 22],
      ]);
    },
    'The mascot on the meadow paints a potion on a phone',
    '小狐狸站在草地上，用笔在手机屏幕上画一瓶药水',
  ],
  [
    'desktop',
    5,
    [
      [5, 28],
      [18, 19],
      [27, 27],
      [110, 29],
      [119, 21],
      [130, 27],
    ],
    [76, 18],
    (layer) => {
      cloud(layer, 88, 12, [
        [0, 4],
        [8, 8],
        [17, 6],
        [24, 4],
      ]);
      layer.stamp(46, 5, bird).stamp(55, 9, bird).stamp(38, 10, bird);
      tree(layer, 5, 37);
      stand(layer, cottage, 16, 38, { a: 'h', b: 'i' });
      tree(layer, 115, 38);
      tree(layer, 131, 37);
    },
    'The mascot sits on the meadow before a screen with a slime',
    '小狐狸坐在草地上，面前的屏幕上是一只史莱姆',
  ],
]) {
  const day = lit(seed);
  draw(day, seed);
  const night = scene(seed, dark);
  glow(night, ...light, 26);
  const rows = withoutMeadow(`category/${name}`, 31);
  for (const layer of [flowers(day, 39, seed), night])
    stand(layer, rows, middle - Math.floor(rows[0].length / 2), 39);
  writeBoth(name, 'day', en, zh, day, night);
}

{
  // Its four drawings as one leap over the meadow.
  const places = [
    [6, 27],
    [17, 24],
    [25, 18],
    [111, 20],
    [120, 27],
    [130, 21],
  ];
  const layer = scene(6, places);
  glow(layer, middle, 12, 13);
  layer.paint(middle - 8, 4, 17, 17, (x, y) => {
    const distance = Math.hypot(x - middle, y - 12);
    return distance > 8 ? undefined : Math.hypot(x - middle + 3, y - 10) > 8 ? 'a' : 'b';
  });
  for (const [x, y] of [
    [61, 9],
    [62, 9],
    [62, 10],
    [70, 14],
    [71, 14],
    [70, 15],
    [66, 16],
  ])
    layer.set(x, y, 'a');
  const dusk = lit(6);
  sun(dusk, 76, 19, 11);
  cloud(dusk, 28, 15, [
    [0, 3],
    [6, 5],
    [14, 4],
    [20, 2],
  ]);
  cloud(dusk, 98, 11, [
    [0, 3],
    [7, 4],
    [14, 2],
  ]);
  pines(dusk, 6, places);
  for (const country of [dusk, layer]) {
    for (const [frame, left, foot] of [
      [1, 30, 40],
      [2, 48, 40],
      [3, 68, 27],
      [1, 90, 40],
    ]) {
      const rows = piece('examples/slime', frame).slice(0, 15);
      stand(country, rows, left, foot, { 1: 'e', 2: 'f', 3: '6' });
    }
    for (const [x, y] of [
      [63, 26],
      [66, 22],
      [86, 20],
      [90, 25],
      [92, 31],
    ])
      country.rect(x, y, 1, 1, '6');
  }
  writeBoth(
    'slime',
    'dusk',
    'A slime hops over a meadow, before the sinking sun or by moonlight',
    '夕阳前或月光下，史莱姆跳过草地',
    dusk,
    layer,
  );
}

{
  // Tiles of grass laid in a row; the fox pushes the last one into its place.
  const places = [
    [6, 24],
    [17, 20],
    [116, 24],
    [124, 18],
    [133, 22],
  ];
  const dusk = lit(12);
  cloud(dusk, 92, 12, [
    [0, 4],
    [7, 6],
    [16, 5],
    [22, 3],
  ]);
  pines(dusk, 12, places);
  const night = scene(12, places);
  for (const layer of [dusk, night]) {
    tileRow(layer, 27, 66, [57, 10]);
    stand(layer, pose('push'), 26, 26);
    stand(layer, slime, 88, 26);
  }
  writeBoth(
    'tiles',
    'dusk',
    'The mascot pushes a tile of grass towards the gap in a row',
    '小狐狸用力把一块草地图块推向一排图块的空缺',
    dusk,
    night,
  );
}

{
  // Three drawings on a line between two lamps.
  const night = scene(4, [
    [4, 27],
    [15, 22],
    [121, 25],
    [131, 19],
  ]);
  for (const left of [26, 104]) glow(night, left + 3, 23, 14);
  const dusk = lit(4);
  cloud(dusk, 106, 9, [
    [0, 3],
    [6, 5],
    [13, 3],
  ]);
  tree(dusk, 14, 38);
  tree(dusk, 122, 39);
  const sag = (x) => 5 + Math.round(5 * Math.sin(((x - 29) / 78) * Math.PI));
  const cards = piece('practice/cards');
  for (const layer of [dusk, night]) {
    for (const left of [26, 104]) stand(layer, post, left, 40);
    for (let x = 29; x <= 107; x++) layer.set(x, sag(x), '5');
    layer.rect(29, 5, 1, 15, '0').rect(107, 5, 1, 15, '0');
    for (const [index, [left, wide]] of [
      [1, 20],
      [24, 19],
      [43, 19],
    ].entries()) {
      const x = 35 + index * 23;
      const top = sag(x + 10) + 2;
      layer
        .rect(x, top, 21, 23, '0')
        .rect(x + 1, top + 1, 19, 21, '6')
        .rect(x + 1, top + 20, 19, 2, '5');
      layer.rect(x + 3, top - 3, 2, 5, '9').rect(x + 16, top - 3, 2, 5, '9');
      layer.stamp(x + 1, top + 2, cut(cards, left, 2, wide - 1, 16));
    }
  }
  writeBoth(
    'practice',
    'dusk',
    'Three drawings hang on a line between two lamps: a coin, a mushroom and a gem',
    '两盏灯之间的绳子上挂着三张画：金币、蘑菇和宝石',
    dusk,
    night,
  );
}

/** A calendar on two posts, its picture above its days, four of them marked, and the mascot beside it. */
function calendar(layer, left, { shade }) {
  const [wide, foot] = [48, 38];
  for (const x of [left + 7, left + wide - 10])
    layer
      .rect(x, foot, 4, 4, '0')
      .rect(x + 1, foot, 1, 4, 'a')
      .rect(x + 2, foot, 1, 4, '7')
      .rect(x - 2, 42, 9, 1, shade);
  layer
    .rect(left, 4, wide, 35, '0')
    .rect(left + 1, 5, wide - 2, 33, '6')
    .rect(left + wide - 2, 9, 1, 29, '5')
    .rect(left + 1, 37, wide - 2, 1, '5')
    .rect(left + 1, 5, wide - 2, 4, '9')
    .rect(left + 1, 5, wide - 2, 1, 'c')
    .rect(left + 1, 8, wide - 2, 1, '8');
  for (let x = left + 4; x < left + wide - 4; x += 6) layer.rect(x, 2, 2, 5, '0').rect(x, 3, 1, 2, '6');
  // The picture of the month: a sunset behind hills.
  const [x0, y0, broad, tall] = [left + 3, 10, wide - 7, 13];
  layer.paint(x0, y0, broad, tall, (x, y) => {
    const [right, down] = [x - x0, y - y0];
    const far = 8 - 3 * Math.sin(right / 6.4 + 0.6) - 1.2 * Math.sin(right / 2.9);
    const near = 10.4 - 1.5 * Math.sin(right / 8 + 2.4);
    if (down >= near + 1) return 'd';
    if (down >= near) return 'e';
    if (down >= far) return down < far + 1 ? '3' : '2';
    if (Math.hypot(right - 27, down - 7) < 3.6) return down < 7 ? '6' : 'b';
    return ['4', '4', '4', 'c', 'c', 'c', 'a', 'a', 'b', 'b', 'b'][down];
  });
  layer
    .stamp(x0 + 2, y0 + 3, firs)
    .rect(x0 + 10, y0 + 2, 6, 1, '6')
    .rect(x0 + 12, y0 + 1, 3, 1, '6');
  for (let day = 0; day < 24; day++) {
    const [x, y] = [left + 4 + (day % 8) * 5, 25 + Math.floor(day / 8) * 4];
    const isMarked = [2, 9, 13, 20].includes(day);
    layer.rect(x, y, 4, 3, isMarked ? '9' : '5');
    if (isMarked) layer.rect(x, y, 4, 1, 'c');
  }
  stand(layer, flip(pose('point')), left + wide - 4, 41);
}

const firs = lines(`
  ..d.......
  .ded......
  .ded...d..
  deedd..e..
  .ded..ded.
  deedd.ded.
  deeddddedd
  ..7...deed`);

const wheel = lines(`
  .000.
  05550
  05050
  05550
  .000.`);
const drivingWheel = lines(`
  ..000..
  .0cc90.
  0c99980
  0990980
  0999880
  .09880.
  ..000..`);
const toadstool = lines(`
  .99c..
  999c6.
  9699c9
  899998
  ..66..
  ..65..`);

/** A train that carries a computer, a laptop and a phone. */
function train(layer, left, { steam }) {
  layer.rect(0, 38, width, 1, '5');
  for (let x = 1; x < width; x += 4) layer.rect(x, 39, 2, 1, '7');
  const cars = new Layer(90, height);
  const wagon = (left, wide) => {
    cars
      .rect(left, 26, wide, 4, '0')
      .rect(left + 1, 27, wide - 2, 1, 'b')
      .rect(left + 1, 28, wide - 2, 1, 'a');
    for (const x of [left + 1, left + wide - 6]) cars.stamp(x, 30, wheel);
    cars.rect(left + wide, 28, 3, 1, '0');
  };
  const screen = (left, top, wide, tall) => {
    cars
      .rect(left, top, wide, tall, '0')
      .rect(left + 1, top + 1, wide - 2, tall - 2, '4')
      .rect(left + 1, top + tall - 3, wide - 2, 2, 'e')
      .rect(left + 1, top + tall - 3, wide - 2, 1, 'f')
      .stamp(left + Math.floor(wide / 2) - 3, top + tall - 8, toadstool);
  };
  wagon(0, 19);
  cars.rect(6, 24, 7, 2, '0').rect(7, 24, 5, 1, '5');
  screen(1, 11, 17, 13);
  wagon(22, 19);
  screen(25, 13, 13, 11);
  cars.rect(23, 23, 17, 3, '0').rect(24, 24, 15, 1, '5');
  wagon(44, 14);
  screen(46, 9, 10, 17);
  // The engine: its boiler, the funnel, a dome and a lamp; then the cab, the frame and the wheels.
  cars
    .rect(71, 14, 15, 12, '0')
    .rect(71, 15, 14, 10, '9')
    .rect(71, 15, 14, 1, 'c')
    .rect(71, 21, 14, 4, '8')
    .rect(86, 16, 1, 8, '0')
    .rect(84, 15, 1, 10, '5');
  for (const x of [75, 81]) cars.rect(x, 15, 1, 10, 'a').rect(x, 15, 1, 3, 'b');
  cars
    .rect(78, 7, 6, 3, '0')
    .rect(79, 8, 4, 1, 'a')
    .rect(79, 10, 4, 4, '0')
    .rect(80, 10, 1, 5, '9')
    .rect(81, 10, 1, 5, '8')
    .rect(72, 12, 5, 2, '0')
    .rect(73, 11, 3, 1, '0')
    .rect(73, 12, 3, 2, 'b')
    .rect(75, 12, 1, 2, 'a')
    .rect(85, 11, 4, 4, '0')
    .rect(86, 12, 2, 2, 'b')
    .set(86, 12, '6');
  cars
    .rect(60, 9, 12, 18, '0')
    .rect(61, 10, 10, 16, '9')
    .rect(61, 10, 1, 16, 'c')
    .rect(69, 10, 2, 16, '8')
    .rect(63, 12, 6, 7, '0')
    .rect(64, 13, 4, 5, 'b')
    .rect(64, 13, 2, 2, '6')
    .rect(58, 7, 16, 3, '0')
    .rect(59, 8, 14, 1, '9')
    .rect(58, 25, 29, 4, '0')
    .rect(59, 26, 27, 1, 'a')
    .rect(59, 27, 27, 1, '7')
    .stamp(60, 28, drivingWheel)
    .stamp(69, 28, drivingWheel)
    .stamp(78, 30, wheel)
    .rect(63, 31, 10, 1, '5');
  for (let row = 0; row < 5; row++)
    cars
      .rect(83, 29 + row, 3 + row, 1, '8')
      .set(85 + row, 29 + row, '0')
      .set(83, 29 + row, '0');
  cars.rect(83, 34, 7, 1, '0');
  layer.stamp(left, 3, cars);
  // Three puffs leave the funnel and grow.
  for (const [column, row, radius] of [
    [81, 7, 2.3],
    [74, 6, 3.3],
    [64, 5, 4.2],
  ])
    layer.paint(left + column - 4, row - 4, 9, 9, (x, y) => {
      const [right, down] = [x - left - column, y - row];
      if (Math.hypot(right, down) > radius) return undefined;
      return right + 1.6 * down > 0.6 * radius ? steam[1] : steam[0];
    });
}

/** A film on a screen in the open, and the mascot before it. */
function film(layer, left) {
  for (const x of [12, 40]) layer.rect(left + x, 31, 3, 9, '0').rect(left + x + 1, 31, 1, 8, '7');
  layer.rect(left + 5, 3, 46, 29, '0').stamp(left + 6, 4, cut(piece('parts/video'), 6, 4, 44, 17));
  layer.rect(left + 45, 21, 5, 9, 'e').stamp(left + 6, 21, cut(piece('parts/video'), 6, 21, 39, 10));
  stand(layer, pose('behind'), left + 45, 41);
  stand(layer, slime, left + 22, 41);
}

// What is new, at dawn; a film in the open, at dusk.
for (const [name, seed, draw, en, zh] of [
  [
    'calendar',
    2,
    calendar,
    'The mascot shows a calendar whose days are drawings',
    '小狐狸指着一本日历，每一天都是一张画',
  ],
  [
    'one-line',
    7,
    train,
    'A train carries a computer, a laptop and a phone on one track',
    '一列火车在一条轨道上运着台式机、笔记本和手机',
  ],
  [
    'video',
    11,
    film,
    'The mascot and a slime watch a film on a large screen',
    '小狐狸和史莱姆在大银幕前看影片',
  ],
]) {
  const places = [
    [5, 21],
    [17, 27],
    [26, 20],
    [110, 22],
    [119, 29],
    [131, 24],
  ];
  const dawn = lit(seed);
  const night = scene(seed, places);
  // The train has its steam.
  if (draw !== train)
    cloud(dawn, 88, 13, [
      [0, 3],
      [6, 5],
      [14, 4],
    ]);
  pines(dawn, seed, places);
  draw(dawn, draw === train ? 23 : 32, { shade: 's', steam: 'lm' });
  draw(night, draw === train ? 23 : 32, { shade: '0', steam: '53' });
  writeBoth(name, draw === film ? 'dusk' : 'dawn', en, zh, dawn, night);
}

/** The fox sits and holds a hand up. */
const sitting = lines(`
  ..........0...........0.........
  .........0b0.........0a0........
  .........0bb0.......0ba0........
  .........0cbb0000000bbca0.......
  .........0bbbbbb60bbb60a0.......
  .........0bbbbbb00bbb00a0.......
  .........0bbbbbb00bbb00a000.....
  .........0bbbbcc66666666600.....
  ..000....0bbbb666666666660......
  .03320...0abbb66666666650...00..
  03220.....0abbb66666650....0cc0.
  02220......0aabbb66650....0bcb0.
  .0bb0.......0000000000..00bba0..
  .0bbb0.....0bbb666a0.000bbba0...
  ..0abb0...0bbbb666aabbbbbaa0....
  ...0abb000bbbbb66aaaaaaa000.....
  ....00aa0bbbbbbabbbbbb0990......
  ........0bbbbbaaaaaaabb990......
  .........00000000000000000......`);
const leaf = lines(`
  .99.
  9aa9
  .a9.`);

{
  // One tree in each season, and the fox below falling leaves.
  const day = lit(5);
  /** Seasons pass into each other within these pixels; the first and the last end with the picture. */
  const mixed = (x, y) => Math.max(0, Math.min(width - 1, x + Math.round((threshold(x, y) - 0.5) * 8)));
  const snow = 104;
  day.paint(0, 0, width, height, (x, y, color) => (mixed(x, y) < snow ? undefined : { o: 'm' }[color]));
  cloud(day, 58, 12, [
    [0, 4],
    [7, 6],
    [15, 4],
  ]);
  const night = scene(5, []);
  // No stars in the tree.
  night.paint(18, 5, 8, 6, (_x, _y, color) => (color === '5' || color === '6' ? '0' : undefined));
  const blossom = [
    [-8, 10, 5],
    [8, 9, 5],
    [-3, 6, 6],
    [5, 6, 6],
    [0, 10, 6],
  ];
  const tall = [
    [0, 1, 5],
    [-3, 6, 6],
    [4, 6, 5],
    [-4, 12, 6],
    [4, 12, 6],
    [0, 15, 6],
  ];
  for (const [layer, grass] of [
    [day, ['pqqr', 'prrs', 'baa9', '6lmm']],
    [night, ['feed', 'edd0', 'baa7', '6554']],
  ]) {
    for (const [middle, left, right, ground, colors, parts] of [
      [21, 0, 34, grass[0], '6c9', blossom],
      [46, 34, 80, grass[1], layer === day ? 'tuv' : 'fed', tall],
      [91, 80, snow, grass[2], 'ba9'],
      [115, snow, width, grass[3], ''],
    ]) {
      for (let x = 0; x < width; x++)
        for (let y = Math.round(edgeOf(5)(x)), depth = 0; y < height; y++, depth++) {
          if (mixed(x, y) < left || mixed(x, y) >= right) continue;
          const isLight = (4 - depth) / 4 > threshold(x, y);
          const isDeep = (depth - 3) / 12 > threshold(x, y);
          layer.set(x, y, ground[depth === 0 ? 0 : isLight ? 1 : isDeep ? 3 : 2]);
        }
      layer
        .rect(middle - 1, 24, 2, 15, '7')
        .rect(middle + 1, 24, 1, 15, '0')
        .rect(middle - 2, 38, 5, 1, '7');
      if (colors) crown(layer, middle, 8, colors, parts);
      else
        for (const [fromX, fromY, toX, toY] of [
          [0, 24, 0, 12],
          [0, 24, -7, 16],
          [0, 22, 7, 15],
          [-3, 20, -8, 21],
          [4, 18, 4, 12],
        ]) {
          layer.line(middle + fromX, fromY, middle + toX, toY, '7');
          layer.rect(middle + toX - 1, toY - 1, 3, 1, '6');
        }
    }
    for (const [x, y, color] of [
      [11, 30, 'c'],
      [28, 33, 'c'],
      [15, 41, 'c'],
      [27, 39, 'c'],
      [7, 39, '6'],
      [97, 30, '9'],
      [85, 33, '9'],
      [86, 40, '9'],
      [95, 42, '9'],
      [99, 39, '9'],
    ])
      layer.rect(x, y, 2, 1, color);
    for (const [x, y] of [
      [109, 7],
      [124, 9],
      [122, 24],
      [109, 30],
      [120, 31],
      [130, 16],
      [131, 29],
    ])
      layer.set(x, y, '6');
    stand(layer, sitting, 52, 41);
    layer.stamp(81, 27, leaf);
  }
  writeBoth(
    'seasons',
    'day',
    'The mascot sits among four trees in spring, summer, autumn and winter, and catches a falling leaf',
    '小狐狸坐在春夏秋冬四棵树之间，伸手接一片落叶',
    day,
    night,
  );
}

{
  // Three islands of the country for what speaks for the app: a gift that comes by parachute, trees that grow, and a stall.
  const [wide, tall, ground] = [64, 46, 33];
  const facets = [
    lines(`
      ..3222.
      .22...0
      22...00
      2..000.`),
    lines(`
      .322
      22.0
      2.00`),
    lines(`
      222
      2.0`),
  ];
  const island = (seed, rocks) => {
    const layer = new Layer(wide, tall);
    const next = numbers(seed);
    for (let x = 1; x < wide - 1; x++) {
      const far = Math.abs(x - wide / 2 + 0.5) / (wide / 2 - 1);
      const deep = Math.round(11 * (1 - far ** 2) ** 0.6 + 2.4 * Math.sin(x / 3.1 + seed));
      const [from, foot] = [
        ground + (far > 0.94 ? 1 : 0),
        Math.min(tall - 2, ground + 3 + Math.max(0, deep)),
      ];
      const grass = ground + 3 + (x % 5 < 2 ? 1 : 0) + (x % 11 < 1 ? 1 : 0);
      for (let y = from; y <= foot; y++) {
        const soil = foot - y > ((x + y) & 1 ? 3 : 5) ? '7' : '1';
        layer.set(x, y, y === from ? 'p' : y < grass - 1 ? 'q' : y < grass ? 'r' : soil);
      }
      layer.set(x, foot + 1, '0');
    }
    for (let y = ground; y < tall; y++) {
      const columns = [...Array(wide).keys()].filter((x) => layer.get(x, y) !== '.');
      if (columns.length > 0) layer.set(columns[0] - 1, y, '0').set(columns.at(-1) + 1, y, '0');
    }
    // Facets of the rock below the soil.
    for (const [at, [x, y]] of rocks.entries()) layer.stamp(x, ground + y, facets[at]);
    for (let stone = 0; stone < 4; stone++)
      layer.rect(12 + Math.floor(next() * 40), ground + 5 + Math.floor(next() * 2), 2, 1, 'a');
    return layer;
  };
  const isBeside = (layer, x, y) =>
    [
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
    ].some(([right, down]) => !'.0'.includes(layer.get(x + right, y + down)));
  const coin = lines(`
    .000.
    0bba0
    0b6a0
    0baa0
    .000.`);

  const can = lines(`
    ...000......0.
    ..0...0....030
    .00000000.0330
    .044333300330.
    c04433333330..
    c0433333200...
    .043333220....
    .000000000....`);

  const gift = island(3, [
    [36, 8],
    [13, 8],
    [50, 8],
  ]);
  stand(gift, pose('wave'), 4, ground);
  gift.stamp(38, 2, parcel);
  for (const [x, y] of [
    [33, 24],
    [60, 27],
    [36, 6],
  ])
    gift.rect(x, y, 1, 3, 'b').rect(x - 1, y + 1, 3, 1, 'b');

  const growth = island(8, [
    [22, 8],
    [41, 8],
    [5, 5],
  ]);
  // A sprout that the fox waters, a young tree and a tree that bears fruit, with outlines as all on the islands has.
  const sprout = lines(`
    .00....
    0tt000.
    0tt0tu0
    .00vuu0
    ..0v00.
    ..0v0..`);
  stand(growth, sprout, 34, ground - 1);
  const inked = (middle, trunk, parts) => {
    const drawn = new Layer(wide, tall);
    drawn.rect(middle - 1, trunk, 2, ground - trunk, '7');
    for (const [right, y, radius] of parts)
      drawn.paint(middle + right - radius, y - radius, 2 * radius + 1, 2 * radius + 1, (px, py) => {
        const [dx, dy] = [(px - middle - right) / (radius + 0.3), (py - y) / (radius + 0.3)];
        if (Math.hypot(dx, dy) > 1) return undefined;
        const lit = -0.6 * dx - 0.8 * dy;
        return lit > 0.5 ? 't' : lit > -0.45 ? 'u' : 'v';
      });
    for (let y = 0; y < ground; y++)
      for (let x = 0; x < wide; x++)
        if (drawn.get(x, y) === '.' && isBeside(drawn, x, y)) growth.set(x, y, '0');
    growth.stamp(0, 0, drawn);
  };
  inked(52, 16, [
    [4, 13, 6],
    [-4, 13, 6],
    [5, 8, 5],
    [-5, 8, 5],
    [0, 6, 5],
    [0, 11, 6],
  ]);
  inked(45, 25, [
    [0, 22, 4],
    [-1, 19, 3],
  ]);
  for (const [x, y] of [
    [46, 8],
    [54, 5],
    [58, 12],
    [52, 13],
  ])
    growth.rect(x, y, 2, 2, '9').set(x, y, 'c');
  // Its brush is left out.
  stand(growth, cut(pose('paint'), 0, 0, 24, 31), 0, ground);
  growth.stamp(24, ground - 12, can);
  for (const [x, y] of [
    [38, 24],
    [37, 25],
    [39, 26],
  ])
    growth.set(x, y, '3');

  const stall = island(5, [
    [14, 8],
    [33, 9],
    [47, 8],
  ]);
  const [left, broad] = [29, 33];
  stall.rect(left + 2, 10, 2, 23, '7').rect(left + broad - 4, 10, 2, 23, '7');
  stand(stall, slime, left + 9, ground - 9);
  for (let x = left; x < left + broad; x++) {
    const color = Math.floor((x - left) / 4) % 2 ? '6' : '9';
    const isEnd = x === left || x === left + broad - 1;
    stall
      .rect(x, 3, 1, 1, '0')
      .rect(x, 4, 1, isEnd ? 6 : 7, color)
      .rect(x, 9, 1, 2, color === '6' ? '5' : '8')
      .set(x, (x - left) % 4 === 0 ? 10 : 11, '0');
  }
  stall.rect(left - 1, 4, 1, 6, '0').rect(left + broad, 4, 1, 6, '0');
  stall
    .rect(left - 1, ground - 9, broad + 2, 10, '0')
    .rect(left, ground - 8, broad, 2, 'b')
    .rect(left, ground - 6, broad, 6, 'a');
  for (let x = left + 4; x < left + broad; x += 6) stall.rect(x, ground - 6, 1, 6, '7');
  // One coin after another, or all at once.
  for (const [x, y] of [
    [left + 25, 0],
    [left + 25, 2],
    [left + 25, 4],
  ])
    stall.stamp(x, ground - 13 - y, coin);
  stand(stall, pose('point'), 1, ground);
  stall.stamp(25, ground - 13, coin);
  writeArt(
    'home/islands',
    [
      'palette: home/day',
      'alt-en: Three islands: a gift comes down, the mascot waters a sprout, a stall',
      'alt-zh: 三座小岛：礼物降下、小狐狸给幼苗浇水、一个货摊',
    ],
    [gift, growth, stall].map((layer) => ({ layer })),
  );
}

{
  // A slime asks, and the fox looks it up.
  const layer = new Layer(46, 28);
  const bubble = lines(`
    .0000000000.
    066666666660
    066662226660
    066622622660
    066666622660
    066666226660
    066666666660
    066666226660
    066666666660
    .00006660000
    ....0660....
    ....000.....`);
  layer.stamp(3, 2, bubble);
  stand(layer, slime, 2, 27);
  stand(layer, pose('read'), 20, 27);
  writeArt(
    'home/asking',
    ['alt-en: A slime asks, and the mascot looks it up in a book', 'alt-zh: 史莱姆提问，小狐狸翻书查答案'],
    [{ layer }],
  );
}
