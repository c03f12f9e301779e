/* Evenings in the fox's country: wide pictures above pages that have no landscape, and small ones in the place of signs. */
import { Layer, piece, threshold, writePicture } from './layer.mjs';
import {
  country,
  cut,
  flip,
  foxHead,
  glow,
  hero,
  lantern,
  lines,
  mushroom,
  numbers,
  parcel,
  pine,
  pose,
  post,
  slime,
  stand,
  wood,
  wordRows,
} from './night.mjs';

const question = lines(`
  .00000000000.
  0666666666660
  0666622266660
  0666266626660
  0666666626660
  0666666266660
  0666662666660
  0666666666660
  0666662666660
  0666666666660
  .00000066600.
  ......0660...
  ......060....
  ......00.....`);
/** A stall with a striped awning, a lamp and the fox behind its counter. */
function stall(layer, left, foot) {
  layer.rect(left + 4, foot - 26, 34, 26, '0').rect(left + 5, foot - 24, 32, 14, '1');
  glow(layer, left + 31, foot - 17, 11);
  for (let x = 0; x < 44; x++) {
    const color = Math.floor(x / 4) % 2 ? '6' : '9';
    const shade = Math.floor(x / 4) % 2 ? '5' : '8';
    layer.rect(left + x - 1, foot - 32, 1, 7, color).set(left + x - 1, foot - 26, shade);
    layer.set(left + x - 1, foot - 33, '0').set(left + x - 1, foot - 25, x % 4 === 3 ? '.' : '0');
    if (x % 4 !== 3) layer.set(left + x - 1, foot - 25, shade).set(left + x - 1, foot - 24, '0');
  }
  layer.rect(left - 2, foot - 33, 1, 8, '0').rect(left + 43, foot - 33, 1, 8, '0');
  layer.stamp(left + 10, foot - 23, foxHead);
  layer.stamp(left + 28, foot - 22, lantern);
  layer
    .rect(left + 2, foot - 11, 38, 3, 'a')
    .rect(left + 2, foot - 8, 38, 1, '0')
    .rect(left + 2, foot - 12, 38, 1, '0');
  layer.rect(left + 1, foot - 12, 1, 4, '0').rect(left + 40, foot - 12, 1, 4, '0');
  for (let x = 0; x < 34; x++)
    layer.rect(left + 4 + x, foot - 7, 1, 7, x % 6 === 5 ? '0' : x % 6 === 0 ? 'a' : '7');
  layer
    .rect(left + 3, foot - 7, 1, 8, '0')
    .rect(left + 38, foot - 7, 1, 8, '0')
    .rect(left + 3, foot, 36, 1, '0');
}

{
  const layer = wood(
    180,
    48,
    (x) => 40 + 1.4 * Math.sin(x / 19),
    3,
    [
      [5, 20],
      [14, 25],
      [24, 17],
      [150, 18],
      [160, 24],
      [168, 19],
    ],
    0,
    -5,
  );
  stall(layer, 34, 41);
  stand(layer, slime, 84, 41);
  stand(layer, mushroom, 103, 41);
  stand(layer, hero.slice(0, 23), 120, 42);
  layer.stamp(82, 15, question).stamp(103, 9, question);
  glow(layer, 145, 20, 13);
  stand(layer, post, 142, 40);
  writePicture(
    'parts/ask',
    'A slime, a mushroom and a hero stand in line at the fox’s stall',
    '史莱姆、蘑菇和勇者在小狐狸的摊前排队提问',
    layer,
  );
}

/** A poster on a wall: a frame, a ground and what is on it. */
function poster(layer, left, top, width, height, ground, stamp, at = [0, 0]) {
  layer.rect(left, top, width, height, '0').rect(left + 1, top + 1, width - 2, height - 2, '6');
  layer.rect(left + 2, top + 2, width - 4, height - 4, ground).stamp(left + at[0], top + at[1], stamp);
  layer.set(left + Math.floor(width / 2), top, '9').set(left + Math.floor(width / 2), top - 1, '9');
}

{
  const layer = wood(
    170,
    48,
    (x) => 42 + Math.sin(x / 23),
    8,
    [
      [4, 22],
      [12, 16],
      [166, 25],
    ],
    0,
  );
  layer.rect(22, 8, 106, 34, '0').rect(23, 9, 104, 32, '5').rect(23, 38, 104, 3, '3');
  for (let y = 9; y < 41; y += 4)
    for (let x = 23; x < 127; x++)
      layer
        .set(x, y + 3, '3')
        .set(x, y + (x % 8 === (y % 8 ? 0 : 4) ? 0 : 3), '3')
        .set(x, y + (x % 8 === (y % 8 ? 0 : 4) ? 1 : 3), '3')
        .set(x, y + (x % 8 === (y % 8 ? 0 : 4) ? 2 : 3), '3');
  layer
    .rect(20, 5, 110, 3, '9')
    .rect(20, 8, 110, 1, '8')
    .rect(19, 5, 1, 4, '0')
    .rect(130, 5, 1, 4, '0')
    .rect(20, 4, 110, 1, '0')
    .rect(20, 9, 110, 1, '0');
  poster(layer, 27, 13, 24, 24, '2', cut(piece('logo'), 0, 2, 16, 13), [4, 6]);
  poster(layer, 53, 13, 28, 24, '4', cut(piece('mascot/happy', 3), 0, 0, 24, 20), [2, 2]);
  poster(
    layer,
    83,
    13,
    40,
    24,
    '6',
    Array.from({ length: 12 }, (_, y) =>
      Array.from({ length: 34 }, (_, x) =>
        x % 33 === 0 || y % 11 === 0 ? '0' : '0123456789abcdef'[Math.floor((x - 1) / 4) + (y < 6 ? 0 : 8)],
      ).join(''),
    ),
    [3, 6],
  );
  // The lawn is plain below its edge.
  layer.rect(0, 45, 170, 3, 'd');
  glow(layer, 137, 17, 12);
  stand(layer, post, 134, 41);
  stand(layer, pose('wave'), 141, 43);
  writePicture(
    'parts/presskit',
    'A wall by night with three posters: the head of the mascot, the whole mascot, the sixteen colours of this site; the mascot beside them',
    '夜里墙上贴着三张海报：吉祥物的头像、全身像和本站的十六种颜色；小狐狸站在一旁',
    layer,
  );
}

const small = (seed, level = 38, width = 72, from = 0) =>
  country(width, 44, (x) => level + Math.sin(x / 13), seed, from);

/** A part of a layer, which is drawn on as if it were all. */
class Part extends Layer {
  constructor(whole, left, top) {
    super(0, 0);
    Object.assign(this, { whole, left, top });
  }

  get(x, y) {
    return this.whole.get(this.left + x, this.top + y);
  }

  set(x, y, color) {
    this.whole.set(this.left + x, this.top + y, color);
    return this;
  }
}

/** The middle of a ground as wide as a text. */
function middle(seed, level = 38) {
  const edge = (x) => level + 4 + Math.sin((x - 49) / 13);
  const wide = country(170, 48, edge, seed);
  for (const [x, tall] of [
    [6, 21],
    [15, 27],
    [25, 16],
    [140, 17],
    [151, 25],
    [163, 20],
  ])
    pine(wide, x + (seed % 4), Math.round(edge(x)) + 1, tall);
  glow(wide, 38, level - 16, 12);
  stand(wide, post, 35, level + 4);
  stand(wide, seed % 2 ? slime : mushroom, 125, level + 6);
  return new Part(wide, 49, 4);
}

/** A house as tall as a bar, with windows of which some are lit. */
function tower(layer, left, top, width, foot, wall, roof, next) {
  layer.rect(left, top, width, foot - top + 1, wall).rect(left + width - 2, top, 2, foot - top + 1, '0');
  layer
    .rect(left - 1, top - 2, width + 2, 2, roof)
    .rect(left, top - 3, width, 1, roof)
    .rect(left - 1, top, width + 2, 1, '0');
  for (let y = top + 3; y < foot - 2; y += 4)
    for (let x = left + 1; x < left + width - 2; x += 3) layer.rect(x, y, 2, 2, next() < 0.62 ? 'b' : '0');
}

{
  const layer = middle(5);
  const next = numbers(4);
  for (const [index, top] of [28, 22, 25, 15, 9, 18].entries())
    tower(layer, 5 + index * 8, top, 7, 38, index % 2 ? '3' : '2', index === 4 ? '9' : '8', next);
  stand(layer, flip(pose('point')), 43, 39);
  writePicture(
    'parts/statistics-wide',
    'A street by night whose houses are as different in height as the bars of a chart, the mascot at its end',
    '夜里的一条街，房子高低不一，像图表里的柱子；小狐狸站在街尾',
    layer.whole,
  );
}

{
  const layer = small(12, 38);
  layer.rect(6, 3, 46, 29, '0');
  layer.paint(7, 4, 44, 27, (x, y) => {
    const hill = 20 + 3 * Math.sin(x / 9);
    if (y >= hill) return y - hill < 1 ? 'f' : 'e';
    return y / 24 > threshold(x, y) ? '6' : '4';
  });
  layer.rect(38, 7, 6, 6, 'b').rect(39, 6, 4, 8, 'b');
  stand(layer, slime, 13, 28);
  for (let row = 0; row < 9; row++)
    layer
      .rect(26, 13 + row, Math.min(row, 8 - row) * 2 + 2, 1, '0')
      .rect(26, 13 + row, Math.max(0, Math.min(row, 8 - row) * 2), 1, '9');
  layer.rect(10, 32, 2, 7, '0').rect(46, 32, 2, 7, '0');
  glow(layer, 29, 36, 7);
  stand(layer, pose('behind'), 46, 41);
  layer.stamp(10, 33, [
    '..0....0..',
    '.000..000.',
    '0000000000',
    '0000000000',
    '0000000000',
    '0000000000',
    '0000000000',
    '0000000000',
  ]);
  layer.stamp(25, 35, [
    '...0000...',
    '.00000000.',
    '0000000000',
    '0000000000',
    '0000000000',
    '0000000000',
    '0000000000',
  ]);
  writePicture(
    'parts/video',
    'A screen in the open by night, with a play mark; the mascot and two others watch',
    '夜里的露天银幕，上面有播放标志；小狐狸和两个同伴在看',
    layer,
  );
}

{
  const layer = middle(7);
  stand(layer, pose('lift'), 0, 39);
  layer.rect(44, 12, 22, 28, '0').rect(45, 13, 20, 26, '2').rect(45, 13, 2, 26, '3').set(44, 12, '.');
  layer.rect(60, 12, 6, 5, '0').paint(61, 12, 6, 5, () => undefined);
  for (let x = 48; x < 62; x += 3) layer.rect(x, 15, 2, 6, 'b').rect(x, 20, 2, 1, 'a');
  layer
    .rect(49, 25, 12, 9, '6')
    .rect(49, 33, 12, 1, '5')
    .stamp(50, 26, cut(slime, 1, 2, 11, 7));
  writePicture(
    'parts/storage-wide',
    'The mascot carries a folder to a memory card as tall as a house',
    '小狐狸举着文件夹，走向一张房子那么高的存储卡',
    layer.whole,
  );
}

{
  const layer = small(15);
  layer.stamp(30, 2, parcel);
  stand(layer, pose('leap'), 2, 40);
  layer.rect(34, 27, 12, 13, '0').rect(35, 28, 10, 11, '0').rect(36, 29, 8, 8, '4').rect(39, 38, 2, 1, '5');
  layer.rect(39, 30, 2, 6, '2').rect(38, 31, 4, 1, '2').rect(37, 32, 6, 1, '2');
  pine(layer, 62, 39, 22);
  pine(layer, 69, 39, 17);
  // Without its corners it stands on a plate as wide as the text.
  for (const y of [0, 43]) for (const x of [0, 71]) layer.rows[y][x] = '.';
  writePicture(
    'parts/store-update',
    'A parcel comes down by parachute to the mascot and a tablet',
    '一个包裹挂着降落伞，落向小狐狸和平板电脑',
    layer,
  );
}

{
  const layer = small(9, 38, 90, -9);
  pine(layer, 74, 39, 24);
  layer.rect(34, 6, 32, 26, '7').rect(35, 7, 30, 24, 'a').rect(36, 8, 28, 22, '6').rect(48, 32, 3, 8, '7');
  for (const [row, color] of [
    [10, '9'],
    [17, '2'],
    [24, 'e'],
  ])
    layer
      .rect(38, row, 4, 4, color)
      .rect(45, row, 16, 1, '2')
      .rect(45, row + 2, 10, 1, '4');
  stand(layer, pose('paint'), 0, 40);
  layer.paint(27, 10, 17, 17, (x, y) => {
    const far = Math.hypot(x - 35, y - 18);
    if (far > 8.4) return undefined;
    if (far > 7.3) return '0';
    if (far > 5.6) return 'b';
    return far > 5 ? '0' : x + y < 50 ? '6' : '4';
  });
  layer.stamp(32, 14, ['.222.', '2...2', '....2', '...2.', '..2..', '.....', '..2..']);
  for (let step = 0; step < 6; step++)
    layer
      .rect(28 - step, 24 + step, 3, 2, '7')
      .set(27 - step, 25 + step, '0')
      .set(30 - step, 25 + step, '0');
  writePicture(
    'parts/which-version',
    'The mascot holds a magnifier to a board with a list: which version is it?',
    '小狐狸举着放大镜看告示板上的列表：是哪个版本？',
    layer,
  );
}

{
  const layer = middle(21, 30);
  const way = (from, to) => {
    for (let step = 0; step <= 60; step++) {
      const part = step / 60;
      const x = from[0] + (to[0] - from[0]) * part;
      const y = from[1] + (to[1] - from[1]) * part;
      layer.rect(Math.round(x) - 2, Math.round(y), 5 - Math.round(part * 2), 2, step % 5 ? '5' : '3');
    }
  };
  way([20, 42], [40, 35]);
  way([40, 35], [121, 43]);
  way([40, 35], [58, 30]);
  layer.rect(44, 12, 18, 10, '0').rect(45, 13, 16, 8, 'a').rect(45, 20, 16, 1, '7').rect(52, 22, 2, 10, '7');
  layer.stamp(50, 14, ['.000.', '0...0', '0000.', '0...0', '0000.', '0....']);
  glow(layer, 65, 18, 8);
  stand(layer, post, 62, 32);
  stand(layer, pose('think'), 6, 41);
  for (const [x, tall] of [
    [4, 15],
    [33, 17],
  ])
    pine(layer, x, 31, tall);
  writePicture(
    'parts/beta-wide',
    'A path forks by night; a lamp and a sign with the letter beta stand where one branch runs ahead',
    '夜里小路分岔，走在前面的那条旁边立着路灯和写着贝塔字母的牌子',
    layer.whole,
  );
}

{
  const layer = country(72, 44, () => 60, 30);
  layer.rect(0, 41, 72, 3, 'd').rect(0, 21, 72, 2, '1');
  for (const [top, wagon, shade, names] of [
    [7, 'b', 'a', ['d25', 'd26', '1.27.0']],
    [27, '4', '3', ['r46', 'r48', 'r50']],
  ]) {
    let left = 1;
    for (const name of names) {
      const wide = wordRows(name)[0].length + 4;
      layer
        .rect(left, top, wide, 11, '0')
        .rect(left + 1, top + 1, wide - 2, 9, wagon)
        .rect(left + 1, top + 9, wide - 2, 1, shade);
      layer.stamp(left + 2, top + 3, wordRows(name));
      for (const x of [left + 1, left + wide - 5])
        layer.rect(x, top + 10, 4, 4, '0').rect(x + 1, top + 11, 2, 2, '5');
      layer.rect(left - 2, top + 8, 2, 1, '0');
      left += wide + 2;
    }
    layer
      .rect(left, top - 1, 11, 12, '0')
      .rect(left + 1, top, 4, 10, '9')
      .rect(left + 5, top + 4, 5, 6, '9')
      .rect(left + 2, top + 2, 2, 3, 'b')
      .rect(left + 1, top + 9, 9, 1, '8');
    layer
      .rect(left + 6, top, 5, 3, '.')
      .rect(left + 7, top - 2, 3, 6, '8')
      .paint(left + 6, top - 1, 1, 1, () => undefined);
    layer
      .rect(left + 1, top + 10, 4, 4, '0')
      .rect(left + 2, top + 11, 2, 2, '5')
      .rect(left + 7, top + 10, 4, 4, '0')
      .rect(left + 8, top + 11, 2, 2, '5');
    layer
      .rect(left + 9, top - 5, 3, 2, '5')
      .rect(left + 5, top - 7, 4, 2, '4')
      .set(left + 8, top - 4, '4');
    layer.rect(0, top + 14, 72, 1, '5');
    for (let x = 0; x < 72; x += 4) layer.rect(x, top + 15, 2, 1, '7');
  }
  writePicture(
    'parts/two-lines',
    'Two trains on tracks of their own, with versions on their wagons: d25, d26 and 1.27.0 on one, r46, r48 and r50 on the other',
    '两列火车各走各的轨道，车厢上写着版本：一列是d25、d26和1.27.0，另一列是r46、r48和r50',
    layer,
  );
}

const mark = lines(`
  7777
  ..77
  .77.
  ....
  .77.`);
const arrow = lines(`
  ......7..
  ......77.
  777777777
  ......77.
  ......7..`);

/** A board on a post that points to a side, with signs, each `[left, rows]`. */
function board(layer, left, top, width, isLeft, signs) {
  for (let y = 0; y < 9; y++) {
    const tip = 4 - Math.abs(4 - y);
    const from = isLeft ? left - tip : left;
    layer.rect(from, top + y, width + tip, 1, y === 1 ? 'b' : y === 7 ? '9' : 'a');
    layer.set(isLeft ? from : from + width + tip - 1, top + y, '0');
    layer.set(isLeft ? left + width - 1 : left, top + y, '0');
  }
  layer.rect(left, top, width, 1, '0').rect(left, top + 8, width, 1, '0');
  for (const [x, rows] of signs) layer.stamp(x, top + 2, rows);
}

{
  const layer = new Layer(104, 50);
  layer.rect(62, 3, 6, 44, '0').rect(63, 4, 4, 43, '7').rect(63, 4, 1, 43, 'a').rect(61, 46, 8, 1, '0');
  board(layer, 57, 7, 32, false, [
    [62, mark],
    [69, mark],
    [76, mark],
  ]);
  board(layer, 44, 19, 28, true, [
    [45, flip(arrow)],
    [58, mark],
  ]);
  board(layer, 58, 31, 22, false, [
    [60, mark],
    [68, arrow],
  ]);
  stand(layer, pose('read'), 9, 47);
  // In its hands a map: folds, a wood, and a way of dots to a cross.
  layer.rect(13, 35, 22, 10, '0').rect(14, 36, 20, 8, '6').rect(18, 36, 1, 8, '5').rect(29, 36, 1, 8, '5');
  layer
    .rect(23, 36, 2, 8, '5')
    .rect(15, 37, 2, 2, 'e')
    .set(20, 37, 'e')
    .rect(13, 39, 2, 3, 'c')
    .rect(33, 39, 2, 3, 'c');
  for (const [x, y] of [
    [17, 41],
    [19, 42],
    [21, 41],
    [23, 40],
  ])
    layer.set(x, y, '2');
  layer.line(26, 38, 28, 40, '9').line(28, 38, 26, 40, '9');
  stand(layer, mushroom, 84, 48);
  layer.stamp(32, 11, [
    '.0000.',
    '0bbbb0',
    '0b00b0',
    '.0.0b0',
    '..0ba0',
    '..0b0.',
    '..000.',
    '..0b0.',
    '..000.',
  ]);
  writePicture(
    'scene/lost',
    'The mascot sits with a map below a post whose three signs point different ways',
    '吉祥物拿着地图坐在路牌下，三块牌子各指一方',
    layer,
  );
}

const easel = cut(piece('scene/home'), 0, 0, 62, 33);

{
  // A file as large as the fox: a sheet with a bent corner, out of which walkers come.
  const layer = new Layer(118, 46);
  for (let row = 0; row < 41; row++) {
    const wide = Math.min(38, 28 + row);
    layer.rect(28, 3 + row, wide, 1, '0');
    if (row > 0 && row < 40) layer.rect(29, 3 + row, wide - 2, 1, '6');
  }
  for (let row = 1; row < 10; row++) layer.rect(56, 3 + row, row, 1, '4');
  layer.rect(55, 3, 1, 11, '0').rect(55, 13, 11, 1, '0');
  for (const [at, color] of ['9', 'b', 'e', '3'].entries())
    layer.rect(33 + 5 * at, 7, 4, 4, '0').rect(34 + 5 * at, 8, 2, 2, color);
  layer.rect(33, 35, 28, 2, '4').rect(33, 39, 20, 2, '4');
  stand(layer, hero, 39, 34);
  stand(layer, hero, 72, 43);
  stand(layer, slime, 95, 43);
  stand(layer, pose('point'), 0, 44);
  writePicture(
    'practice/file',
    'The mascot points at a file as large as itself; its hero and a slime have come out of it',
    '小狐狸指着一个和它一样大的文件，勇者和史莱姆从里面走了出来',
    layer,
  );
}

{
  const layer = new Layer(118, 46);
  stand(layer, easel, 0, 43);
  layer.stamp(36, 17, cut(slime, 0, 0, 14, 10));
  stand(layer, slime, 66, 43);
  stand(layer, hero.slice(0, 23), 82, 43);
  stand(layer, mushroom, 99, 44);
  writePicture(
    'practice/yard',
    'The mascot draws a slime; the slime, a hero and a mushroom sit for it',
    '小狐狸在画史莱姆；史莱姆、勇者和蘑菇在一旁当模特',
    layer,
  );
}
