/* What stands for a lesson on the map's page: each 32 pixels wide, so that all are one row of pictures. */
import { Layer, piece, writePicture } from './layer.mjs';
import { cut } from './night.mjs';
import { mushroom, outlined, sheet, thumb } from './small.mjs';
import { figure, grow } from './stage.mjs';

const side = 32;
const floor = 28;
const scene = (draw) => thumb(side, side, draw);

/** Things that stand on a strip of meadow without corners, from a column on. */
const onMeadow = (...things) =>
  scene((layer) => {
    grow(layer, floor);
    for (const [x, y] of [
      [0, floor],
      [side - 1, floor],
      [0, side - 1],
      [side - 1, side - 1],
    ])
      layer.rows[y][x] = '.';
    for (const [left, rows, down = 0] of things)
      layer.stamp(left, floor + down - (rows.height ?? rows.length), rows);
  });

/** Rows of a piece without what stands behind the thing. */
const without = (rows, background) =>
  rows.map((row) => [...row].map((color) => (background.includes(color) ? '.' : color)).join(''));

const apple = piece('lessons/apple-solution');
const ghosts = cut(piece('craft/quarter-steps'), 8, 0, side, 26);
/** The sign of the lesson as large as the picture: its edges are repeated, its corners stay. */
const grown = (at) => (at < 12 ? at : at < 20 ? 12 : at - 8);
const sign = piece('lessons/sign-solution');

const logs = ['.777....777.', '77777777777.', '.7777777777.'];

const pieces = {
  outlines: scene((layer) => {
    const dark = thumb(18, 18, (to) => outlined(to.stamp(1, 1, apple)));
    layer.stamp(0, 0, dark).stamp(14, 14, dark, { 0: '8' });
  }),
  heap: scene((layer) => {
    for (const [from, column, left, top] of [
      ['hard', 27, 7, 0],
      ['hard', 3, 0, 14],
      ['soft', 51, 14, 14],
    ])
      cut(piece(`craft/materials-${from}`), column, 26, 18, 18).forEach((row, y) => {
        [...row].forEach((color, x) => {
          if (Math.hypot(x - 8.5, y - 8.5) < 8.8) layer.set(left + x, top + y, color);
        });
      });
  }),
  lamps: scene((layer) => {
    for (const lamp of [0, 1, 2, 3])
      layer.stamp((lamp % 2) * 16, lamp > 1 ? 16 : 0, cut(piece('craft/lamps'), lamp * 28 + 4, 0, 16, 16));
  }),
  cottage: onMeadow([
    3,
    thumb(26, 26, (layer) => outlined(layer.stamp(1, 1, without(piece('lessons/cottage-solution'), '2')))),
    1,
  ]),
  runner: onMeadow([5, figure(piece('figures/run', 4)), 1]),
  walker: onMeadow([6, figure(piece('figures/walk')), 1]),
  master: scene((layer) => {
    for (const [left, top] of [
      [8, 0],
      [6, 3],
    ])
      sheet(layer, left, top, 24, 26, { fill: '5', shade: '4' });
    sheet(layer, 0, 6, 26, 26, { fill: 'b', shade: 'a' });
    sheet(layer, 3, 9, 20, 20).stamp(5, 11, mushroom);
  }),
  directions: onMeadow([0, piece('examples/hero', 2), 1], [16, piece('examples/hero', 6), 1]),
  'half-step': scene((layer) => layer.rect(0, 0, side, side, ghosts[0][0]).stamp(0, 3, ghosts)),
  flame: onMeadow([10, logs, 1], [8, piece('craft/fire', 2), -1]),
  island: scene((layer) => layer.stamp(0, 0, cut(piece('craft/terrain-map'), 34, 8, side, side))),
  sign: scene((layer) => layer.paint(0, 0, side, side, (x, y) => sign[grown(y)][grown(x)])),
  fox: onMeadow([4, piece('mascot/walk'), 1]),
  lake: scene((layer) => layer.stamp(0, 0, cut(piece('craft/lake'), 80, 46, side, side))),
  portrait: scene((layer) => layer.stamp(0, 0, cut(piece('craft/portrait'), 13, 13, side, side))),
  /** The last one has two columns. */
  street: new Layer(120, side).stamp(0, 0, cut(piece('craft/street'), 133, 112, 120, side)),
};

const words = {
  outlines: [
    'An apple with a dark outline, and one with a red one',
    '一个深色轮廓的苹果，一个红色轮廓的苹果',
  ],
  heap: ['Balls of metal, gold and slime', '金属球、金球和史莱姆球'],
  lamps: ['A lamp at night four times, in the colours of four palettes', '四盏夜里的灯，各用一套调色板'],
  cottage: ['A cottage', '一座小屋'],
  runner: ['A figure that runs', '奔跑的小人'],
  walker: ['A figure that walks', '行走的小人'],
  master: ['A framed drawing before two copies', '装了框的画，后面是两份副本'],
  directions: ['A hero from the front and from the side', '主角的正面和侧面'],
  'half-step': ['Two ghosts by night', '夜里的两只幽灵'],
  flame: ['A fire on logs', '木柴上的火'],
  island: ['The shore of an island', '小岛的岸边'],
  sign: ['A red sign in a frame of wood', '木框里的红色牌子'],
  fox: ['The fox', '小狐狸'],
  lake: ['Two trees on a lake that mirrors them', '湖边两棵树和倒影'],
  portrait: ['A face, lit from the left', '从左边照亮的脸'],
  street: ['A fox before a lit window, in a street by night', '夜里的街，狐狸坐在亮着的橱窗前'],
};

const palettes = {
  'half-step': 'craft/quarters',
  heap: 'craft/materials',
  lamps: 'craft/lamps',
  lake: 'craft/lake',
  portrait: 'craft/portrait',
  street: 'craft/street',
};

for (const [name, layer] of Object.entries(pieces)) {
  const palette = palettes[name];
  writePicture(`thumbs/${name}`, ...words[name], layer, ...(palette ? [`palette: ${palette}`] : []));
}
