/**
 * What stands for an answer or a page of the guide among its neighbours: one thing without the mascot, 36 by 32 pixels
 * at most.
 */
import { piece, writePicture } from './layer.mjs';
import { cut, lines, wordRows } from './night.mjs';
import {
  bevel,
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
  shield,
  slime,
  small,
  star,
  thumb,
  turning,
} from './small.mjs';

/** The signs of three versions, the newest in front. */
const signs =
  (...versions) =>
  (layer) =>
    versions.forEach((version, index) => {
      const word = wordRows(version);
      sheet(layer, 4 * index, 9 * index, 25, 13, { fill: '54b'[index], shade: '43a'[index] });
      layer.stamp(4 * index + Math.floor((25 - word[0].length) / 2), 9 * index + 4, word);
    });

const pieces = {
  ticket: [
    36,
    24,
    'A ticket with a code',
    '一张写着代码的票券',
    (layer) => {
      sheet(layer, 0, 0, 36, 24, { fill: 'b', shade: 'a' });
      layer.rect(0, 9, 3, 6, '0').rect(0, 10, 2, 4, '.').rect(33, 9, 3, 6, '0');
      for (let y = 3; y < 22; y += 3) layer.rect(25, y, 1, 2, '7');
      for (const [x, wide] of [
        [0, 2],
        [3, 1],
        [5, 3],
        [9, 1],
        [11, 2],
        [14, 1],
        [16, 2],
      ])
        layer.rect(5 + x, 6, wide, 12, '0');
      layer.stamp(27, 10, lines('..9.. 99999 .999. .9.9.'));
    },
  ],
  selection: [
    32,
    31,
    'A selection that is taken off a mushroom',
    '选区正从蘑菇上取消',
    (layer) => {
      dashes(layer, 0, 7, 27, 24).stamp(6, 14, mushroom);
      cross(layer, 21, 0);
    },
  ],
  windows: [
    36,
    31,
    'Two windows, a slime in one and a coin in the other',
    '两个窗口，一个里面有史莱姆，另一个里面有硬币',
    (layer) => {
      sheet(layer, 0, 0, 23, 21)
        .rect(1, 1, 21, 4, '3')
        .rect(18, 2, 2, 2, '6')
        .rect(1, 5, 21, 1, '0')
        .stamp(2, 9, slime);
      sheet(layer, 12, 8, 24, 23)
        .rect(13, 9, 22, 4, 'b')
        .rect(31, 10, 2, 2, '7')
        .rect(13, 13, 22, 1, '0')
        .stamp(18, 15, coin);
    },
  ],
  copies: [
    36,
    32,
    'A mushroom in a selection, and its copy',
    '选区里的蘑菇和它的复制品',
    (layer) => {
      dashes(layer, 0, 0, 19, 20).stamp(2, 2, mushroom).stamp(20, 15, mushroom);
    },
  ],
  recolored: [
    36,
    28,
    'One mushroom in red and in violet',
    '同一朵蘑菇，一红一紫',
    (layer) => {
      layer.stamp(0, 0, mushroom).stamp(20, 11, mushroom, { 9: '3', 8: '2', c: '4' });
    },
  ],
  grown: [
    36,
    32,
    'A small drawing in the corner of a larger canvas',
    '一张小画，放在更大画布的一角',
    (layer) => {
      canvas(layer, 0, 0, 36, 32);
      dashes(layer, 1, 13, 19, 18).stamp(3, 14, mushroom);
      layer.stamp(
        22,
        3,
        lines(
          '.0000000000 .0999999990 .0009999990 ...00999990 ..009990990 .0099900990 00999000990 09990..0990 00900..0000 .000.......',
        ),
      );
    },
  ],
  swatches: [
    28,
    32,
    'A file with six colours',
    '一个文件，里面有六种颜色',
    (layer) => {
      sheet(layer, 0, 0, 28, 32);
      ['8', 'd', '2', '9', 'e', '3', 'b', 'f', '4'].forEach((color, index) => {
        layer.rect(3 + (index % 3) * 8, 6 + Math.floor(index / 3) * 8, 6, 6, color);
      });
    },
  ],
  tiles: [
    36,
    24,
    'A floor of six tiles, one of them framed',
    '六块图块拼成的地面，其中一块加了框',
    (layer) => {
      const tile = cut(piece('technique/tile-seams'), 2, 2, 12, 12);
      for (let index = 0; index < 6; index++) layer.stamp((index % 3) * 12, Math.floor(index / 3) * 12, tile);
      dashes(layer, 12, 6, 12, 12);
    },
  ],
  chat: [
    34,
    30,
    'A slime in a speech bubble',
    '对话气泡里的史莱姆',
    (layer) => {
      sheet(layer, 0, 0, 34, 23, { fill: 'f', shade: 'e' });
      layer.stamp(5, 22, lines('0ff0 0fe0 0e0. 00..')).stamp(10, 8, slime);
    },
  ],
  'phone-folder': [
    36,
    32,
    'A phone and a folder',
    '手机和文件夹',
    (layer) => {
      device(layer, 0, 0, 20, 32, '4', lines('.000. 00600 06660 00600 .000.'));
      folder(layer, 14, 12);
    },
  ],
  'card-folder': [
    36,
    32,
    'A memory card and a folder',
    '存储卡和文件夹',
    (layer) => {
      sheet(layer, 0, 0, 22, 30, { fill: '3', shade: '2' });
      for (let x = 4; x < 18; x += 4) layer.rect(x, 3, 2, 6, 'b');
      layer.rect(3, 13, 16, 12, '6').rect(3, 24, 16, 1, '4');
      folder(layer, 14, 13);
    },
  ],
  gone: [
    36,
    32,
    'An empty frame, from which paw prints lead away',
    '空空的画框，爪印从那里走远',
    (layer) => {
      sheet(layer, 0, 0, 26, 27, { fill: '7', shade: '7' });
      canvas(layer, 3, 3, 20, 21);
      dashes(layer, 6, 6, 14, 15);
      const paw = lines('9.9.9 9.9.9 ..... .999. 99999 .999.');
      layer.stamp(28, 26, paw).stamp(31, 16, paw).stamp(28, 6, paw);
    },
  ],
  clipboard: [
    26,
    32,
    'A clipboard with a slime',
    '剪贴板上的史莱姆',
    (layer) => {
      sheet(layer, 0, 2, 26, 30, { fill: '9', shade: '8' });
      sheet(layer, 3, 6, 20, 22).stamp(6, 15, slime);
      sheet(layer, 7, 0, 12, 7, { fill: '5', shade: '4' });
    },
  ],
  film: [
    36,
    28,
    'A strip of film with three frames',
    '三格胶片',
    (layer) => {
      layer.rect(0, 0, 36, 28, '0');
      for (let x = 2; x < 36; x += 5) layer.rect(x, 2, 3, 3, '6').rect(x, 23, 3, 3, '6');
      layer.rect(1, 7, 9, 14, '4').rect(11, 7, 14, 14, 'b').rect(26, 7, 9, 14, '4').stamp(11, 12, slime);
      layer.rect(1, 19, 9, 2, 'e').rect(26, 19, 9, 2, 'e');
    },
  ],
  devices: [
    36,
    28,
    'A phone and a laptop',
    '手机和笔记本电脑',
    (layer) => {
      device(layer, 10, 0, 26, 20, '3');
      layer.rect(8, 20, 28, 4, '0').rect(9, 21, 26, 2, '5');
      device(layer, 0, 8, 13, 20, 'e');
    },
  ],
  apart: [
    36,
    28,
    'A star on one phone; a cross stands before the other',
    '一部手机上有颗星，另一部前面打了叉',
    (layer) => {
      device(layer, 0, 0, 16, 28, '3', star);
      device(layer, 20, 0, 16, 28, 'e', ['.']);
      cross(layer, 13, 13);
    },
  ],
  phones: [
    36,
    30,
    'One star on two phones',
    '两部手机，同一颗星',
    (layer) => {
      device(layer, 0, 0, 17, 30, '3', star);
      device(layer, 19, 0, 17, 30, 'e', star);
    },
  ],
  gear: [
    30,
    30,
    'A cogwheel',
    '一个齿轮',
    (layer) => {
      const toothed = (x, y) => 11 + (Math.cos(8 * Math.atan2(y - 14.5, x - 14.5)) > 0 ? 2.6 : 0);
      layer.paint(1, 1, 28, 28, (x, y) => {
        const far = Math.hypot(x - 14.5, y - 14.5);
        return far < toothed(x, y) && far > 4.5 ? '4' : undefined;
      });
      bevel(layer, '6', '3');
      outlined(layer);
    },
  ],
  calendar: [
    29,
    30,
    'A calendar whose last day is crossed out',
    '日历，最后一天被划掉了',
    (layer) => {
      sheet(layer, 0, 2, 28, 27).rect(1, 3, 26, 6, '9').rect(1, 8, 26, 1, '8').rect(1, 9, 26, 1, '0');
      layer.rect(6, 0, 2, 5, '0').rect(19, 0, 2, 5, '0');
      for (let row = 0; row < 3; row++)
        for (let column = 0; column < 4; column++)
          layer.rect(3 + column * 6, 12 + row * 5, 4, 3, row + column < 4 ? '4' : '5');
      cross(layer, 18, 19);
    },
  ],
  family: [
    36,
    28,
    'A large slime between two small ones before their house',
    '一大两小三只史莱姆，站在自己的房子前',
    (layer) => {
      layer.stamp(
        0,
        0,
        lines(`
          ........0000........................
          .......05550........................
          .......0888000000000000000000.......
          .......088c9999999999999999980......
          ......0c8c999988999988999988980.....
          .....0cc9999999999999999999998800...
          ....0c99988999988999988999988998800.
          ...0cccccccccccccccccccccccccccccc80
          ....00000000000000000000000000000000
          ....0aaaaaaaaaaaaaaaaaaaaaaaaa990...
          ....0bbbbbbbbbbbbbbbbbbbbbbbbbaa0...
          ....0bbbb00000000bbb00000000bbba0...
          ....0bbbb04404440bbb04404440bbba0...
          ....0bbbb04604440bbb04604440bbba0...
          ....0bbbb00000000bbb00000000bbba0...
          ....0bbbbbbbbbbbbbbbbbbbbbbbbbba0...
          ....0aaaaaaaaaaaaaaaaaaaaaaaaaaa0...
        `),
      );
      layer
        .rect(4, 17, 29, 10, 'b')
        .rect(4, 17, 1, 10, '0')
        .rect(31, 17, 1, 10, 'a')
        .rect(32, 17, 1, 10, '0');
      layer.rect(4, 27, 29, 1, '0').rect(11, 15, 14, 12, '0').rect(12, 16, 12, 11, '1');
      layer.stamp(11, 18, slime).stamp(5, 22, small).stamp(26, 22, small);
    },
  ],
  unlocked: [
    26,
    32,
    'An open padlock with a star',
    '打开的挂锁，锁上有颗星',
    (layer) => {
      layer.rect(4, 1, 14, 2, '5').rect(2, 3, 4, 14, '5').rect(2, 3, 1, 14, '6').rect(16, 3, 4, 6, '4');
      outlined(layer);
      sheet(layer, 0, 14, 26, 18, { fill: 'b', shade: 'a' }).rect(1, 15, 24, 1, '6').stamp(8, 18, star);
    },
  ],
  refunded: [
    32,
    32,
    'A coin that comes back',
    '一枚退回来的硬币',
    (layer) => {
      turning(layer, 18, 15, 13, '9', '8');
      outlined(layer);
      layer.stamp(11, 9, coin);
    },
  ],
  restored: [
    32,
    32,
    'A star that comes back',
    '一颗找回来的星',
    (layer) => {
      turning(layer, 18, 15, 13, 'f', 'e');
      outlined(layer);
      layer.stamp(14, 11, star);
    },
  ],
  history: [
    34,
    31,
    'Signs of three versions: r46, r48 and r50',
    '三个版本的牌子：r46、r48和r50',
    signs('r46', 'r48', 'r50'),
  ],
  builds: [
    34,
    31,
    'Signs of three versions: d25, d26 and 1.27.0',
    '三个版本的牌子：d25、d26和1.27.0',
    signs('d25', 'd26', '1.27.0'),
  ],
  languages: [
    36,
    31,
    'Two speech bubbles, A in one and 文 in the other',
    '两个对话气泡，一个写着A，一个写着“文”',
    (layer) => {
      sheet(layer, 0, 0, 22, 19)
        .stamp(4, 18, lines('0660 060. 00..'))
        .stamp(7, 5, lines('...33... ..3333.. .33..33. .33..33. .333333. .33..33. .33..33. .33..33.'));
      sheet(layer, 14, 11, 22, 17, { fill: 'b', shade: 'a' })
        .stamp(28, 27, lines('0aa0 .0a0 ..00'))
        .stamp(
          20,
          13,
          lines('....8.... 888888888 ..8...8.. ..8...8.. ...8.8... ....8.... ...8.8... ..8...8.. 88.....88'),
        );
    },
  ],
  saved: [
    30,
    30,
    'A disk with a tick',
    '一张打了勾的磁盘',
    (layer) => {
      sheet(layer, 0, 0, 30, 30, { fill: '3', shade: '2' });
      layer
        .rect(7, 1, 15, 9, '5')
        .rect(17, 2, 3, 7, '1')
        .rect(5, 14, 20, 15, '6')
        .rect(4, 13, 1, 16, '0')
        .rect(25, 13, 1, 16, '0')
        .rect(4, 13, 22, 1, '0');
      layer.stamp(
        8,
        17,
        lines(
          '..........e ........eee dd.....eee. ddd...eee.. .ddd.eee... ..ddeee.... ...dee..... ....d......',
        ),
      );
    },
  ],
  hourglass: [
    24,
    32,
    'An hourglass',
    '沙漏',
    (layer) => {
      layer.rect(0, 0, 24, 4, '0').rect(1, 1, 22, 2, 'a').rect(0, 28, 24, 4, '0').rect(1, 29, 22, 2, '9');
      for (let y = 4; y < 28; y++) {
        const half = Math.max(2, Math.round(Math.abs(y - 15.5) * 0.75));
        layer.rect(12 - half - 1, y, 2 * half + 2, 1, '0').rect(12 - half, y, 2 * half, 1, '5');
        layer.rect(12 - half, y, y < 8 ? 2 : 1, 1, '6').rect(12 + half - 1, y, 1, 1, '4');
        const shaded = Math.max(1, Math.round(half * 0.4));
        if (y > 22 || (y > 9 && y < 16))
          layer.rect(12 - half, y, 2 * half, 1, 'b').rect(12 + half - shaded, y, shaded, 1, 'a');
        if (y > 14 && y < 24) layer.rect(11, y, 1, 1, 'b').rect(12, y, 1, 1, 'a');
      }
      layer.rect(1, 1, 20, 1, 'b').rect(20, 2, 3, 1, '9').rect(1, 29, 20, 1, 'a').rect(19, 30, 4, 1, '8');
    },
  ],
  started: [
    36,
    32,
    'A phone with an arrow that turns',
    '手机屏幕上有一个打转的箭头',
    (layer) => {
      sheet(layer, 6, 0, 24, 32, { fill: '1', shade: '0' }).rect(8, 3, 20, 25, '4');
      turning(layer, 19, 14, 7, '2', '2');
    },
  ],
  locked: [
    30,
    32,
    'A drawing with a padlock',
    '挂了锁的画',
    (layer) => {
      sheet(layer, 0, 0, 25, 29)
        .stamp(4, 4, mushroom)
        .rect(1, 24, 22, 3, '9')
        .rect(1, 26, 23, 2, '8')
        .stamp(15, 17, padlock);
    },
  ],
  safe: [23, 26, 'A shield with a tick', '打勾的盾牌', (layer) => shield(layer, 0, 0)],
  themes: [
    36,
    28,
    'A light and a dark panel',
    '一块浅色面板和一块深色面板',
    (layer) => {
      [
        [0, '6', '4', '5', '2'],
        [18, '1', '3', '4', 'b'],
      ].forEach(([left, fill, bar, line, mark]) => {
        sheet(layer, left, 0, 18, 28, { fill, shade: fill }).rect(left + 2, 2, 3, 23, bar);
        layer
          .rect(left + 7, 4, 8, 2, line)
          .rect(left + 7, 8, 5, 2, line)
          .rect(left + 7, 20, 8, 4, mark);
      });
    },
  ],
};

for (const [name, [width, height, en, zh, draw]] of Object.entries(pieces))
  writePicture(`thumbs/${name}`, en, zh, thumb(width, height, draw));
