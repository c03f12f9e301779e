/** What answers begin with: things in a row that say the answer, as wide as the text, without the mascot. */
import { Layer, piece, threshold, writePicture } from './layer.mjs';
import {
  cut,
  flip,
  foxHead,
  glow,
  lantern,
  lines,
  moon,
  pen,
  pose,
  stand,
  wood,
  wordRows,
} from './night.mjs';
import {
  arrow,
  canvas,
  coin,
  cross,
  dashes,
  device,
  folder,
  mushroom,
  outlined,
  padlock,
  sheet,
  slime,
  small,
  star,
  toadstool,
  turning,
} from './small.mjs';

/** As wide as a text at four times, but for three pixels on each side. */
const width = 164;
/** As wide as a row of tiles, between which a column stays free where in the dark each has a rim of light. */
const tiles = 166;
const height = 34;
const ground = height;

/** A thing of a row: its width, and what draws it with its left edge at `left`. */
const part = (wide, draw) => ({ wide, draw });

/** The arrow of all rows, which is as long as there is room for it. */
const then = { wide: 0, draw: undefined };
const [shortest, longest, beside] = [8, 26, 4];

/** Sets things from edge to edge, with equal room between them. */
function inRow(layer, parts) {
  const arrows = parts.filter((one) => one === then).length;
  const rest = width - parts.reduce((sum, { wide }) => sum + wide, 0);
  const length = Math.min(
    longest,
    Math.max(shortest, Math.floor((rest - beside * (parts.length - 1)) / Math.max(1, arrows))),
  );
  const room = rest - arrows * length;
  let left = 0;
  parts.forEach((one, index) => {
    const at = left + Math.round((room * index) / (parts.length - 1));
    if (one === then) arrow(layer, at, 13, length, '9', '8');
    else one.draw(layer, at);
    left += one === then ? length : one.wide;
  });
}

/** Rows that stand on the ground, or higher. */
const stood = (rows, rise = 0) =>
  part(rows[0].length, (layer, left) => layer.stamp(left, ground - rise - rows.length, rows));
const thumb = (name, rise) => stood(piece(`thumbs/${name}`), rise);

const next = lines('9.... 99... 999.. 9999. 999.. 99... 9....');
const equals = stood(lines('9999999 9999999 ....... 9999999 9999999'), 14);
/** Between two ways. */
const or = part(1, (layer, left) => layer.rect(left, 2, 1, 32, '3'));
const times = stood(lines('99.99 99999 .999. 99999 99.99'), 14);

/** A sign that all is well; its counterpart is a cross. */
function badge(layer, left, top) {
  const sign = cross(new Layer(11, 11), 0, 0).recolor({ 9: 'e', 6: 'e' });
  return layer
    .stamp(left, top, sign)
    .stamp(left + 2, top + 3, lines('......6 .....66 6...66. 66.66.. .666... ..6....'));
}

const personRows = lines(
  '...xxx... ..xxxxx.. ..xxxxx.. ...xxx... ......... ..xxxxx.. .xxxxxxx. xxxxxxxxx xxxxxxxxx',
);
const person = (layer, left, top, color) => layer.stamp(left, top, personRows, { x: color });

/** A card with the name of an account. */
const account = part(24, (layer, left) => {
  sheet(layer, left, 4, 24, 30);
  person(layer, left + 7, 8, '2');
  layer
    .rect(left + 4, 20, 16, 2, '4')
    .rect(left + 4, 24, 16, 2, '4')
    .rect(left + 4, 28, 10, 2, '4');
});

/** A shop with a striped awning. */
const stall = (light, dark) =>
  part(25, (layer, left) => {
    layer
      .rect(left + 2, 11, 1, 23, '0')
      .rect(left + 22, 11, 1, 23, '0')
      .rect(left + 3, 11, 19, 13, '1');
    for (let stripe = 0; stripe < 6; stripe++) {
      const [up, low] = stripe % 2 === 0 ? [light, dark] : ['6', '5'];
      layer.rect(left + 1 + stripe * 4, 4, 4, 7, up).rect(left + 1 + stripe * 4, 9, 4, 2, low);
      layer.rect(left + 2 + stripe * 4, 11, 2, 1, low);
    }
    layer
      .rect(left + 1, 3, 23, 1, '0')
      .rect(left, 4, 1, 7, '0')
      .rect(left + 24, 4, 1, 7, '0');
    layer
      .rect(left, 23, 25, 4, '0')
      .rect(left + 1, 24, 23, 2, 'a')
      .rect(left + 1, 24, 23, 1, 'b');
    layer.rect(left + 1, 27, 23, 7, '0').rect(left + 2, 27, 21, 6, '7');
    layer.stamp(left + 8, 14, lines('...00.... ..0bb0... .0bb6a0.. .0b66a0.. .0bbaa0.. ..0aa0... ...00....'));
  });

/** Large digits, and what stands between them. */
const digits = {
  0: '.###. ##.## ##.## ##.## ##.## ##.## .###.',
  1: '.##. ###. .##. .##. .##. .##. ####',
  2: '.###. ##.## ...## ..##. .##.. ##... #####',
  6: '.###. ##... ##... ####. ##.## ##.## .###.',
  7: '##### ...## ...## ..##. .##.. .##.. .##..',
  '.': '.. .. .. .. .. ## ##',
};
const number = (text) =>
  [0, 1, 2, 3, 4, 5, 6].map((row) => [...text].map((sign) => digits[sign].split(' ')[row]).join('.'));

/** A device, its screen filled; `draw` gets the corner of the screen. */
const screen = (wide, tall, fill, draw) =>
  part(wide, (layer, left) => {
    sheet(layer, left, ground - tall, wide, tall, { fill: '1', shade: '0' });
    layer.rect(left + 2, ground - tall + 2, wide - 4, tall - 5, fill);
    draw(layer, left + 2, ground - tall + 2);
  });

/** A monitor on its foot. */
const monitor = (wide, fill, draw) =>
  part(wide, (layer, left) => {
    sheet(layer, left, 2, wide, 25, { fill: '1', shade: '0' });
    layer.rect(left + 2, 4, wide - 4, 20, fill);
    const middle = left + Math.floor(wide / 2);
    layer
      .rect(middle - 3, 27, 7, 4, '0')
      .rect(middle - 9, 31, 19, 3, '0')
      .rect(middle - 8, 32, 17, 1, '5');
    draw(layer, left + 2, 4);
  });

const window = (wide, bar, draw) =>
  part(wide, (layer, left) => {
    sheet(layer, left, 0, wide, height);
    layer
      .rect(left + 1, 1, wide - 2, 4, bar)
      .rect(left + wide - 5, 2, 2, 2, '6')
      .rect(left + 1, 5, wide - 2, 1, '0');
    draw(layer, left + 1, 6);
  });

const sheetOf = (wide, draw, colors) =>
  part(wide, (layer, left) => {
    sheet(layer, left, 0, wide, height, colors);
    draw(layer, left + 1, 1);
  });

const canvasOf = (wide, draw) =>
  part(wide, (layer, left) => {
    canvas(layer, left, 0, wide, height);
    draw(layer, left, 0);
  });

/** A code becomes the premium of what an account has, in one store. */
const redeem = (shop, device) => (layer) =>
  inRow(layer, [thumb('ticket', 5), then, shop, then, account, then, device]);

/** A tool on a tile, of which there are five. */
function tile(layer, index, draw) {
  const left = 29 + index * 28;
  sheet(layer, left, 3, 25, 31, { fill: 'b', shade: 'a' });
  sheet(layer, left + 2, 5, 21, 24, { fill: '6', shade: '5' });
  draw(left + 3, 6);
}

/** The left wing of a butterfly that has room in a tile. */
const smallWing = lines(`
  .222...
  234432.
  2b44432
  2344443
  .234443
  ..22333
  ..23443
  .234443
  .2b4432
  ..2332.
  ...22..`);
const letterA = lines(
  '....222.... ....222.... ...22.22... ...22.22... ..22...22.. ..2222222.. .22.....22. .22.....22. 222.....222',
);

const glyphA = lines('...22... ..2222.. ..2222.. .22..22. .22..22. .222222. 22....22 22....22');
const glyphWen = lines(
  '....8.... 888888888 ..8...8.. ..8...8.. ...8.8... ....8.... ...8.8... ..8...8.. 88.....88',
);
const face = piece('craft/faces-32').map((row) => row.slice(0, 32));
const hero = piece('examples/hero');
/** A mushroom in a cell. */
const dot = lines('.999. 99699 88988 .666. .666.');

/** A slime pressed flat, and one that leaps. */
const flat = lines(
  '....000000.... ..00fffffe00.. .0ff6fffeeee0. 0ff0feee0eedd0 0eeeeeeeeeedd0 .000000000000.',
);
const tall = lines(
  '....0000.... ...0fffe0... ..0f6ffee0.. .0ff0fe0ee0. .0ff0fe0ed0. .0eeeeeeed0. .0eeeeeedd0. ..00000000..',
);

/** A clock on which ten minutes are counted. */
const clock = part(27, (layer, left) => {
  layer.paint(left, 5, 27, 27, (x, y, color) => {
    const [dx, dy] = [x - left - 13, y - 18];
    const far = Math.hypot(dx, dy);
    if (far > 13.4) return color;
    if (far > 12.4) return '0';
    if (far > 10.4) return dx + dy < 0 ? '4' : '2';
    return dx >= 0 && dy < -dx * 0.5 ? 'a' : '6';
  });
  for (const [x, y] of [
    [13, 3],
    [13, 22],
    [4, 13],
    [22, 13],
  ])
    layer.rect(left + x, y + 5, 1, 2, '0');
  layer.rect(left + 13, 9, 1, 10, '0').line(left + 13, 18, left + 20, 14, '0');
  return layer.rect(left + 12, 17, 3, 3, '0');
});

/** A phone with feelers. */
const robot = (wide, fill, draw) =>
  part(wide, (layer, left) => {
    for (const [x, way] of [
      [left + 5, -1],
      [left + wide - 6, 1],
    ])
      layer
        .rect(x, 3, 2, 3, '0')
        .rect(x + way, 2, 2, 2, '0')
        .rect(x + 2 * way - 1, 0, 4, 3, '0')
        .rect(x + 2 * way, 0, 2, 2, 'e');
    screen(wide, 29, fill, draw).draw(layer, left);
  });

/** A roll of film whose frames are `draw`n, each in a window of 20 by 22 pixels. */
const film = (count, draw) =>
  part(3 + 23 * count, (layer, left) => {
    layer.rect(left, 0, 3 + 23 * count, 34, '0');
    for (let x = 2; x < 23 * count; x += 5) layer.rect(left + x, 1, 3, 3, '5').rect(left + x, 30, 3, 3, '5');
    for (let index = 0; index < count; index++) {
      layer.rect(left + 3 + 23 * index, 6, 20, 22, '6');
      draw(layer, left + 3 + 23 * index, 6, index);
    }
  });

/** A picture: a mushroom on a meadow. */
const photo = (wide, tall) => (layer, left, top) => {
  layer
    .rect(left, top, wide, tall, '4')
    .rect(left, top + tall - 7, wide, 7, 'e')
    .rect(left, top + tall - 7, wide, 1, 'f');
  layer
    .rect(left + wide - 7, top + 3, 4, 4, 'b')
    .stamp(left + Math.floor((wide - 15) / 2), top + tall - 19, mushroom);
};

/** A weight as heavy as what is multiplied. */
const weight = part(36, (layer, left) => {
  layer
    .rect(left + 12, 4, 12, 3, '0')
    .rect(left + 11, 5, 3, 7, '0')
    .rect(left + 22, 5, 3, 7, '0');
  for (let y = 11; y < 34; y++) {
    const half = 10 + Math.round((y - 11) * 0.36);
    const isEdge = y === 11 || y === 33;
    layer.rect(left + 18 - half, y, 2 * half, 1, isEdge ? '0' : '3');
    if (!isEdge)
      layer
        .rect(left + 18 - half, y, 1, 1, '0')
        .rect(left + 17 + half, y, 1, 1, '0')
        .rect(left + 19 - half, y, 3, 1, '4')
        .rect(left + 13 + half, y, 4, 1, '2');
  }
  layer.stamp(
    left + 10,
    19,
    lines(
      '66...66.6666. 666.666.66.66 6666666.66.66 66.6.66.6666. 66...66.66.66 66...66.66.66 66...66.6666.',
    ),
  );
});

/** Three swatches of a material, and the hero in them. */
const dressed = (colors) =>
  part(30, (layer, left) => {
    const tunic = Object.fromEntries(['8', '9', 'a'].map((color, index) => [color, colors[index]]));
    layer.stamp(left, 8, hero).stamp(left, 21, hero.slice(13, 19), tunic);
    colors.forEach((color, index) => {
      sheet(layer, left + 19, 1 + 11 * index, 11, 11, { fill: color, shade: color });
    });
  });

/** A thumb on the ground, its left edge at `left`. */
const put = (layer, left, name) => thumb(name).draw(layer, left);

const rows = {
  'premium-unlocks': [
    'An open padlock and five tiles: colours, an outline, a butterfly whose halves are alike, a letter, an export',
    '打开的挂锁和五个格子：颜色、描边、左右对称的蝴蝶、字母、导出',
    (layer) => {
      put(layer, 0, 'unlocked');
      tile(layer, 0, (x, y) => {
        ['9', 'b', 'e', '3'].forEach((color, index) => {
          layer
            .rect(x + 2, y + 3 + index * 5, 15, 2, color)
            .rect(x + 2 + [9, 4, 11, 6][index], y + 2 + index * 5, 3, 4, '0');
        });
      });
      tile(layer, 1, (x, y) => {
        const shape = mushroom.map((row) => row.replace(/[^.]/g, '3'));
        for (const [dx, dy] of [
          [-1, 0],
          [1, 0],
          [0, -1],
          [0, 1],
        ])
          layer.stamp(x + 2 + dx, y + 3 + dy, shape);
        layer.stamp(x + 2, y + 3, mushroom);
      });
      tile(layer, 2, (x, y) => {
        layer.stamp(x + 2, y + 6, smallWing).stamp(x + 10, y + 6, flip(smallWing));
        layer.rect(x + 9, y + 2, 1, 19, '9');
      });
      tile(layer, 3, (x, y) => layer.stamp(x + 4, y + 5, letterA).rect(x + 2, y + 16, 15, 1, '9'));
      tile(layer, 4, (x, y) => {
        layer.rect(x + 8, y + 2, 3, 12, 'e');
        for (let step = 0; step < 5; step++) layer.rect(x + 9 - step, y + 1 + step, 2 * step + 1, 1, 'e');
        layer
          .rect(x + 2, y + 13, 2, 7, '2')
          .rect(x + 15, y + 13, 2, 7, '2')
          .rect(x + 2, y + 18, 15, 2, '2');
      });
    },
    tiles,
  ],
  'premium-cross-platform': [
    'A phone, a tablet and a computer with a star and a coin each; crosses stand between them',
    '手机、平板和电脑，各有一颗星和一枚硬币，它们之间打着叉',
    (layer) => {
      const paid = (wide, draw) =>
        part(14 + wide, (to, x) => {
          to.stamp(x, 21, coin);
          draw(to, x + 14);
        });
      const apart = part(11, (to, x) => cross(to, x, 12));
      inRow(layer, [
        paid(20, (to, x) => device(to, x, 0, 20, 34, '3', star)),
        apart,
        paid(30, (to, x) => device(to, x, 4, 30, 30, 'e', star)),
        apart,
        paid(34, (to, x) => {
          device(to, x, 2, 34, 25, '2', star);
          to.rect(x + 14, 27, 7, 4, '0')
            .rect(x + 7, 31, 21, 3, '0')
            .rect(x + 8, 32, 19, 1, '5');
        }),
      ]);
    },
  ],
  'larger-canvas': [
    'A mushroom is copied from a small canvas to a large one and stays as large as it was',
    '蘑菇从小画布复制到大画布，大小不变',
    (layer) => {
      canvas(layer, 0, 6, 30, 28);
      dashes(layer, 5, 11, 19, 20).stamp(7, 13, mushroom);
      arrow(layer, 36, 16, 34, '9', '8');
      canvas(layer, 76, 0, 88, 34);
      dashes(layer, 83, 11, 19, 20).stamp(85, 13, mushroom);
    },
  ],
  'restore-purchase': [
    'A receipt, a phone with the same account, an arrow that brings a star back, an open padlock',
    '收据，登录同一账号的手机，把星星找回来的箭头，打开的挂锁',
    (layer) =>
      inRow(layer, [
        part(26, (to, x) => {
          sheet(to, x, 0, 26, 34);
          person(to, x + 8, 4, '2');
          to.rect(x + 4, 16, 18, 2, '4')
            .rect(x + 4, 20, 12, 2, '4')
            .rect(x + 4, 26, 8, 3, '2')
            .rect(x + 16, 26, 6, 3, '9');
        }),
        then,
        screen(24, 34, '4', (to, x, y) => person(to, x + 5, y + 9, '2')),
        then,
        thumb('restored', 1),
        then,
        thumb('unlocked', 1),
      ]),
  ],
  'pencil-no-mark': [
    'A pencil without a stroke, and why: a selection elsewhere, a hidden layer, a layer above, a colour that cannot be seen, alpha lock',
    '铅笔画不出线的原因：别处有选区、图层隐藏、被上面的图层盖住、颜色透明、锁定了Alpha',
    (layer) => {
      layer.stamp(-3, 5, piece('thumbs/tools').slice(0, 28));
      tile(layer, 0, (x, y) => {
        layer.rect(x + 2, y + 3, 9, 9, 'f');
        dashes(layer, x + 1, y + 2, 11, 11);
      });
      tile(layer, 1, (x, y) => {
        layer.stamp(
          x + 2,
          y + 7,
          lines(
            '.....22222..... ..222666662222. .2266622266662. 226662202666622 .2266622266622. ..222666662222. .....22222.....',
          ),
        );
        for (let step = 0; step < 17; step++) layer.rect(x + 1 + step, y + 19 - step, 2, 1, '9');
      });
      tile(layer, 2, (x, y) => {
        layer.stamp(x + 1, y + 2, mushroom);
        sheet(layer, x + 4, y + 7, 14, 13, { fill: '3', shade: '2' });
      });
      tile(layer, 3, (x, y) => {
        canvas(layer, x + 2, y + 3, 15, 15);
        for (let step = 0; step < 13; step++)
          layer.rect(x + 3 + step, y + 16 - step, step < 12 ? 2 : 1, 1, '9');
      });
      tile(layer, 4, (x, y) => layer.stamp(x + 2, y + 3, padlock));
    },
    tiles,
  ],
  lag: [
    'An hourglass, then what helps: an update, a restart, and a new small canvas on which a slime is well',
    '沙漏，然后是办法：更新、重启、新建一张小画布试试，史莱姆在上面一切正常',
    (layer) =>
      inRow(layer, [
        thumb('hourglass', 1),
        then,
        thumb('update', 1),
        then,
        screen(26, 34, '4', (to, x, y) => turning(to, x + 12, y + 14, 7, '2', '2')),
        then,
        canvasOf(44, (to, x) => {
          to.stamp(x + 15, 22, slime);
          badge(to, x + 31, 2);
        }),
      ]),
  ],
  'auto-save': [
    'A switch that is on; a clock that counts ten minutes, a disk, and an arrow that goes back',
    '打开的开关，走过十分钟的时钟、磁盘、转回去的箭头',
    (layer) =>
      inRow(layer, [
        part(36, (to, x) => {
          sheet(to, x, 9, 36, 19, { fill: 'e', shade: 'd' });
          to.rect(x + 8, 14, 2, 9, '6');
          sheet(to, x + 18, 9, 18, 19);
        }),
        then,
        clock,
        then,
        thumb('saved', 2),
        then,
        part(32, (to, x) => to.stamp(x, 3, outlined(turning(new Layer(32, 29), 18, 14, 12, 'f', 'e')))),
      ]),
  ],
  language: [
    'A phone with a cogwheel, two languages of which one is ticked, and the app in that language',
    '手机上的齿轮、两种语言勾选了一种、应用换成了这种语言',
    (layer) =>
      inRow(layer, [
        part(42, (to, x) => {
          sheet(to, x, 0, 22, 34, { fill: '1', shade: '0' });
          to.rect(x + 2, 2, 18, 29, '4').stamp(x + 12, 3, piece('thumbs/gear'));
        }),
        then,
        sheetOf(46, (to, x, y) => {
          to.rect(x, y + 16, 44, 16, 'b').rect(x, y + 15, 44, 1, '0');
          to.stamp(x + 5, y + 4, glyphA).stamp(x + 4, y + 19, glyphWen);
          to.rect(x + 18, y + 5, 16, 2, '4').rect(x + 18, y + 9, 10, 2, '4');
          to.rect(x + 18, y + 20, 14, 2, '8').rect(x + 18, y + 24, 10, 2, '8');
          to.stamp(x + 34, y + 20, lines('.......2 ......22 2....22. 22..22.. .2222... ..22....'));
        }),
        then,
        part(54, (to, x) => {
          sheet(to, x, 4, 30, 30, { fill: '3', shade: '2' });
          to.stamp(x + 7, 13, foxHead);
          sheet(to, x + 32, 0, 22, 19, { fill: 'b', shade: 'a' });
          to.stamp(x + 33, 18, lines('0bba0 0ba0. 0a0.. 00...')).stamp(x + 38, 5, glyphWen);
        }),
      ]),
  ],
  'reference-zoom': [
    'A figure, whose head is cropped; then the head fills its window, and beside it it is drawn on a canvas',
    '先从整个人物里裁出头部，再让头部占满参考窗口，在旁边的画布上照着画',
    (layer) =>
      inRow(layer, [
        sheetOf(34, (to, x, y) => {
          to.rect(x, y, 32, 32, '4').stamp(x + 8, y + 6, hero, { 3: '7', 2: '7' });
          dashes(to, x + 5, y + 2, 21, 18);
        }),
        then,
        sheetOf(42, (to, x, y) => to.rect(x, y, 40, 32, '4').stamp(x + 4, y + 2, face)),
        then,
        canvasOf(60, (to, x) => to.stamp(x + 8, 3, face.slice(0, 19)).stamp(x + 37, 10, pen)),
      ]),
  ],
  'new-layer': [
    'A timeline of two rows to which a third, framed and still empty, is added on top',
    '时间轴原有两行，上面又加了一行，框着，还是空的',
    (layer) => {
      sheet(layer, 0, 0, width, height, { fill: '1', shade: '0' });
      for (let row = 0; row < 3; row++) {
        const top = 2 + row * 10;
        layer.rect(2, top, 16, 9, row ? '2' : 'b');
        for (let column = 0; column < 13; column++)
          layer.rect(20 + column * 11, top, 10, 9, ['6', '5', '4'][row]);
      }
      layer.stamp(6, 3, lines('...22... ...22... 22222222 22222222 ...22... ...22...'));
      for (let column = 0; column < 13; column++) {
        const isHigh = column % 4 > 1;
        const rows = column % 4 === 1 ? ['..00..', '0fffe0', '0e0e00', '.0000.'] : small;
        layer.stamp(22 + column * 11, 21 - rows.length - (isHigh ? 2 : 0), rows);
        layer.rect(20 + column * 11, 28, 10, 3, 'e').rect(20 + column * 11, 28, 10, 1, 'f');
      }
      layer.stamp(7, 14, small).rect(6, 26, 8, 3, 'e').rect(6, 26, 8, 1, 'f');
      layer.rect(1, 1, 162, 1, 'b').rect(1, 11, 162, 1, 'a').rect(1, 1, 1, 11, 'b').rect(162, 1, 1, 11, 'a');
    },
  ],
  'cancel-subscription': [
    'In a shop, the last day of a calendar is crossed out, which is right; an app in the bin is not: the coins go on',
    '在商店里把日历的最后一天划掉才管用；把应用扔进垃圾桶没用，硬币照样在付',
    (layer) =>
      inRow(layer, [
        stall('9', '8'),
        then,
        part(39, (to, x) => {
          to.stamp(x, 4, piece('thumbs/calendar'));
          badge(to, x + 28, 0);
        }),
        or,
        part(38, (to, x) => {
          sheet(to, x + 5, 0, 20, 18, { fill: '3', shade: '2' }).stamp(x + 7, 2, foxHead);
          to.rect(x, 13, 30, 4, '0').rect(x + 1, 14, 28, 2, '5');
          sheet(to, x + 2, 16, 26, 18, { fill: '4', shade: '3' });
          for (const bar of [7, 14, 21]) to.rect(x + bar, 19, 2, 12, '3');
          cross(to, x + 27, 0);
        }),
        then,
        part(24, (to, x) => to.stamp(x + 11, 21, coin).stamp(x, 21, coin)),
      ]),
  ],
  refund: [
    'A buyer shows a receipt to the one of three shops that was paid; a coin comes back',
    '买家把收据递给付款的那家商店（共三家），一枚硬币退了回来',
    (layer) => {
      sheet(layer, 0, 0, 24, 34, { fill: '1', shade: '0' }).rect(2, 2, 20, 29, '4');
      person(layer, 7, 11, '2');
      arrow(layer, 28, 3, 42, '9', '8');
      sheet(layer, 40, 0, 14, 17).rect(43, 4, 8, 2, '4').rect(43, 8, 8, 2, '4').rect(43, 12, 4, 2, '2');
      const back = arrow(new Layer(42, 9), 0, 0, 42, 'e', 'd');
      layer.stamp(28, 23, flip(back.rows.map((row) => row.join('')))).stamp(42, 21, coin);
      stall('9', '8').draw(layer, 76);

      stall('e', 'd').draw(layer, 108);
      stall('3', '2').draw(layer, 139);
    },
  ],
  family: [
    'A family below a roof; the app goes from one phone to another, its star does not',
    '一家人在屋檐下：应用从一部手机到了另一部，星星没有跟过去',
    (layer) =>
      inRow(layer, [
        thumb('family'),
        screen(26, 34, '4', (to, x, y) => to.stamp(x + 3, y + 1, foxHead).stamp(x + 7, y + 17, star)),
        part(44, (to, x) => {
          arrow(to, x, 3, 44, 'e', 'd');
          badge(to, x + 16, 2);
          for (let dash = 0; dash < 5; dash++) to.rect(x + dash * 10, 23, 6, 3, '9');
          cross(to, x + 16, 19);
        }),
        screen(26, 34, '4', (to, x, y) => {
          to.stamp(x + 3, y + 1, foxHead);
          dashes(to, x + 5, y + 15, 12, 12);
        }),
      ]),
  ],
  'shared-devices': [
    'One shop, one account: a star on a phone and on a tablet',
    '同一家商店、同一个账号：手机和平板上都有星星',
    (layer) =>
      inRow(layer, [
        stall('3', '2'),
        then,
        account,
        then,
        part(30, (to, x) => {
          device(to, x, 0, 20, 34, '3', star);
          badge(to, x + 19, 22);
        }),
        part(48, (to, x) => {
          device(to, x, 4, 38, 30, '3', star);
          badge(to, x + 37, 22);
        }),
      ]),
  ],
  'redeem-ios': [
    'A ticket with a code, a shop, an account, a star on a tablet',
    '写着代码的票券、商店、账号、平板上的星星',
    redeem(
      stall('3', '2'),
      screen(38, 30, '3', (to, x, y) => to.stamp(x + 13, y + 9, star)),
    ),
  ],
  'redeem-android': [
    'A ticket with a code, a shop, an account, a star on a phone with two feelers',
    '写着代码的票券、商店、账号、长着两根天线的手机上的星星',
    redeem(
      stall('e', 'd'),
      robot(22, 'e', (to, x, y) => to.stamp(x + 5, y + 8, star)),
    ),
  ],
  'redeem-steam': [
    'A ticket with a code, an account, the window of a library, a star on a monitor',
    '写着代码的票券、账号、游戏库的窗口、显示器上的星星',
    (layer) =>
      inRow(layer, [
        thumb('ticket', 5),
        then,
        account,
        then,
        window(40, '2', (to, x, y) => {
          to.rect(x, y, 11, 27, '5');
          for (let row = 0; row < 4; row++) to.rect(x + 2, y + 3 + row * 6, 7, 2, row === 1 ? '9' : '3');
          to.rect(x + 11, y, 27, 27, '4').stamp(x + 17, y + 8, foxHead);
        }),
        then,
        monitor(32, '3', (to, x, y) => to.stamp(x + 10, y + 6, star)),
      ]),
  ],
  'cancel-selection': [
    'A selection around half a mushroom is taken off; a selection around the whole canvas does the same',
    '围住半朵蘑菇的选区被取消；选区框住整张画布，效果也一样',
    (layer) =>
      inRow(layer, [
        canvasOf(42, (to, x) => {
          dashes(to, x + 7, 6, 27, 24).stamp(x + 13, 10, mushroom);
          cross(to, x + 29, 1);
        }),
        then,
        canvasOf(42, (to, x) => to.stamp(x + 13, 10, mushroom)),
        equals,
        canvasOf(42, (to, x) => {
          to.stamp(x + 13, 10, mushroom);
          dashes(to, x + 2, 2, 38, 30);
        }),
      ]),
  ],
  'copy-between-files': [
    'A slime in one window, the same as a picture of its own, and beside a coin in another window',
    '一个窗口里的史莱姆，它单独存成的图片，以及另一个窗口里硬币旁边的史莱姆',
    (layer) =>
      inRow(layer, [
        window(46, '3', (to, x, y) => {
          dashes(to, x + 12, y + 6, 20, 15).stamp(x + 15, y + 10, slime);
        }),
        then,
        part(27, (to, x) => {
          canvas(to, x, 1, 27, 33)
            .stamp(x + 6, 10, slime)
            .rect(x + 1, 25, 25, 7, '9');
          to.stamp(x + 5, 26, lines('66..6..6..66 6.6.66.6.6.. 66..6.66.6.6 6...6..6.6.6 6...6..6..66'), {
            6: '6',
          });
        }),
        then,
        window(60, 'a', (to, x, y) => {
          to.stamp(x + 9, y + 7, coin);
          dashes(to, x + 31, y + 6, 20, 15).stamp(x + 34, y + 10, slime);
        }),
      ]),
  ],
  'copy-paste': [
    'A mushroom is selected, the cell of another layer chosen, and the copy moved beside the mushroom',
    '选中蘑菇，在另一个图层上点单元格，再把复制品移到蘑菇旁边',
    (layer) =>
      inRow(layer, [
        canvasOf(37, (to, x) => {
          dashes(to, x + 8, 7, 21, 22).stamp(x + 11, 10, mushroom);
        }),
        then,
        part(41, (to, x) => {
          sheet(to, x, 0, 41, 34, { fill: '1', shade: '0' });
          for (let row = 0; row < 3; row++)
            for (let column = 0; column < 3; column++)
              to.rect(x + 3 + column * 12, 3 + row * 10, 11, 8, row ? '4' : '3').stamp(
                x + 6 + column * 12,
                4 + row * 10,
                [[], dot, dot][row],
              );
          to.rect(x + 14, 2, 13, 10, 'b').rect(x + 16, 4, 9, 6, '6');
        }),
        then,
        canvasOf(62, (to, x) => {
          to.stamp(x + 9, 10, mushroom);
          dashes(to, x + 34, 7, 21, 22).stamp(x + 37, 10, mushroom);
        }),
      ]),
  ],
  'move-selection': [
    'A selected mushroom has gone across the canvas; where it was, its shape is seen',
    '选中的蘑菇移到了画布另一头，原处留着它的影子',
    (layer) => {
      canvas(layer, 0, 0, width, height);
      layer.stamp(
        14,
        10,
        mushroom.map((row) => row.replace(/[^.]/g, '3')),
      );
      arrow(layer, 42, 14, 72, '9', '8');
      dashes(layer, 126, 6, 23, 24).stamp(130, 10, mushroom);
    },
  ],
  recolor: [
    'A hero in a red tunic, then in violet, then in green; beside him the three shades of each',
    '主角的红衣变成紫衣，又变成绿衣；旁边是各自的三个色阶',
    (layer) =>
      inRow(layer, [
        dressed(['8', '9', 'a']),
        then,
        dressed(['2', '3', '4']),
        then,
        dressed(['d', 'e', 'f']),
      ]),
  ],
  lospec: [
    'A palette in the window of a browser, the file with its colours, the board of the app',
    '浏览器窗口里的调色板，存着颜色的文件，应用里的色板',
    (layer) =>
      inRow(layer, [
        window(58, '5', (to, x, y) => {
          [...'789abcdef432'].forEach((color, index) => {
            to.rect(x + 4 + (index % 6) * 8, y + 3 + Math.floor(index / 6) * 6, 8, 6, color);
          });
          sheet(to, x + 16, y + 17, 24, 9, { fill: '9', shade: '8' });
          to.rect(x + 21, y + 20, 14, 2, '6');
        }),
        then,
        thumb('swatches', 1),
        then,
        part(50, (to, x) => {
          sheet(to, x, 0, 50, 34, { fill: '1', shade: '0' });
          [...'789ab23456defc'].forEach((color, index) => {
            to.rect(x + 3 + (index % 5) * 9, 3 + Math.floor(index / 5) * 10, 8, 8, color);
          });
          to.rect(x + 11, 12, 10, 10, 'b').rect(x + 12, 13, 8, 8, '3');
        }),
      ]),
  ],
  'allow-paste': [
    'A picture, a list of three choices of which the tick is chosen, and the picture on a canvas',
    '一张图片，三个选项里选了打勾的那个，图片贴到了画布上',
    (layer) =>
      inRow(layer, [
        sheetOf(40, photo(38, 32)),
        then,
        sheetOf(34, (to, x, y) => {
          to.rect(x, y + 11, 32, 11, 'b');
          to.rect(x, y + 10, 32, 1, '0').rect(x, y + 21, 32, 1, '0');
          to.stamp(x + 5, y + 2, lines('.333. 33.33 ...33 ..33. ..... ..33.'));
          to.stamp(x + 4, y + 13, lines('......dd .....dd. dd..dd.. .dddd... ..dd....'));
          to.stamp(x + 4, y + 24, lines('99..99 .9999. ..99.. .9999. 99..99'));
          for (const top of [4, 15, 26]) to.rect(x + 17, y + top, 12, 2, top === 15 ? '8' : '4');
        }),
        then,
        canvasOf(64, (to, x) => {
          dashes(to, x + 12, 3, 40, 28);
          photo(36, 24)(to, x + 14, 5);
        }),
      ]),
  ],
  'huge-files': [
    'A canvas times layers times frames is a heavy weight',
    '画布×图层×帧，等于一块沉重的砝码',
    (layer) =>
      inRow(layer, [
        canvasOf(25, (to, x) => to.stamp(x + 5, 10, mushroom)),
        times,
        thumb('layers', 1),
        times,
        stood(cut(piece('thumbs/film'), 5, 0, 27, 28), 3),
        equals,
        weight,
      ]),
  ],
  'files-ios': [
    'A tablet, the folder with the fox’s head on it, and the projects in it',
    '平板、印着狐狸头的文件夹、里面的项目',
    (layer) =>
      inRow(layer, [
        screen(30, 34, '4', (to, x, y) => folder(to, x + 2, y + 5)),
        then,
        part(40, (to, x) => {
          to.rect(x, 2, 18, 8, '0').rect(x + 1, 3, 16, 6, '9');
          sheet(to, x, 7, 40, 27, { fill: 'b', shade: 'a' })
            .rect(x + 2, 8, 36, 1, '6')
            .stamp(x + 12, 14, foxHead);
        }),
        then,
        sheetOf(22, (to, x, y) => to.stamp(x + 3, y + 8, mushroom)),
        sheetOf(22, (to, x, y) => to.stamp(x + 3, y + 12, slime)),
        sheetOf(22, (to, x, y) => to.stamp(x + 4, y + 9, coin)),
      ]),
  ],
  'paste-from-mac': [
    'A mushroom is selected on a laptop; waves go to a tablet, on which it is too',
    '笔记本电脑上选中了蘑菇，信号传到平板，平板上也有了蘑菇',
    (layer) =>
      inRow(layer, [
        part(66, (to, x) => {
          sheet(to, x + 6, 0, 54, 28, { fill: '1', shade: '0' });
          to.rect(x + 8, 2, 50, 23, '4');
          dashes(to, x + 22, 3, 21, 21).stamp(x + 25, 6, mushroom);
          to.rect(x, 28, 66, 6, '0')
            .rect(x + 1, 29, 64, 3, '5')
            .rect(x + 1, 32, 64, 1, '3')
            .rect(x + 26, 29, 14, 1, '3');
        }),
        part(34, (to, x) => {
          for (const radius of [7, 15, 23])
            to.paint(x, 0, 34, 34, (px, py, color) => {
              const [dx, dy] = [px - x + 1, py - 16.5];
              return Math.abs(Math.hypot(dx, dy) - radius) < 1.5 && Math.abs(dy) < dx * 0.9 ? '3' : color;
            });
          to.stamp(x + 28, 13, next);
        }),
        screen(50, 34, '4', (to, x, y) => to.stamp(x + 16, y + 8, mushroom)),
      ]),
  ],
  'background-reset': [
    'A drawing is saved, the camera comes to the front, the app starts again, and the drawing is there',
    '先保存画，再切到相机，应用重新启动，画还在',
    (layer) =>
      inRow(layer, [
        screen(24, 34, '6', (to, x, y) => to.stamp(x + 2, y + 8, mushroom)),
        thumb('saved', 2),
        then,
        screen(24, 34, 'c', (to, x, y) => {
          sheet(to, x + 1, y + 8, 18, 14, { fill: '2', shade: '1' });
          to.rect(x + 4, y + 6, 6, 2, '0').paint(x, y, 20, 29, (px, py, color) => {
            const far = Math.hypot(px - x - 10, py - y - 15);
            return far < 3 ? '4' : far < 5 ? '6' : color;
          });
        }),
        then,
        screen(24, 34, '4', (to, x, y) => turning(to, x + 11, y + 14, 7, '2', '2')),
        then,
        screen(24, 34, '6', (to, x, y) => {
          to.stamp(x + 2, y + 8, mushroom);
        }),
      ]),
  ],
  'earlier-versions': [
    'A mushroom crossed out by a stroke, the shield of Safe Zone, the mushroom as it was; for the app, a monitor with signs of versions',
    '被乱画了一道的蘑菇、代表Safe Zone的盾牌、原来的蘑菇；要找应用的旧版本，就看显示器上的几块版本牌',
    (layer) =>
      inRow(layer, [
        sheetOf(28, (to, x, y) => {
          to.stamp(x + 5, y + 9, mushroom);
          to.line(x + 3, y + 25, x + 23, y + 5, '2')
            .line(x + 4, y + 25, x + 24, y + 5, '2')
            .line(x + 3, y + 8, x + 22, y + 27, '2')
            .line(x + 4, y + 8, x + 23, y + 27, '2');
        }),
        then,
        thumb('safe', 4),
        then,
        sheetOf(28, (to, x, y) => to.stamp(x + 5, y + 9, mushroom)),
        or,
        monitor(52, '4', (to, x, y) => {
          ['5', '6', 'b'].forEach((fill, index) => {
            sheet(to, x + 3 + 5 * index, y + 1 + 4 * index, 32, 10, { fill, shade: fill });
          });
          to.rect(x + 17, y + 12, 10, 2, '8').stamp(x + 36, y + 11, lines('2....2 22..22 .2222. ..22..'));
        }),
      ]),
  ],
  'record-video': [
    'A timelapse, in which a mushroom grows frame by frame, or the whole screen with its tools and a red dot',
    '延时录像里，蘑菇一帧一帧画出来；或者录下整个屏幕，有工具，也有红点',
    (layer) =>
      inRow(layer, [
        film(3, (to, x, y, index) => {
          const rows = mushroom.map((row) => (index === 0 ? row.replace(/[^.0]/g, '.') : row));
          to.stamp(
            x + 2,
            y + 5,
            index === 1 ? rows.map((row, at) => (at < 9 ? row : row.replace(/[^.0]/g, '.'))) : rows,
          );
          if (index === 2) to.rect(x, y + 20, 20, 2, 'e').rect(x, y + 20, 20, 1, 'd');
        }),
        or,
        screen(62, 34, '5', (to, x, y) => {
          to.rect(x, y, 9, 29, '3');
          for (const [at, color] of [
            [3, 'b'],
            [9, 'f'],
            [15, 'c'],
            [21, '6'],
          ])
            to.rect(x + 2, y + at, 5, 4, color);
          to.rect(x + 12, y + 2, 32, 25, '6').stamp(x + 20, y + 8, mushroom);
          to.paint(x + 46, y + 1, 12, 12, (px, py, color) => {
            const far = Math.hypot(px - x - 51, py - y - 6);
            return far < 3 ? '9' : far < 4 ? '0' : far < 5.2 ? '6' : color;
          });
        }),
      ]),
  ],
  requirements: [
    'A tablet with the number 16, a phone with two feelers and 7.0, a monitor with 10, a laptop with 12',
    '标着16的平板、长着天线并标着7.0的手机、标着10的显示器、标着12的笔记本电脑',
    (layer) => {
      const label = (text, wide) => (to, x, y) => {
        const rows = number(text);
        to.stamp(x + Math.ceil((wide - 4 - rows[0].length) / 2), y + 8, rows, { '#': '6' });
      };
      inRow(layer, [
        screen(34, 30, '3', label('16', 34)),
        robot(24, 'e', label('7.0', 24)),
        monitor(42, '3', (to, x, y) => label('10', 42)(to, x, y - 1)),
        part(44, (to, x) => {
          sheet(to, x + 4, 4, 36, 25, { fill: '1', shade: '0' }).rect(x + 6, 6, 32, 20, '3');
          label('12', 36)(to, x + 6, 4);
          to.rect(x, 28, 44, 6, '0')
            .rect(x + 1, 29, 42, 3, '5')
            .rect(x + 1, 32, 42, 1, '3');
        }),
      ]);
    },
  ],
  editions: [
    'A tablet and a phone with the sign r50; a monitor and a phone with two feelers with the sign 1.27.0',
    '平板和手机，牌子上写着r50；显示器和长着天线的手机，牌子上写着1.27.0',
    (layer) => {
      const sign = (text, fill, shade) => {
        const rows = wordRows(text);
        return part(rows[0].length + 6, (to, x) => {
          to.rect(x + Math.floor((rows[0].length + 6) / 2) - 1, 17, 3, 17, '0').rect(
            x + Math.floor((rows[0].length + 6) / 2),
            17,
            1,
            17,
            '7',
          );
          sheet(to, x, 4, rows[0].length + 6, 15, { fill, shade }).stamp(x + 3, 9, rows);
        });
      };
      const stamp = (to, x, y) => to.stamp(x, y, foxHead);
      inRow(layer, [
        screen(30, 30, '3', (to, x, y) => stamp(to, x + 5, y + 7)),
        screen(22, 30, '3', (to, x, y) => stamp(to, x + 1, y + 7)),
        sign('r50', 'b', 'a'),
        or,
        monitor(32, 'e', (to, x, y) => stamp(to, x + 6, y + 4)),
        robot(22, 'e', (to, x, y) => stamp(to, x + 1, y + 7)),
        sign('1.27.0', 'b', 'a'),
      ]);
    },
  ],
  'font-size': [
    'Small lines on a phone become large; on a canvas, the letter A on grids of three sizes',
    '手机上的小字变大；画布上是三种网格大小的字母A',
    (layer) =>
      inRow(layer, [
        screen(24, 34, '6', (to, x, y) => {
          for (let row = 0; row < 7; row++)
            to.rect(x + 2, y + 2 + row * 4, [14, 9, 15, 11, 13, 6, 12][row], 1, '2');
        }),
        then,
        screen(24, 34, '6', (to, x, y) => {
          for (let row = 0; row < 4; row++) to.rect(x + 2, y + 3 + row * 7, [15, 11, 16, 8][row], 3, '2');
        }),
        or,
        canvasOf(96, (to, x) => {
          to.rect(x + 6, 29, 84, 1, '9');
          to.stamp(x + 10, 21, glyphA).stamp(x + 30, 20, letterA);
          for (let y = 0; y < 22; y++) {
            const half = Math.round(1 + (y * 11) / 21);
            to.rect(x + 69 - half, 7 + y, 5, 1, '2').rect(x + 65 + half, 7 + y, 5, 1, '2');
            if (y > 12 && y < 17) to.rect(x + 64, 7 + y, 11, 1, '2');
          }
        }),
      ]),
  ],
  'files-android': [
    'A phone with two feelers keeps a project behind a padlock; it is exported to a folder, from which its picture looks out',
    '长着两根天线的手机把项目锁在里面；导出到文件夹后，画就露了出来',
    (layer) =>
      inRow(layer, [
        robot(26, 'e', (to, x, y) => to.stamp(x + 4, y + 5, padlock)),
        then,
        thumb('export', 1),
        then,
        part(56, (to, x) => {
          to.rect(x, 4, 20, 8, '0')
            .rect(x + 1, 5, 18, 6, '9')
            .rect(x, 9, 56, 20, '0')
            .rect(x + 1, 10, 54, 18, '9');
          sheet(to, x + 18, 0, 26, 24).stamp(x + 23, 3, mushroom);
          sheet(to, x, 18, 56, 16, { fill: 'b', shade: 'a' }).rect(x + 2, 19, 52, 1, '6');
        }),
      ]),
  ],
  'from-photo': [
    'A photo of a toadstool, four colours taken from it, and the toadstool as a pen draws it anew on a canvas',
    '一张毒蝇伞的照片，从里面取出的四种颜色，以及用笔在画布上重新画出来的蘑菇',
    (layer) =>
      inRow(layer, [
        sheetOf(44, (to, x, y) => {
          to.paint(x + 2, y + 2, 38, 26, (px, py) => {
            const far = Math.hypot((px - x - 21) / 17, (py - y - 17) / 12);
            const light = py - y > 22 ? 'd' : (py - y) / 30 > threshold(px, py) ? '5' : '4';
            return far < 1 && far > threshold(px, py) ? (light === 'd' ? 'e' : '6') : light;
          });
          to.stamp(x + 8, y + 2, toadstool);
        }),
        then,
        part(12, (to, x) => {
          ['a', '9', '8', '6'].forEach((color, index) => {
            sheet(to, x, index * 9, 12, index === 3 ? 7 : 8, { fill: color, shade: color });
          });
        }),
        then,
        canvasOf(72, (to, x) => to.stamp(x + 14, 4, toadstool.slice(0, 17)).stamp(x + 41, 10, pen)),
      ]),
  ],
  playback: [
    'Two rows of frames in which a slime leaps: in the upper one all are of one length, in the lower one the leap stands three times as long',
    '两排史莱姆跳跃的帧：上面一排长短相同，下面一排里跳到最高的那一帧有三倍长',
    (layer) => {
      const poses = [slime, flat, tall];
      sheet(layer, 0, 0, width, height, { fill: '0', shade: '0' });
      [
        [0, [1, 1, 1, 1, 1, 1, 1, 1]],
        [17, [1, 1, 3, 1, 1, 1]],
      ].forEach(([top, steps]) => {
        let left = 2;
        steps.forEach((count, index) => {
          const wide = 20 * count - 1;
          const rows = poses[[0, 1, 2, 1][index % 4]];
          layer.rect(left, top + 1, wide, 15, count > 1 ? 'b' : '4').rect(left, top + 14, wide, 2, 'e');
          layer.stamp(
            left + Math.floor((wide - rows[0].length) / 2),
            top + (rows === tall ? 12 : 15) - rows.length,
            rows,
          );
          left += wide + 1;
        });
      });
    },
  ],
};

for (const [name, [en, zh, draw, wide = width]] of Object.entries(rows)) {
  const layer = new Layer(wide, height);
  draw(layer);
  writePicture(`answers/${name}`, en, zh, layer);
}

/* A night in the wood: an easel whose frame is empty, and where to look; what is found shines. */
{
  const edge = (x) => 42 + 1.2 * Math.sin(x / 21 + 2);
  const layer = wood(width, 58, edge, 3, [
    [3, 30],
    [13, 20],
    [22, 26],
    [94, 22],
    [104, 15],
    [143, 22],
    [152, 32],
    [161, 24],
  ]);
  moon(layer, 62, 12);
  glow(layer, 134, 34, 34);
  glow(layer, 69, 47, 14);
  // The easel.
  layer.line(19, 48, 24, 12, '7').line(43, 48, 38, 12, '7').rect(31, 9, 1, 38, '7');
  layer.stamp(18, 13, cut(piece('thumbs/gone'), 0, 0, 26, 27));
  stand(layer, piece('thumbs/layers'), 72, 46);
  stand(layer, piece('thumbs/export'), 117, 48);
  folder(layer, 96, 36);
  stand(layer, pose('point'), 45, 53);
  layer.stamp(67, 45, lantern);
  writePicture(
    'answers/drawing-gone',
    'By night in a wood the mascot leaves an easel with an empty frame and searches with a lantern: layers, a folder, and a shining tray of exports, in which the mushroom is found',
    '夜里的树林中，画架上的画框空了，吉祥物提着灯笼去找：先是图层和文件夹，最后在发着光的导出托盘里找到了蘑菇',
    layer,
  );
}
