/** Fire, water and an explosion in one night, put together step by step of the drawings of the lesson. */
import { Layer, readArt, stripOf, writeArt, writePicture } from './layer.mjs';

const [[, ...fires], [, water], [, ...blasts]] = ['fire', 'water', 'explosion'].map((name) =>
  readArt(`craft/${name}`),
);

const [fire] = fires;

/** The flame in the colours from the outermost on, and from the spark only below it. */
const flame = (colors, hasSpark) =>
  fire.map((row, y) =>
    [...row]
      .map((color) => (color === '.' || (y < 4 && !hasSpark) ? '.' : (colors[color] ?? color)))
      .join(''),
  );
const flames = [
  flame({ 9: '8', a: '8', b: '8' }),
  flame({ a: '9', b: '9' }),
  flame({ b: 'a' }),
  flame({}),
  flame({}, true),
];

/** Rows of one colour of `water`: the waves behind, or those in front from their crests down. */
const isFront = (x, y) => {
  const crest = water.findIndex((row, at) => at > 6 && row[x] !== '2');
  return crest >= 0 && y >= crest;
};
const seas = [(x) => x < 16, () => true].map((isThere) =>
  water.map((row, y) => [...row].map((color, x) => (isFront(x, y) && isThere(x) ? color : '.')).join('')),
);
const behind = water.map((row, y) => [...row].map((color, x) => (isFront(x, y) ? '.' : color)).join(''));

const rock = [
  '..3333333333333333333...',
  '.322222222222222222223..',
  '3222222222222222222221..',
  '.211222222211122222211..',
  '.1111222221111112222111.',
  '.11111222111111112211111',
  '.1111111111111111111111.',
  '.1111111111111111111111.',
];

/** The night with so many drawings of each effect. */
function night({ flame = 0, waves = 0, blast = 0 }) {
  const layer = new Layer(64, 64, '0').rect(0, 46, 64, 18, '1');
  for (const [x, y, color] of [
    [4, 5, '5'],
    [17, 10, '3'],
    [25, 3, '4'],
    [31, 38, '3'],
    [60, 41, '4'],
    [23, 22, '3'],
  ])
    layer.set(x, y, color);
  if (blast)
    layer.stamp(
      29,
      3,
      blasts[blast - 1].map((row) => row.replaceAll('0', '.')),
    );
  if (waves > 2) for (const x of [0, 48]) layer.stamp(x, 40, behind);
  layer.stamp(3, 42, rock);
  layer.stamp(7, 40, ['..77777777777..', '.9777777777777.', '..77777777777..']);
  if (waves) layer.stamp(0, 41, seas[Math.min(waves, 2) - 1]);
  if (waves > 1) layer.stamp(48, 41, seas[1]);
  if (flame) layer.stamp(6, 17, flames[flame - 1]);
  return layer;
}

const steps = [
  {},
  ...[1, 2, 3, 4, 5].map((flame) => ({ flame })),
  ...[1, 2, 3].map((waves) => ({ waves })),
  ...[1, 2, 3, 4].map((blast) => ({ blast })),
];
writeArt(
  'stages/effects',
  [
    'alt-en: A fire on a rock in the sea, and an explosion in the sky',
    'alt-zh: 夜里的火、水、爆炸',
    'tag: fire-bright-below-small-above 1-6',
    'tag: water-one-shift-no-remainder 7-9',
    'tag: explosion-fast-then-hollow 10-13',
  ],
  steps.map((_, at) => ({ layer: night(Object.assign({}, ...steps.slice(0, at + 1))) })),
);

/** Four drops, one in the other: their colours from the outermost in, each a little narrower and lower at its tip. */
const drops = new Layer(16, 24);
[...'89ab'].forEach((color, at) => {
  const [tip, foot, radius] = [1 + 5 * at, 24 - at, 7.4 - 1.75 * at];
  const middle = foot - radius;
  drops.paint(0, tip, 16, foot - tip, (x, y) => {
    const down = y + 0.5 - middle;
    const wide =
      down > 0 ? Math.sqrt(radius ** 2 - down ** 2) : radius * ((y + 0.5 - tip) / (middle - tip)) ** 0.8;
    return Math.abs(x - 7.5) < wide ? color : undefined;
  });
});

writePicture(
  'craft/fire-steps',
  'Four nested drops, then four drawings of a flame, each over the shape of the one before',
  '四个套着的水滴，火的四张画',
  stripOf([drops, ...fires]),
);

/** The four drawings in the size of the exercise, the second its solution. */
writeArt(
  'lessons/flame-motion',
  ['alt-en: A flame in four drawings', 'alt-zh: 火焰的四张画'],
  fires.map((drawing) => ({ layer: new Layer(24, 24, '0').stamp(4, 0, drawing), time: 100 })),
);

/** The left tip of the flame, and the place where one begins on the right: each as it is, and as it becomes. */
const [[, burning], [, next]] = ['flame', 'flame-solution'].map((name) => readArt(`lessons/${name}`));
const rightOf = (rows) => rows.slice(8, 16).map((row) => row.slice(14, 20));
writePicture(
  'craft/tip-steps',
  'The left tip of a flame as it is, two pixels higher, and one narrower; the right side of the flame, and with a new tip',
  '火焰的左火尖：原样，高2像素，窄1像素；右边：原样，冒出新火尖',
  stripOf(
    [
      ['......', '......', '......', '.8....', '.88...', '.898..', '.8998.', '899a9a'],
      ['......', '.8....', '.88...', '.898..', '.8998.', '.8998.', '.8998.', '899a9a'],
      ['......', '.8....', '.8....', '.88...', '.898..', '.898..', '.8998.', '899a9a'],
      rightOf(burning),
      rightOf(next),
    ],
    false,
  ),
);

/** A tile of the waves, its first column so far to the left of the picture. */
const waveAt = (from, wide, top, bottom) =>
  water.slice(top, bottom).map((row) => row.slice(from, from + wide));
const [tile, twoTiles, shifted, both] = [
  waveAt(0, 16, 8, 24),
  waveAt(0, 32, 8, 24),
  waveAt(14, 16, 8, 24),
  waveAt(0, 16, 3, 24),
];
writePicture(
  'craft/water-steps',
  'A tile of a wave; two of them side by side; the tile moved by two columns, which come in on the left; a small wave behind it',
  '一块波浪；两块相接；移了两列的一块，出去的两列从左边进来；后面一道小浪',
  new Layer(104, 28, '0')
    .rect(17, 7, 3, 18, 'b')
    .rect(61, 7, 3, 18, 'b')
    .rect(85, 0, 8, 2, 'b')
    .rect(86, 1, 6, 1, '0')
    .stamp(3, 8, tile)
    .stamp(24, 8, twoTiles)
    .stamp(62, 8, shifted)
    .stamp(85, 3, both),
);
writePicture(
  'craft/explosion-steps',
  'A white ball, a larger golden one, an orange one, a ring, six clouds, smaller clouds',
  '白球、金球、橙球、圆环、云、小云',
  stripOf(blasts.slice(0, 6).map((rows) => rows.map((row) => row.replaceAll('0', '.')))),
);
