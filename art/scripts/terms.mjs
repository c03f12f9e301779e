/** What stands beside words of the word list: a frame for each, whose tag is the id of its term. */
import { Layer, piece, threshold, writeArt } from './layer.mjs';
import { fox, slime } from './night.mjs';
import { dashes, sheet } from './small.mjs';

const size = 24;
/** A piece of 16×16 or less, in the middle. */
const middle = (name, frame) => (layer) => {
  const rows = piece(name, frame);
  return layer.stamp((size - rows[0].length) >> 1, (size - rows.length) >> 1, rows);
};

/** A ball lit from the upper left, its tones by their distance from the light. */
function ball(layer, toneAt, edge = '0') {
  return layer.paint(2, 2, 20, 20, (x, y) => {
    const far = Math.hypot(x - 11.5, y - 11.5);
    if (far > 9.9) return undefined;
    if (far > 8.8) return typeof edge === 'function' ? edge(x, y) : edge;
    return toneAt(x, y, far);
  });
}
const lit = (x, y) => {
  const light = Math.hypot(x - 8, y - 8);
  return light < 3 ? '6' : light < 7.5 ? 'f' : light < 11 ? 'e' : 'd';
};

/** A line of steps `[columns]`, from the lower left. */
function steps(layer, lengths, color) {
  let [x, y] = [1, 20];
  for (const length of lengths) {
    layer.rect(x, y, length, 2, color);
    x += length;
    y -= 2;
  }
  return layer;
}

const stampSlime = (layer, left, top, colors) => layer.stamp(left, top, slime, colors);
const ghost = { 0: '3', d: '4', e: '4', f: '4', 6: '4' };

const pieces = {
  pixel: (layer) => {
    for (let cell = 0; cell < 9; cell++)
      layer.rect(2 + 7 * (cell % 3), 2 + 7 * Math.floor(cell / 3), 6, 6, cell === 4 ? '9' : '4');
    return layer.rect(9, 9, 6, 1, 'c');
  },
  palette: middle('areas/color'),
  'colour-ramp': (layer) => {
    for (const [index, color] of ['1', '2', '3', '4', '6'].entries())
      layer.rect(2 + 4 * index, 6, 4, 12, color);
    return layer;
  },
  'hue-shifting': (layer) => {
    for (const [index, color] of ['1', '8', '9', 'a', 'b'].entries())
      layer.rect(2 + 4 * index, 6, 4, 12, color);
    return layer;
  },
  jaggies: (layer) => steps(layer, [2, 6, 2, 2, 6, 2, 2], '9'),
  'anti-aliasing': (layer) => {
    for (const [x, y, wide] of [
      [1, 18, 6],
      [7, 14, 6],
      [13, 10, 6],
      [19, 6, 4],
    ])
      layer
        .rect(x, y, wide, 3, '3')
        .rect(x - 3, y + 1, 3, 2, '4')
        .rect(x + wide, y, 3, 2, '4');
    return layer;
  },
  doubles: (layer) =>
    layer
      .rect(2, 16, 4, 4, '3')
      .rect(6, 16, 4, 4, '9')
      .rect(6, 12, 4, 4, '3')
      .rect(10, 8, 4, 4, '3')
      .rect(10, 12, 4, 4, '9')
      .rect(14, 4, 4, 4, '3')
      .rect(18, 4, 4, 4, '3'),
  'orphan-pixel': (layer) =>
    ball(layer, (x, y) => (Math.abs(x - 15) < 1.5 && Math.abs(y - 9) < 1.5 ? '9' : 'e')),
  banding: (layer) => {
    for (let step = 0; step < 5; step++)
      for (const [index, color] of ['1', '2', '3', '4'].entries())
        layer.rect(2 + 4 * step, 13 - 3 * step + 3 * index, 4, 3, color);
    return layer;
  },
  'pillow-shading': (layer) =>
    ball(layer, (_x, _y, far) => (far < 3 ? '6' : far < 5 ? 'f' : far < 7 ? 'e' : 'd')),
  outline: (layer) => ball(layer, (x, y) => lit(x, y)),
  'selective-outlining': (layer) => ball(layer, lit, (x, y) => (x + y < 20 ? 'e' : x + y < 26 ? 'd' : '0')),
  silhouette: (layer) =>
    layer.stamp(
      0,
      2,
      fox.map((row) => row.replaceAll(/[^.]/g, '3')),
    ),
  dithering: (layer) => layer.paint(2, 4, 20, 16, (x, y) => ((x - 2) / 20 > threshold(x, y) ? '3' : '5')),
  eyedropper: middle('tools/eyedropper'),
  'paint-bucket': middle('tools/bucket'),
  selection: (layer) => dashes(stampSlime(layer, 5, 8), 2, 3, 20, 18),
  layer: middle('areas/layers'),
  frame: middle('areas/animation'),
  'onion-skin': (layer) => stampSlime(stampSlime(layer, 0, 5, ghost), 8, 11),
  'squash-and-stretch': (layer) =>
    layer
      .stamp(0, 12, [
        '..0000000..',
        '.0ffeeeed0.',
        '0ffe0e0eed0',
        '0eee0e0edd0',
        '0eeeeeeedd0',
        '.000000000.',
      ])
      .stamp(14, 5, [
        '..0000..',
        '.0ffee0.',
        '0ffeeed0',
        '0fe0e0d0',
        '0fe0e0d0',
        '0eeeeed0',
        '0eeeeed0',
        '0eeeedd0',
        '0eeeedd0',
        '0eeeddd0',
        '0eedddd0',
        '0eedddd0',
        '.000000.',
      ]),
  sprite: (layer) => stampSlime(layer, 5, 8),
  'sprite-sheet': (layer) => {
    sheet(layer, 1, 5, 22, 14, { fill: '6', shade: '4' });
    for (const [left, rows] of [
      [3, ['.ee.', 'efee', 'eeed']],
      [8, ['....', 'efee', 'eeed']],
      [13, ['.ee.', 'efee', 'eeed']],
      [18, ['fee.', 'eee.', 'eed.']],
    ])
      layer.stamp(left, 10, rows);
    return layer.rect(7, 6, 1, 11, '4').rect(12, 6, 1, 11, '4').rect(17, 6, 1, 11, '4');
  },
  tile: middle('examples/tile'),
  seamless: (layer) => {
    // Four copies of the tile whose edges nobody finds, from within the border of the nine.
    const copies = piece('technique/tile-seamless').slice(2, 2 + size);
    return layer.stamp(
      0,
      0,
      copies.map((row) => row.slice(2, 2 + size)),
    );
  },
  isometric: (layer) => {
    for (let row = 0; row < 6; row++)
      layer
        .rect(12 - 2 * row - 2, 2 + row, 4 * row + 4, 1, 'f')
        .rect(12 - 2 * (5 - row) - 2, 8 + row, 4 * (5 - row) + 4, 1, 'f');
    for (let x = 0; x < 10; x++) {
      layer.rect(2 + x, 8 + (x >> 1), 1, 9, 'e');
      layer.rect(21 - x, 8 + (x >> 1), 1, 9, 'd');
    }
    return layer;
  },
  'nine-slice': (layer) => {
    sheet(layer, 2, 3, 20, 18, { fill: 'a', shade: '9' });
    for (const at of [8, 15]) layer.rect(at, 1, 1, 22, '2').rect(0, at + 1, 24, 1, '2');
    return layer;
  },
  timeline: (layer) => {
    sheet(layer, 1, 4, 22, 16, { fill: '1', shade: '0' });
    for (const [x, y, wide, color] of [
      [3, 7, 5, 'f'],
      [9, 7, 5, 'f'],
      [15, 7, 6, 'f'],
      [3, 12, 11, 'b'],
      [15, 12, 6, 'a'],
    ])
      layer.rect(x, y, wide, 4, color);
    return layer.rect(12, 2, 2, 20, '9').rect(11, 2, 4, 2, '9');
  },
};
const names = Object.keys(pieces);
writeArt(
  'parts/terms',
  [
    'alt-en: What words of pixel art mean, each in a small picture',
    'alt-zh: 像素画词语的意思，每个一幅小图',
    ...names.map((name, index) => `tag: ${name} ${index + 1}`),
  ],
  names.map((name) => ({ layer: ((layer) => pieces[name](layer))(new Layer(size, size)) })),
);
