/* What versions brought, shown: strokes, tools and files of the post on r50, and the three gains of the post on 1.27.0. */
import { Layer, threshold, writePicture } from './layer.mjs';
import {
  cottage,
  country,
  cut,
  enlarge,
  flip,
  lines,
  mushroom,
  numbers,
  pen,
  pine,
  pose,
  slime,
  stand,
  wood,
  wordRows,
} from './night.mjs';

const width = 170;

const tipped = (layer, x, y) => layer.stamp(x, y - pen.length + 1, pen);

const disk = (layer, cx, cy, radius, color) =>
  layer.paint(cx - radius, cy - radius, 2 * radius + 1, 2 * radius + 1, (x, y) =>
    Math.hypot(x - cx, y - cy) <= radius + 0.2 ? color : undefined,
  );

/** A handle that can be dragged. */
const handle = (layer, x, y) => layer.rect(x - 2, y - 2, 5, 5, '0').rect(x - 1, y - 1, 3, 3, '6');

/** Pictures side by side in frames, three in a row, on the ground of the night. */
function sheet(tall, pictures) {
  const rows = Math.ceil(pictures.length / 3);
  const layer = new Layer(width, rows * (tall + 4) + 4, '1');
  for (const [index, draw] of pictures.entries()) {
    const [left, top] = [4 + 55 * (index % 3), 4 + (tall + 4) * Math.floor(index / 3)];
    const picture = new Layer(50, tall - 2, '6');
    draw(picture);
    layer.rect(left, top, 52, tall, '0').stamp(left + 1, top + 1, picture);
  }
  return layer;
}

/** A curve through the air with a slime on it, bent by its handles. */
function curve(layer) {
  layer.rect(0, 0, 50, 42, '4').rect(0, 34, 50, 8, 'e').rect(0, 34, 50, 1, 'f').rect(0, 38, 50, 4, 'd');
  const yAt = (x) => Math.round(33 - 20 * Math.sin(((x - 5) / 40) * Math.PI));
  for (let y = 6; y < 33; y += 3) {
    const out = Math.round((33 - y) / 9);
    layer.set(5 + out, y, '3').set(45 - out, y, '3');
  }
  for (let x = 5; x < 45; x++)
    for (let y = Math.min(yAt(x), yAt(x + 1)); y <= Math.max(yAt(x), yAt(x + 1)) + 1; y++)
      layer.set(x, y, '2');
  stand(layer, slime, 18, 13);
  handle(layer, 5, 33);
  handle(layer, 45, 33);
  handle(layer, 8, 6);
  handle(layer, 42, 6);
}

/** A sky from night to gold, drawn from handle to handle. */
function gradient(layer) {
  const ramp = ['1', '2', '3', '4', 'c', 'a', 'b'];
  layer.paint(0, 0, 50, 42, (x, y) => {
    const at = (y / 34) * (ramp.length - 1);
    return ramp[Math.min(ramp.length - 1, Math.floor(at) + (at % 1 > threshold(x, y) ? 1 : 0))];
  });
  disk(layer, 25, 33, 8, '6');
  layer.rect(0, 34, 50, 8, '2').rect(0, 34, 50, 1, 'a');
  for (let row = 0; row < 4; row++) layer.rect(19 + row, 35 + 2 * row, 13 - 2 * row, 1, 'b');
  for (const [x, tall] of [
    [5, 18],
    [12, 12],
  ])
    for (let row = 0; row < tall; row++)
      layer.rect(
        x - Math.floor(((row % 5) + row / 3) / 2),
        35 - tall + row,
        2 * Math.floor(((row % 5) + row / 3) / 2) + 1,
        1,
        '0',
      );
  for (let y = 8; y < 30; y += 3) layer.set(41, y, '6');
  handle(layer, 41, 5);
  handle(layer, 41, 30);
}

/** A cap whose outline is closed by the pen, filled as it is. */
function freeform(layer) {
  const inside = (x, y) => Math.hypot((x - 23) / 17, (y - 23) / (y < 23 ? 16 : 6)) < 1;
  layer.paint(0, 0, 50, 42, (x, y) => {
    if (!inside(x, y)) return undefined;
    const isEdge = [
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
    ].some(([dx, dy]) => !inside(x + dx, y + dy));
    return isEdge ? '0' : x + y > 46 ? '8' : x + y < 32 ? 'c' : '9';
  });
  layer.rect(18, 29, 11, 9, '0').rect(19, 29, 9, 8, '5').rect(19, 29, 4, 8, '6');
  disk(layer, 17, 16, 3, '6');
  disk(layer, 29, 18, 2, '6');
  disk(layer, 23, 23, 1, '6');
  // What is not drawn yet.
  layer.rect(33, 11, 9, 9, '6');
  for (const [x, y] of [
    [33, 12],
    [35, 13],
    [36, 15],
    [38, 17],
  ])
    layer.set(x, y, '4');
  tipped(layer, 32, 11);
}

/** A wall with a heart of sprayed dots, and the can. */
function spray(layer) {
  layer.rect(0, 0, 50, 42, '4');
  for (let y = 0; y < 42; y += 7)
    for (let x = (y / 7) % 2 ? -6 : 0; x < 50; x += 12)
      layer.rect(x, y, 11, 6, '5').rect(x, y + 5, 11, 1, '4');
  const next = numbers(5);
  for (let dot = 0; dot < 1500; dot++) {
    const [angle, far] = [next() * 2 * Math.PI, next() ** 0.6];
    const size = 0.98 + 0.12 * next();
    const [hx, hy] = [
      16 * Math.sin(angle) ** 3,
      13 * Math.cos(angle) - 5 * Math.cos(2 * angle) - 2 * Math.cos(3 * angle) - Math.cos(4 * angle),
    ];
    const [x, y] = [Math.round(18 + hx * far * size), Math.round(18 - hy * far * size)];
    layer.set(x, y, y < 14 && x < 17 ? 'c' : x > 22 || y > 26 ? '8' : '9');
  }
  for (let dot = 0; dot < 26; dot++) {
    const far = next() * 9;
    layer.set(Math.round(31 - far), Math.round(20 + (next() - 0.5) * far), '9');
  }
  layer.stamp(
    32,
    16,
    lines(`
    ...000......
    ..06660.....
    ..00000.....
    .0355540....
    034444430...
    022222220...
    039999920...
    03c999820...
    039999820...
    03b9b9b20...
    039999820...
    039998820...
    022222220...
    034444430...
    034444430...
    022222220...
    .0000000....`),
  );
}

/** Two moons, one with hard edges and one whose edges are blurred. */
function blur(layer) {
  layer.rect(0, 0, 50, 42, '1').rect(24, 0, 1, 42, '0');
  for (const [x, y] of [
    [4, 6],
    [19, 4],
    [7, 36],
    [20, 33],
    [29, 5],
    [46, 8],
    [45, 36],
    [29, 34],
  ])
    layer.set(x, y, '5');
  const crater = (left, color) =>
    layer
      .rect(left - 3, 17, 3, 3, color)
      .rect(left + 2, 23, 4, 3, color)
      .rect(left - 4, 25, 2, 2, color);
  disk(layer, 12, 21, 9, '6');
  crater(12, '4');
  const ramp = ['6', '5', '4', '3', '2'];
  layer.paint(25, 0, 25, 42, (x, y, ground) => {
    const ring = (Math.hypot(x - 37, y - 21) - 5.2) / 1.5;
    return ring < 0 ? '6' : (ramp[Math.floor(ring) + 1] ?? ground);
  });
  for (const [x, y] of [
    [34, 19],
    [39, 22],
    [35, 25],
  ])
    disk(layer, x, y, 1, '5');
  // The drop of the tool.
  layer.stamp(
    38,
    28,
    lines(
      '...00.... ..0440... ..0460... .044440.. .0444440. 044444430 044444330 044443330 .0333330. ..00000..'.replaceAll(
        '.044440..',
        '.0464430.',
      ),
    ).map((row) => row.slice(0, 9)),
  );
}

/** Leaves whose pixels are tossed where the brush went. */
function jumble(layer) {
  layer.rect(0, 0, 50, 42, '4').rect(0, 36, 50, 6, 'e').rect(0, 36, 50, 1, 'f');
  layer.rect(20, 22, 7, 15, '0').rect(21, 22, 5, 15, '7').rect(24, 22, 2, 15, '8');
  for (const [x, y, radius] of [
    [16, 18, 10],
    [31, 18, 10],
    [23, 12, 10],
  ])
    disk(layer, x, y, radius + 1, '0');
  for (const [x, y, radius] of [
    [16, 18, 10],
    [31, 18, 10],
    [23, 12, 10],
  ])
    disk(layer, x, y, radius, 'd');
  for (const [x, y, radius] of [
    [14, 16, 7],
    [28, 16, 7],
    [21, 9, 7],
  ])
    disk(layer, x, y, radius, 'e');
  for (const [x, y, radius] of [
    [12, 14, 3],
    [26, 14, 3],
    [19, 6, 3],
  ])
    disk(layer, x, y, radius, 'f');
  const before = layer.copy();
  const next = numbers(8);
  layer.paint(25, 4, 25, 27, (x, y) => {
    if (Math.hypot(x - 37, y - 17) > 13) return undefined;
    return before.get(x + Math.round((next() - 0.5) * 9), y + Math.round((next() - 0.5) * 9));
  });
  for (let step = 0; step < 48; step++) {
    const angle = (step / 48) * 2 * Math.PI;
    if (step % 2)
      layer.set(Math.round(36 + 13 * Math.cos(angle)), Math.round(17 + 13 * Math.sin(angle)), '2');
  }
}

writePicture(
  'posts/r50-tools',
  'Six tools at work: a curve bent by handles, a gradient from night to gold, an outline that fills itself, a sprayed heart, a moon sharp and blurred, a tree whose leaves are tossed',
  '六种工具：用控制点弯出的曲线，从夜色到金色的渐变，闭合后自动填色的轮廓，喷出来的爱心，清晰与模糊的两个月亮，叶子被打散的树',
  sheet(44, [curve, gradient, freeform, spray, blur, jumble]),
);

/** Letters on a board, the next one to come. */
function text(layer) {
  layer.rect(0, 0, 50, 42, '4').rect(0, 34, 50, 8, 'd').rect(0, 34, 50, 1, 'e');
  layer
    .rect(9, 24, 3, 12, '0')
    .rect(38, 24, 3, 12, '0')
    .rect(3, 7, 44, 20, '0')
    .rect(4, 8, 42, 18, '7')
    .rect(5, 9, 40, 16, 'a')
    .rect(5, 9, 40, 1, 'b');
  const rows = enlarge(wordRows('ABC'), 2);
  layer.stamp(10, 12, rows, { 0: '0' }).rect(36, 11, 2, 12, '9');
  stand(layer, slime, 18, 37);
}

/** A file to another program, and one from there. */
function files(layer) {
  layer.rect(0, 0, 50, 42, '2');
  const file = (left, top, color) => {
    layer
      .rect(left, top, 17, 22, '0')
      .rect(left + 1, top + 1, 15, 20, color)
      .rect(left + 12, top, 5, 5, '2')
      .rect(left + 11, top, 1, 6, '0')
      .rect(left + 11, top + 5, 6, 1, '0');
    layer.line(left + 11, top, left + 16, top + 5, '0').stamp(left + 1, top + 9, cut(slime, 0, 0, 15, 10));
  };
  file(5, 10, '6');
  file(28, 10, 'b');
  const arrow = (left, top, color, rows) => layer.stamp(left, top, rows, { x: color });
  const right = lines('....0... ....00.. 00000x0. 0xxxxxx0 00000x0. ....00.. ....0...');
  arrow(21, 2, 'f', right);
  arrow(21, 33, 'c', flip(right));
}

/** A small canvas, and a large one with room for a house. */
function canvas(layer) {
  layer.stamp(
    0,
    0,
    country(50, 42, (x) => 32 + 1.2 * Math.sin(x / 9), 3),
  );
  pine(layer, 10, 35, 13);
  stand(layer, cottage, 27, 35);
  // The old edge.
  for (let x = 0; x < 22; x++) if (x % 4 < 2) layer.set(x, 18, 'b');
  for (let y = 18; y < 42; y++) if (y % 4 < 2) layer.set(21, y, 'b');
  handle(layer, 47, 2);
  layer.line(24, 16, 34, 6, 'b').line(24, 15, 34, 5, 'b').rect(29, 4, 7, 2, 'b').rect(34, 4, 2, 7, 'b');
}

writePicture(
  'posts/r50-files',
  'Letters typed on a board; two files that change places; a canvas that has grown from a corner to a whole landscape',
  '招牌上输入的文字；来回交换的两个文件；从一角扩大到整片风景的画布',
  sheet(44, [text, files, canvas]),
);

/** Strokes on a board: one that swells, two of brushes of one's own; the colours used last beside it. */
{
  const edge = (x) => 58 + 1.5 * Math.sin(x / 21 + 4);
  const layer = wood(width, 68, edge, 4, [
    [5, 31],
    [163, 33],
    [154, 22],
  ]);
  layer.rect(46, 52, 4, 9, '0').rect(47, 52, 2, 9, '7').rect(112, 52, 4, 9, '0').rect(113, 52, 2, 9, '7');
  layer.rect(38, 4, 86, 50, '0').rect(39, 5, 84, 48, '7').rect(41, 7, 80, 44, '6').rect(41, 49, 80, 2, '5');
  const along = (from, to, y, high, draw) => {
    for (let x = from; x <= to; x++)
      draw(
        x,
        y - Math.round(high * Math.sin(((x - from) / (to - from)) * 2 * Math.PI)),
        (x - from) / (to - from),
      );
  };
  // By pressure.
  along(46, 116, 16, 4, (x, y, part) => {
    const size = Math.max(1, Math.round(1 + 8 * Math.sin(part * Math.PI) ** 1.5));
    layer.rect(x, y - Math.floor(size / 2), 2, size, '9');
    if (size > 3)
      layer.rect(x, y - Math.floor(size / 2), 2, 1, 'c').rect(x, y + Math.ceil(size / 2) - 1, 2, 1, '8');
  });
  const leafBrush = lines('....00. ..00e0. .0fee0. .0fed0. 0feed0. 0eed0.. .000...');
  const starBrush = lines('...0... ..0b0.. 00bbb00 0bb6bb0 .0bbb0. 0bb0bb0 .00.00.');
  along(0, 5, 0, 0, (step) => {
    layer.stamp(45 + 13 * step, 27 + (step % 2 ? -1 : 1), leafBrush);
    layer.stamp(45 + 13 * step, 39 + (step % 2 ? 1 : -1), starBrush);
  });
  // The history of colours.
  layer.rect(134, 47, 3, 14, '0').rect(145, 47, 3, 14, '0');
  layer.rect(130, 7, 22, 40, '0').rect(131, 8, 20, 38, '2').rect(131, 8, 20, 1, '3');
  for (const [index, color] of ['9', 'e', 'b', 'f', 'c', '4', '8', 'd'].entries()) {
    const [x, y] = [133 + 9 * (index % 2), 10 + 9 * Math.floor(index / 2)];
    layer.rect(x, y, 7, 7, index === 1 ? '6' : '0').rect(x + 1, y + 1, 5, 5, color);
  }
  stand(layer, pose('paint'), 13, 62);
  stand(layer, mushroom, 147, 65);
  writePicture(
    'posts/r50-strokes',
    'On a board a stroke that swells and thins, a row of leaves and a row of stars, each of a brush; beside it the colours used last',
    '画板上有一道由细变粗再变细的笔触，一排叶子和一排星星各用一支笔刷画成；旁边是最近用过的颜色',
    layer,
  );
}

/** The making of a mushroom on film: its shape, flat colours, all of it. */
function film(layer) {
  layer.rect(0, 0, 50, 42, '1').rect(0, 3, 50, 28, '0');
  for (let x = 1; x < 50; x += 5) layer.rect(x, 4, 3, 2, '5').rect(x, 28, 3, 2, '5');
  const acts = [mushroom.map((row) => row.replaceAll(/[^.]/g, '3')), mushroom];
  for (const [index, act] of acts.entries()) {
    const left = 1 + 24 * index;
    layer
      .rect(left, 7, 23, 20, index === 1 ? 'b' : '4')
      .rect(left, 24, 23, 3, index === 1 ? 'e' : '3')
      .stamp(left + 3, 9, act);
  }
  // The bar of time below.
  layer.rect(3, 35, 44, 3, '2').rect(3, 35, 27, 3, '9').rect(29, 33, 3, 7, '6');
}

/** Pixels as large as they are on a canvas that is looked at closely, and the outline of a brush above them. */
function outline(layer) {
  const size = 6;
  layer.paint(0, 0, 50, 42, (x, y) => (x % size === 0 || y % size === 0 ? '5' : '6'));
  const pixel = (column, row, color) =>
    layer.rect(column * size + 1, row * size + 1, size - 1, size - 1, color);
  for (const [column, row, color] of [
    [0, 5, '9'],
    [1, 5, '9'],
    [1, 4, '9'],
    [2, 4, '9'],
    [0, 6, '8'],
    [1, 6, '8'],
    [2, 5, '8'],
  ])
    pixel(column, row, color);
  const [left, top, side] = [3 * size, 2 * size, 3 * size];
  layer
    .rect(left - 1, top - 1, side + 3, 3, '0')
    .rect(left - 1, top + side - 1, side + 3, 3, '0')
    .rect(left - 1, top - 1, 3, side + 3, '0')
    .rect(left + side - 1, top - 1, 3, side + 3, '0');
  layer
    .rect(left, top, side + 1, 1, 'b')
    .rect(left, top + side, side + 1, 1, 'b')
    .rect(left, top, 1, side + 1, 'b')
    .rect(left + side, top, 1, side + 1, 'b');
  tipped(layer, 28, 17);
}

/** A dialog with the sizes of canvases that were used before. */
function sizes(layer) {
  layer.rect(0, 0, 50, 42, '3').rect(2, 2, 46, 38, '0').rect(3, 3, 44, 36, '6').rect(3, 3, 44, 5, '2');
  layer.rect(5, 5, 9, 1, '4').rect(43, 4, 3, 3, '9');
  for (const [index, [name, wide, tall]] of [
    ['320x180', 11, 6],
    ['64x64', 7, 7],
    ['32x32', 4, 4],
  ].entries()) {
    const y = 9 + 10 * index;
    if (index === 0) layer.rect(4, y, 42, 9, 'b');
    layer
      .rect(11 - Math.ceil(wide / 2), y + 4 - Math.floor(tall / 2), wide, tall, '0')
      .rect(12 - Math.ceil(wide / 2), y + 5 - Math.floor(tall / 2), wide - 2, tall - 2, 'f');
    layer.stamp(18, y + 2, wordRows(name));
  }
}

writePicture(
  'posts/1-27-gains',
  'A mushroom takes shape on film; a square of three pixels below a pen that has not touched yet; a list with the sizes 320×180, 64×64 and 32×32',
  '胶片上一步步成形的蘑菇；笔还没落下，下方已标出三像素见方的笔刷轮廓；尺寸列表里有320×180、64×64和32×32',
  sheet(44, [film, outline, sizes]),
);
