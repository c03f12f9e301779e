/** What stands for a page on the page of its category: one thing, 36 by 32 pixels at most, all on one scale. */
import { piece, threshold, writePicture } from './layer.mjs';
import { cut, flip, lines, wordRows } from './night.mjs';
import { canvas, coin, letterPair, mushroom, outlined, sheet, slime, small, thumb, wing } from './small.mjs';

/** An arrow that points down, or up from its mirror image. */
const arrowDown = ['..999..', '..99a..', '..99a..', '..99a..', '9999aaa', '.999aa.', '..99a..', '...9...'];

/** A tray that takes what comes in, or from which it goes out. */
function tray(layer, top) {
  layer
    .rect(3, top, 5, 9, '3')
    .rect(26, top, 5, 9, '3')
    .rect(3, top + 5, 28, 6, '3');
  layer
    .rect(3, top, 2, 11, '4')
    .rect(3, top + 9, 28, 2, '2')
    .rect(29, top, 2, 11, '2');
}

/** A key of a keyboard, without its letter. */
function key(layer, left, top) {
  sheet(layer, left, top, 30, 28, { fill: '6', shade: '5' });
  layer.rect(left + 1, top + 21, 28, 6, '5').rect(left + 3, top + 20, 24, 1, '5');
  layer.rect(left + 1, top + 20, 2, 1, '6').rect(left + 1, top + 26, 28, 1, '3');
}

/** A row of cells with a drawing in each, or nothing. */
function cells(layer, top, marks) {
  marks.forEach((mark, index) => {
    sheet(layer, 2 + index * 11, top, 10, 10, { fill: mark ? '6' : '3', shade: mark ? '4' : '2' });
    if (mark) layer.stamp(4 + index * 11, top + mark.top, mark.rows);
  });
}

/** Of the tablet that the hand of `parts/gesture` lies on, not of the hand; its nails are as light as the screen. */
const isOfTablet = (color, x, y) =>
  /[134]/.test(color) ||
  (x < 6 && y < 18) ||
  (x > 29 && y < 15) ||
  (x > 30 && y < 21) ||
  (/[56]/.test(color) && (y > 9 || x < 9 || x > 25 || (y < 2 && x < 17)));
const low = ['..00..', '0fffe0', '0e0e00', '.0000.'];
const standing = { rows: small, top: 3 };
const lying = { rows: low, top: 4 };

const pieces = {
  canvas: thumb(32, 30, (layer) => canvas(layer, 0, 0, 32, 30).stamp(8, 7, mushroom)),
  sprite: thumb(36, 32, (layer) => {
    sheet(layer, 12, 0, 24, 20).rect(13, 1, 22, 12, '4').rect(13, 13, 22, 5, 'e').rect(13, 13, 22, 1, 'f');
    layer.rect(27, 3, 4, 4, 'b');
    canvas(layer, 6, 6, 24, 20);
    canvas(layer, 0, 12, 24, 20).stamp(5, 18, slime);
  }),
  tools: thumb(30, 30, (layer) => {
    for (let step = 0; step < 22; step++) {
      const [x, y] = [4 + step, 25 - step];
      const [light, middle, dark] =
        step < 2
          ? ['0', '0', '0']
          : step < 6
            ? ['6', 'c', 'c']
            : step < 16
              ? ['6', 'b', 'a']
              : step < 18
                ? ['6', '5', '3']
                : ['c', '9', '8'];
      const half = Math.min(3, Math.ceil(step / 2));
      for (let across = -half; across <= half; across++) {
        const color = across < -1 ? light : across > 1 ? dark : middle;
        layer.set(x + across, y + across, color).set(x + across + 1, y + across, color);
      }
    }
    outlined(layer);
    layer.rect(1, 28, 3, 2, '9').rect(4, 29, 10, 1, '9');
  }),
  palette: thumb(34, 26, (layer) => {
    layer.rect(1, 0, 32, 26, '0').rect(0, 1, 34, 24, '0');
    ['8', '9', 'a', 'b', 'd', 'e', 'f', '6', '1', '2', '3', '4'].forEach((color, index) => {
      layer.rect(1 + (index % 4) * 8, 1 + Math.floor(index / 4) * 8, 8, 8, color);
    });
    layer.rect(16, 8, 10, 10, '0').rect(17, 9, 8, 8, '6').rect(18, 10, 6, 6, 'f');
  }),
  edit: thumb(34, 28, (layer) => {
    // Back and round: a bow from the lower right over the top to a head at the left.
    for (let y = 1; y < 27; y++)
      for (let x = 6; x < 33; x++) {
        const distance = Math.hypot(x - 20, y - 15);
        if (distance < 11.5 && distance > 6.5 && !(x < 20 && y > 12))
          layer.set(x, y, distance > 9.5 ? 'a' : '9');
      }
    layer.rect(12, 21, 9, 5, '9').rect(12, 21, 9, 1, 'a');
    for (let step = 0; step < 8; step++)
      layer.rect(11 - 7 + step, 13 + step, 15 - 2 * step, 1, step < 2 ? 'a' : '9');
    outlined(layer);
  }),
  transform: thumb(32, 32, (layer) => {
    for (let at = 2; at < 30; at++)
      if (at % 4 < 2) layer.set(at, 3, '2').set(at, 28, '2').set(3, at, '2').set(28, at, '2');
    layer.stamp(8, 8, mushroom);
    for (const [x, y] of [
      [1, 1],
      [13, 1],
      [26, 1],
      [1, 13],
      [26, 13],
      [1, 26],
      [13, 26],
      [26, 26],
    ])
      layer.rect(x, y, 5, 5, '2').rect(x + 1, y + 1, 3, 3, '6');
  }),
  dithering: thumb(30, 30, (layer) => {
    for (let y = 0; y < 30; y++)
      for (let x = 0; x < 30; x++) {
        if (Math.hypot(x - 14.5, y - 14.5) > 14) continue;
        const light = 1 - Math.hypot(x - 9, y - 8) / 22;
        const step = Math.max(0, Math.min(2.99, light * 3.4 - 0.2));
        layer.set(x, y, ['1', '3', '4', '6'][Math.floor(step) + (step % 1 > threshold(x, y) ? 1 : 0)]);
      }
  }),
  text: thumb(34, 30, (layer) => {
    canvas(layer, 0, 0, 34, 30);
    for (let y = 0; y < 18; y++) {
      const half = Math.round(1 + (y * 8) / 17);
      layer.rect(14 - half, 6 + y, 5, 1, '2').rect(10 + half, 6 + y, 5, 1, '2');
      if (y > 10 && y < 14) layer.rect(11, 6 + y, 7, 1, '2');
    }
    layer.rect(28, 4, 2, 22, '9');
  }),
  preview: thumb(36, 32, (layer) => {
    canvas(layer, 0, 0, 28, 28).stamp(6, 5, mushroom);
    sheet(layer, 20, 18, 16, 14, { fill: 'b', shade: 'a' });
    layer.stamp(25, 22, small);
  }),
  gallery: thumb(34, 32, (layer) => {
    [
      [0, 0, '4', slime, 2, 5],
      [18, 0, 'c', coin, 2, 1],
      [0, 17, 'b', ['.99.99.', '9c99999', '9999998', '.99998.', '..998..', '...8...'], 4, 4],
      [18, 17, 'e', ['..000..', '.0fff0.', '0fffff0', '0f6fff0', '0ffffe0', '.00000.'], 4, 4],
    ].forEach(([left, top, fill, rows, x, y]) => {
      sheet(layer, left, top, 16, 15, { fill, shade: fill });
      layer.stamp(left + x - (rows[0].length > 13 ? 1 : 0), top + y, cut(rows, 0, 0, 14, 13));
    });
  }),
  gesture: thumb(34, 32, (layer) => {
    const hand = cut(piece('parts/gesture'), 34, 12, 32, 32).map((row, y) =>
      [...row].map((color, x) => (isOfTablet(color, x, y) ? '.' : color)).join(''),
    );
    layer.stamp(1, 0, hand);
  }),
  face: thumb(34, 32, (layer) => layer.stamp(1, 0, cut(piece('craft/faces-32'), 0, 0, 32, 32))),
  import: thumb(34, 32, (layer) => {
    tray(layer, 20);
    outlined(layer);
    layer.stamp(10, 0, mushroom).stamp(14, 19, arrowDown);
  }),
  export: thumb(34, 32, (layer) => {
    tray(layer, 20);
    outlined(layer);
    layer.stamp(14, 20, arrowDown.toReversed()).stamp(10, 2, mushroom);
  }),
  timeline: thumb(36, 32, (layer) => {
    sheet(layer, 0, 0, 36, 32, { fill: '1', shade: '0' });
    cells(layer, 5, [standing, lying, standing]);
    cells(layer, 18, [undefined, standing, undefined]);
    layer.rect(17, 1, 2, 30, '9').rect(15, 1, 6, 3, '9');
  }),
  layers: thumb(36, 32, (layer) => {
    [
      ['3', '2'],
      ['e', 'd'],
      ['b', 'a'],
      ['9', '8'],
    ].forEach(([light, dark], index) => {
      const top = 19 - index * 6;
      for (let y = 0; y < 12; y++) {
        const half = 3 * (y < 6 ? y + 1 : 12 - y);
        layer.rect(18 - half, top + y, 2 * half, 1, y > 8 ? dark : light);
        layer.rect(18 - half, top + y, 3, 1, '0').rect(15 + half, top + y, 3, 1, '0');
      }
    });
  }),
  cell: thumb(34, 32, (layer) => {
    sheet(layer, 0, 0, 34, 32, { fill: '1', shade: '0' });
    layer.rect(12, 1, 11, 30, '3').rect(1, 11, 32, 11, '3');
    cells(layer, 1, [undefined, undefined, undefined]);
    cells(layer, 12, [undefined, lying, undefined]);
    cells(layer, 22, [undefined, undefined, undefined]);
    layer.rect(11, 10, 14, 13, 'b').rect(13, 12, 10, 9, '6').stamp(15, 14, small);
  }),
  ghosts: thumb(36, 26, (layer) => {
    const shape = (color) => mushroom.map((row) => row.replace(/[^.]/g, color));
    layer.stamp(0, 10, shape('4')).stamp(9, 3, shape('3')).stamp(20, 8, mushroom);
  }),
  keys: thumb(32, 30, (layer) => {
    key(layer, 1, 1);
    layer.rect(11, 6, 10, 2, '2').rect(11, 15, 10, 2, '2');
    for (let step = 0; step < 7; step++) layer.rect(18 - step, 8 + step, 3, 1, '2');
  }),
  command: thumb(32, 30, (layer) => {
    key(layer, 1, 1);
    for (const [x, y] of [
      [9, 5],
      [19, 5],
      [9, 15],
      [19, 15],
    ])
      layer.rect(x, y - 1, 4, 4, '2').rect(x + 1, y, 2, 2, '6');
    layer.rect(12, 7, 8, 8, '2').rect(14, 9, 4, 4, '6');
  }),
  update: thumb(32, 32, (layer) => {
    for (let step = 0; step < 12; step++)
      layer.rect(15 - step, 2 + step, 2 * step + 2, 1, step < 2 ? '6' : 'f');
    layer.rect(11, 14, 10, 8, 'e').rect(11, 14, 2, 8, 'f').rect(11, 24, 10, 3, 'e').rect(11, 29, 10, 2, 'd');
    outlined(layer);
  }),
  reference: thumb(36, 32, (layer) => {
    sheet(layer, 8, 0, 28, 22)
      .rect(9, 1, 26, 13, '4')
      .rect(9, 14, 26, 6, 'e')
      .rect(9, 14, 26, 1, 'f')
      .rect(27, 3, 4, 4, 'b');
    canvas(layer, 0, 10, 23, 22).stamp(4, 13, mushroom);
  }),
  symmetry: thumb(36, 26, (layer) => {
    const pale = { 2: '3', 3: '4', 4: '5', b: '6' };
    layer.stamp(1, 7, wing).stamp(20, 7, flip(wing), pale);
    layer.rect(17, 0, 2, 26, '9').rect(16, 9, 4, 14, '0').rect(17, 10, 2, 12, '7');
  }),
  formats: thumb(34, 32, (layer) => {
    sheet(layer, 10, 0, 24, 28, { fill: '4', shade: '3' });
    sheet(layer, 0, 4, 26, 28).stamp(5, 8, mushroom);
    layer.rect(1, 25, 24, 6, '9').rect(4, 27, 12, 2, '6');
  }),
  focus: thumb(36, 30, (layer) => {
    sheet(layer, 0, 0, 36, 30, { fill: '1', shade: '0' });
    layer.paint(0, 0, 36, 30, (x, y, color) => (Math.hypot(x - 17.5, y - 14.5) < 12.5 ? '6' : color));
    layer.stamp(10, 7, mushroom);
  }),
  decorated: thumb(36, 32, (layer) => {
    canvas(layer, 0, 0, 36, 32).stamp(11, 13, mushroom);
    const spark = lines('..b.. .bab. ba6ab .bab. ..b..');
    layer
      .stamp(3, 4, spark, { a: '9' })
      .stamp(15, 3, spark, { b: 'e', a: 'd' })
      .stamp(27, 6, spark, { b: '3', a: '2' });
  }),
  // Houses in a row, as high as the bars of a chart.
  numbers: thumb(36, 32, (layer) => {
    [9, 15, 12, 21, 26].forEach((tall, index) => {
      const [left, top] = [index * 7, 32 - tall];
      layer
        .rect(left, top - 3, 8, tall + 3, '0')
        .rect(left + 1, top, 6, tall - 1, index === 4 ? '3' : '2')
        .rect(left + 1, top, 2, tall - 1, index === 4 ? '4' : '3');
      layer.rect(left + 1, top - 2, 6, 2, '9').rect(left + 1, top - 1, 6, 1, '8');
      for (let y = top + 2; y < 30; y += 4)
        layer.rect(left + 2, y, 2, 2, 'b').rect(left + 5, y, 1, 2, (y + index) % 3 ? 'b' : '0');
    });
  }),
  beta: thumb(36, 32, (layer) => {
    layer.rect(16, 20, 4, 12, '0').rect(17, 20, 2, 12, '7');
    sheet(layer, 2, 0, 32, 23, { fill: 'a', shade: '9' }).rect(3, 1, 30, 1, 'b');
    layer.stamp(
      13,
      4,
      lines(
        '..0000... .000000.. 000..000. 00....00. 00...000. 00.0000.. 00...000. 00....000 00....000 000..000. 00.00000. 00..000.. 00....... 00.......',
      ),
    );
  }),
  phone: thumb(36, 32, (layer) => {
    sheet(layer, 10, 0, 26, 30, { fill: '1', shade: '0' }).rect(12, 2, 22, 25, '4');
    sheet(layer, 0, 4, 21, 28, { fill: '1', shade: '0' }).rect(2, 6, 17, 22, '6').stamp(3, 10, mushroom);
  }),
  fonts: thumb(36, 32, (layer) => {
    sheet(layer, 0, 0, 36, 32);
    layer.rect(3, 17, 30, 1, '4').rect(3, 28, 30, 1, '4');
    layer.stamp(5, 4, letterPair);
    layer.stamp(6, 22, wordRows('ABC'), { 0: '9' }).stamp(21, 22, wordRows('123'), { 0: '9' });
  }),
};

const words = {
  canvas: ['A mushroom on a canvas', '画布上的一朵蘑菇'],
  sprite: ['Layers that overlap, a slime on the topmost', '叠在一起的图层，最上面是史莱姆'],
  tools: ['A pencil draws a line', '铅笔在画线'],
  palette: ['Twelve colours, one chosen', '十二种颜色，选中了一种'],
  edit: ['An arrow that turns back', '掉头的箭头'],
  transform: ['A mushroom in a frame with handles', '带手柄的框里有一朵蘑菇'],
  dithering: ['A ball shaded by a pattern of pixels', '用像素花纹画出明暗的球'],
  text: ['A letter and the mark where the next will stand', '一个字母和输入光标'],
  preview: ['A drawing large, and small beside it', '一张画，旁边是小图'],
  gallery: ['Four pictures in two rows', '两排共四张画'],
  gesture: ['A hand with two fingers stretched out', '伸出两根手指的手'],
  face: ['A smiling face', '一张微笑的脸'],
  import: ['A mushroom goes into a tray', '蘑菇落进收件盘'],
  export: ['A mushroom leaves a tray', '蘑菇从收件盘里出来'],
  timeline: ['Rows of cells and a playhead', '几排单元格和播放头'],
  layers: ['Four sheets one above the other', '上下叠放的四张纸'],
  cell: ['A row and a column meet in a cell with a slime', '一行和一列相交的单元格里有史莱姆'],
  ghosts: ['A slime, and its shape in two frames before', '史莱姆和前两帧的身影'],
  keys: ['A key of a keyboard', '一个键帽'],
  command: ['The command key', 'Command键'],
  update: ['An arrow that points up', '向上的箭头'],
  reference: ['A drawing and the picture it follows', '一张画和它参考的图'],
  symmetry: ['A butterfly, one half of it pale', '一只蝴蝶，一半颜色很浅'],
  formats: ['Two files', '两个文件'],
  focus: ['A mushroom in a circle of light', '一圈光里的蘑菇'],
  decorated: ['A mushroom on a canvas with three sparks', '画布上的蘑菇和三颗火花'],
  numbers: ['Five houses in a row, the last of which is the highest', '一排五栋房子，最后一栋最高'],
  beta: ['A sign with the letter β', '写着β的牌子'],
  phone: ['A phone before a tablet', '平板前面的手机'],
  fonts: ['Letters in two faces', '两种字体的字'],
};

for (const [name, layer] of Object.entries(pieces)) writePicture(`thumbs/${name}`, ...words[name], layer);
