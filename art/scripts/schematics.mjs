/** What guide pages begin with to show how a part of the app is laid out: boards in the fox's country by night. */
import { Layer, piece, writePicture } from './layer.mjs';
import { cut, flip, glow, lamp, lines, mushroom, pen, pose, slime, stand, wood, wordRows } from './night.mjs';
import { arrow, letterPair, sheet, small, toadstool } from './small.mjs';

/** The scene that is being drawn, as it was before anything stood in it. */
let sky = [];

/** The country, its meadow at the lower edge. */
function scene(seed, pines) {
  const layer = wood(170, 60, (x) => 53 + Math.sin(x / 21 + seed), seed, pines);
  sky = layer.copy().rows;
  return layer;
}

/** A board on two posts. */
function board(layer, left, top, wide, tall, fill = '1') {
  for (const x of [left + 8, left + wide - 12])
    layer.rect(x, top + tall, 5, 57 - top - tall, '0').rect(x + 1, top + tall, 3, 57 - top - tall, '7');
  return sheet(layer, left, top, wide, tall, { fill, shade: '0' });
}

const tall = slime.slice(0, 10);
/** A slime pressed flat, and one that stretches, in rows of a cell of 14 pixels. */
const low = [
  '....000000....',
  '..00fffffe00..',
  '.0ff6fffeeee0.',
  '0fffffeeeeeed0',
  '0ff0feee0eedd0',
  '0eeeeeeeeeedd0',
  '.000000000000.',
];
const high = [
  '....0000....',
  '...0fffe0...',
  '..0f6ffee0..',
  '..0fffeee0..',
  '.0ff0fe0ee0.',
  '.0ff0fe0ed0.',
  '.0eeeeeeed0.',
  '.0eeeeeedd0.',
  '.0eeeeeedd0.',
  '..00000000..',
];
const star = ['...b...', '...b...', '.bb6bb.', '...b...', '...b...'];

/** What hangs in the gallery. */
const paintings = [
  '44444444444 44400000444 44099699044 40996669904 40699999604 40699899604 44000000044 44406c60444 4440ccc0444 44400000444 44444444444',
  'fffffffffff fffffffffff fff00000fff ff0fffee0ff f0ffeeeee0f f0fe0e0ee0f f0ee0e0ed0f f0eeeeedd0f ff0000000ff fffffffffff fffffffffff',
  'ccccccccccc cccc000cccc cccc060cccc ccc00000ccc cccc050cccc ccc06660ccc cc0666440cc cc0699980cc cc0998880cc ccc00000ccc ccccccccccc',
  'bbbbbbbbbbb bbbbbbbbbbb bb0000000bb b046633320b b064333220b b033332220b bb0332220bb bbb03220bbb bbbb020bbbb bbbbb0bbbbb bbbbbbbbbbb',
  'fffffffffff fffffffffff ffff0000fff fff0b6bb0ff ff0b6bbba0f ff0bb77ba0f ff0bb77ba0f ff0bbbbaa0f fff0bbaa0ff ffff0000fff fffffffffff',
  'ccccccccccc ccccccc000c cccccc0640c ccccc0640cc cccc0640ccc c0c0640cccc c0b040ccccc cc0b0cccccc c070b0ccccc c00cc0ccccc ccccccccccc',
  'bbbbbbbbbbb bbbbb000bbb bbbb09990bb bbbb09090ab b00b09999ab b0900999bbb b09999990bb bb0998890bb bbb00000bbb bbbb0b0bbbb bbbbbbbbbbb',
  '44444444444 44000000044 44033222044 44036632044 44036322044 44033222044 44033222044 44403220444 44440204444 44444044444 44444444444',
];

/** What the signs of a street say, each in another face. */
const signs = [
  letterPair,
  lines(`
    .00..000...000.000..0000
    0..0.0..0.0....0..0.0...
    0000.000..0....0..0.000.
    0..0.0..0.0....0..0.0...
    0..0.000...000.000..0000
    ........................
    ........................
    ........................
    0000..000.0..0.000.0..0.
    0....0....0..0..0..0.0..
    000..0.00.0000..0..00...
    0....0..0.0..0..0..0.0..
    0.....000.0..0.000.0..0.`),
  lines(`
    .0.000..000..0.0..0000..
    00....0....0.0.0..0.....
    .0..00...00..0000.000...
    .0.0.......0...0.....0..
    .0.0000.000....0..000...
    ........................
    ........................
    ........................
    .99..9999..99...99...99.
    9.......9.9..9.9..9.9..9
    999....9...99...999.9..9
    9..9..9...9..9....9.9..9
    .99...9....99...99...99.`),
  lines(`
    .99.99.......b........eeee.
    9c99999......b........ee.e.
    9999999....bbbbb......e..e.
    9999998.....bbb.......e..e.
    .99998......bbb.....ee..ee.
    ..998......bb.bb....eee.eee
    ...8.......b...b.....e...e.`),
];

const cellSize = 16;
/** What the cells of three layers hold in each of six frames. */
const hop = [tall, low, high, high, low, tall];
const rises = [0, 0, 1, 1, 0, 0];
const sparks = [undefined, undefined, star, star, undefined, undefined];

/**
 * The timeline: three layers, a row each, and six frames. A column or a row that is meant is lit.
 * @param lit column and row, counted from 0
 */
function timeline(layer, left, top, lit = {}) {
  const [wide, deep] = [22 + 6 * cellSize, 4 + 3 * cellSize];
  board(layer, left, top, wide, deep);
  for (let row = 0; row < 3; row++) {
    const y = top + 2 + row * cellSize;
    layer.rect(left + 3, y + 1, 14, 13, row === lit.row ? '3' : '2');
    const mark = [star, ['..ff..', '.ffee.', 'ffeeed', 'eeeedd'], ['444444', '444bb4', '444444', 'eeeeee']][
      row
    ];
    layer.stamp(left + 7, y + 5, mark);
    for (let column = 0; column < 6; column++) {
      const x = left + 19 + column * cellSize;
      const isLit = column === lit.column || row === lit.row;
      const fill =
        row === 2 ? '4' : isLit ? '6' : lit.column === undefined && lit.row === undefined ? '6' : '5';
      sheet(layer, x, y, 15, 15, { fill, shade: isLit ? '4' : '5', edge: '0' });
      if (row === 2)
        layer
          .rect(x + 1, y + 10, 13, 4, 'e')
          .rect(x + 1, y + 10, 13, 1, 'f')
          .rect(x + 10, y + 3, 2, 2, 'b');
      if (row === 1) {
        const rows = hop[column];
        layer.stamp(x + Math.floor((15 - rows[0].length) / 2), y + 14 - rows.length - rises[column], rows);
      }
      if (row === 0 && sparks[column]) layer.stamp(x + 4, y + 4, sparks[column]);
    }
  }
  return layer;
}

/** A frame of gold around cells. */
function ring(layer, left, top, wide, deep) {
  return layer
    .rect(left, top, wide, 2, 'b')
    .rect(left, top + deep - 2, wide, 2, 'a')
    .rect(left, top, 2, deep, 'b')
    .rect(left + wide - 2, top, 2, deep, 'a');
}

/** The checker of a canvas. */
const checker = (layer, left, top, wide, deep) =>
  layer.paint(left, top, wide, deep, (x, y) => (((x - left) >> 2) % 2 === ((y - top) >> 2) % 2 ? '6' : '5'));

/** A board that is a canvas. */
const canvasBoard = (layer, left, top, wide, deep) =>
  checker(board(layer, left, top, wide, deep), left + 1, top + 1, wide - 2, deep - 3);

/** The toadstool before it is done: its outline, then its colours without light. */
const outlineOnly = toadstool.map((row) => row.replaceAll(/[^.0]/g, '6'));
const flatColors = toadstool.map((row, y) =>
  y < 15 ? row.replaceAll(/[a8]/g, '9').replaceAll('5', '6') : row.replaceAll('a', 'b').replaceAll('6', 'b'),
);

/** A file on a post: a sheet with a bent corner, what is in it, and its kind on a band below. */
function file(layer, left, top, kind, band, draw) {
  layer.rect(left + 11, top + 34, 4, 23 - top, '0').rect(left + 12, top + 34, 2, 23 - top, '7');
  sheet(layer, left, top, 26, 34, { shade: '5' });
  layer.rect(left + 1, top + 23, 24, 9, band).rect(left + 1, top + 22, 24, 1, '0');
  const name = wordRows(kind);
  layer.stamp(left + 13 - (name[0].length >> 1), top + 25, name, { 0: band === 'b' ? '0' : '6' });
  draw(left + 1, top + 1);
  for (let row = 0; row < 6; row++)
    for (let x = 20 + row; x < 26; x++) layer.rows[top + row][left + x] = sky[top + row][left + x];
  for (let row = 0; row < 6; row++)
    layer.set(left + 20 + row, top + row, '0').rect(left + 20, top + row, row, 1, '4');
  layer.rect(left + 19, top, 1, 7, '0').rect(left + 19, top + 6, 7, 1, '0');
}

/** A sheet that lies on its side, so that others have room above it: each row is two pixels farther to the left. */
function flatSheet(layer, left, top, colorAt) {
  const [wide, deep] = [46, 14];
  for (let row = 0; row < deep; row++) {
    const from = left + 2 * (deep - 1 - row);
    const isEdge = row === 0 || row === deep - 1;
    for (let x = 0; x < wide; x++)
      layer.set(from + x, top + row, isEdge || x < 2 || x > wide - 3 ? '0' : colorAt(x, row));
  }
  return layer.rect(left, top + deep, wide, 1, '5').rect(left, top + deep + 1, wide, 1, '0');
}

/** A phone or a tablet that stands on the meadow. */
function device(layer, left, top, wide, deep, draw) {
  sheet(layer, left, top, wide, deep, { fill: '1', shade: '0' });
  layer
    .rect(left + 2, top + 2, wide - 4, deep - 7, '4')
    .rect(left + 2, top + deep - 14, wide - 4, 9, 'e')
    .rect(left + 2, top + deep - 14, wide - 4, 1, 'f')
    .rect(left + (wide >> 1) - 2, top + deep - 4, 4, 1, '5');
  draw?.(left + 2, top + 2);
}

/** A monitor on its foot. */
function monitor(layer, left, foot) {
  layer
    .rect(left + 19, foot - 7, 8, 6, '0')
    .rect(left + 20, foot - 7, 6, 6, '5')
    .rect(left + 11, foot - 2, 24, 3, '0')
    .rect(left + 12, foot - 1, 22, 1, '5');
  sheet(layer, left, foot - 40, 46, 34, { fill: '1', shade: '0' });
  layer
    .rect(left + 2, foot - 38, 42, 29, '4')
    .rect(left + 2, foot - 17, 42, 8, 'e')
    .rect(left + 2, foot - 17, 42, 1, 'f');
  stand(layer, mushroom, left + 14, foot - 11);
}

/** A word in pixels, with its shadow. */
const pixelWord = lines(`
  .333333.....33.......................333..
  .3333333....330......................3330.
  ..2200222....00.......................220.
  ..220..220.222...222..222....2222.....220.
  ..220..220.2220...220.2200..220022....220.
  ..220.2220..220....222200..2200..22...220.
  ..22222200..220.....2200...222222220..220.
  ..2222200...220.....220....222222220..220.
  ..220000....220....2222....220000000..220.
  ..220.......220...220022...222...22...220.
  .2222......2222..2220.222...22222200.2222.
  .22220.....22220.2220.2220...222200..22220
  ..0000......0000..000..000....0000....0000`);

const play = lines('0... 000. 00000 00000 000. 0...').map((row) => row.padEnd(5, '.'));

const pieces = {
  edit: [
    'A mushroom on three boards: its outline, its colours, and finished, with a moustache too many; the mascot points back to the board before',
    '三块画板上的同一朵蘑菇：只有轮廓、铺好颜色、画完却多了两撇胡子；小狐狸指着前一块',
    () => {
      const layer = scene(3, [
        [3, 30],
        [166, 34],
      ]);
      for (const [index, stamp] of [outlineOnly, flatColors, toadstool].entries()) {
        const left = 6 + index * 45;
        canvasBoard(layer, left, 6, 36, 38);
        layer.stamp(left + 5, 11, stamp);
        if (index > 0)
          for (let step = 0; step < 4; step++)
            layer.rect(left - 8 + step, 24 - step, 1, 2 * step + 1, 'b').rect(left - 5, 23, 4, 3, 'b');
      }
      // A moustache.
      for (let step = 0; step < 30; step++) {
        const y = 31 + Math.round(3 * Math.sin(step / 3.2));
        layer.rect(99 + step, y, 1, 3, '2');
      }
      stand(layer, flip(pose('point')), 136, 55);
      return layer;
    },
  ],
  export: [
    'A mushroom on a canvas, an arrow, and three files: a picture, an animation, a video; the mascot leaps for joy',
    '画布上的蘑菇，一个箭头，三个文件：图片、动画、视频；小狐狸高兴地跳起来',
    () => {
      const layer = scene(5, [
        [165, 30],
        [158, 20],
      ]);
      canvasBoard(layer, 4, 7, 38, 38);
      layer.stamp(10, 12, toadstool);
      arrow(layer, 45, 20, 11, 'b', 'a');
      file(layer, 59, 8, 'PNG', '9', (x, y) => layer.stamp(x + 2, y + 4, mushroom));
      file(layer, 88, 8, 'GIF', '2', (x, y) =>
        layer.stamp(x + 2, y + 12, low, { 0: '4', f: '4', e: '4', d: '4', 6: '4' }).stamp(x + 7, y + 5, high),
      );
      file(layer, 117, 8, 'MP4', 'd', (x, y) => {
        layer.rect(x + 2, y + 7, 20, 13, '0');
        layer.rect(x + 2, y + 9, 20, 9, 'c').stamp(x + 10, y + 11, play);
        for (let hole = 0; hole < 5; hole++)
          layer.rect(x + 3 + hole * 4, y + 7, 2, 1, '6').rect(x + 3 + hole * 4, y + 19, 2, 1, '6');
      });
      stand(layer, pose('leap'), 143, 52);
      return layer;
    },
  ],
  import: [
    'Two files; the mascot carries one to a canvas, on which the mushroom of the file stands',
    '两个文件；小狐狸举着一个走向画布，画布上是文件里的那朵蘑菇',
    () => {
      const layer = scene(9, [
        [165, 32],
        [71, 17],
      ]);
      file(layer, 4, 10, 'PNG', '9', (x, y) => layer.stamp(x + 2, y + 4, mushroom));
      file(layer, 34, 6, 'GIF', '2', (x, y) =>
        layer.stamp(x + 2, y + 12, low, { 0: '4', f: '4', e: '4', d: '4', 6: '4' }).stamp(x + 7, y + 5, high),
      );
      lamp(layer, 103, 55);
      stand(layer, pose('lift'), 66, 55);
      canvasBoard(layer, 114, 8, 42, 36);
      layer.stamp(126, 17, mushroom);
      return layer;
    },
  ],
  'insert-text': [
    'The word Pixel on a canvas, with a text cursor behind it; the mascot reads beside it',
    '画布上写着单词Pixel，后面是文本光标；小狐狸在一旁看书',
    () => {
      const layer = scene(11, [
        [5, 32],
        [16, 22],
        [163, 30],
      ]);
      canvasBoard(layer, 34, 9, 70, 32);
      layer.stamp(44, 17, pixelWord).rect(91, 14, 2, 19, '9').rect(89, 13, 6, 1, '9').rect(89, 33, 6, 1, '9');
      lamp(layer, 115, 55);
      stand(layer, pose('read'), 128, 55);
      return layer;
    },
  ],
  iphone: [
    'A phone and a tablet with the same mushroom stand on the meadow by night; the mascot waves',
    '夜里草地上立着手机和平板，屏幕上是同一朵蘑菇；小狐狸挥手',
    () => {
      const layer = scene(12, [
        [6, 34],
        [17, 24],
        [166, 32],
      ]);
      glow(layer, 38, 34, 24);
      glow(layer, 92, 32, 34);
      device(layer, 26, 12, 26, 45, (x, y) => stand(layer, mushroom, x + 2, y + 31));
      device(layer, 62, 11, 60, 46, (x, y) => {
        layer.rect(x + 44, y + 5, 6, 6, 'b');
        stand(layer, toadstool, x + 15, y + 35);
      });
      stand(layer, pose('wave'), 129, 55);
      return layer;
    },
  ],
  layer: [
    'Three sheets lie over one another: a landscape, a slime, a star; on a board beside them all three are one picture',
    '三张纸一层层叠着：风景、史莱姆、星星；旁边的画板上，三层合成了一幅画',
    () => {
      const layer = scene(13, [[166, 32]]);
      const from = 8;
      // Threads that hold the sheets over one another.
      for (let y = 4; y < 38; y += 2) layer.set(from + 1, y + 13, '4').set(from + 70, y, '4');
      flatSheet(layer, from, 38, (x, row) => {
        if (row > 7) return row === 8 ? 'f' : 'e';
        return x > 33 && x < 40 && row > 1 && row < 5 ? 'b' : '4';
      });
      flatSheet(layer, from, 20, (x, row) => {
        const far = Math.hypot((x - 22) / 10, (row - 7.5) / 4.2);
        if (far > 1) return '6';
        if (far > 0.78) return '0';
        return row > 6 && row < 9 && (x === 19 || x === 25)
          ? '0'
          : x < 20 && row < 6
            ? 'f'
            : x > 27
              ? 'd'
              : 'e';
      });
      flatSheet(layer, from, 2, (x, row) => {
        for (const [cx, cy] of [
          [13, 4],
          [32, 9],
        ]) {
          const far = Math.abs(x - cx) / 5 + Math.abs(row - cy) / 2.4;
          if (far < 1) return far < 0.3 ? 'b' : '9';
        }
        return '6';
      });
      stand(layer, pose('point'), 88, 55);
      board(layer, 121, 7, 38, 38, '4');
      layer.rect(122, 31, 36, 11, 'e').rect(122, 31, 36, 1, 'f').rect(147, 12, 6, 6, 'b');
      stand(layer, slime, 133, 39);
      layer.stamp(124, 11, star).stamp(150, 24, star);
      return layer;
    },
  ],
  preview: [
    'A slime on a large canvas, each of its pixels a square in a grid; in a small window beside it, as small as it is',
    '大画布上的史莱姆，每个像素都是网格里的一格；旁边的小窗里，它只有真正的大小',
    () => {
      const layer = scene(14, [
        [5, 30],
        [164, 34],
        [155, 23],
      ]);
      board(layer, 18, 3, 58, 46, '5');
      const [grid, at] = [7, [23, 6]];
      for (let row = 0; row < 6; row++)
        for (let column = 0; column < 7; column++) {
          const color = small[row - 1]?.[column] ?? '.';
          const [x, y] = [at[0] + column * grid - 1, at[1] + row * grid - 1];
          layer.rect(x + 1, y + 1, grid - 1, grid - 1, color === '.' ? '6' : color);
        }
      sheet(layer, 86, 12, 32, 26, { fill: '6', shade: '5' });
      layer.rect(87, 13, 30, 4, '3').rect(112, 14, 2, 2, '6').rect(87, 17, 30, 1, '0').stamp(99, 24, small);
      layer.rect(100, 38, 4, 19, '0').rect(101, 38, 2, 19, '7');
      stand(layer, flip(pose('point')), 122, 55);
      return layer;
    },
  ],
  transform: [
    'A mushroom on a canvas in a frame with handles; the mascot pulls at a corner',
    '画布上的蘑菇套着带手柄的变换框，小狐狸拉着一个角',
    () => {
      const layer = scene(16, [
        [5, 30],
        [15, 21],
        [165, 30],
      ]);
      canvasBoard(layer, 28, 2, 84, 46);
      layer.stamp(57, 15, toadstool);
      const [left, top, right, foot] = [49, 12, 91, 42];
      for (let x = left; x <= right; x += 1) if ((x - left) % 4 < 2) layer.set(x, top, '2').set(x, foot, '2');
      for (let y = top; y <= foot; y += 1) if ((y - top) % 4 < 2) layer.set(left, y, '2').set(right, y, '2');
      layer.rect(70, 6, 1, 6, '2');
      for (const [x, y] of [
        [left, top],
        [70, top],
        [right, top],
        [left, 27],
        [right, 27],
        [left, foot],
        [70, foot],
        [right, foot],
      ])
        layer.rect(x - 2, y - 2, 5, 5, '0').rect(x - 1, y - 1, 3, 3, '6');
      layer.rect(68, 4, 5, 3, '0').rect(69, 3, 3, 5, '0').rect(69, 4, 3, 3, 'b');
      stand(layer, flip(pose('push')), 94, 55);
      return layer;
    },
  ],
  deco: [
    'A mushroom with a rim of gold, a shadow and sparks; beyond an arrow the same mushroom without them',
    '带金边、阴影和火花的蘑菇；箭头另一边，同一朵蘑菇没有了这些',
    () => {
      const layer = scene(17, [
        [5, 32],
        [164, 30],
      ]);
      canvasBoard(layer, 14, 3, 52, 43);
      canvasBoard(layer, 86, 3, 46, 43);
      const drawn = (dx, dy, color) =>
        layer.stamp(
          25 + dx,
          12 + dy,
          toadstool.map((row) => row.replaceAll(/[^.]/g, color)),
        );
      drawn(4, 3, '3');
      for (const [dx, dy] of [
        [-2, 0],
        [2, 0],
        [0, -2],
        [0, 2],
        [-1, -1],
        [1, -1],
        [-1, 1],
        [1, 1],
      ])
        drawn(dx, dy, 'a');
      layer.stamp(25, 12, toadstool);
      for (const [x, y] of [
        [16, 6],
        [56, 8],
        [17, 31],
      ])
        layer.stamp(x, y, star, { b: '9', 6: 'b' });
      arrow(layer, 69, 19, 14, 'b', 'a');
      layer.stamp(96, 12, toadstool);
      stand(layer, flip(pose('think')), 137, 55);
      return layer;
    },
  ],
  formats: [
    'Four files stand on the meadow: one of frames, one of colours, a picture, an animation; the mascot reads beside them',
    '草地上立着四个文件：一排帧、一组颜色、一张图、一段动画；小狐狸在一旁看书',
    () => {
      const layer = scene(18, [
        [165, 32],
        [158, 22],
      ]);
      file(layer, 4, 9, 'ASE', '9', (x, y) => {
        for (const [index, rows] of [
          small,
          ['......', ...small.slice(0, 1), '0fffe0', '0e0e00', '.0000.'],
        ].entries())
          sheet(layer, x + 2 + index * 10, y + 8, 10, 11, { fill: '4', shade: '3' }).stamp(
            x + 4 + index * 10,
            y + 11,
            rows,
          );
      });
      file(layer, 36, 9, 'GPL', 'd', (x, y) => {
        for (let index = 0; index < 9; index++)
          layer.rect(
            x + 3 + (index % 3) * 6,
            y + 5 + Math.floor(index / 3) * 5,
            5,
            4,
            ['8', '9', 'b', 'd', 'e', 'f', '2', '3', '4'][index],
          );
      });
      file(layer, 68, 9, 'PNG', '2', (x, y) => layer.stamp(x + 2, y + 4, mushroom));
      file(layer, 100, 9, 'GIF', 'b', (x, y) =>
        layer.stamp(x + 2, y + 12, low, { 0: '4', f: '4', e: '4', d: '4', 6: '4' }).stamp(x + 7, y + 5, high),
      );
      stand(layer, pose('read'), 130, 55);
      return layer;
    },
  ],
  'carry-project': [
    'The mascot carries a folder from a phone to a computer; both show the same mushroom',
    '小狐狸举着文件夹，从手机走向电脑，两块屏幕上是同一朵蘑菇',
    () => {
      const layer = scene(19, [
        [4, 32],
        [166, 30],
      ]);
      glow(layer, 30, 34, 22);
      device(layer, 17, 13, 26, 43, (x, y) => stand(layer, mushroom, x + 2, y + 30));
      for (let step = 0; step < 3; step++) layer.rect(47 + step * 6, 50, 3, 1, '5');
      stand(layer, pose('lift'), 64, 55);
      glow(layer, 132, 30, 30);
      monitor(layer, 109, 55);
      return layer;
    },
  ],
  'three-places': [
    'The same mushroom on a phone, on a computer and in a cloud; the mascot sleeps well',
    '同一朵蘑菇在手机、电脑和云里；小狐狸睡得正香',
    () => {
      const layer = scene(20, [
        [4, 30],
        [166, 34],
      ]);
      glow(layer, 28, 34, 22);
      device(layer, 15, 13, 26, 43, (x, y) => stand(layer, mushroom, x + 2, y + 30));
      glow(layer, 76, 30, 30);
      monitor(layer, 53, 55);
      const cloud = new Layer(46, 30);
      const isCloud = (x, y) =>
        y < 27 &&
        [
          [11, 19, 10],
          [22, 12, 12],
          [34, 18, 11],
          [22, 22, 13],
        ].some(([cx, cy, radius]) => Math.hypot(x - cx, y - cy) < radius);
      cloud.paint(0, 0, 46, 30, (x, y) => {
        if (!isCloud(x, y)) return undefined;
        const isEdge = !isCloud(x - 1, y) || !isCloud(x + 1, y) || !isCloud(x, y - 1) || !isCloud(x, y + 1);
        return isEdge ? '0' : y > 22 || !isCloud(x + 3, y + 2) ? '4' : '6';
      });
      layer.stamp(112, 4, cloud).stamp(126, 11, mushroom);
      stand(layer, pose('sleep'), 118, 55);
      return layer;
    },
  ],
  'wrong-layer': [
    'Of two layers the upper one is chosen, and a pencil points to its sheet; the red square lies on the sheet of the lower one',
    '两个图层里选中的是上层，铅笔也指着上层那张纸；红色方块却落在下层',
    () => {
      const layer = new Layer(164, 44);
      sheet(layer, 0, 5, 58, 36, { fill: '1', shade: '0' });
      for (const [row, fill] of ['b', '5'].entries()) {
        const y = 8 + row * 15;
        sheet(layer, 3, y, 52, 14, { fill, shade: row ? '3' : 'a' });
        sheet(layer, 6, y + 2, 10, 10, { fill: '6', shade: '5' });
        layer.rect(20, y + 6, 24 - row * 6, 2, '0');
      }
      layer.rect(9, 28, 4, 4, '9').stamp(46, 11, lines('......0 .....00 0...00. 00.00.. .000... ..0....'));
      arrow(layer, 64, 18, 20, '9', '8');
      flatSheet(layer, 90, 26, (x, row) => (x > 15 && x < 30 && row > 3 && row < 10 ? '9' : '6'));
      flatSheet(layer, 90, 6, () => '6');
      layer.stamp(124, 1, pen);
      return layer;
    },
  ],
  timelapse: [
    'A strip of film on which a mushroom grows from nothing to its last light; below it the mascot draws it at an easel',
    '一条胶片上，蘑菇从空白一格格画到最后的高光；下面小狐狸对着蘑菇在画架上画',
    () => {
      const layer = scene(21, [
        [5, 26],
        [164, 27],
        [154, 18],
      ]);
      layer.rect(0, 0, 170, 24, '0');
      for (let x = 2; x < 170; x += 6) layer.rect(x, 1, 3, 1, '5').rect(x, 22, 3, 1, '5');
      const own = cut(mushroom, 2, 0, 15, 16);
      const stages = [
        [],
        own.map((row) => row.replaceAll(/[^.]/g, '3')),
        own.map((row) => row.replaceAll(/[^.0]/g, '6')),
        own.map((row) => row.replaceAll(/[8c]/g, '9')),
        own,
        own,
      ];
      for (const [index, stamp] of stages.entries()) {
        const x = 3 + index * 28;
        layer.rect(x, 3, 24, 18, index === 5 ? 'b' : '4').rect(x, 17, 24, 4, index === 5 ? 'a' : '5');
        layer.stamp(x + 4, 4, stamp);
      }
      stand(layer, cut(piece('scene/home'), 0, 0, 62, 33), 34, 56);
      layer.stamp(70, 28, stages[3]);
      stand(layer, mushroom, 116, 56);
      return layer;
    },
  ],
  'timeline-wide': [
    'Three layers with six frames each on a board: a spark, a slime that jumps, the meadow below it; the mascot points at the playhead',
    '木板上有三个图层，每层六帧：火花、跳起的史莱姆、脚下的草地；吉祥物指着播放头',
    () => {
      const layer = scene(2, [
        [4, 34],
        [14, 24],
      ]);
      timeline(layer, 22, 3);
      layer.rect(95, 1, 3, 53, '9').rect(93, 0, 7, 4, '9').rect(94, 4, 5, 1, '8');
      lamp(layer, 160, 55);
      stand(layer, flip(pose('point')), 132, 55);
      return layer;
    },
  ],
  'cell-wide': [
    'The same board: a column and a row are lit, and a gold frame stands around the cell where they meet',
    '同一块木板：一列和一行亮着，相交的单元格围着金框',
    () => {
      const layer = scene(5, [
        [5, 26],
        [158, 24],
        [166, 34],
      ]);
      timeline(layer, 34, 3, { column: 2, row: 1 });
      ring(layer, 34 + 19 + 2 * cellSize - 2, 3 + 2 + cellSize - 2, 19, 19);
      stand(layer, pose('wave'), 2, 55);
      return layer;
    },
  ],
  'frame-wide': [
    'The same board: one column is framed, in which a slime leaps below a spark',
    '同一块木板：框出了一列，里面的史莱姆跳起来，头上有火花',
    () => {
      const layer = scene(7, [
        [6, 32],
        [17, 22],
        [164, 27],
      ]);
      timeline(layer, 26, 3, { column: 3 });
      ring(layer, 26 + 19 + 3 * cellSize - 2, 3, 19, 52);
      stand(layer, pose('leap'), 141, 50);
      return layer;
    },
  ],
  'gallery-wide': [
    'Eight pictures hang on a wall in two rows; the mascot looks at them by lamplight',
    '墙上挂着两排共八张画，吉祥物在灯光下看画',
    () => {
      const layer = scene(3, [
        [5, 30],
        [165, 30],
      ]);
      board(layer, 16, 2, 108, 48, '7');
      for (let y = 14; y < 50; y += 12) layer.rect(17, y, 106, 1, '0');
      for (let index = 0; index < 8; index++) {
        const [column, row] = [index % 4, Math.floor(index / 4)];
        const [x, y] = [23 + column * 26, 6 + row * 22];
        sheet(layer, x, y, 17, 18, { fill: 'b', shade: 'a' });
        layer.rect(x + 2, y + 2, 13, 13, '0').stamp(x + 3, y + 3, lines(paintings[index]));
      }
      lamp(layer, 129, 55);
      stand(layer, pose('think'), 142, 55);
      return layer;
    },
  ],
  'sprite-wide': [
    'Three panes in a row, sky, slime and sparks; in a fourth they lie over one another',
    '并排三块画板：天空、史莱姆、火花；第四块里它们叠在一起',
    () => {
      const layer = scene(4, [
        [3, 24],
        [167, 24],
      ]);
      const sky = (x, y) =>
        layer
          .rect(x + 1, y + 1, 32, 24, '4')
          .rect(x + 1, y + 25, 32, 11, 'e')
          .rect(x + 1, y + 25, 32, 2, 'f')
          .rect(x + 23, y + 5, 5, 5, 'b');
      const empty = (x, y) =>
        layer.paint(x + 1, y + 1, 32, 35, (px, py) =>
          ((px - x) >> 2) % 2 === ((py - y) >> 2) % 2 ? '6' : '5',
        );
      const lights = (x, y) => layer.stamp(x + 4, y + 6, star).stamp(x + 22, y + 15, star);
      [6, 48, 90, 132].forEach((x, index) => {
        const y = 10;
        board(layer, x, y, 34, 37, '6');
        if (index === 0 || index === 3) sky(x, y);
        else empty(x, y);
        if (index === 1 || index === 3) layer.stamp(x + 10, y + 23, tall);
        if (index === 2 || index === 3) lights(x, y);
      });
      for (const x of [41, 83]) layer.rect(x, 27, 6, 2, 'b').rect(x + 2, 25, 2, 6, 'b');
      layer.rect(125, 26, 6, 2, 'b').rect(125, 29, 6, 2, 'b');
      return layer;
    },
  ],
  'reference-wide': [
    'The mascot paints a mushroom at an easel and looks at the picture of one beside it',
    '吉祥物在画架前画蘑菇，看着旁边那张蘑菇的图',
    () => {
      const layer = scene(6, [
        [5, 32],
        [16, 22],
        [156, 26],
        [165, 34],
      ]);
      lamp(layer, 143, 55);
      board(layer, 62, 6, 34, 38, '6');
      layer.paint(63, 7, 32, 35, (x, y) => ((x >> 2) % 2 === (y >> 2) % 2 ? '6' : '5'));
      const half = mushroom.map((row, y) => (y < 9 ? row : row.replace(/[^.0]/g, '.')));
      layer.stamp(71, 18, half);
      board(layer, 104, 14, 34, 28, '4');
      layer.rect(105, 31, 32, 9, 'e').rect(105, 31, 32, 1, 'f').rect(128, 17, 5, 5, 'b');
      layer.stamp(110, 20, mushroom);
      stand(layer, pose('paint'), 33, 55);
      return layer;
    },
  ],
  'fonts-wide': [
    'Signs of a street by night, each in another face: Aa, 12 and AB',
    '夜里街边的招牌，每块用一种字体：Aa、12、AB',
    () => {
      const layer = scene(8, [
        [4, 30],
        [166, 34],
      ]);
      [
        [12, 8, 34, 24, '6', 2, 5],
        [54, 14, 31, 24, 'b', 3, 5],
        [93, 6, 31, 22, '6', 3, 4],
        [130, 18, 36, 18, 'f', 5, 4],
      ].forEach(([x, y, wide, deep, fill, left, top], index) => {
        glow(layer, x + wide / 2, y + deep / 2, 24);
        board(layer, x, y, wide, deep, fill).stamp(x + left, y + top, signs[index]);
      });
      stand(layer, pose('read'), 110, 55);
      return layer;
    },
  ],
};

for (const [name, [en, zh, draw]] of Object.entries(pieces)) writePicture(`parts/${name}`, en, zh, draw());
