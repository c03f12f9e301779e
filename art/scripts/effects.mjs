/** Fire, water and an explosion in one night, put together step by step of the drawings of the lesson. */
import { Layer, readArt, stripOf, writeArt, writePicture } from './layer.mjs';

const [[, ...fires], [, water]] = ['fire', 'water'].map((name) => readArt(`craft/${name}`));

/** The lobes of the explosion, clockwise from the top: a direction in degrees, how large, and how wide as a cloud. */
const lobes = [
  [-98, 0.95, 9],
  [-40, 1.2, 10],
  [12, 0.85, 8],
  [66, 1.15, 10],
  [132, 0.9, 8],
  [196, 1.2, 10],
].map(([degrees, size, wide]) => ({
  right: Math.cos((degrees * Math.PI) / 180),
  down: Math.sin((degrees * Math.PI) / 180),
  size,
  wide,
}));

function disc(layer, left, top, radius, color) {
  return layer.paint(0, 0, layer.width, layer.height, (x, y) =>
    Math.hypot(x - left, y - top) < radius ? color : undefined,
  );
}

/** A ball of lobes, as wide as `radius` says, its middle so far towards the light; each lobe is lit from the upper left. */
function ball(layer, radius, [shade, body, light], shift = 0) {
  const middle = 16.5 - shift;
  disc(layer, middle, middle, radius * 0.75, body);
  for (const { right, down, size } of lobes) {
    const part = radius * 0.42 * size;
    const [left, top] = [middle + right * (radius - part), middle + down * (radius - part)];
    disc(layer, left, top, part, shade);
    disc(layer, left - 0.7, top - 0.7, part - 0.8, body);
    if (light) disc(layer, left - part * 0.35, top - part * 0.35, part * 0.45, light);
  }
  return layer;
}

/** Sparks of two pixels that fly outwards. */
function sparks(layer, distance, color) {
  for (const [degrees, more] of [
    [-69, 0],
    [-14, 0],
    [39, -1],
    [99, 0],
    [164, -1],
    [229, -1],
  ]) {
    const [right, down] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
    for (const step of [0, 1])
      layer.set(
        Math.round(16.5 + right * (distance + more - step)),
        Math.round(16.5 + down * (distance + more - step)),
        color,
      );
  }
  return layer;
}

/** What the lobes become: clouds so far from the middle, each of a large part and a small one behind it, lit from the upper left. */
function clouds(layer, distance, factor, [shade, body, light]) {
  for (const { right, down, size, wide } of lobes) {
    const away = distance * (0.9 + 0.1 * size);
    const [left, top, radius] = [16.5 + right * away, 16.5 + down * away, (wide * factor) / 2];
    disc(layer, left - down * radius * 0.6, top + right * radius * 0.6, radius * 0.6, shade);
    disc(layer, left, top, radius * 0.86, shade);
    disc(layer, left - radius * 0.18, top - radius * 0.18, radius * 0.64, body);
    disc(layer, left - radius * 0.34, top - radius * 0.34, radius * 0.34, light);
  }
  return layer;
}

const empty = () => new Layer(34, 34, '0');
const flash = disc(empty(), 16.5, 16.5, 6.6, '6');
for (const [right, down, long] of [
  [0, -1, 12],
  [1, 0, 10],
  [0, 1, 11],
  [-1, 0, 12],
])
  for (let step = 6; step < long; step++)
    for (let side = step < 9 ? -1 : 0; side <= (step < 9 ? 2 : 1); side++)
      flash.set(
        (right ? 16 + (right < 0 ? 1 : 0) : 16 + side) + right * step,
        (down ? 16 + (down < 0 ? 1 : 0) : 16 + side) + down * step,
        step < 9 ? '6' : 'b',
      );
const swelling = ball(ball(empty(), 12, ['a', 'b']), 8.4, ['6', '6'], 1.4);
const large = ball(ball(empty(), 15, ['9', 'a', 'b']), 10, ['b', 'b'], 1);
ball(large, 5.6, ['6', '6'], 2);
const hollow = ball(ball(empty(), 16, ['8', '9', 'a']), 10.4, ['a', 'b'], 0.3);
ball(hollow, 7.4, ['0', '0'], -0.3);
const explosion = [
  [flash, 40],
  [swelling, 60],
  [large, 80],
  [hollow, 80],
  [clouds(sparks(empty(), 15.6, 'a'), 11.4, 1, ['8', '9', 'a']), 100],
  [clouds(sparks(empty(), 16.4, '8'), 12.4, 0.78, ['1', '2', '8']), 100],
  [empty(), 250],
];
const blasts = explosion.map(([{ rows }]) => rows.map((row) => row.join('').replaceAll('0', '.')));

/** Hills by night, which the fire lights. */
function hills(isLit) {
  const layer = new Layer(72, 40, '0');
  for (const [x, y, color] of [
    [5, 6, '5'],
    [11, 17, '3'],
    [16, 3, '4'],
    [55, 5, '3'],
    [60, 13, '5'],
    [67, 4, '4'],
    [3, 25, '3'],
    [69, 22, '3'],
  ])
    layer.set(x, y, color);
  return layer.paint(0, 0, 72, 40, (x, y) => {
    const far = Math.round(30 - 4 * Math.sin(x / 9 + 5.4) - 1.5 * Math.sin(x / 3.7));
    const near = Math.round(36 - 1.5 * Math.sin(x / 12 + 2) - 0.8 * Math.sin(x / 4));
    const isNear = Math.abs(x - 36) < 22;
    if (y >= near) return y === near ? (isLit && isNear ? 'e' : 'd') : y < near + 2 && isLit ? 'd' : '0';
    if (y < far) return undefined;
    return y === far && isLit && isNear ? '3' : isLit ? '2' : '1';
  });
}
writeArt(
  'craft/explosion',
  [
    'alt-en: An explosion flashes white, swells through gold and ember, hollows out and breaks into violet clouds',
    'alt-zh: 爆炸先闪一下白光，随即胀成金色和橘红，中间变空，最后碎成几团紫烟',
  ],
  explosion.map(([, time], at) => {
    return { layer: hills(at < 4).stamp(19, 1, blasts[at]), time };
  }),
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
  if (blast) layer.stamp(29, 3, blasts[blast - 1]);
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
  stripOf(blasts.slice(0, 6)),
);
