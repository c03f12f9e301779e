/** What small pictures share, on one scale: sheets, canvases, marks and things. */
import { Layer, piece } from './layer.mjs';
import { cut, lines } from './night.mjs';

export const mushroom = cut(piece('category/campfire'), 64, 11, 15, 16);

export const slime = cut(piece('category/campfire'), 47, 17, 14, 8);

export const coin = [
  '....00000....',
  '..00bbbaa00..',
  '.0bb6baaaaa0.',
  '.0b6aa99aaa0.',
  '0bbaaa99aaa90',
  '0b6aaa99aaa90',
  '0baaaa99aaa90',
  '0baaaa99aaa90',
  '0baaaa99aa990',
  '.0aaaa99a990.',
  '.0aaaa999990.',
  '..00a999900..',
  '....00000....',
];

/** A sheet with an outline without its corners, light at the top left and in shadow at the bottom right. */
export function sheet(layer, left, top, width, tall, { fill = '6', shade = '4', edge = '0' } = {}) {
  return layer
    .rect(left + 1, top, width - 2, tall, edge)
    .rect(left, top + 1, width, tall - 2, edge)
    .rect(left + 1, top + 1, width - 2, tall - 2, fill)
    .rect(left + 1, top + tall - 2, width - 2, 1, shade)
    .rect(left + width - 2, top + 2, 1, tall - 3, shade);
}

export function arrow(layer, left, top, length, color, dark) {
  layer.rect(left, top + 3, length - 4, 3, color).rect(left, top + 5, length - 4, 1, dark);
  for (let step = 0; step < 5; step++)
    layer
      .rect(left + length - 5 + step, top + step, 1, 9 - 2 * step, color)
      .set(left + length - 5 + step, top + 8 - step, dark);
  return layer;
}

/** The border of a selection, which is seen on any ground. */
export function dashes(layer, left, top, width, tall) {
  const colorAt = (at) => (at % 6 < 3 ? '0' : '6');
  for (let x = 0; x < width; x++)
    layer.set(left + x, top, colorAt(x)).set(left + x, top + tall - 1, colorAt(x + 3));
  for (let y = 0; y < tall; y++)
    layer.set(left, top + y, colorAt(y)).set(left + width - 1, top + y, colorAt(y + 3));
  return layer;
}

const tick = ['......6', '.....66', '6...66.', '66.66..', '.666...', '..6....'];

/** The light on a screen, from the upper left, by its colour. */
const shine = { 3: '4', e: 'f' };

/** A device with a screen on which everything is well. */
export function device(layer, left, top, width, tall, screen, mark = tick) {
  sheet(layer, left, top, width, tall, { fill: '1', shade: '0' });
  layer.rect(left + 2, top + 2, width - 4, tall - 5, screen).rect(left + 2, top + 2, width - 4, 1, '4');
  const lit = shine[screen];
  if (lit !== undefined && width > 12)
    layer.paint(left + 2, top + 3, width - 4, tall - 6, (x, y) =>
      [5, 6, 7, 9].includes(x - left - 2 + y - top - 3) ? lit : undefined,
    );
  layer.stamp(left + Math.floor((width - 7) / 2), top + Math.floor((tall - 8) / 2), mark);
  return layer;
}

export function shield(layer, left, top) {
  const half = (y) => (y < 13 ? 11 : Math.round(11 - (y - 12) * 0.85 - Math.max(0, y - 20) * 0.5));
  for (let y = 0; y < 26; y++)
    for (let x = -half(y); x <= half(y); x++) {
      const isEdge = Math.abs(x) === half(y) || y === 0 || y === 25 || Math.abs(x) > half(y + 1);
      const isRim = !isEdge && (Math.abs(x) >= half(y) - 2 || y < 3 || y > 22);
      layer.set(
        left + 11 + x,
        top + y,
        isEdge ? '0' : isRim ? (x < 0 || y < 3 ? 'f' : 'd') : x < 0 ? 'e' : 'd',
      );
    }
  const mark = [
    '........66',
    '.......666',
    '......666.',
    '66...666..',
    '666.666...',
    '.66666....',
    '..666.....',
    '...6......',
  ];
  return layer
    .stamp(
      left + 6,
      top + 8,
      mark.map((row) => row.replaceAll('6', '0')),
      {},
    )
    .stamp(left + 6, top + 7, mark);
}

export const padlock = [
  '....0000000....',
  '...0555555540..',
  '..055000000440.',
  '..050......040.',
  '..050......040.',
  '.00000000000000',
  '.0bbbbbbbbbbba0',
  '.0b6666666bbaa0',
  '.0bbbbb00bbbaa0',
  '.0bbbb0000bbaa0',
  '.0bbbbb00bbbaa0',
  '.0bbbbb00bbaaa0',
  '.0baaaaaaaaa990',
  '.09999999999990',
  '..000000000000.',
];

export function cross(layer, left, top) {
  layer
    .rect(left + 2, top, 7, 11, '0')
    .rect(left, top + 2, 11, 7, '0')
    .rect(left + 1, top + 1, 9, 9, '0');
  layer
    .rect(left + 3, top + 1, 5, 9, '9')
    .rect(left + 1, top + 3, 9, 5, '9')
    .rect(left + 2, top + 2, 7, 7, '9');
  for (let step = 0; step < 5; step++)
    layer.set(left + 3 + step, top + 3 + step, '6').set(left + 7 - step, top + 3 + step, '6');
  return layer;
}

/** A drawing of a size, made by `draw`. */
export function thumb(width, height, draw) {
  const layer = new Layer(width, height);
  draw(layer);
  return layer;
}

/** The checker of a transparent canvas. */
function checker(layer, left, top, width, height) {
  return layer.paint(left, top, width, height, (x, y) =>
    ((x - left) >> 2) % 2 === ((y - top) >> 2) % 2 ? '6' : '4',
  );
}

/** A canvas with its edge. */
export const canvas = (layer, left, top, width, height) =>
  checker(sheet(layer, left, top, width, height), left + 1, top + 1, width - 2, height - 2);

/** An outline around all that is drawn; it needs a free pixel on each side. */
export function outlined(layer, color = '0') {
  const drawn = layer.copy();
  const isDrawn = (x, y) => drawn.get(x, y) !== '.';
  return layer.paint(0, 0, layer.width, layer.height, (x, y) =>
    !isDrawn(x, y) && (isDrawn(x - 1, y) || isDrawn(x + 1, y) || isDrawn(x, y - 1) || isDrawn(x, y + 1))
      ? color
      : undefined,
  );
}

/** Gives a form of one colour an edge of light towards the upper left, and one of shade away from it. */
export function bevel(layer, light, shade) {
  const drawn = layer.copy();
  const isDrawn = (x, y) => drawn.get(x, y) !== '.';
  return layer.paint(0, 0, layer.width, layer.height, (x, y) => {
    if (!isDrawn(x, y)) return undefined;
    if (!isDrawn(x - 1, y) || !isDrawn(x, y - 1)) return light;
    return !isDrawn(x + 1, y) || !isDrawn(x, y + 1) ? shade : undefined;
  });
}

/** The left wing of a butterfly. */
export const wing = lines(`
  ...22222.......
  ..2333332......
  .233444432.....
  .2344bb44322...
  .2344bb444332..
  .23344444443322
  ..2334444444332
  ...223344444432
  .....2223333332
  ....2b344443332
  ...2bb34444332.
  ...2b334443322.
  ....2333332....
  .....22222.....`);

export const small = ['.0ff0.', '0fffe0', '0e0e00', '0eeed0', '.0000.'];

/** A mushroom with a face. */
export const toadstool = lines(`
  .........00000000.........
  ......000aaa99966000......
  .....0aaaaaa996666990.....
  ...00aaaaaaa99666599900...
  ..0aaa666aa9999559999980..
  ..0aa66666a9999999999980..
  .0aaa66655999999999999880.
  .0aaaa6559999999999955580.
  09aaaaa9999996669999555880
  09669999999966666999555880
  06666999999966655999555880
  06665999999996559998888880
  00559999999999999998888800
  ..0099999999998888888800..
  ....000000000000000000....
  ......0aaaaaaaaaaaa0......
  ......0bbbbbbbbbbba0......
  ......0bb60bbbb60ba0......
  .....0bbb00bbbb00baa0.....
  .....0bbb00bbbb00baa0.....
  .....0bbbbbb00bbbbaa0.....
  .....0bbbbbbbbbbbbaa0.....
  ......0aaaaaaaaaaaa0......
  .......0aaaa00aaaa0.......
  .......99999..99999.......
  .......00000..00000.......`);

/** A ring with the head of an arrow at its lower left. */
export function turning(layer, cx, cy, radius, color, dark) {
  layer.paint(0, 0, layer.width, layer.height, (x, y) => {
    const far = Math.hypot(x - cx, y - cy);
    if (far > radius || far < radius - 3 || (x < cx && y > cy)) return undefined;
    return far > radius - 1.4 ? color : dark;
  });
  for (let step = 0; step < 5; step++)
    layer.rect(
      Math.round(cx - radius - 3 + step),
      Math.round(cy + step),
      9 - 2 * step,
      1,
      step ? dark : color,
    );
  return layer;
}

export const star = lines(
  '....0.... ...0b0... 0000b0000 0bbb6bbb0 .0bbbbb0. ..0bbb0.. .0bb0bb0. .0b0.0b0. .00...00.',
);

export function folder(layer, left, top) {
  layer.rect(left, top, 9, 5, '0').rect(left + 1, top + 1, 7, 4, '9');
  sheet(layer, left, top + 3, 22, 16, { fill: 'b', shade: 'a' });
  return layer.rect(left + 2, top + 4, 18, 1, '6');
}

/** Aa, with serifs. */
export const letterPair = lines(`
  ......2..................
  .....222.................
  .....222.................
  ....2.222................
  ....2.222................
  ...2...222.......22222...
  ...2...222......22..222..
  ...2...222..........222..
  ..222222222......222222..
  ..2.....222.....22..222..
  .2.......222...222..222..
  .2.......222...222..222..
  .2.......222...222.2222.2
  222.....22222...222..222.`);
