/* Pictures that posts begin with: wide scenes of the fox's country by night. */
import { piece, threshold, writePicture } from './layer.mjs';
import {
  cottage,
  cut,
  enlarge,
  foxHead,
  glow,
  hero,
  lamp,
  lines,
  moon,
  mushroom,
  pose,
  slime,
  stand,
  wood,
  wordRows,
} from './night.mjs';

/** Twice as wide as the text of a phone; what counts is between the columns 0 and 170. */
const width = 180;
const from = -5;

/** The country on a meadow that is high enough for tall things to stand below its sky. */
const scene = (seed, pines, level = 50) =>
  wood(width, 60, (x) => level + 1.5 * Math.sin(x / 21 + seed), seed, pines, 1, from);

/** A stroke along a curve, each step a brush of the size that `sizeAt` says. */
function stroke(layer, pointAt, sizeAt, color) {
  for (let step = 0; step <= 200; step++) {
    const part = step / 200;
    const [x, y] = pointAt(part);
    const size = Math.round(sizeAt(part));
    layer.rect(Math.round(x - size / 2), Math.round(y - size / 2), size, size, color);
  }
}

{
  const layer = scene(2, [
    [3, 30],
    [13, 21],
    [157, 25],
    [167, 33],
  ]);
  lamp(layer, 64, 51);
  lamp(layer, 140, 51);
  // A board with the name of the version, in letters of three pixels.
  layer.rect(77, 32, 4, 21, '0').rect(78, 32, 2, 21, '7').rect(129, 32, 4, 21, '0').rect(130, 32, 2, 21, '7');
  layer.rect(71, 8, 68, 31, '0').rect(70, 9, 70, 29, '0').rect(71, 9, 68, 29, 'a').rect(71, 9, 68, 1, 'b');
  layer.rect(71, 36, 68, 2, '9').rect(74, 12, 62, 22, '2').rect(74, 12, 62, 1, '0').rect(74, 12, 1, 22, '0');
  const name = enlarge(wordRows('r50'), 3);
  const left = 105 - Math.floor(name[0].length / 2);
  layer.stamp(left + 1, 17, name, { 0: '0' }).stamp(left, 16, name, { 0: 'b' });
  // A stroke that swells with the pressure of the pen.
  const curve = (part) => [47 + 21 * part, 38 - 26 * Math.sin(part * 2.1) + 12 * part];
  stroke(layer, curve, (part) => 3 + 3 * Math.sin(part * Math.PI), '0');
  stroke(layer, curve, (part) => 1 + 3 * Math.sin(part * Math.PI), 'c');
  stand(layer, pose('paint'), 16, 54);
  stand(layer, slime, 88, 55);
  stand(layer, mushroom, 105, 55);
  writePicture(
    'posts/r50',
    'By night the mascot draws a stroke that swells, up to a lit board with the name r50; a slime and a mushroom stand below it',
    '夜里，小狐狸画出一道由细变粗的线，一直画到亮着灯的r50招牌；史莱姆和蘑菇站在招牌下',
    layer,
  );
}

{
  const layer = scene(
    6,
    [
      [6, 24],
      [15, 31],
      [62, 22],
      [71, 29],
      [118, 25],
      [158, 28],
      [166, 20],
    ],
    46,
  );
  // The bed of the line, sleepers and a rail.
  layer.rect(from, 52, width, 5, '0').rect(from, 51, width, 1, '5');
  for (let x = from; x < from + width; x += 6) layer.rect(x, 53, 4, 2, '7');
  /** Round: black discs with a grey one and a hub in them. */
  const wheels = (x, size) => {
    const middle = (size - 1) / 2;
    const disc = (radius, color) =>
      layer.paint(x, 51 - size, size, size, (at, row, before) =>
        (at - x - middle) ** 2 + (row - 51 + size - middle) ** 2 <= radius ** 2 ? color : before,
      );
    disc(size / 2, '0');
    disc(size / 2 - 1, '5');
    disc(0.8, '0');
  };
  let left = 4;
  for (const [name, factor, color, shade] of [
    ['d25', 1, '4', '3'],
    ['d26', 1, '4', '3'],
    ['1.27.0', 2, 'b', 'a'],
  ]) {
    const rows = enlarge(wordRows(name), factor);
    const wide = rows[0].length + 8;
    const tall = rows.length + 9;
    layer.rect(left, 47 - tall, wide, tall, '0').rect(left + 1, 48 - tall, wide - 2, tall - 2, color);
    layer.rect(left + 1, 48 - tall, wide - 2, 1, '6').rect(left + 1, 44, wide - 2, 2, shade);
    layer.stamp(left + 4, 52 - tall, rows).rect(left + wide, 44, 4, 2, '0');
    wheels(left + 2, 6);
    wheels(left + wide - 8, 6);
    left += wide + 4;
  }
  // The engine, with the fox at its window.
  glow(layer, left + 53, 36, 9);
  layer
    .rect(left, 17, 24, 30, '0')
    .rect(left - 2, 15, 28, 3, '0')
    .rect(left - 1, 15, 26, 2, '8');
  layer
    .rect(left + 1, 18, 22, 28, '9')
    .rect(left + 1, 18, 2, 28, 'c')
    .rect(left + 3, 20, 18, 13, '1');
  layer.stamp(left + 4, 21, foxHead);
  layer.rect(left + 1, 33, 22, 2, '0').rect(left + 1, 33, 22, 1, '8');
  layer
    .rect(left + 23, 27, 26, 20, '0')
    .rect(left + 24, 28, 24, 18, '9')
    .rect(left + 24, 29, 24, 2, 'c');
  layer
    .rect(left + 24, 41, 24, 5, '8')
    .rect(left + 30, 28, 1, 13, '8')
    .rect(left + 41, 28, 1, 13, '8');
  layer
    .rect(left + 38, 17, 9, 11, '0')
    .rect(left + 39, 18, 7, 10, '1')
    .rect(left + 37, 14, 11, 4, '0');
  layer
    .rect(left + 38, 15, 9, 2, '8')
    .rect(left + 27, 23, 7, 5, '0')
    .rect(left + 28, 24, 5, 4, 'a');
  layer
    .rect(left + 49, 33, 4, 6, '0')
    .rect(left + 50, 34, 3, 4, 'b')
    .rect(left + 48, 46, 8, 2, '0');
  for (const x of [2, 14]) wheels(left + x, 9);
  for (const x of [28, 38]) wheels(left + x, 9);
  for (const [x, y, wide, color] of [
    [40, 8, 8, '5'],
    [31, 4, 12, '4'],
    [17, 1, 13, '3'],
    [0, 2, 14, '2'],
  ])
    layer.paint(left + x, y, wide, 6, (column, row, ground) => {
      const [dx, dy] = [(column - left - x - wide / 2 + 0.5) / (wide / 2), (row - y - 2.5) / 3];
      return Math.hypot(dx, dy) > 1 ? ground : dy > 0.3 && threshold(column, row) > 0.5 ? '2' : color;
    });
  writePicture(
    'posts/1-27-0',
    'A train by night with the mascot in the engine; its wagons are called d25, d26 and, larger, 1.27.0',
    '夜里的一列火车，小狐狸坐在车头；车厢上写着d25、d26，最大的一节写着1.27.0',
    layer,
  );
}

/** A potion, and what it is before it is done: nothing, its shape, flat colours, an outline, light. */
const potion = lines(`
  ...00000...
  ...07770...
  ...00000...
  ....060....
  ....060....
  ...06650...
  ..0666650..
  .066666650.
  0c699999980
  0c999999980
  0999999b980
  .099999880.
  ..0000000..`);
const acts = [
  potion.map((row) => row.replaceAll(/[^.]/g, '.')),
  potion.map((row) => row.replaceAll(/[^.]/g, '3')),
  potion.map((row) => row.replaceAll('0', '.').replaceAll(/[c8b]/g, '9').replaceAll('5', '6')),
  potion.map((row) => row.replaceAll(/[c8b]/g, '9').replaceAll('5', '6')),
  potion.map((row) => row.replaceAll(/[cb]/g, '9')),
  potion,
];

{
  const layer = scene(11, [
    [4, 25],
    [13, 18],
    [160, 19],
    [167, 25],
  ]);
  lamp(layer, 31, 52);
  glow(layer, 79, 36, 16);
  // The film of the drawing, above all; above it is sky, so that two lines of a title do not touch it.
  layer.rect(from, 0, width, 27, '0');
  for (let x = from + 1; x < from + width; x += 5) layer.rect(x, 4, 3, 2, '5').rect(x, 24, 3, 2, '5');
  for (const [frame, act] of acts.entries()) {
    const isLast = frame === acts.length - 1;
    layer.rect(frame * 28 + 2, 7, 26, 16, isLast ? 'b' : '4');
    layer.rect(frame * 28 + 2, 20, 26, 3, isLast ? 'a' : '3').stamp(frame * 28 + 10, 9, act);
  }
  stand(layer, cut(piece('scene/home'), 0, 0, 62, 33), 44, 56);
  layer.stamp(82, 29, potion);
  // A camera on three legs.
  for (const [from, to] of [
    [126, 119],
    [129, 129],
    [132, 139],
  ])
    layer.line(from, 42, to, 57, '0').line(from + 1, 42, to + 1, 57, '7');
  layer.stamp(
    115,
    27,
    lines(
      `
      .........0000000.....
      ........034444330....
      ....000000000000000..
      ....0333333333333990.
      ..000311111111111120.
      .04501222222222222200
      0455012222222000222200
      0444012222220b b022220
      0433012222220bab022220
      .04301222222200022220
      ..0001111111111111110.
      .....0000000000000000.
      .........00000000.....
      ..........000000......`.replaceAll('b b', 'b6b'),
    ).map((row) => row.slice(0, 21)),
  );
  stand(layer, slime, 146, 55);
  writePicture(
    'posts/timelapse',
    'Below a strip of film on which a potion takes shape, the mascot draws it at an easel and a camera on three legs looks on',
    '一条胶片上，药水瓶一格一格成形；下面小狐狸在画架前画它，三脚架上的相机在一旁拍着',
    layer,
  );
}

{
  const layer = scene(9, [
    [4, 33],
    [14, 24],
    [153, 27],
    [164, 35],
  ]);
  glow(layer, 44, 43, 16);
  stand(layer, cottage, 34, 52);
  lamp(layer, 27, 52);
  lamp(layer, 142, 51);
  // The moon, and a garland from pine to pine.
  moon(layer, 133, 10);
  for (let x = 14; x <= 155; x++) {
    const y = 19 + Math.round(10 * Math.sin(((x - 14) / 141) * Math.PI));
    layer.set(x, y, '0').set(x, y - 1, '0');
    const color = ['9', 'b', 'f', 'c', '4'][Math.floor(x / 9) % 5];
    if (x % 9 === 2)
      layer
        .rect(x, y + 1, 5, 2, color)
        .rect(x + 1, y + 3, 3, 1, color)
        .set(x + 2, y + 4, color);
  }
  stand(layer, pose('wave'), 66, 55);
  stand(layer, slime, 93, 55);
  stand(layer, mushroom, 108, 55);
  stand(layer, hero.slice(0, 23), 125, 56);
  writePicture(
    'posts/welcome',
    'By night, under a garland of flags, the mascot waves in front of its house; a slime, a mushroom and a hero are with it',
    '夜里挂着彩旗，小狐狸在家门口挥手；史莱姆、蘑菇和勇者都在',
    layer,
  );
}
