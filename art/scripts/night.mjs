/*
 * The fox's country by night, for wide pictures and for small ones in the place of signs: sky and meadow are made,
 * the cast comes from its own pieces, and what is drawn once here is a stamp.
 */
import { Layer, piece, readArt, threshold } from './layer.mjs';

/** Small words, 5 rows high; digits with the letters of colour codes, what versions have besides, and names of drawings. */
const letters = {
  A: '.0. 0.0 000 0.0 0.0',
  B: '00. 0.0 00. 0.0 00.',
  C: '.00 0.. 0.. 0.. .00',
  D: '00. 0.0 0.0 0.0 00.',
  E: '000 0.. 00. 0.. 000',
  F: '000 0.. 00. 0.. 0..',
  G: '.00 0.. 0.0 0.0 .00',
  I: '0 0 0 0 0',
  K: '0.0 0.0 00. 0.0 0.0',
  L: '0.. 0.. 0.. 0.. 000',
  M: '0...0 00.00 0.0.0 0...0 0...0',
  N: '0..0 00.0 0.00 0..0 0..0',
  O: '.0. 0.0 0.0 0.0 .0.',
  P: '00. 0.0 00. 0.. 0..',
  R: '00. 0.0 00. 0.0 0.0',
  S: '.00 0.. .0. ..0 00.',
  T: '000 .0. .0. .0. .0.',
  V: '0.0 0.0 0.0 0.0 .0.',
  W: '0...0 0...0 0.0.0 00.00 0...0',
  a: '... .00 0.0 0.0 .00',
  b: '0.. 0.. 000 0.0 000',
  c: '... 000 0.. 0.. 000',
  d: '..0 ..0 000 0.0 000',
  r: '... 000 0.. 0.. 0..',
  x: '... 0.0 .0. 0.0 ...',
  _: '... ... ... ... 000',
  '.': '. . . . 0',
  0: '000 0.0 0.0 0.0 000',
  1: '.0. 00. .0. .0. 000',
  2: '000 ..0 000 0.. 000',
  3: '000 ..0 .00 ..0 000',
  4: '0.0 0.0 000 ..0 ..0',
  5: '000 0.. 000 ..0 000',
  6: '000 0.. 000 0.0 000',
  7: '000 ..0 ..0 .0. .0.',
  8: '000 0.0 000 0.0 000',
  9: '000 0.0 000 ..0 000',
};
export const wordRows = (text) =>
  [0, 1, 2, 3, 4].map((row) => [...text].map((letter) => letters[letter].split(' ')[row]).join('.'));

/** A part of rows of text. */
export const cut = (rows, left, top, width, height) =>
  rows.slice(top, top + height).map((row) => row.slice(left, left + width));

/** Each pixel of rows of text as a square of `factor`. */
export const enlarge = (rows, factor) =>
  rows.flatMap((row) => Array(factor).fill([...row].map((color) => color.repeat(factor)).join('')));

export const flip = (rows) => rows.map((row) => [...row].reverse().join(''));

/** Always the same row of numbers between 0 and 1. */
export function numbers(seed) {
  let state = seed;
  return () => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return state / 2147483648;
  };
}

const lighter = { 0: '1', 1: '2', 2: '3', 3: '4', d: 'e', e: 'f' };

/** Sky, stars, two rows of hills and a meadow whose edge is at `edge(x)`. */
export function country(width, height, edge, seed = 1, from = 0) {
  const layer = new Layer(width, height, '.', from);
  const next = numbers(seed);
  const horizon = Math.max(...[...Array(width).keys()].map((x) => edge(from + x)));
  layer.paint(from, 0, width, height, (x, y) => {
    const depth = (y / horizon) ** 1.3 * 3.6;
    return String(Math.min(3, Math.floor(depth) + (depth % 1 > threshold(x, y) ? 1 : 0)));
  });
  for (let star = 0; star < width * 0.22; star++) {
    const [x, y] = [from + Math.floor(next() * width), Math.floor(next() ** 1.6 * horizon * 0.62)];
    layer.set(x, y, next() < 0.4 ? '6' : '5');
  }
  const hill = (x) => horizon - 9 - 5 * Math.sin(x / 17 + seed) - 3 * Math.sin(x / 7.3 + 2 * seed);
  const near = (x) => horizon - 3 - 3 * Math.sin(x / 23 + 3 * seed) - 1.5 * Math.sin(x / 5.1);
  layer.paint(from, 0, width, height, (x, y) => {
    if (y < Math.round(hill(x))) return undefined;
    if (y >= Math.round(near(x))) return (y - near(x)) / 9 > threshold(x, y) ? '0' : '1';
    return (y - hill(x)) / 14 > threshold(x, y) ? '1' : '2';
  });
  return meadow(layer, edge);
}

function meadow(layer, edge) {
  const { width, height, from } = layer;
  return layer.paint(from, 0, width, height, (x, y) => {
    const deep = y - Math.round(edge(x));
    if (deep < 0) return undefined;
    if (deep === 0) return (x * 7) % 5 < 2 ? 'f' : 'e';
    if (deep < 3) return (3 - deep) / 3 > threshold(x, y) ? 'e' : 'd';
    return (deep - 4) / 10 > threshold(x, y) ? '0' : 'd';
  });
}

/** A light: what lies around it is a step or two lighter. */
export function glow(layer, left, top, radius) {
  return layer.paint(left - radius, top - radius, 2 * radius + 1, 2 * radius + 1, (x, y, color) => {
    const part = 1 - Math.hypot(x - left, y - top) / radius;
    const once = part > threshold(x, y) * 0.8 ? (lighter[color] ?? color) : color;
    return part - 0.45 > threshold(x + 1, y + 2) * 0.6 ? (lighter[once] ?? once) : once;
  });
}

/** Sets a stamp whose lowest row is at `foot`. */
export const stand = (layer, stamp, left, foot, colors) =>
  layer.stamp(left, foot - stamp.length + 1, stamp, colors);

export function pine(layer, x, foot, tall) {
  for (let row = 0; row < tall; row++) {
    const half = Math.round(((row % 5) / 5 + 0.5) * (0.6 + (row / tall) * tall * 0.2));
    for (let step = -half; step <= half; step++) {
      const isLight = step < -half * 0.3 && (row % 5 > 2 || threshold(x + step, row) > 0.6);
      layer.set(x + step, foot - 2 - tall + row, isLight ? 'e' : step < half * 0.4 ? 'd' : '0');
    }
  }
  layer.rect(x - 1, foot - 2, 2, 3, '7');
}

/** The country from a column on, with pines, each `[column, height]`, whose feet are so deep in its meadow. */
export function wood(width, height, edge, seed, pines, deep = 1, from = 0) {
  const layer = country(width, height, edge, seed, from);
  for (const [x, tall] of pines) pine(layer, x, Math.round(edge(x)) + deep, tall);
  return layer;
}

/** A crescent around a place. */
export const moon = (layer, cx, cy) =>
  layer.paint(cx - 7, cy - 7, 15, 15, (x, y) => {
    if (Math.hypot(x - cx, y - cy) > 6.5) return undefined;
    return Math.hypot(x - cx + 3, y - cy + 2) > 6.5 ? '5' : '6';
  });

export const lines = (text) => text.trim().split(/\s+/);

export const fox = cut(piece('mascot/idle'), 0, 3, 24, 20);
export const foxHead = cut(fox, 5, 0, 16, 12);
const poses = readArt('mascot/poses')[0].flatMap(
  (line) => line.match(/^tag: (\S+) (\d+)/)?.slice(1, 2) ?? [],
);
/** The fox as it is in a frame of its poses. */
export const posed = (name) => piece('mascot/poses', poses.indexOf(name) + 1);
/** The same without its ground, from the first column to the last that has something. */
export function pose(name) {
  const rows = posed(name).slice(0, 31);
  const columns = [...Array(40).keys()].filter((x) => rows.some((row) => row[x] !== '.'));
  return cut(rows, columns[0], 0, columns.at(-1) - columns[0] + 1, 31);
}
export const mushroom = cut(piece('category/campfire'), 61, 11, 18, 16);
export const slime = cut(piece('category/campfire'), 47, 17, 14, 10);
export const hero = piece('examples/hero');

export const lantern = lines(`
  ...0...
  ..000..
  .0aba0.
  .0b6b0.
  .0b6b0.
  .0aba0.
  ..000..`);
export const post = [...lantern, ...Array(14).fill('...0...'), '..000..'];
/** A lamp with its light. */
export function lamp(layer, left, foot) {
  glow(layer, left + 3, foot - 17, 13);
  stand(layer, post, left, foot);
}

/** A pen; its tip is its lowest pixel on the left. */
export const pen = lines(`
  .........000.
  ........04440
  .......044330
  ......0443330
  .....0443330.
  ....0443330..
  ...0443330...
  ..0b43330....
  .0bb4330.....
  .0bba30......
  0.ba00.......
  000..........`);
export const cottage = lines(
  `
  ......77............
  ......77............
  ...8888888888888....
  ..899999999999998...
  ..899999999999998...
  .89999989999999998..
  .89988999999899998..
  8999999999999999998.
  .05555555555555550..
  ..666666666666665...
  ..6abba6667777665...
  ..6abba6667aa7665...
  ..6abba6667aa7665...
  ..66666666 7aa7665..
  ..6666666667aa7555..
  ..5555555557aa7555..`.replaceAll(' 7', '7'),
);
/** Comes down by parachute. */
export const parcel = lines(`
  .....00000000000.....
  ...006609990660900...
  ..06660999906609990..
  .0666099999066099990.
  066660999990660999990
  0000.00000.000.00000.
  .5....5......5....5..
  ..5...5......5...5...
  ...5...5....5...5....
  ....5..5....5..5.....
  .....0000000000......
  .....0aaaabaaaa0.....
  .....0aaaabaaaa0.....
  .....0bbbbbbbbb0.....
  .....0aaaabaaaa0.....
  .....07777b77770.....
  .....00000000000.....`);

/** Tiles of grass in a row at `top`, one still on its way into the gap at `gap`: its corner is at `missing`. */
export function tileRow(layer, top, gap, missing) {
  const tile = cut(piece('technique/tile-seamless'), 2, 2, 12, 12);
  const block = (left, top) =>
    layer
      .rect(left - 1, top - 1, 14, 18, '0')
      .stamp(left, top, tile)
      .rect(left, top + 12, 12, 4, '7')
      .rect(left, top + 12, 12, 1, 'd');
  layer.rect(0, top + 13, layer.width, 4, '0');
  for (let left = -6; left < layer.width; left += 12) if (left !== gap) block(left, top);
  block(...missing);
}
