/** Exercises of the lessons on four directions and on effects: what is given, what may come of it, what is seen moving. */
import { Layer, piece, writeArt, writePicture } from './layer.mjs';

/** A piece that moves: its layers with their times. */
const writeMotion = (name, en, zh, frames) => writeArt(name, [`alt-en: ${en}`, `alt-zh: ${zh}`], frames);

// The hero turns and walks on mist, in the size of the exercise.

const hero = (drawing, down = 0) => new Layer(24, 24, '5').stamp(4, down, piece('examples/hero', drawing));
writeMotion(
  'lessons/hero-back-motion',
  'The hero turns: front, right, back, left',
  '主角转身：正、右、背、左',
  [2, 6, 10, 14].map((drawing) => ({ layer: hero(drawing), time: 400 })),
);
writeMotion(
  'lessons/hero-back-2-motion',
  'The hero walks towards us in four drawings',
  '主角朝我们走来的四张画',
  [1, 2, 3, 4].map((drawing) => ({ layer: hero(drawing), time: 120 })),
);

// A wave of twelve pixels in three moments, four rows each: it moves by four.

const wave = ['....666.....', '..6644466...', '664433344666', '443333333444'];
const rolled = (by) => wave.map((row) => row.slice(12 - by) + row.slice(0, 12 - by));
const waveUpTo = (moments) => {
  const layer = new Layer(12, 12);
  for (let moment = 0; moment < moments; moment++) layer.stamp(0, 4 * moment, rolled(4 * moment));
  return layer;
};
writePicture(
  'lessons/flame-2',
  'A wave in the upper third, the rest is empty',
  '上面三分之一是一道波浪，其余空着',
  waveUpTo(1),
);
writePicture(
  'lessons/flame-2-solution',
  'The wave three times, each time four pixels farther right; what leaves on the right comes in on the left',
  '波浪的三个时刻，每次右移4像素，右边出去的从左边进来',
  waveUpTo(3),
);

// An explosion in six drawings, the third given and the fourth to be drawn.

const middle = 9.5;
/** Discs, each over the one before: colour, radius, and how far it is moved towards the light. */
const ball = (...discs) => {
  const layer = new Layer(20, 20);
  for (const [color, radius, aside = 0] of discs)
    layer.paint(0, 0, 20, 20, (x, y, before) =>
      Math.hypot(x - middle + aside, y - middle + aside) < radius ? color : before,
    );
  return layer;
};
const hollow = (layer, radius) =>
  new Layer(20, 20).paint(0, 0, 20, 20, (x, y) =>
    Math.hypot(x - middle, y - middle) < radius ? undefined : layer.get(x, y),
  );
/** Clouds of smoke, from the largest down; then, nearly gone. */
const thick = [
  ['..888..', '.89988.', '8999888', '8999888', '8898888', '.88888.', '..888..'],
  ['.8888.', '899888', '899988', '889888', '888888', '.8888.'],
  ['.888.', '89988', '89988', '88888', '.888.'],
];
const thin = [
  ['.222.', '28822', '28822', '22222', '.222.'],
  ['.22.', '2882', '2222', '.22.'],
];
/** Clouds at their places: which of them, and their left upper corners. */
const smoke = (clouds, ...places) => {
  const layer = new Layer(20, 20);
  for (const [size, left, top] of places) layer.stamp(left, top, clouds[size]);
  return layer;
};
const blasts = [
  { layer: ball(['6', 4.2]), time: 40 },
  { layer: ball(['b', 7.2], ['6', 5, 0.7]), time: 60 },
  { layer: ball(['a', 9.3], ['b', 7.4, 0.5], ['6', 4.2, 1]), time: 80 },
  { layer: hollow(ball(['9', 9.3], ['a', 7.6, 0.3], ['b', 5.8, 0.4]), 4.2), time: 80 },
  {
    layer: smoke(thick, [2, 8, 1], [2, 14, 2], [1, 13, 8], [0, 6, 12], [2, 1, 9], [1, 1, 2]),
    time: 100,
  },
  {
    layer: smoke(thin, [1, 8, 0], [1, 15, 2], [0, 14, 9], [0, 7, 14], [1, 1, 10], [0, 1, 2]),
    time: 100,
  },
  { layer: new Layer(20, 20), time: 400 },
];
for (const [name, at, en, zh] of [
  ['flame-3', 2, 'A ball of fire, white inside', '火球，里面是白的'],
  ['flame-3-solution', 3, 'A ring of fire, ember outside and gold inside', '一圈火，外面橘红，里面金黄'],
])
  writePicture(`lessons/${name}`, en, zh, blasts[at].layer);
writeMotion(
  'lessons/flame-3-motion',
  'An explosion in six drawings',
  '爆炸的六张画',
  blasts.map(({ layer, time }) => ({ layer: new Layer(20, 20, '0').stamp(0, 0, layer), time })),
);
