/* Quiet nights: the camp of those who write the blog, and the room in which the fox does nothing but draw. */
import { Layer, piece, threshold, writePicture } from './layer.mjs';
import { cut, flip, glow, hero, lines, moon, mushroom, numbers, pose, slime, stand, wood } from './night.mjs';

/** Along the side that looks to a fire what is in its light, a pixel wide. */
function warm(layer, left, top, wide, tall, step) {
  const lit = { a: 'b', 9: 'a', 8: '9', e: 'f', f: 'b' };
  const before = layer.copy();
  layer.paint(left, top, wide, tall, (x, y, color) =>
    before.get(x + step, y) === '0' && color !== '0' ? lit[color] : undefined,
  );
}

const camp = piece('category/campfire');
const fire = cut(camp, 30, 0, 17, camp.length);

const tent = lines(`
  ...............00...............
  ..............0bb0..............
  .............0b9980.............
  ............0b999880............
  ...........0b99009880...........
  ..........0b990bb09880..........
  .........0b990baab09880.........
  ........0b9990baab099880........
  .......0b9990baaaab099880.......
  ......0b99990baaaab0999880......
  .....0b99990baaaaaab0999880.....
  ....0b999990baaaaaab09999880....
  ...0b999990baaaaaaaab09999880...
  ..0b9999990ba999999ab099999880..
  .0b99999900a99999999a0099999880.
  0000000000000000000000000000000.`);

/** Two notebooks and a pen, for those who are awake. */
const log = lines(`
  .0000000000000000.
  077777777777770aa0
  07787777877770abb0
  077777777777770aa0
  .0000000000000000.`);

{
  const [width, foot, middle] = [240, 48, 118];
  const edge = (x) => 43 + 1.3 * Math.sin(x / 25 + 1);
  const layer = wood(width, 58, edge, 5, [
    [4, 26],
    [14, 19],
    [24, 29],
    [35, 18],
    [200, 20],
    [210, 28],
    [221, 18],
    [232, 26],
  ]);
  moon(layer, 170, 11);
  glow(layer, middle + 1, foot - 12, 34);
  // The grass takes the fire's colours, less with each step away from it.
  layer.paint(0, 0, width, 58, (x, y, color) => {
    if (!'def'.includes(color) && !(color === '0' && y > 46)) return undefined;
    const part = 1.15 - Math.hypot((x - middle) / 58, (y - foot) / 13);
    const dither = 0.3 * (threshold(x, y) - 0.5);
    if (part + dither > 0.82) return 'b';
    if (part + dither > 0.6) return 'a';
    if (part + dither > 0.44) return color === '0' ? '8' : '9';
    if (part + dither > 0.22) return color === '0' ? '7' : 'e';
    return undefined;
  });
  stand(layer, tent, 27, foot - 2);
  stand(layer, pose('sleep').slice(0, 31), 82, foot + 1);
  warm(layer, 82, foot - 17, 30, 20, 1);
  stand(layer, log, 131, foot + 6);
  stand(layer, slime, 132, foot + 1);
  warm(layer, 132, foot - 9, 14, 12, -1);
  stand(layer, mushroom, 149, foot + 1);
  warm(layer, 149, foot - 15, 18, 18, -1);
  stand(layer, flip(hero), 182, foot + 2);
  warm(layer, 178, foot - 32, 36, 36, -1);
  stand(layer, fire, middle - 8, foot + 3);
  const next = numbers(9);
  for (let spark = 0; spark < 9; spark++)
    layer.set(
      middle - 5 + Math.floor(next() * 14),
      foot - 26 - Math.floor(next() * 18),
      next() < 0.5 ? 'a' : '9',
    );
  writePicture(
    'scene/camp',
    'By night a campfire lights the meadow: the mascot sleeps beside it, a slime, a mushroom and a hero keep it company, a tent stands behind',
    '夜里的篝火照亮草地：吉祥物睡在火边，史莱姆、蘑菇和勇者陪着它，后面搭着一顶帐篷',
    layer,
  );
}

{
  const [width, height, floor] = [170, 60, 50];
  const layer = new Layer(width, height, '0');
  layer.paint(0, floor, width, height - floor, (x, y) => {
    const row = y - floor;
    return row === 0 || row === 4 || (x + 19 * (row > 4)) % 38 === 0 ? '0' : '1';
  });
  // The window, with what is outside: a moon over pines.
  const [left, top, wide, tall] = [98, 5, 58, 36];
  const view = wood(wide, tall, (x) => 31 + Math.sin(x / 9), 4, [
    [3, 14],
    [11, 18],
    [46, 13],
    [54, 19],
  ]);
  moon(view, 40, 10);
  glow(view, 40, 10, 16);
  moon(view, 40, 10);
  layer.rect(left - 3, top - 3, wide + 6, tall + 6, '1').stamp(left, top, view);
  layer.rect(left - 1, top - 1, wide + 2, 1, '0').rect(left - 1, top - 1, 1, tall + 1, '0');
  layer.rect(left + 28, top, 2, tall, '1').rect(left, top + 16, wide, 2, '1');
  layer.rect(left - 6, top + tall + 1, wide + 12, 3, '2').rect(left - 6, top + tall + 4, wide + 12, 1, '0');
  // Moonlight on the floor.
  layer.paint(0, floor + 1, width, height, (x, y, color) => {
    const slant = x - left + 2 * (y - floor);
    return color === '1' && slant > 0 && slant < wide && slant % 29 > 2 && threshold(x, y) < 0.55
      ? '2'
      : undefined;
  });
  // A lamp hangs above the easel; what is in its light is seen, and nothing else.
  const [lampAt, sill] = [57, 12];
  layer.rect(lampAt, 0, 1, sill - 5, '2');
  layer.paint(0, sill, width, height - sill, (x, y, color) => {
    const reach = 8 + (y - sill) * 0.9;
    const off = Math.abs(x - lampAt) / reach;
    if (off > 1 || !'01'.includes(color)) return undefined;
    const light = 1 - off * 0.8;
    const step = light > threshold(x, y) ? 1 : 0;
    const more = light - 0.45 > threshold(x + 1, y + 2) ? 1 : 0;
    return String(Math.min(3, Number(color) + step + more));
  });
  stand(
    layer,
    lines(
      '.....00..... ....0bb0.... ...0bbaa0... ..0bbbaaa0.. .0bbbbbaaa0. 0bbbbbbaaaa0 000066660000 ...0666b0... ....0000....',
    ),
    lampAt - 6,
    sill + 2,
  );
  // The easel.
  layer.line(63, floor + 4, 66, 20, '7').line(81, floor + 4, 78, 20, '7');
  layer.rect(71, 16, 2, 36, '7');
  layer.rect(60, 20, 25, 21, '0').rect(61, 21, 23, 19, '6').rect(61, 39, 23, 1, '4').rect(83, 21, 1, 19, '4');
  layer.rect(61, 33, 22, 6, 'f').rect(61, 36, 22, 3, 'e').rect(61, 21, 12, 10, '5');
  layer.stamp(66, 26, slime.slice(0, 10));
  layer.rect(59, 41, 27, 3, '0').rect(60, 41, 25, 2, '7');
  stand(layer, pose('paint'), 30, floor + 3);
  // What sleeps in the dark.
  stand(layer, slime, 134, floor + 5, { f: '3', e: '2', d: '1', 6: '3' });
  writePicture(
    'parts/focus-mode',
    'By night, in a dark room, the mascot paints a slime under a lamp; the moon stands in the window, and all else sleeps',
    '夜里，昏暗的房间中，吉祥物在一盏灯下画史莱姆；窗外挂着月亮，四周都睡着了',
    layer,
  );
}
