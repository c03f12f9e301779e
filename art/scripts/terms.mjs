/** What stands beside words of the word list: a frame for each, whose tag is the id of its term. */
import { chance, Layer, piece, threshold, writeArt } from './layer.mjs';
import { enlarge, fox, foxHead, slime, wordRows } from './night.mjs';
import { dashes, folder, padlock, sheet, small, star } from './small.mjs';

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

/** The ground of what is transparent. */
const checker = (layer) =>
  layer.paint(2, 2, 20, 20, (x, y) => ((((x - 2) >> 2) + ((y - 2) >> 2)) % 2 ? '4' : '6'));

/** Colours side by side, as tall as a row. */
function swatches(layer, colors, top = 6, tall = 12) {
  const wide = Math.floor(20 / colors.length);
  for (const [index, color] of [...colors].entries()) layer.rect(2 + wide * index, top, wide, tall, color);
  return layer;
}

/** A file with its kind on a band. */
function file(layer, kind, band) {
  sheet(layer, 2, 1, 20, 22);
  const rows = wordRows(kind);
  return layer
    .rect(3, 11, 18, 9, band)
    .stamp(12 - Math.ceil(rows[0].length / 2), 13, rows, { 0: band === 'b' ? '0' : '6' })
    .rect(6, 5, 8, 1, '4')
    .rect(6, 7, 11, 1, '4');
}

/** Cells side by side, each of a colour. */
function cells(layer, colors, top = 8) {
  for (const [index, color] of [...colors].entries())
    sheet(layer, 1 + 7 * index, top, 8, 9, { fill: color, shade: color });
  return layer;
}

/** Squares of four pixels at places of a path. */
const dots = (layer, places, color) => {
  for (const [x, y] of places) layer.rect(x, y, 3, 3, color);
  return layer;
};

const disc = (layer, cx, cy, radius, color) =>
  layer.paint(0, 0, size, size, (x, y) => (Math.hypot(x - cx, y - cy) < radius ? color : undefined));

/** What lies in both of two discs has a colour of its own. */
function overlap(layer, [left, both, right]) {
  const isIn = (x, y, cx) => Math.hypot(x - cx, y - 11.5) < 7;
  return layer.paint(0, 0, size, size, (x, y) => {
    const [isLeft, isRight] = [isIn(x, y, 8), isIn(x, y, 15)];
    return isLeft ? (isRight ? both : left) : isRight ? right : undefined;
  });
}

const flat = ['..0000000..', '.0ffeeeed0.', '0ffe0e0eed0', '0eee0e0edd0', '0eeeeeeedd0', '.000000000.'];
const tall = [
  '..0000..',
  '.0ffee0.',
  '0ffeeed0',
  '0fe0e0d0',
  '0fe0e0d0',
  '0eeeeed0',
  '0eeeeed0',
  '0eeeedd0',
  '0eeddd0.',
  '.00000..',
];
const round = (layer, colors) => stampSlime(layer, 5, 8, colors);

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
  canvas: (layer) => sheet(layer, 1, 3, 22, 18).stamp(9, 10, small),
  grid: (layer) => {
    sheet(layer, 1, 1, 22, 22, { shade: '6' });
    for (let at = 6; at < 20; at += 5) layer.rect(at, 2, 1, 20, '4').rect(2, at, 20, 1, '4');
    return layer;
  },
  checkerboard: checker,
  transparency: (layer) =>
    checker(layer).paint(2, 2, 20, 20, (x, y) => ((y - 2) / 20 > threshold(x, y) ? '3' : undefined)),
  opacity: (layer) => checker(layer).paint(5, 5, 14, 14, (x, y) => (x > 11 || (x + y) % 2 ? '9' : undefined)),
  alpha: (layer) =>
    checker(layer).paint(2, 2, 20, 20, (x, y) => ((x - 2) / 20 > threshold(x, y) ? 'e' : undefined)),
  'alpha-lock': (layer) => layer.stamp(12 - (padlock[0].length >> 1), 12 - (padlock.length >> 1), padlock),
  rgba: (layer) => disc(disc(disc(layer, 11.5, 8, 5.5, '9'), 7, 15, 5.5, 'e'), 16, 15, 5.5, '3'),
  hue: (layer) => swatches(layer, '89be3'),
  saturation: (layer) => swatches(layer, '5c98'),
  brightness: (layer) => ball(layer, (x) => (x < 8 ? 'd' : x < 15 ? 'e' : 'f')),
  'flat-colour': (layer) => ball(layer, () => 'e'),
  highlight: (layer) => ball(layer, (x, y) => (Math.hypot(x - 8, y - 8) < 3.2 ? '6' : 'e')),
  cluster: (layer) =>
    ball(layer, (x, y) => (Math.hypot(x - 8, y - 8) < 5 ? 'f' : Math.hypot(x - 9, y - 8) < 10 ? 'e' : 'd')),
  gradient: (layer) =>
    layer.paint(2, 3, 20, 18, (x, y) => {
      const depth = ((y - 3) / 18) * 4;
      return '12346'[Math.min(4, Math.floor(depth) + (depth % 1 > threshold(x, y) ? 1 : 0))];
    }),
  'gradient-map': (layer) => swatches(swatches(layer, '0135', 3, 8), '18ab', 13, 8),
  'indexed-colour': (layer) => {
    for (let index = 0; index < 16; index++)
      layer.rect(2 + 5 * (index % 4), 2 + 5 * (index >> 2), 5, 5, index.toString(16));
    return layer;
  },
  'palette-swap': (layer) => {
    round(layer).paint(12, 0, 12, size, (_x, _y, color) => ({ f: 'c', e: '9', d: '8' })[color]);
    return layer.rect(12, 4, 1, 16, '2');
  },
  'ordered-dithering': (layer) =>
    layer.paint(2, 4, 20, 16, (x, y) => ((Math.floor((x - 2) / 4) + 0.5) / 5 > threshold(x, y) ? '3' : '5')),
  'error-diffusion': (layer) =>
    layer.paint(2, 4, 20, 16, (x, y) => ((x - 2) / 20 > chance(x, y) ? '3' : '5')),
  'integer-scaling': (layer) => layer.stamp(1, 15, small).stamp(10, 10, enlarge(small, 2)),
  'nearest-neighbour': (layer) => layer.stamp(3, 4, enlarge(small, 3)),
  'pixel-art': (layer) => layer.stamp(4, 6, foxHead),
  'pixel-perfect': (layer) => {
    for (let step = 0; step < 6; step++) layer.rect(2 + 3 * step, 18 - 3 * step, 3, 3, '9');
    return layer.rect(20, 3, 3, 3, '9');
  },
  pressure: (layer) => {
    for (let x = 2; x < 22; x++) {
      const half = 0.5 + ((x - 2) / 20) * 5;
      const y = 12 + 3 * Math.sin(x / 4);
      layer.rect(x, Math.round(y - half), 1, Math.round(2 * half), '2');
    }
    return layer;
  },
  spray: middle('tools/spray'),
  freeform: middle('tools/freeform'),
  symmetry: (layer) => {
    const half = [
      '..000.',
      '.0cc90',
      '0cc999',
      '0c9999',
      '0c9999',
      '.09999',
      '..0999',
      '...099',
      '....09',
      '.....0',
    ];
    const heart = half.map((row) => row + [...row].reverse().join('').replaceAll('c', '8'));
    layer.stamp(6, 7, heart);
    for (let y = 2; y < 22; y += 4) layer.rect(12, y, 1, 2, '2');
    return layer;
  },
  skew: (layer) => {
    for (let row = 0; row < 14; row++) layer.rect(9 - (row >> 1), 5 + row, 13, 1, row % 13 ? 'e' : '0');
    for (let row = 0; row < 14; row++)
      layer.set(9 - (row >> 1), 5 + row, '0').set(21 - (row >> 1), 5 + row, '0');
    return layer;
  },
  transform: (layer) => {
    dashes(round(layer), 2, 3, 20, 18);
    for (const x of [1, 20]) for (const y of [2, 19]) layer.rect(x, y, 3, 3, '0').set(x + 1, y + 1, '6');
    return layer;
  },
  'layer-group': (layer) => folder(layer, 1, 2),
  'layer-style': (layer) => {
    const shape = (dx, dy, color) =>
      layer.stamp(
        5 + dx,
        7 + dy,
        slime.map((row) => row.replaceAll(/[^.]/g, color)),
      );
    shape(3, 3, '3');
    for (const [dx, dy] of [
      [-1, 0],
      [1, 0],
      [0, -1],
      [0, 1],
    ])
      shape(dx, dy, 'a');
    return stampSlime(layer, 5, 7);
  },
  'clipping-mask': (layer) => ball(layer, (x, y) => ((x + y) % 6 < 3 ? 'b' : '9')),
  'blend-mode': (layer) => overlap(layer, ['9', '6', '3']),
  multiply: (layer) => overlap(layer, ['b', '8', 'c']),
  cell: (layer) => sheet(layer, 4, 4, 16, 16, { fill: '4', shade: '3' }).stamp(9, 10, small),
  clip: (layer) => cells(layer, 'ffb').rect(1, 4, 15, 2, '9').rect(1, 4, 2, 4, '9').rect(14, 4, 2, 4, '9'),
  hold: (layer) =>
    sheet(layer, 1, 8, 22, 9, { fill: 'f', shade: 'e' }).rect(4, 11, 3, 3, 'd').rect(9, 12, 11, 1, 'd'),
  'on-twos': (layer) => {
    for (const [index, color] of ['f', 'b'].entries())
      sheet(layer, 1 + 11 * index, 8, 12, 9, { fill: color, shade: color }).rect(
        6 + 11 * index,
        9,
        1,
        7,
        '0',
      );
    return layer;
  },
  'frame-duration': (layer) =>
    ball(layer, (_x, _y, far) => (far > 7.8 ? '4' : '6'))
      .rect(11, 6, 2, 7, '0')
      .rect(12, 11, 5, 2, '9'),
  'frame-rate': (layer) => cells(cells(layer, 'fff', 3), 'eee', 13),
  'key-pose': (layer) => layer.stamp(0, 14, flat).stamp(15, 10, tall),
  'in-between': (layer) =>
    layer.stamp(0, 14, flat, ghost).stamp(16, 10, tall, ghost).stamp(7, 3, small).rect(9, 9, 2, 3, '9'),
  easing: (layer) =>
    dots(
      layer,
      [
        [1, 19],
        [3, 18],
        [7, 14],
        [12, 8],
        [16, 4],
        [19, 2],
      ],
      '3',
    ),
  'ping-pong': (layer) => {
    for (const [top, isBack] of [
      [5, false],
      [13, true],
    ])
      for (let step = 0; step < 4; step++)
        layer
          .rect(isBack ? 5 + step : 18 - step, top + 3 - step, 1, 2 * step + 1, '2')
          .rect(isBack ? 8 : 3, top + 2, 13, 3, '2');
    return layer;
  },
  pivot: (layer) => round(layer).rect(11, 12, 3, 11, '9').rect(7, 16, 11, 3, '9').rect(12, 17, 1, 1, '6'),
  'smear-frame': (layer) =>
    stampSlime(layer.rect(1, 10, 10, 2, 'f').rect(0, 13, 10, 2, 'e').rect(3, 16, 8, 1, 'd'), 9, 8),
  'idle-animation': (layer) => stampSlime(stampSlime(layer, 5, 5, ghost), 5, 9),
  anticipation: (layer) =>
    layer.stamp(6, 15, flat).rect(11, 3, 2, 9, '9').rect(9, 5, 6, 1, '9').rect(10, 4, 4, 1, '9'),
  'walk-cycle': middle('examples/hero'),
  tilemap: (layer) => {
    for (const [index, color] of [...'eeeedddff'].entries())
      layer
        .rect(2 + 7 * (index % 3), 2 + 7 * Math.floor(index / 3), 6, 6, color === 'd' ? '3' : 'e')
        .rect(2 + 7 * (index % 3), 2 + 7 * Math.floor(index / 3), 6, 1, color === 'd' ? '4' : 'f');
    return layer;
  },
  tileset: (layer) => {
    for (const [index, [light, body]] of ['fe', '43', 'b9', '54'].entries())
      layer
        .rect(1 + 12 * (index % 2), 1 + 12 * (index >> 1), 10, 10, body)
        .rect(1 + 12 * (index % 2), 1 + 12 * (index >> 1), 10, 2, light);
    return layer;
  },
  gif: (layer) => file(layer, 'GIF', 'b'),
  apng: (layer) => file(layer, 'PNG', '2'),
  aseprite: (layer) => file(layer, 'ASE', '9'),
  gpl: (layer) => file(layer, 'GPL', 'd'),
  gallery: (layer) => {
    for (const [index, color] of ['b', 'f', 'c', '4'].entries())
      sheet(layer, 1 + 11 * (index % 2), 1 + 11 * (index >> 1), 11, 11, { fill: color, shade: color }).stamp(
        3 + 11 * (index % 2),
        4 + 11 * (index >> 1),
        small,
      );
    return layer;
  },
  'reference-image': (layer) => {
    sheet(layer, 1, 3, 22, 18, { shade: '6' });
    layer.rect(3, 5, 18, 12, '4').rect(15, 7, 3, 3, 'b');
    for (let row = 0; row < 6; row++) layer.rect(9 - row, 11 + row, 2 * row + 1, 1, 'e');
    return layer;
  },
  'auto-save': (layer) =>
    sheet(layer, 3, 3, 18, 18, { fill: '3', shade: '2' })
      .rect(7, 4, 9, 6, '5')
      .rect(13, 5, 2, 4, '1')
      .rect(6, 13, 12, 7, '6')
      .rect(8, 15, 8, 1, '4')
      .rect(8, 17, 8, 1, '4'),
  'safe-zone': (layer) => dashes(sheet(layer, 5, 1, 14, 22, { fill: '4', shade: '3' }), 7, 5, 10, 14),
  premium: (layer) => layer.stamp(3, 3, enlarge(star, 2)),
  project: (layer) => sheet(layer, 2, 1, 20, 22).stamp(4, 6, foxHead),
  timelapse: (layer) => {
    sheet(layer, 1, 4, 22, 16, { fill: '0', shade: '0' });
    for (let x = 3; x < 21; x += 4) layer.rect(x, 5, 2, 2, '5').rect(x, 17, 2, 2, '5');
    return layer.rect(3, 8, 8, 8, '6').rect(13, 8, 8, 8, '6').stamp(14, 10, small).rect(5, 12, 4, 2, 'd');
  },
  edition: (layer) =>
    sheet(layer, 1, 2, 16, 13, { fill: '3', shade: '2' })
      .rect(7, 15, 4, 4, '0')
      .rect(4, 18, 10, 2, '0')
      .stamp(0, 0, sheet(new Layer(size, size), 14, 8, 9, 14, { fill: 'f', shade: 'e' })),
  'beta-branch': (layer) => {
    layer.rect(10, 14, 4, 9, '0').rect(11, 14, 2, 9, '7');
    return sheet(layer, 3, 1, 18, 14, { fill: 'a', shade: '9' }).stamp(9, 3, enlarge(wordRows('B'), 2));
  },
  bundle: (layer) =>
    sheet(layer, 3, 8, 18, 14, { fill: 'b', shade: 'a' })
      .rect(2, 6, 20, 5, '0')
      .rect(3, 7, 18, 3, 'b')
      .rect(11, 7, 2, 14, '9')
      .rect(7, 2, 4, 4, '9')
      .rect(13, 2, 4, 4, '9')
      .rect(10, 4, 4, 3, '8'),
  'follow-through': (layer) => {
    for (let x = 0; x < 10; x++)
      layer.rect(x, 12 + Math.round(2 * Math.sin(x / 1.8)), 1, 3, x % 5 ? '9' : '8');
    return stampSlime(layer, 9, 9).rect(10, 16, 12, 2, '9');
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
