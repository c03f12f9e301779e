/** The fox beside a thing that a page is about, on a strip of meadow: for the banners of pages. */
import { Layer, writePicture } from './layer.mjs';
import { lines, posed } from './night.mjs';
import { coin, device, mushroom, padlock, sheet, shield, slime } from './small.mjs';

const height = 34;
/** The first row of the strip. */
const floor = 30;

/** A mascot that stands at `left`, and what is drawn beside it. Cards have room for 72 pixels. */
function vignette(width, pose, left, draw) {
  const layer = new Layer(width, height);
  for (let x = 4; x < width - 4; x++) {
    layer.set(x, floor, x % 11 === 4 ? 'e' : 'f');
    if (x % 17 === 9) layer.set(x, floor - 1, 'f');
  }
  for (let x = 2; x < width - 2; x++)
    layer.set(x, floor + 1, x < 4 || x >= width - 4 ? 'f' : x % 7 === 1 ? 'd' : 'e');
  for (let x = 1; x < width - 1; x++)
    layer.set(x, floor + 2, x === 1 || x === width - 2 ? 'f' : x % 9 === 3 ? 'd' : 'e');
  layer.rect(1, floor + 3, width - 2, 1, 'd');
  layer.stamp(left, 0, posed(pose));
  draw(layer);
  return layer;
}

const questionMark = lines(`
  ..444444..
  .44444444.
  444....444
  444....444
  .......444
  .....4444.
  ....4444..
  ....444...
  ....444...
  ..........
  ....444...
  ....444...`);

/** A magnifying glass around a place, its handle to the lower right. */
function magnifier(layer, cx, cy) {
  for (let step = 5; step < 12; step++) layer.rect(cx + step - 1, cy + step - 1, 4, 4, '0');
  for (let step = 5; step < 12; step++)
    layer
      .rect(cx + step, cy + step, 2, 2, step < 7 ? '5' : '9')
      .set(cx + step, cy + step + 1, step < 7 ? '4' : '8');
  return layer.paint(cx - 8, cy - 8, 17, 17, (x, y) => {
    const far = Math.hypot(x - cx, y - cy);
    if (far > 8.2) return undefined;
    if (far > 7.2 || (far > 5 && far < 6)) return '0';
    if (far > 5) return x + y < cx + cy ? 'b' : 'a';
    return x - cx + y - cy < -3 || (x - cx + y - cy > 0 && x - cx + y - cy < 3) ? '6' : '5';
  });
}

const beetle = lines(`
  .........0....0...........
  ..........0..0............
  ........00000000..........
  ......0011111111000.......
  ......01161111611000......
  .....000000000000000000...
  ...009c9999009999999880...
  ..09cc99999009900999988.0.
  .09c9999999009000099988800
  .0c99900999009000099998800
  009990000990099009999988.0
  0.9990000990099999999988..
  009999009990099990099980..
  .0999999999009990000998000
  .0899999999009990000980..0
  ..0889999990099990099800..
  ...00888999009999988000...
  .....000880000988000......
  ....00..000..000..000.....`);
const bulb = lines(`
  .....0000000.....
  ...00bbbbbbb00...
  ..0b666bbbbbba0..
  .0b66bbbbbbbbba0.
  .0b6bbbbbbbbbba0.
  0b66bbbbbbbbbbaa0
  0b6bbbb9bb9bbbaa0
  0b6bbbb9bb9bbbaa0
  0bbbbbbb99bbbbaa0
  .0bbbbbb99bbbaa0.
  .0bbbbbb99bbbaa0.
  ..0bbbbb99bbaa0..
  ...0bbbb99baa0...
  ...00bbb99aa00...
  ....000000000....
  ....056555440....
  ....000000000....
  ....056555440....
  .....0000000.....
  ......05440......
  .......000.......`);

const pieces = {
  support: [
    'The mascot waves beside two speech bubbles',
    '吉祥物在两个对话气泡旁挥手',
    vignette(72, 'wave', -2, (layer) => {
      sheet(layer, 36, 1, 30, 17).rect(40, 5, 21, 2, '4').rect(40, 9, 16, 2, '4').rect(40, 13, 19, 1, '4');
      layer
        .stamp(40, 17, ['0666', '066.', '060.', '00..'])
        .rect(41, 17, 4, 1, '6')
        .set(44, 18, '0')
        .set(43, 19, '0');
      sheet(layer, 46, 16, 22, 12, { fill: 'b', shade: 'a' });
      layer.stamp(53, 19, ['.99.99.', '9699998', '9999998', '.99998.', '..998..', '...8...']);
      layer.stamp(60, 27, ['bba0', '0ba0', '.0a0', '..00']);
    }),
  ],
  ask: [
    'The mascot thinks beside a speech bubble with a question mark, in which a slime looks up',
    '吉祥物托着下巴，旁边的气泡里是一个问号，一只史莱姆抬头看着',
    vignette(72, 'think', -2, (layer) => {
      sheet(layer, 40, 1, 25, 20, { fill: '6', shade: '4' });
      layer.stamp(43, 20, ['6660', '660.', '60..', '0...']);
      layer.stamp(
        47,
        5,
        questionMark.map((row) => row.replaceAll('4', '2')),
      );
      layer.stamp(52, 22, slime);
    }),
  ],
  bug: [
    'The mascot points at a red beetle as large as itself',
    '吉祥物指着一只和它一样大的红色甲虫',
    vignette(72, 'point', -5, (layer) => {
      layer.stamp(38, 12, beetle);
    }),
  ],
  idea: [
    'The mascot leaps below a lamp that has lit up',
    '吉祥物在一只亮起来的灯泡旁跳起来',
    vignette(72, 'leap', -4, (layer) => {
      layer.stamp(44, 5, bulb);
      for (const [x, y, wide, tall] of [
        [39, 12, 3, 1],
        [64, 12, 3, 1],
        [40, 4, 2, 1],
        [63, 4, 2, 1],
        [52, 1, 1, 3],
      ])
        layer.rect(x, y, wide, tall, 'a');
    }),
  ],
  news: [
    'The mascot reads beside a newspaper that is as tall as itself',
    '吉祥物在看书，旁边立着一张和它一样高的报纸',
    vignette(72, 'read', -4, (layer) => {
      sheet(layer, 39, 2, 28, 29, { fill: '6', shade: '4' });
      layer.rect(42, 5, 22, 4, '2').rect(43, 6, 4, 2, '6').rect(49, 6, 5, 2, '6').rect(56, 6, 6, 2, '6');
      layer
        .rect(42, 11, 12, 11, '3')
        .rect(42, 18, 12, 4, 'e')
        .rect(42, 18, 12, 1, 'f')
        .rect(49, 12, 3, 3, 'b');
      layer.stamp(43, 14, ['..999..', '.96999.', '9999699', '.05550.', '.05550.']);
      for (const [x, y, wide] of [
        [56, 11, 8],
        [56, 14, 7],
        [56, 17, 8],
        [56, 20, 6],
        [42, 24, 22],
        [42, 27, 16],
      ])
        layer.rect(x, y, wide, 1, '4');
    }),
  ],
  search: [
    'The mascot puzzles over a sheet with nothing on it but a question mark, a magnifying glass before it',
    '吉祥物对着一张只有问号的纸发愣，纸前有一个放大镜',
    vignette(72, 'think', -2, (layer) => {
      sheet(layer, 33, 1, 25, 30);
      layer.stamp(39, 6, questionMark);
      magnifier(layer, 57, 19);
    }),
  ],
  safe: [
    'The mascot leans on a shield with a tick',
    '吉祥物靠着一面打勾的盾牌',
    vignette(64, 'push', -1, (layer) => shield(layer, 37, 5)),
  ],
  lock: [
    'The mascot points at a drawing with a padlock',
    '吉祥物指着一张挂了锁的画',
    vignette(72, 'point', -3, (layer) => {
      sheet(layer, 36, 2, 25, 29).stamp(40, 6, mushroom).rect(37, 26, 22, 3, '9').rect(37, 28, 23, 2, '8');
      layer.stamp(53, 16, padlock);
    }),
  ],
  windows: [
    'The mascot points at two windows, a slime in one and a coin in the other',
    '吉祥物指着两个窗口，一个里面有史莱姆，另一个里面有硬币',
    vignette(72, 'point', -6, (layer) => {
      sheet(layer, 34, 2, 24, 21).rect(35, 3, 22, 4, '3').rect(53, 4, 2, 2, '6').rect(35, 7, 22, 1, '0');
      layer.stamp(36, 12, slime);
      sheet(layer, 46, 9, 25, 22).rect(47, 10, 23, 4, 'b').rect(66, 11, 2, 2, '7').rect(47, 14, 23, 1, '0');
      layer.stamp(52, 16, coin);
    }),
  ],
  themes: [
    'The mascot leaps between a light and a dark panel',
    '吉祥物在浅色和深色面板之间跳起来',
    vignette(72, 'leap', 16, (layer) => {
      for (const [left, colors, mark] of [
        [3, { fill: '6', bar: '4', line: '5' }, '2'],
        [51, { fill: '1', shade: '0', bar: '3', line: '4' }, 'b'],
      ]) {
        sheet(layer, left, 5, 18, 26, colors).rect(left + 2, 7, 3, 21, colors.bar);
        layer.rect(left + 7, 8, 8, 2, colors.line).rect(left + 7, 12, 5, 2, colors.line);
        layer.rect(left + 7, 24, 8, 4, mark);
      }
    }),
  ],
  pencil: [
    'The mascot pushes a pencil as tall as itself, which draws a red line',
    '吉祥物推着一支和它一样高的铅笔，画出一道红线',
    vignette(72, 'push', -1, (layer) => {
      // From the tip at the lower left to the rubber, a row for each step.
      for (let step = 0; step < 27; step++) {
        const y = 28 - step;
        const left = 37 + Math.round(step * 0.72);
        const tip = step < 7;
        const half = tip ? Math.ceil((step + 1) * 0.8) : 6;
        const [dark, middle, light] =
          step < 2
            ? ['8', '8', '9']
            : tip
              ? ['9', 'c', '6']
              : step < 20
                ? ['a', 'b', '6']
                : step < 23
                  ? ['3', '5', '6']
                  : ['8', '9', 'c'];
        layer.rect(left - half, y, 2 * half + 1, 1, '0');
        layer.rect(left - half + 1, y, Math.max(0, 2 * half - 1), 1, middle);
        if (half > 2) layer.rect(left - half + 1, y, 2, 1, light).rect(left + half - 3, y, 3, 1, dark);
      }
      layer.rect(52, 1, 10, 1, '0');
      for (let x = 3; x < 37; x++) layer.set(x, x < 14 ? 30 : 29, '9').set(x, 30, '8');
    }),
  ],
  ghosts: [
    'The mascot runs; where it was a frame ago, and two, its shape is seen',
    '吉祥物在跑，前一帧和前两帧的身影还留在后面',
    vignette(72, 'run', 32, (layer) => {
      const shapes = posed('run').map((row) => row.replace(/[^.]/g, '0'));
      const colored = (color) => shapes.map((row) => row.replaceAll('0', color));
      layer.stamp(0, 0, colored('4')).stamp(16, 0, colored('3')).stamp(32, 0, posed('run'));
    }),
  ],
  stylus: [
    'The mascot lies before a phone on which a pen draws a slime',
    '吉祥物趴着，手机屏幕上一支触控笔正在画史莱姆',
    vignette(72, 'lie', -4, (layer) => {
      sheet(layer, 35, 8, 32, 22, { fill: '1', shade: '0' });
      layer
        .rect(38, 10, 26, 17, '5')
        .rect(38, 10, 26, 1, '6')
        .rect(38, 24, 26, 3, 'e')
        .rect(38, 24, 26, 1, 'f');
      layer.stamp(40, 16, slime);
      for (let step = 0; step < 16; step++) {
        const [x, y] = [55 + step, 19 - step];
        layer.rect(x - 1, y - 1, 4, 3, '0');
      }
      for (let step = 0; step < 15; step++) {
        const [x, y] = [55 + step, 19 - step];
        layer.rect(x, y, 2, 1, step < 2 ? '9' : '6').set(x + 1, y + 1, step < 2 ? '8' : '4');
      }
    }),
  ],
  robot: [
    'A slime with two feelers and a phone: the mascot waves at it',
    '一只史莱姆长着两根天线，捧着手机，吉祥物向它挥手',
    vignette(72, 'wave', -7, (layer) => {
      // A slime three times as tall, with feelers: its form first, then light, shadow and outline.
      const half = (y) => (y > 26 ? 16 : Math.round(16 * Math.sqrt(1 - ((26 - y) / 18) ** 2)));
      const isBody = (x, y) => y > 8 && y < 31 && x >= 50 - half(y) && x < 50 + half(y);
      for (let step = 0; step < 7; step++)
        layer.rect(37 + step, 4 + step, 2, 2, '0').rect(61 - step, 4 + step, 2, 2, '0');
      for (const left of [34, 61]) sheet(layer, left, 1, 5, 5, { fill: 'f', shade: 'e' });
      layer.paint(33, 8, 35, 23, (x, y) => {
        if (!isBody(x, y)) return undefined;
        const isEdge = !isBody(x - 1, y) || !isBody(x + 1, y) || !isBody(x, y - 1) || y === 30;
        if (isEdge) return '0';
        const part = (x - 50 + half(y)) / (2 * half(y));
        return part < 0.3 && y < 24 ? 'f' : part > 0.78 || y > 27 ? 'd' : 'e';
      });
      layer.rect(40, 14, 3, 2, '6').rect(39, 16, 2, 2, '6');
      layer.rect(43, 15, 3, 4, '0').rect(54, 15, 3, 4, '0').set(43, 15, '6').set(54, 15, '6');
      device(
        layer,
        44,
        20,
        12,
        12,
        '3',
        ['0.0', '...', '000', '.0.'].map((row) => `..${row.replaceAll('0', '6')}`),
      );
    }),
  ],
  keys: [
    'The mascot leaps over three keys',
    '吉祥物从三个键帽上跳过',
    vignette(72, 'leap', 16, (layer) => {
      for (const [left, top, fill, shade, rows] of [
        [4, 14, '6', '4', ['.000', '0...', '0...', '0...', '.000']],
        [52, 14, 'b', 'a', ['0000', '..0.', '.0..', '0...', '0000']],
      ]) {
        sheet(layer, left, top, 16, 17, { fill, shade });
        layer
          .rect(left + 1, top + 12, 14, 4, shade)
          .rect(left + 3, top + 11, 10, 1, shade)
          .rect(left + 1, top + 11, 1, 5, fill);
        layer.stamp(
          left + 6,
          top + 4,
          rows.map((row) => row.replaceAll('0', '2')),
        );
      }
      sheet(layer, 23, 25, 26, 6, { fill: '5', shade: '3' });
    }),
  ],
  chest: [
    'The mascot wonders what may be in a chest from which light comes',
    '宝箱里透出光来，吉祥物在想里面会是什么',
    vignette(72, 'point', -5, (layer) => {
      for (const [x, y, size] of [
        [42, 5, 1],
        [53, 3, 2],
        [64, 6, 1],
      ])
        layer
          .rect(x - size, y, 2 * size + 1, 1, 'b')
          .rect(x, y - size, 1, 2 * size + 1, 'b')
          .set(x, y, '6');
      layer
        .rect(38, 11, 30, 6, '0')
        .rect(39, 10, 28, 1, '0')
        .rect(39, 11, 28, 5, '7')
        .rect(40, 11, 26, 1, 'a');
      layer.rect(40, 14, 26, 3, 'b').rect(42, 13, 22, 1, '6').rect(41, 16, 24, 1, '6');
      layer
        .rect(37, 17, 32, 14, '0')
        .rect(38, 18, 30, 12, '9')
        .rect(38, 18, 30, 2, 'c')
        .rect(38, 27, 30, 3, '8');
      layer
        .rect(38, 22, 30, 1, '8')
        .rect(41, 18, 3, 12, 'b')
        .rect(62, 18, 3, 12, 'b')
        .rect(43, 18, 1, 12, 'a')
        .rect(64, 18, 1, 12, 'a');
      layer.rect(50, 17, 6, 8, '0').rect(51, 17, 4, 7, 'b').rect(52, 19, 2, 3, '0').rect(54, 18, 1, 6, 'a');
    }),
  ],
  words: [
    'The mascot reads beside a pile of books; one stands open with the letters A and Z',
    '吉祥物在一摞书旁看书，旁边立着的书上写着A和Z',
    vignette(72, 'read', -4, (layer) => {
      for (const [left, top, wide, fill, shade] of [
        [35, 26, 34, '3', '2'],
        [37, 21, 30, '9', '8'],
        [36, 16, 27, 'e', 'd'],
      ]) {
        sheet(layer, left, top, wide, 6, { fill, shade });
        layer
          .rect(left + wide - 7, top + 1, 6, 4, '6')
          .rect(left + wide - 7, top + 3, 6, 1, '4')
          .rect(left + 4, top + 1, 2, 4, shade);
      }
      sheet(layer, 38, 1, 14, 15, { fill: '6', shade: '4' });
      sheet(layer, 51, 1, 14, 15, { fill: '6', shade: '4' });
      layer.rect(51, 2, 1, 14, '0');
      layer.stamp(
        41,
        4,
        ['..00..', '.0000.', '00..00', '00..00', '000000', '00..00', '00..00'].map((row) =>
          row.replaceAll('0', '2'),
        ),
      );
      layer.stamp(
        55,
        4,
        ['000000', '000000', '...00.', '..00..', '.00...', '000000', '000000'].map((row) =>
          row.replaceAll('0', '9'),
        ),
      );
    }),
  ],
};

for (const [name, [en, zh, layer]] of Object.entries(pieces)) writePicture(`category/${name}`, en, zh, layer);
