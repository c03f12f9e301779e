/** Trees in three sizes, a cloud in four steps, and a lake that mirrors both. */
import { chance, Layer, threshold, writeArt, writePalette } from './layer.mjs';

writePalette('craft/lake', 'A lake in the evening', {
  'sky high': '5b8fd0',
  sky: '86b8e2',
  'sky low': 'bfe0ea',
  'sky warm': 'fbe3b8',
  white: 'fff8e6',
  'cloud shade': 'cdd3ea',
  'cloud dark': '9aa3cf',
  'hill far': '8ea6cf',
  hill: '6f8fb4',
  'hill light': '9fc0c4',
  'leaf dark': '1d3b45',
  'leaf shadow': '2c6350',
  leaf: '4f9455',
  'leaf light': '9bc45a',
  'leaf gold': 'e3dc76',
  'trunk dark': '3b2733',
  trunk: '6a4238',
  'trunk light': 'a9704a',
  'grass dark': '2f6b4b',
  grass: '5fa050',
  'grass light': 'a8cc5c',
  'water deep': '2c4f8a',
  water: '4677b5',
  'water light': '74a5d4',
  'water bright': 'b4dbe8',
  'water warm': 'e8d9b4',
  'leaf drowned': '24485f',
  'leaf mirrored': '3a6f68',
  shore: '22384d',
  sand: 'd9b983',
});

/** Clumps of a crown, from the back to the front: where, in radii of the crown, and how large. */
const clumps = [
  [-0.62, 0.25, 0.42],
  [0.62, 0.3, 0.42],
  [0, 0.42, 0.5],
  [0.5, -0.1, 0.48],
  [-0.5, -0.15, 0.5],
  [0.22, -0.55, 0.45],
  [0.1, 0.08, 0.5],
  [-0.22, -0.5, 0.46],
];

/** A crown of clumps: each is lit on its upper left, and dark where it covers the next one. `rough` 0 is without leaves. */
function crown(layer, cx, cy, radius, steps = 4, rough = 1) {
  for (const [dx, dy, share] of clumps) {
    const [x0, y0, r] = [cx + dx * radius, cy + dy * radius * 0.85, share * radius];
    layer.paint(
      Math.floor(x0 - r - 1),
      Math.floor(y0 - r - 1),
      Math.ceil(2 * r + 3),
      Math.ceil(2 * r + 3),
      (x, y) => {
        const [px, py] = [(x - x0) / r, (y - y0) / (r * 0.88)];
        // Leaves at the edge: bites of two pixels.
        const edge = 1 - 0.24 * rough * chance(Math.floor((x + y) / 2), Math.floor((y - x) / 2 + dx * 50));
        if (Math.hypot(px, py) > edge) return undefined;
        const bite = 0.26 * rough * (chance(Math.floor(x / 2), Math.floor(y / 2)) - 0.5);
        if (steps === 1) return 'c';
        if (steps === 2) return Math.hypot(px, py) > 1 - 1.1 / r ? 'b' : 'c';
        // Round about a place on its upper left; where it turns away, its edge is dark.
        const own = bite - Math.hypot(px + 0.38, py + 0.46);
        if (steps === 3) return own > -0.52 ? 'd' : own > -1.12 ? 'c' : own > -1.4 ? 'b' : 'a';
        // The crown is a ball, too.
        const light = own - (dx + dy) * 0.36;
        return light > 0.06 ? 'e' : light > -0.54 ? 'd' : light > -1.08 ? 'c' : light > -1.5 ? 'b' : 'a';
      },
    );
  }
}

function trunk(layer, cx, top, base, wide) {
  for (let y = top; y <= base; y++) {
    const flare = y > base - 2 ? 1 : 0;
    layer.rect(cx - Math.floor(wide / 2) - flare, y, wide + 2 * flare, 1, 'g');
    layer.set(cx - Math.floor(wide / 2) - flare, y, 'h');
    if (wide > 2)
      layer.rect(
        cx - Math.floor(wide / 2) + wide - Math.ceil(wide / 3) + flare,
        y,
        Math.ceil(wide / 3),
        1,
        'f',
      );
  }
}

const small = [
  '...ddd.....',
  '..eddcc....',
  '.eddcccd...',
  '.ddcccddc..',
  'edccbddccb.',
  'ddcbcddccb.',
  '.ccbccccbb.',
  '.dcccbcbba.',
  '..bbbbbba..',
  '....hgf....',
  '....hgf....',
  '...hggff...',
];

function tree(layer, cx, base, size) {
  if (size === 'small') return layer.stamp(cx - 5, base - 11, small);
  const radius = size === 'large' ? 23 : 12;
  const wide = size === 'large' ? 6 : 3;
  trunk(layer, cx, base - Math.round(radius * 1.2), base, wide);
  if (size === 'large') {
    layer.line(cx, base - 22, cx - 9, base - 32, 'g').line(cx + 1, base - 21, cx + 10, base - 31, 'f');
  }
  crown(layer, cx, base - Math.round(radius * 1.75), radius);
  return layer;
}

/** A tree as far as a step of the lesson has drawn it: flat, balls, light on each, on the whole crown, bites. */
function treeInSteps(layer, cx, base, step) {
  const drawn = new Layer(layer.width, layer.height);
  trunk(drawn, cx, base - 15, base, 3);
  layer.stamp(0, 0, drawn, step < 3 ? { f: 'g', h: 'g' } : {});
  crown(layer, cx, base - 22, 12.4, [1, 2, 3, 4, 4][step - 1], step < 5 ? 0 : 1);
}

/** From a column on, leaves of one pixel that touch none of their tone take the color to their left. */
function calmLeaves(layer, from) {
  const before = layer.copy();
  return layer.paint(from, 0, layer.width - from, layer.height, (x, y, color) => {
    const around = [before.get(x - 1, y), before.get(x + 1, y), before.get(x, y - 1), before.get(x, y + 1)];
    return 'abcde'.includes(color) && !around.includes(color) ? around[0] : undefined;
  });
}

/** Balls on a flat foot, the hindmost first: where, right of its middle and above its foot, and how large. */
const balls = [
  [4, 13, 9.4],
  [-8, 8, 7.4],
  [14, 5, 7.4],
  [-17, 3, 5.4],
  [0, 4, 7.4],
  [20, 2, 4.4],
];

/** A cloud as far as a step of the lesson has drawn it; `size` 1 is 47 pixels wide. */
function cloud(layer, x, foot, step, size = 1) {
  const placed = balls.map(([right, up, r]) => [x + right * size, foot - up * size, r * size]);
  // Its lowest rows are as wide as those above them, so that it stands on a straight foot.
  const outOf = ([cx, cy, r], px, py) => Math.hypot(px - cx, Math.min(py, foot - 2) - cy) - r;
  layer.paint(0, 0, layer.width, foot + 1, (px, py) => {
    const at = placed.findLastIndex((ball) => outOf(ball, px, py) < 0);
    if (at < 0) return undefined;
    const [cx, cy, r] = placed[at];
    if (step === 1) return outOf(placed[at], px, py) > -1 && py < foot ? '5' : '6';
    // Round about a place on its upper left; dark where the next ball covers it, and at the foot.
    const covered = placed.slice(at + 1).some((ball) => outOf(ball, px, py) < 0.9);
    const light = 0.95 - Math.hypot((px - cx) / r + 0.36, (py - cy) / r + 0.46);
    if (step === 2) return light > 0 && !covered && py < foot - 2 ? '4' : '6';
    if (py > foot - 2 || light < -0.42) return '6';
    return light > 0 && !covered ? '4' : '5';
  });
  if (step < 4) return layer;
  // At the end small puffs beside the rim, and a foot that frays.
  for (const [right, up] of [
    [-15, 12],
    [14, 16],
    [22, 9],
  ]) {
    const [left, top] = [Math.round(x + right * size) - 1, Math.round(foot - up * size)];
    layer.rect(left, top, 3, 1, '5').rect(left, top - 1, 2, 1, '4');
  }
  return layer.rect(x - 14, foot + 1, 12, 1, '6').rect(x + 10, foot + 1, 8, 1, '6');
}

/** The colour of the sky in a row of `rows`; `grain`, between 0 and 1, decides where two bands meet. */
function skyColor(rows, row, grain) {
  const bands = [
    [0, '0'],
    [rows * 0.3, '1'],
    [rows * 0.6, '2'],
    [rows * 0.86, '3'],
  ];
  const at = bands.findLastIndex(([start]) => start <= row);
  const next = bands[at + 1];
  const left = next ? next[0] - row : 99;
  return left < 7 && 1 - left / 8 > grain ? next[1] : bands[at][1];
}

function sky(layer, rows) {
  return layer.paint(0, 0, layer.width, rows, (x, y) => skyColor(rows, y, threshold(x, y)));
}

const shore = 66;

/** What stands above the water, without it. */
function land() {
  const layer = sky(new Layer(160, 110), shore);
  cloud(layer, 46, 24, 4);
  cloud(layer, 118, 17, 4, 0.7);
  for (let x = 0; x < 160; x++) {
    const far = Math.round(49 - 7 * Math.sin((x + 12) / 27) - 4 * Math.sin(x / 11 + 2));
    layer.rect(x, far, 1, shore - far, '7');
    const near = Math.round(57 - 5 * Math.sin((x - 50) / 21) - 2 * Math.sin(x / 7));
    layer.rect(x, near, 1, shore - near, '8');
    if (x % 3) layer.set(x, near, '9');
  }
  // A wood on the far shore, then the bank.
  for (let x = 2; x < 160; x += 6) {
    const high = 4 + Math.round(4 * chance(x, 7));
    if (x > 56 && x < 84) continue;
    for (let dy = 0; dy < high; dy++)
      for (let dx = -3; dx < 4; dx++)
        if (Math.hypot(dx / 3.6, (dy - high / 2) / (high / 2 + 0.6)) < 1)
          layer.set(x + dx, shore - 1 - dy, dx - dy < -high * 0.6 ? 'c' : 'b');
  }
  for (const x of [92, 101, 148]) tree(layer, x, shore - 1, 'small');
  layer.rect(0, shore - 1, 160, 1, 'j');
  layer.rect(60, shore - 1, 22, 1, 't');
  // A spit of land with the nearer trees.
  for (let x = 0; x < 58; x++) layer.rect(x, shore - 4 + Math.max(0, Math.round((x - 40) / 5)), 1, 5, 'j');
  for (let x = 0; x < 50; x++)
    if (chance(x, 1) > 0.25) layer.set(x, shore - 4 + Math.max(0, Math.round((x - 40) / 5)), 'k');
  tree(layer, 44, shore - 3, 'medium');
  tree(layer, 19, shore - 2, 'large');
  layer.rect(128, shore - 3, 32, 3, 'j');
  for (let x = 128; x < 160; x++) if (chance(x, 2) > 0.3) layer.set(x, shore - 3, 'k');
  tree(layer, 138, shore - 2, 'medium');
  return layer;
}

/** Each colour as the water gives it back. */
const mirrored = {
  0: 'm',
  1: 'n',
  2: 'o',
  3: 'p',
  4: 'p',
  5: 'o',
  6: 'n',
  7: 'n',
  8: 'm',
  9: 'n',
  a: 's',
  b: 'q',
  c: 'r',
  d: 'r',
  e: 'r',
  f: 's',
  g: 's',
  h: 'q',
  i: 'q',
  j: 'q',
  k: 'r',
  t: 'p',
};

/**
 * Draws what the water below `shore` shows of the picture above it, at a moment of a loop of eight drawings.
 * Steps: 0 is water alone, 'turned' what is above in its own colours, 1 a clean mirror, 2 shifted in rows, 3 with strokes
 * of sky.
 */
function reflect(layer, shore, moment, step) {
  const { width, height } = layer;
  const above = layer.copy();
  const turn = (moment / 8) * 2 * Math.PI;
  for (let y = shore; y < height; y++) {
    const depth = y - shore;
    const reach = step > 1 ? Math.sin(depth * 1.35 + turn) * (0.6 + depth / 16) : 0;
    for (let x = 0; x < width; x++) {
      const row = shore - 1 - Math.round(depth * 1.25);
      const found = above.get(Math.min(width - 1, Math.max(0, x + Math.round(reach))), row);
      // Where two bands of sky meet, the water has short strokes: pressed, the dither of the sky would stand upright.
      const stroke = chance(Math.floor((x + Math.round(reach) + 2 * (y % 2)) / 4), y);
      const grain = step === 'turned' ? threshold(x, y) : stroke;
      const source = '0123'.includes(found) ? skyColor(shore, row, grain) : found;
      layer.set(x, y, step === 0 ? 'm' : step === 'turned' ? source : (mirrored[source] ?? 'm'));
    }
  }
  layer.rect(0, shore, width, 1, 's');
  if (step !== 3) return layer;
  // Strokes of sky where a ripple turns towards the light, rarer and longer towards the viewer.
  for (let y = shore + 4; y < height; y += 3 + Math.floor((y - shore) / 14))
    for (let x = -20; x < width + 10; x += 13) {
      if (chance(x, y) < 0.5) continue;
      const long = 3 + Math.floor(((y - shore) / (height - shore)) * 9 * chance(y, x));
      const left = x + Math.round(6 * chance(x + 3, y)) + Math.round(1.5 * Math.sin(turn + y));
      for (let dx = 0; dx < long; dx++) {
        const under = layer.get(left + dx, y);
        layer.set(left + dx, y, { q: 'm', r: 'n', s: 'q', m: 'n', n: 'o', o: 'p', p: '4' }[under] ?? '.');
      }
    }
  return layer;
}

const lake = (moment, step = 3) => reflect(land(), shore, moment, step);

/** A tree, a cloud and the water that shows both, as far as each is painted; small enough to stand beside the text. */
function shoreInStages(crownStep, cloudStep, waterStep) {
  const [size, water] = [64, 43];
  const layer = sky(new Layer(size, size), water);
  for (let x = 0; x < size; x++) {
    const top = Math.round(36 - 3 * Math.sin((x + 5) / 11) - 2 * Math.sin(x / 5));
    layer.rect(x, top, 1, water - top, '8').set(x, top, '9');
  }
  if (cloudStep) cloud(layer, 43, 17, cloudStep, 0.75);
  layer.rect(0, water - 3, size, 3, 'j');
  for (let x = 0; x < size; x++) if (chance(x, 4) > 0.4) layer.set(x, water - 3, 'k');
  trunk(layer, 18, 26, water - 2, 4);
  crown(layer, 18, 19, 14, crownStep === 1 ? 1 : crownStep + 1);
  return reflect(layer, water, 0, waterStep);
}

const write = (name, en, zh, frames) =>
  writeArt(name, ['palette: craft/lake', `alt-en: ${en}`, `alt-zh: ${zh}`], frames);
const trees = sky(new Layer(112, 64), 58).rect(0, 58, 112, 6, 'j');
for (let x = 0; x < 112; x++) trees.rect(x, 57 - (chance(x, 4) > 0.6 ? 1 : 0), 1, 2, 'k');
trees.rect(0, 61, 112, 3, 'i');
tree(tree(tree(trees, 14, 58, 'small'), 42, 59, 'medium'), 84, 60, 'large');
write(
  'craft/trees',
  'Three trees: one of 10×12 pixels, one three times and one five times as high',
  '三棵树：一棵10×12像素，一棵三倍高，一棵五倍高',
  [{ layer: trees }],
);
/** A tree on its own piece of meadow, as far as a step of the lesson has drawn it; the sixth is drawn leaf by leaf. */
function treeOfStep(step) {
  const layer = sky(new Layer(28, 44), 39).rect(0, 39, 28, 5, 'j');
  for (let x = 0; x < 28; x++) layer.rect(x, 38 - (chance(x + step * 27, 4) > 0.6 ? 1 : 0), 1, 2, 'k');
  layer.rect(0, 42, 28, 2, 'i');
  treeInSteps(layer, 14, 40, Math.min(step, 5));
  if (step < 6) return step < 3 ? layer : calmLeaves(layer, 0);
  return layer.paint(0, 0, 28, 44, (x, y, color) =>
    'abcde'.includes(color) ? 'abcdcdec'[Math.floor(chance(x * 3 + 1, y * 5 + 2) * 8)] : undefined,
  );
}
const treeSteps = new Layer(88, 90);
for (let step = 1; step < 7; step++)
  treeSteps.stamp(((step - 1) % 3) * 30, step < 4 ? 0 : 46, treeOfStep(step));
write(
  'craft/tree-steps',
  'A tree in five steps: flat, with balls, with light on each ball, on the whole crown, with a bitten rim; the sixth is noise, leaf by leaf',
  '一棵树的五步：平涂、放球、每个球上明暗、整个树冠上明暗、咬边；第六棵一片片画叶子，成了杂点',
  [{ layer: treeSteps }],
);
const clouds = new Layer(106, 70);
for (const step of [1, 2, 3, 4])
  clouds.stamp(((step - 1) % 2) * 54, step < 3 ? 0 : 36, cloud(sky(new Layer(52, 34), 72), 25, 26, step));
write(
  'craft/clouds',
  'A cloud in four steps: balls on a foot, with a light side, with a middle tone, with a frayed edge',
  '一朵云的四步：放球、亮面、中间调、散开的边',
  [{ layer: clouds }],
);
const waterSteps = new Layer(162, 162);
for (const step of [0, 1, 2, 3]) {
  const [left, top] = [(step % 2) * 82, step < 2 ? 0 : 82];
  const water = lake(0, step === 0 ? 'turned' : step);
  waterSteps.paint(left, top, 80, 80, (x, y) => water.get(x - left + 4, y - top + 30));
}
write(
  'craft/lake-steps',
  'A reflection in four steps: turned over, a step darker, its rows shifted, with strokes of sky',
  '倒影的四步：翻过来、暗一级、一行行错开、添上天光',
  [{ layer: waterSteps }],
);
write(
  'craft/lake',
  'A lake in the evening with trees and clouds, their reflections swaying in rows',
  '傍晚的湖，树和云的倒影一行行轻轻晃动',
  [0, 1, 2, 3, 4, 5, 6, 7].map((moment) => ({ layer: lake(moment), time: 140 })),
);

/** A tree at the shore, and what the water below shows of it. */
function pond(hasMirror) {
  const layer = new Layer(24, 24).rect(0, 0, 24, 12, '2');
  layer.rect(0, 10, 24, 2, 'j').rect(0, 10, 24, 1, 'k').stamp(6, 0, small);
  if (!hasMirror) return layer;
  const tones = { 2: 'o', j: 'q', k: 'r', a: 's', b: 'q', c: 'r', d: 'r', e: 'r', f: 's', g: 's', h: 's' };
  for (let y = 12; y < 24; y++)
    for (let x = 0; x < 24; x++) {
      // The farther from the bank, the more rows sway.
      const shift = [0, 0, 0, 0, 1, 0, 0, -1, 0, 1, 0, -1][y - 12];
      const above = layer.get(Math.min(23, Math.max(0, x + shift)), 23 - y);
      layer.set(x, y, tones[above]);
    }
  return layer
    .rect(1, 15, 4, 1, 'p')
    .rect(19, 17, 4, 1, 'p')
    .rect(1, 20, 4, 1, 'p')
    .rect(17, 22, 5, 1, 'p')
    .set(11, 19, 'r');
}
/** A crown of five balls, the hindmost first, in the middle green with their lines, or with light and dark on each. */
function crownOfBalls(isLit) {
  const layer = new Layer(24, 24, '2')
    .rect(11, 16, 3, 7, 'g')
    .rect(10, 22, 5, 1, 'g')
    .rect(0, 23, 24, 1, 'j');
  for (const [cx, cy, r] of [
    [11.5, 5.9, 5.5],
    [5.4, 9.6, 4.6],
    [17.4, 9.4, 4.7],
    [7.6, 15.1, 4.5],
    [14.9, 14.7, 5],
  ])
    layer.paint(0, 0, 24, 24, (x, y) => {
      const out = Math.hypot(x - cx, y - cy) - r;
      if (out > 0.1) return undefined;
      if (out > -0.95) return 'b';
      const fromLight = Math.hypot((x - cx) / r + 0.4, (y - cy) / r + 0.46);
      return !isLit ? 'c' : fromLight < 0.66 ? 'd' : fromLight > 1.08 ? 'a' : 'c';
    });
  return layer;
}
write(
  'lessons/crown',
  'A crown of five balls in one green, with their lines',
  '树冠的五个球，一种绿，带轮廓线',
  [{ layer: crownOfBalls(false) }],
);
write(
  'lessons/crown-solution',
  'A crown of five balls, each light on its upper left and dark where it turns away',
  '树冠的五个球，每个左上亮，转过去的边暗',
  [{ layer: crownOfBalls(true) }],
);
/** The balls of a cloud, the hindmost first: where and how large. */
const puffs = [
  [12.4, 7.2, 5.6],
  [5.3, 11.6, 4.2],
  [18, 11.2, 4.4],
  [11, 12.8, 4.8],
];
/** Four balls in the dark tone with their lines, or on a foot, with light and the middle tone. */
function cloudOfBalls(isLit) {
  const layer = new Layer(24, 24, '0');
  if (isLit) layer.rect(2, 16, 21, 1, '6').rect(3, 17, 19, 1, '6');
  const outOf = ([cx, cy, r], x, y) => Math.hypot(x - cx, (isLit ? Math.min(y, cy + 1) : y) - cy) - r;
  return layer.paint(0, 0, 24, isLit ? 16 : 24, (x, y) => {
    const at = puffs.findLastIndex((puff) => outOf(puff, x, y) < 0.1);
    if (at < 0) return undefined;
    if (!isLit) return outOf(puffs[at], x, y) > -0.95 ? '1' : '6';
    const [cx, cy, r] = puffs[at];
    const fromLight = Math.hypot((x - cx) / r + 0.44, (y - cy) / r + 0.5);
    const covered = puffs.slice(at + 1).some((puff) => outOf(puff, x, y) < 0.9);
    return fromLight < 0.88 && !covered ? '4' : fromLight < 1.36 ? '5' : '6';
  });
}
write(
  'lessons/crown-2',
  'Four balls of a cloud in one dark tone, with their lines; they have no foot',
  '云的四个球，一种暗色，带轮廓线，还没有底',
  [{ layer: cloudOfBalls(false) }],
);
write(
  'lessons/crown-2-solution',
  'A cloud on a straight dark foot, each ball white on its upper left',
  '云立在平直的暗底上，每个球的左上是白的',
  [{ layer: cloudOfBalls(true) }],
);
write(
  'lessons/crown-3',
  'A small tree at the shore; the water below is empty',
  '岸边一棵小树，下面的水还空着',
  [{ layer: pond(false) }],
);
write(
  'lessons/crown-3-solution',
  'The tree upside down in the water, darker, and broken into rows',
  '小树倒映在水里，更暗，断成一行一行',
  [{ layer: pond(true) }],
);
writeArt(
  'stages/shore',
  [
    'palette: craft/lake',
    'alt-en: A tree and a cloud at a lake that mirrors both',
    'alt-zh: 湖边的树和云，倒映在水里',
    'tag: a-tree-in-three-sizes 1-3',
    'tag: a-cloud-in-four-steps 4-7',
    'tag: water-shows-what-is-above-it 8-10',
  ],
  [
    [1, 0, 0],
    [2, 0, 0],
    [3, 0, 0],
    [3, 1, 0],
    [3, 2, 0],
    [3, 3, 0],
    [3, 4, 0],
    [3, 4, 1],
    [3, 4, 2],
    [3, 4, 3],
  ].map((steps) => ({ layer: shoreInStages(...steps) })),
);
