/** An icon for each drawing tool of the guide, 16×16, and the plate of buttons that its page begins with. */
import { chance, Layer, threshold, writePicture } from './layer.mjs';
import { lines } from './night.mjs';
import { outlined, sheet } from './small.mjs';

const pencil = lines(`
  .........000.
  ........0ccc0
  .......055c90
  ......0bb5550
  .....0bba9500
  ....0bba990..
  ...0bba990...
  ..0bba990....
  .066a990.....
  .066690......
  .00660.......
  .0000........
  .00..........`);
const eraser = lines(`
  ....0000000.
  ...0ccc44440
  ..0ccc444420
  .0ccc4444220
  0ccc44442220
  099933332220
  09993333220.
  0999333320..
  099933330...
  .00000000...`);
const eyedropper = lines(`
  .........000.
  ........01110
  .......012110
  ....000121110
  ....01111110.
  .....0111100.
  ....0600110..
  ...066e0010..
  ..066e00.0...
  .066e0.......
  .06e0........
  00e0.........
  0e0..........
  00...........`);
const bucket = lines(`
  ....000000...
  ..0066666600.
  .060000000060
  .000333333000
  0344333333330
  0033333333300
  0500333300150
  0560333055110
  0560333055110
  0560005551110
  0556555551110
  .05655555110.
  ..005555110..
  ....000000...`);

/** A handle of a line or a curve. */
const handle = (layer, x, y) => sheet(layer, x - 2, y - 2, 5, 5, { fill: '6', shade: '6' });
const thick = (layer, x0, y0, x1, y1, color) =>
  layer.line(x0, y0, x1, y1, color).line(x0 + 1, y0, x1 + 1, y1, color);
/** A disc, its light at the upper left. */
const disc = (layer, cx, cy, radius, tones) =>
  layer.paint(0, 0, 16, 16, (x, y) => {
    if (Math.hypot(x - cx, y - cy) > radius) return undefined;
    const far = Math.hypot(x - cx + radius * 0.4, y - cy + radius * 0.4) / radius;
    return tones[far < 0.45 ? 0 : far < 1.05 ? 1 : 2];
  });

const icons = {
  pencil: ['A pencil', '铅笔', (layer) => layer.stamp(1, 1, pencil)],
  eraser: ['An eraser', '橡皮擦', (layer) => layer.stamp(2, 3, eraser)],
  eyedropper: ['An eyedropper', '取色器', (layer) => layer.stamp(1, 1, eyedropper)],
  bucket: ['A paint bucket', '油漆桶', (layer) => layer.stamp(1, 1, bucket)],
  line: [
    'A straight line between two handles',
    '两个控制点之间的直线',
    (layer) => {
      outlined(thick(layer, 3, 12, 12, 3, '3'));
      handle(layer, 3, 12);
      return handle(layer, 12, 3);
    },
  ],
  curve: [
    'An arc between two handles',
    '两个控制点之间的弧线',
    (layer) => {
      for (let step = 0; step <= 40; step++) {
        const part = step / 40;
        const [x, y] = [3 + 9 * part ** 2, 12 - 9 * part * (2 - part)];
        layer.rect(Math.round(x), Math.round(y), 1, 2, '3');
      }
      outlined(layer);
      handle(layer, 3, 12);
      return handle(layer, 12, 3);
    },
  ],
  shapes: [
    'A square and a disc',
    '方块和圆',
    (layer) => {
      layer.rect(2, 2, 9, 9, '3').rect(2, 2, 9, 1, '4').rect(2, 2, 1, 9, '4');
      const front = outlined(disc(new Layer(16, 16), 10, 10, 4.3, ['6', 'b', 'a']));
      return outlined(layer).stamp(0, 0, front);
    },
  ],
  freeform: [
    'A cloud within the line that a pencil draws around it',
    '铅笔画一圈轮廓，里面是一朵云',
    (layer) => {
      const isInside = (x, y) =>
        y < 11 &&
        (Math.hypot(x - 7, y - 5) < 4 || Math.hypot(x - 4, y - 8) < 3.2 || Math.hypot(x - 10, y - 8) < 3.4);
      layer.paint(0, 0, 16, 16, (x, y) => (isInside(x, y) ? (y > 8 ? '3' : '4') : undefined));
      return outlined(layer, '2').stamp(8, 8, lines('....000 ...0b0. ..0b0.. .060... .60.... 00.....'));
    },
  ],
  gradient: [
    'A square from violet to gold',
    '从紫到金的方块',
    (layer) => {
      sheet(layer, 1, 1, 14, 14);
      return layer.paint(2, 2, 12, 12, (x, y) => {
        const depth = ((x - 2) / 11) * 2.98;
        const step = Math.floor(depth) + (depth % 1 > threshold(x, y) ? 1 : 0);
        return ['2', '3', 'c', 'b'][step];
      });
    },
  ],
  spray: [
    'A spray can and its dots',
    '喷枪和喷出的点',
    (layer) => {
      layer.stamp(
        7,
        1,
        lines(
          '..000... .05550.. .00000.. 0666650. 0666550. 0999980. 0966980. 0966980. 0999980. 0999980. 0666650. 0666550. 0666550. .00000..',
        ),
      );
      for (const [x, y] of [
        [5, 3],
        [3, 1],
        [3, 4],
        [1, 2],
        [1, 6],
        [4, 6],
        [2, 8],
      ])
        layer.set(x, y, '9');
      return layer;
    },
  ],
  blur: [
    'A drop',
    '一滴水',
    (layer) =>
      layer.stamp(
        3,
        1,
        lines(
          '....0..... ....0..... ...030.... ...0330... ..043330.. ..0433330. .04433330. .043333320 0643333320 0443333320 0433333320 .03333220. .00322200. ...0000...',
        ),
      ),
  ],
  jumble: [
    'A square whose pixels go out of order',
    '像素打乱的方块',
    (layer) => {
      sheet(layer, 1, 1, 14, 14);
      return layer.paint(2, 2, 12, 12, (x, y) => {
        if (x < 6) return y < 8 ? 'f' : 'd';
        return chance(x, y) < 0.2 + (x - 6) / 24 ? (y < 8 ? 'd' : 'f') : y < 8 ? 'f' : 'd';
      });
    },
  ],
  shading: [
    'A ball in light and shadow',
    '有光有影的球',
    (layer) => outlined(disc(layer, 7.5, 7.5, 6, ['c', '9', '8'])),
  ],
  selection: [
    'A dashed square and a pointer',
    '虚线框和指针',
    (layer) => {
      for (let at = 1; at < 15; at++)
        if ((at - 1) % 4 < 2)
          for (const [x, y] of [
            [at, 1],
            [at, 14],
            [1, at],
            [14, at],
          ])
            layer.set(x, y, '2');
      return layer.stamp(
        5,
        4,
        lines('0...... 00..... 060.... 0660... 06660.. 066660. 06600.. 00060.. 0..00..'),
      );
    },
  ],
};

for (const [name, [en, zh, draw]] of Object.entries(icons))
  writePicture(`tools/${name}`, en, zh, draw(new Layer(16, 16)));

const plate = new Layer(108, 27);
['pencil', 'eraser', 'bucket', 'eyedropper', 'selection'].forEach((name, index) => {
  const left = index * 22;
  const isChosen = index === 0;
  sheet(plate, left, 2, 20, 23, {
    fill: isChosen ? 'b' : '6',
    shade: isChosen ? '9' : '3',
    edge: isChosen ? 'a' : '5',
  });
  plate.rect(left + 1, 22, 18, 2, isChosen ? '9' : '3');
  plate.stamp(left + 2, 4, icons[name][2](new Layer(16, 16)));
});
writePicture(
  'parts/tools',
  'Five buttons: pencil, eraser, bucket, eyedropper, selection',
  '五个按钮：铅笔、橡皮擦、油漆桶、取色器、选区',
  plate,
);
