/** Who stands on the meadow above plain pages: privacy, terms, accessibility and the two sheets. */
import { Layer, piece, writePicture } from './layer.mjs';
import { cut, pose, post, slime, stand } from './night.mjs';
import { letterPair, sheet } from './small.mjs';

/** The row that all stand on. */
const foot = 44;

/** Somebody and what stands around, without a ground of its own. */
function cast(width, draw) {
  const layer = new Layer(width, foot + 2);
  draw(layer);
  return layer;
}

/** A scroll on two rods, with its title, lines and a seal. */
function scroll(layer, left, top) {
  sheet(layer, left + 2, top + 3, 36, 32);
  for (const rod of [top, top + 34]) {
    sheet(layer, left, rod, 40, 5, { fill: '5', shade: '4' });
    for (const end of [left - 2, left + 39])
      layer.rect(end, rod, 3, 5, '0').rect(end + 1, rod + 1, 1, 3, '9');
  }
  layer.rect(left + 7, top + 8, 14, 3, '2');
  for (const [row, wide] of [
    [14, 26],
    [17, 22],
    [20, 25],
    [23, 12],
    [26, 14],
  ])
    layer.rect(left + 7, top + row, wide, 1, '3');
  return layer.stamp(left + 24, top + 22, [
    '..0000..',
    '.099980.',
    '09c99980',
    '09999980',
    '09999880',
    '.099880.',
    '.089980.',
    '.080080.',
    '.00..00.',
  ]);
}

/** A board on two legs, the same letter dark on light and light on dark. */
function contrastBoard(layer, left, top) {
  const letter = cut(letterPair, 0, 0, 14, letterPair.length);
  for (const leg of [left + 5, left + 35])
    layer.rect(leg, top + 22, 4, foot - top - 21, '0').rect(leg + 1, top + 22, 2, foot - top - 22, '7');
  sheet(layer, left, top, 44, 23);
  layer.rect(left + 22, top + 1, 21, 21, '1').rect(left + 22, top + 20, 21, 1, '0');
  return layer.stamp(left + 4, top + 4, letter, { 2: '0' }).stamp(left + 25, top + 4, letter, { 2: '6' });
}

const arrows = {
  up: ['...0...', '..000..', '.00000.', '...0...', '...0...'],
  left: ['..0....', '.00....', '0000000', '.00....', '..0....'],
  down: ['...0...', '...0...', '.00000.', '..000..', '...0...'],
  right: ['....0..', '....00.', '0000000', '....00.', '....0..'],
};

/** A key as large as a stone, with an arrow. */
function arrowKey(layer, left, top, arrow) {
  sheet(layer, left, top, 15, 15, { fill: '5', shade: '4' });
  return layer.rect(left + 2, top + 1, 11, 10, '6').stamp(left + 4, top + 3, arrow);
}

/** A page of two columns: a title, tables with a head and rows, and keys. */
function twoColumns(layer, left, top) {
  sheet(layer, left, top, 36, foot - top);
  layer.rect(left + 4, top + 4, 17, 3, '2');
  for (const [column, row, rows] of [
    [4, 10, 5],
    [4, 24, 4],
    [19, 10, 3],
    [19, 20, 4],
  ]) {
    layer.rect(left + column, top + row, 13, 2, '3');
    for (let at = 0; at < rows; at++)
      layer
        .rect(left + column, top + row + 3 + 2 * at, 4, 1, '4')
        .rect(left + column + 5, top + row + 3 + 2 * at, 8 - 2 * (at % 2), 1, '4');
  }
  for (const key of [19, 24, 29])
    layer.rect(left + key, top + 32, 4, 4, '1').rect(left + key, top + 32, 4, 3, 'b');
}

/** A device of a picture of a category, its foot without the grass around it. */
function deviceOf(name, ...box) {
  const rows = cut(piece(`category/${name}`), ...box);
  return [...rows.slice(0, -1), rows.at(-1).replaceAll(/[^0]/g, '.')];
}

const pieces = {
  'sheet-ios': [
    'The mascot points at a page with tables in two columns; a tablet and a slime stand beside it',
    '小狐狸指着一张分两栏的表格，旁边是一台平板和一只史莱姆',
    cast(112, (layer) => {
      twoColumns(layer, 31, 3);
      stand(layer, pose('point'), 0, foot);
      stand(layer, deviceOf('ios', 37, 6, 26, 26), 70, foot);
      stand(layer, slime, 98, foot);
    }),
  ],
  'sheet-da': [
    'The mascot points at a page with tables in two columns; a laptop and a phone stand beside it',
    '小狐狸指着一张分两栏的表格，旁边是一台笔记本电脑和一部手机',
    cast(122, (layer) => {
      twoColumns(layer, 31, 3);
      stand(layer, pose('point'), 0, foot);
      stand(layer, deviceOf('macos', 32, 7, 31, 25), 68, foot);
      // Without the brush that paints on it.
      stand(layer, deviceOf('android', 38, 6, 18, 26), 103, foot);
      layer.rect(103, foot - 24, 1, 22, '0').rect(104, foot - 24, 1, 22, '1');
      layer.rect(105, foot - 22, 14, 15, '4').rect(105, foot - 7, 14, 4, '2');
      stand(layer, slime, 105, foot - 7);
    }),
  ],
  privacy: [
    'The mascot sleeps by a fire below a lamp; a slime and a mushroom keep it company',
    '小狐狸在路灯下的篝火旁睡着了，史莱姆和蘑菇陪着它',
    cast(100, (layer) => {
      const camp = piece('category/campfire');
      stand(layer, post, 84, foot - 1);
      stand(layer, cut(camp, 0, 0, camp[0].length, camp.length - 1), 2, foot);
    }),
  ],
  terms: [
    'The mascot points at a scroll with a seal, a slime looks on',
    '小狐狸指着一卷盖了印章的文书，史莱姆在一旁看着',
    cast(100, (layer) => {
      scroll(layer, 38, 5);
      stand(layer, pose('point'), 0, foot);
      stand(layer, slime, 84, foot);
    }),
  ],
  accessibility: [
    'The mascot waves before a board with a letter dark on light and light on dark, arrow keys beside it',
    '小狐狸在一块牌子旁挥手，牌子上同一个字母，一半浅底深字，一半深底浅字，旁边有方向键',
    cast(122, (layer) => {
      stand(layer, pose('wave'), 0, foot);
      contrastBoard(layer, 29, 7);
      arrowKey(layer, 91, 15, arrows.up);
      arrowKey(layer, 76, 30, arrows.left);
      arrowKey(layer, 91, 30, arrows.down);
      arrowKey(layer, 106, 30, arrows.right);
    }),
  ],
};
for (const [name, [en, zh, layer]] of Object.entries(pieces)) writePicture(`practice/${name}`, en, zh, layer);
