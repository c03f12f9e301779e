/*
 * The fox's country by day, at dusk and at dawn, all drawn with the same characters: those of `resprite.gpl`, then the
 * ones below, whose colours are the hour's.
 */
import { readFileSync } from 'node:fs';
import { Layer, threshold, writePalette } from './layer.mjs';
import { lines, numbers } from './night.mjs';

/** Characters `g` and on, each with its colour by day, at dusk and at dawn: those of the landscape behind the home page. */
const parts = {
  'sky 0': ['6db4ef', '3b2a6b', '8f9be4'],
  'sky 1': ['8ac8f5', '6a3380', 'b3aaee'],
  'sky 2': ['a9dbf8', 'b04a7e', 'dcbcf0'],
  'sky 3': ['c9ecf9', 'ef7f5e', 'f8cfdc'],
  'sky 4': ['ecfaf3', 'ffd062', 'ffe7bd'],
  cloud: ['ffffff', 'ffb48c', 'fff3e6'],
  'cloud shade': ['d6e8f8', 'c9607c', 'eabbd6'],
  'far hill': ['8fb2d6', '8f3f7a', 'b9a3d6'],
  hill: ['5aa878', '4d2a63', '8a8fb8'],
  'meadow edge': ['d2ee86', 'f0b45a', 'eef0a2'],
  meadow: ['8fd060', '9c8f45', 'b5d787'],
  'meadow shade': ['56a850', '4f6b42', '7db985'],
  'meadow dark': ['2f7a4a', '2a3a44', '3f7d70'],
  'tree light': ['7cc95a', '8f8a44', 'a3c983'],
  tree: ['3f9450', '3f5a42', '57987a'],
  'tree shade': ['235f46', '231f3c', '345f6c'],
  sun: ['fff0a0', 'ffc266', 'fff6d0'],
  halo: ['fffbe0', 'd8606e', 'ffd9b0'],
};

const own = Object.fromEntries(
  [
    ...readFileSync(new URL('../resprite.gpl', import.meta.url), 'utf8').matchAll(
      /^ *(\d+) +(\d+) +(\d+)\t(.+)$/gm,
    ),
  ].map(([, red, green, blue, name]) => [
    name,
    [red, green, blue].map((part) => Number(part).toString(16).padStart(2, '0')).join(''),
  ]),
);
for (const [index, [name, title]] of [
  ['home/day', 'The country by day'],
  ['home/dusk', 'The country at dusk'],
  ['home/dawn', 'The country at dawn'],
].entries())
  writePalette(name, title, {
    ...own,
    ...Object.fromEntries(Object.entries(parts).map(([part, colors]) => [part, colors[index]])),
  });

/** Sky, two rows of hills and a meadow whose edge is at `edge(x)`. */
export function land(width, height, edge, seed) {
  const layer = new Layer(width, height);
  const horizon = Math.max(...[...Array(width).keys()].map(edge));
  const far = (x) => horizon - 9 - 4 * Math.sin(x / 15 + seed) - 2 * Math.sin(x / 6.1 + 2 * seed);
  const near = (x) => horizon - 3 - 2.5 * Math.sin(x / 21 + 3 * seed) - Math.sin(x / 5.1);
  return layer.paint(0, 0, width, height, (x, y) => {
    const deep = y - Math.round(edge(x));
    if (deep === 0) return 'p';
    if (deep > 0 && deep < 4) return (4 - deep) / 4 > threshold(x, y) ? 'q' : 'r';
    if (deep > 0) return (deep - 3) / 9 > threshold(x, y) ? 's' : 'r';
    if (y >= Math.round(near(x))) return 'o';
    if (y >= Math.round(far(x))) return (y - far(x)) / 18 > threshold(x, y) ? 'o' : 'n';
    const depth = (y / horizon) ** 1.2 * 4.4;
    return 'ghijk'[Math.min(4, Math.floor(depth) + (depth % 1 > threshold(x, y) ? 1 : 0))];
  });
}

/** A cloud on its flat foot, of round parts `[column, radius]`, lit from the upper left. */
export function cloud(layer, left, foot, rounds) {
  for (const [column, radius] of rounds)
    layer.paint(left + column - radius, foot - radius, 2 * radius + 1, radius + 1, (x, y) => {
      const [right, down] = [(x - left - column) / radius, (y - foot) / radius + 0.15];
      if (Math.hypot(right, (y - foot) / radius) > 1.02) return undefined;
      return 0.5 * right + 0.9 * down > 0.05 - 0.3 * (threshold(x, y) - 0.5) ? 'm' : 'l';
    });
  return layer;
}

export function sun(layer, left, top, radius) {
  return layer.paint(left - radius - 3, top - radius - 3, 2 * radius + 7, 2 * radius + 7, (x, y, color) => {
    const distance = Math.hypot(x - left, y - top);
    if (distance < radius + 0.3) return 'w';
    return distance < radius + 3 && (radius + 3.5 - distance) / 3 > threshold(x, y) && 'ghijk'.includes(color)
      ? 'x'
      : undefined;
  });
}

export const bird = lines(`
  0...0
  .0.0.
  ..0..`);

/** The parts of a round crown, the nearest last: `[right, down, radius]`. */
const round = [
  [-4, 6, 6],
  [5, 6, 6],
  [0, 5, 7],
  [-6, 11, 5],
  [6, 11, 5],
  [0, 11, 6],
];

/** A crown of round parts; each is lit from the upper left. */
export function crown(layer, middle, top, [light, body, shade], parts = round) {
  for (const [right, down, radius] of parts) {
    const [x, y] = [middle + right, top + down + 1];
    layer.paint(x - radius, y - radius, 2 * radius + 1, 2 * radius + 1, (px, py) => {
      const [dx, dy] = [(px - x) / radius, (py - y) / radius];
      if (Math.hypot(dx, dy) > 1 - 0.25 * threshold(px * 3, py)) return undefined;
      const fromLight = Math.hypot(dx + 0.35, dy + 0.45) + 0.14 * (threshold(px, py) - 0.5);
      return fromLight < 0.58 ? light : fromLight < 1.12 ? body : shade;
    });
  }
}

/** A tree with a round crown. */
export function tree(layer, middle, foot) {
  layer
    .rect(middle - 1, foot - 14, 2, 15, '7')
    .rect(middle + 1, foot - 14, 1, 15, '0')
    .rect(middle - 2, foot, 5, 1, '7');
  crown(layer, middle, foot - 30, 'tuv');
}

/** Flowers in the meadow from one row on, always at the same places. */
export function flowers(layer, from, seed) {
  const next = numbers(seed);
  for (let flower = 0; flower < layer.width / 7; flower++) {
    const [x, y] = [Math.floor(next() * layer.width), from + Math.floor(next() * (layer.height - from))];
    layer.rect(x, y, 2, 1, '6bc'[Math.floor(next() * 3)]);
  }
  return layer;
}
