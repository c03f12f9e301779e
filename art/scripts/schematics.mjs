/** What guide pages begin with to show how a part of the app is laid out: boards in the fox's country by night. */
import { writePicture } from './layer.mjs';
import { flip, glow, lamp, lines, mushroom, pose, slime, stand, wood } from './night.mjs';
import { letterPair, sheet } from './small.mjs';

/** The country, its meadow at the lower edge. */
const scene = (seed, pines) => wood(170, 60, (x) => 53 + Math.sin(x / 21 + seed), seed, pines);

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

const pieces = {
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
