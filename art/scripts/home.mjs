/* What the cards of the home page show: the fox's country by night, each with one thing in its middle. */
import { piece, threshold, writePicture } from './layer.mjs';
import { cut, glow, pine, pose, post, slime, stand, wood } from './night.mjs';

const width = 112;
/** Cards that are less wide show the middle of it. */
const middle = width / 2;
const height = 44;

const scene = (seed, pines) => wood(width, height, (x) => 36 + 1.2 * Math.sin(x / 17 + seed), seed, pines, 2);
const write = (name, en, zh, layer) => writePicture(`home/${name}`, en, zh, layer);

/** A piece without the strip of meadow below it, from the first column to the last that has something. */
function withoutMeadow(name, rows) {
  const kept = piece(name)
    .slice(0, rows)
    .map((row, y) => (y < rows - 2 ? row : row.replaceAll(/[def]/g, '.')));
  const columns = [...kept[0]].map((_, x) => x).filter((x) => kept.some((row) => row[x] !== '.'));
  return cut(kept, columns[0], 0, columns.at(-1) - columns[0] + 1, rows);
}

// The fox and what the app runs on.
for (const [name, seed, pines, light, en, zh] of [
  [
    'ios',
    3,
    [
      [8, 22],
      [18, 28],
      [101, 26],
      [109, 19],
    ],
    [76, 18],
    'The mascot lies on the meadow by night before a lit tablet with a mushroom',
    '夜里，小狐狸趴在草地上，面前亮着的平板上是一朵蘑菇',
  ],
  [
    'android',
    8,
    [
      [4, 26],
      [14, 19],
      [23, 24],
      [96, 22],
      [106, 29],
    ],
    [68, 20],
    'The mascot cheers on the meadow by night beside a lit phone with a potion',
    '夜里，小狐狸在草地上欢呼，旁边亮着的手机上是一瓶药水',
  ],
  [
    'desktop',
    5,
    [
      [6, 19],
      [15, 27],
      [98, 29],
      [107, 21],
    ],
    [64, 18],
    'The mascot sits on the meadow by night before a lit screen with a slime',
    '夜里，小狐狸坐在草地上，面前亮着的屏幕上是一只史莱姆',
  ],
]) {
  const layer = scene(seed, pines);
  glow(layer, ...light, 26);
  const rows = withoutMeadow(`category/${name}`, 31);
  stand(layer, rows, middle - Math.floor(rows[0].length / 2), 39);
  write(name, en, zh, layer);
}

{
  // Its four drawings as one leap over the meadow.
  const layer = scene(6, [
    [5, 24],
    [13, 18],
    [99, 20],
    [108, 27],
  ]);
  glow(layer, middle, 12, 13);
  layer.paint(middle - 8, 4, 17, 17, (x, y) => {
    const distance = Math.hypot(x - middle, y - 12);
    return distance > 8 ? undefined : Math.hypot(x - middle + 3, y - 10) > 8 ? 'a' : 'b';
  });
  for (const [x, y] of [
    [49, 9],
    [50, 9],
    [50, 10],
    [58, 14],
    [59, 14],
    [58, 15],
    [54, 16],
  ])
    layer.set(x, y, 'a');
  for (const [frame, left, foot] of [
    [1, 18, 40],
    [2, 36, 40],
    [3, 56, 27],
    [1, 78, 40],
  ]) {
    const rows = piece('examples/slime', frame).slice(0, 15);
    stand(layer, rows, left, foot, { 1: 'e', 2: 'f', 3: '6' });
  }
  for (const [x, y] of [
    [51, 26],
    [54, 22],
    [74, 20],
    [78, 25],
    [80, 31],
  ])
    layer.rect(x, y, 1, 1, '6');
  write('slime', 'A slime hops over a meadow by moonlight', '月光下，史莱姆跳过草地', layer);
}

{
  // Tiles of grass laid in a row; the fox pushes the last one into its place.
  const layer = scene(12, [
    [6, 21],
    [104, 24],
    [111, 18],
  ]);
  const tile = cut(piece('technique/tile-seamless'), 2, 2, 12, 12);
  const block = (left, top) =>
    layer
      .rect(left - 1, top - 1, 14, 18, '0')
      .stamp(left, top, tile)
      .rect(left, top + 12, 12, 4, '7')
      .rect(left, top + 12, 12, 1, 'd');
  layer.rect(0, 40, width, 4, '0');
  for (let left = -6; left < width; left += 12) if (left !== 54) block(left, 27);
  block(54, 8);
  layer.rect(59, 0, 2, 7, '7').rect(54, 4, 12, 1, '7');
  stand(layer, pose('wave'), 24, 26);
  stand(layer, slime, 76, 26);
  write(
    'tiles',
    'The mascot lowers a tile of grass into the gap of a row',
    '小狐狸把一块草地图块放进一排图块的空缺里',
    layer,
  );
}

{
  // Three drawings on a line between two lamps.
  const layer = scene(4, [
    [3, 22],
    [109, 25],
  ]);
  for (const left of [14, 92]) {
    glow(layer, left + 3, 23, 14);
    stand(layer, post, left, 40);
  }
  const sag = (x) => 5 + Math.round(5 * Math.sin(((x - 17) / 78) * Math.PI));
  for (let x = 17; x <= 95; x++) layer.set(x, sag(x), '5');
  layer.rect(17, 5, 1, 15, '0').rect(95, 5, 1, 15, '0');
  const cards = piece('practice/cards');
  for (const [index, [left, wide]] of [
    [1, 20],
    [24, 19],
    [43, 19],
  ].entries()) {
    const x = 23 + index * 23;
    const top = sag(x + 10) + 2;
    layer
      .rect(x, top, 21, 23, '0')
      .rect(x + 1, top + 1, 19, 21, '6')
      .rect(x + 1, top + 20, 19, 2, '5');
    layer.rect(x + 3, top - 3, 2, 5, '9').rect(x + 16, top - 3, 2, 5, '9');
    layer.stamp(x + 1, top + 2, cut(cards, left, 2, wide - 1, 16));
  }
  write(
    'practice',
    'Three drawings hang on a line between two lamps: a coin, a mushroom and a gem',
    '两盏灯之间的绳子上挂着三张画：金币、蘑菇和宝石',
    layer,
  );
}

// What small pictures of pages show, with more of the country at both sides.
for (const [name, seed, en, zh] of [
  [
    'calendar',
    2,
    'By night the mascot shows a calendar whose days are drawings',
    '夜里，小狐狸指着一本日历，每一天都是一张画',
  ],
  [
    'one-line',
    7,
    'By night a train carries a computer, a laptop and a phone on one track',
    '夜里，一列火车在一条轨道上运着台式机、笔记本和手机',
  ],
  ['video', 11, 'By night the mascot watches a film on a large screen', '夜里，小狐狸在大屏幕前看影片'],
]) {
  const layer = scene(seed, []);
  const rows = piece(`parts/${name}`);
  // Its ground goes on.
  for (let y = 33; y < height; y++)
    for (let x = 0; x < 20; x++) layer.set(x, y, rows[y][x % 3]).set(92 + x, y, rows[y][68 + (x % 4)]);
  for (const [x, tall] of [
    [5, 27],
    [14, 20],
    [98, 22],
    [107, 29],
  ])
    pine(layer, x, 37, tall);
  write(name, en, zh, layer.stamp(20, 0, rows));
}

/** A crown of round parts, the nearest last; each is lit from the upper left. */
function crown(layer, middle, top, [light, body, shade]) {
  for (const [right, down, radius] of [
    [-4, 6, 6],
    [5, 6, 6],
    [0, 5, 7],
    [-6, 11, 5],
    [6, 11, 5],
    [0, 11, 6],
  ]) {
    const [x, y] = [middle + right, top + down + 1];
    layer.paint(x - radius, y - radius, 2 * radius + 1, 2 * radius + 1, (px, py) => {
      const [dx, dy] = [(px - x) / radius, (py - y) / radius];
      if (Math.hypot(dx, dy) > 1 - 0.25 * threshold(px * 3, py)) return undefined;
      const lit = -0.6 * dx - 0.8 * dy + 0.3 * (threshold(px, py) - 0.5);
      return lit > 0.45 ? light : lit > -0.35 ? body : shade;
    });
  }
}

{
  // One tree in each season, and the fox among them.
  const layer = scene(5, []);
  for (const [middle, left, right, ground, colors] of [
    [10, 0, 22, 'fed', '6c9'],
    [34, 22, 56, 'fed', 'fed'],
    [78, 56, 90, 'ba7', 'ba9'],
    [102, 90, 112, '654', ''],
  ]) {
    for (let x = left; x < right; x++)
      for (let y = Math.round(36 + 1.2 * Math.sin(x / 17 + 5)), depth = 0; y < height; y++, depth++)
        layer.set(x, y, ground[Math.min(2, Math.floor((depth + 1) / 2))]);
    layer
      .rect(middle - 1, 24, 2, 15, '7')
      .rect(middle + 1, 24, 1, 15, '0')
      .rect(middle - 2, 38, 5, 1, '7');
    if (colors) crown(layer, middle, 8, colors);
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
    [3, 31, 'c'],
    [17, 34, 'c'],
    [6, 41, 'c'],
    [16, 40, 'c'],
    [70, 32, '9'],
    [86, 29, '9'],
    [68, 40, '9'],
    [84, 41, '9'],
  ])
    layer.rect(x, y, 2, 1, color);
  for (const [x, y] of [
    [92, 10],
    [97, 5],
    [106, 8],
    [94, 25],
    [110, 20],
    [108, 30],
    [95, 32],
    [91, 18],
  ])
    layer.set(x, y, '6');
  stand(layer, pose('wave'), 44, 41);
  write(
    'seasons',
    'The mascot waves among four trees in spring, summer, autumn and winter',
    '小狐狸在春夏秋冬四棵树之间挥手',
    layer,
  );
}
