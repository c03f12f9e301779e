/** Half steps: a bar that moves by half a pixel, and a breath by the border of light and shadow on a chest. */
import { Layer, stripOf, writeArt, writePalette, writePicture } from './layer.mjs';
import { lines } from './night.mjs';

// A bar of six pixels, four times one below the other: each pixel is four wide, with a line between two.

const bars = new Layer(45, 40, '0');
['44444400', '04444440', '44444400', '24444420'].forEach((pixels, step) => {
  const top = 2 + step * 10;
  bars.rect(2, top, 41, 6, '5');
  if (step === 2) for (const at of [0, 6]) bars.rect(2 + at * 5, top, 6, 6, '6');
  for (const [at, color] of [...pixels].entries()) bars.rect(3 + at * 5, top + 1, 4, 4, color);
});
writePicture(
  'craft/half-step',
  'A bar of six pixels four times: at first; one pixel farther right; at first again, with the two pixels framed that differ; and with these two in the middle colour',
  '六个像素的横条画了四次：起点，右移一像素，再回起点并框出两个不同的像素，最后这两个像素用中间色',
  bars,
  'palette: craft/quarters',
);

// The breath.

writePalette('craft/breath', 'Breath', {
  night: '17122b',
  dusk: '34265c',
  violet: '4a2aa8',
  iris: '8066e0',
  lilac: 'c0b2ff',
  mist: 'b3abd6',
  paper: 'fcf8ef',
  umber: '5a3d2b',
  brick: '8c1f2f',
  ember: 'e05a3e',
  amber: 'f09a42',
  gold: 'ffd062',
  coral: 'ff9d94',
  moss: '17573a',
  leaf: '429e5e',
  mint: '79dca5',
  'half-amber': 'e87a40',
  'half-ember': 'b63d37',
});

const body = lines(`
  ....000000....
  ..0033332200..
  .033332222220.
  .033322222220.
  .032222222220.
  .022bb2bb2220.
  .02bbbbbbba20.
  .02b0bbbb0a20.
  .0bb0bbbb0ba0.
  .00cbbbbbac00.
  ...0bbbbaa0...
  .0000bbaa0000.
  0a90a9aa990980
  0a909999980980
  0a909999980980
  0a909999980980
  0bb09999880ba0
  .000999988000.
`);
const leg = '...03300110...';
const legs = [leg, leg, leg, '...07700770...', '...00000000...'];

/** The body with light on its chest down to a border, in half pixels above the lowest. */
function bodyAt(halves) {
  const layer = new Layer(14, 18).stamp(0, 0, body);
  for (let x = 4; x < 10; x++) {
    // The border is round: it lies a pixel higher at both sides.
    const end = 2 * (x === 4 || x === 9 ? 15 : 16) - halves;
    const [light, half, dark] = x === 9 ? '9h8' : 'ag9';
    for (let y = 12; y < 17; y++)
      if (layer.get(x, y) !== '0') layer.set(x, y, 2 * y + 2 <= end ? light : 2 * y < end ? half : dark);
  }
  return layer.stamp(6, 12, ['aa']);
}

const steps = [0, 1, 2, 3, 2, 1];
const bodies = steps.map(bodyAt);

writeArt(
  'craft/breath',
  [
    'palette: craft/breath',
    'alt-en: A hero breathes: on the left only the border of light and shadow on his chest moves, on the right his whole upper body jumps',
    'alt-zh: 主角在呼吸：左边只有胸口的明暗交界在动，右边整个上身跳起来',
  ],
  steps.map((halves, at) => {
    const up = halves > 1 ? 1 : 0;
    const layer = new Layer(40, 25)
      .stamp(3, 19, legs)
      .stamp(3, 1, bodies[at])
      .stamp(23, 19 - up, [...legs.slice(0, up), ...legs])
      .stamp(23, 1 - up, bodies[0]);
    return { layer, time: at % 3 === 0 ? 300 : 100 };
  }),
);

const digits = [
  ['.0.', '00.', '.0.', '.0.', '000'],
  ['000', '..0', '000', '0..', '000'],
  ['000', '..0', '000', '..0', '000'],
  ['0.0', '0.0', '000', '..0', '..0'],
  ['000', '0..', '000', '..0', '000'],
  ['000', '0..', '000', '0.0', '000'],
];
const chests = new Layer(3 * 22 - 4, 21);
for (const [at, one] of bodies.entries()) {
  const [left, top] = [(at % 3) * 22, Math.floor(at / 3) * 11];
  chests.stamp(left, top + 2, digits[at]).stamp(left + 4, top, one.rows.slice(10));
}
writePicture(
  'craft/breath-chests',
  'The six chests with their numbers: the border of light and shadow rises by half a pixel each time and sinks again',
  '六张胸口和编号：明暗交界每次升高半像素，再降下去',
  chests,
  'palette: craft/breath',
);

// The chests of the first three frames, one below the other with their numbers: the second is to be drawn.

writePalette('craft/chest', 'A chest, dark to light', {
  night: '17122b',
  brick: '8c1f2f',
  'half-ember': 'b63d37',
  ember: 'e05a3e',
  'half-amber': 'e87a40',
  amber: 'f09a42',
  gold: 'ffd062',
});
const chestColors = { 8: '1', h: '2', 9: '3', g: '4', a: '5', b: '6' };
for (const [name, halves, en, zh] of [
  [
    'glint-2',
    [0, 0, 2],
    'Three chests; the second is still like the first',
    '三张胸口，第二张还和第一张一样',
  ],
  [
    'glint-2-solution',
    [0, 1, 2],
    'Three chests; in the second, six pixels have the colour halfway',
    '三张胸口，第二张有六个像素是中间色',
  ],
]) {
  const layer = new Layer(24, 24);
  for (const [at, half] of halves.entries())
    layer.stamp(2, 8 * at + 1, digits[at]).stamp(7, 8 * at, bodyAt(half).rows.slice(11), chestColors);
  writePicture(`lessons/${name}`, en, zh, layer, 'palette: craft/chest');
}

/** The first chest and the third; of the first, what differs between them, bright in the rest, which is dark. */
const [fromChest, toChest] = [0, 2].map((half) =>
  new Layer(13, 7).stamp(0, 0, bodyAt(half).rows.slice(11), chestColors),
);
writePicture(
  'craft/chest-steps',
  'Two chests, and the first again with the six pixels bright that differ: two at the ends of a row, four between them in the row below',
  '两张胸口，和第一张里亮出来的六个不同的像素',
  stripOf(
    [
      fromChest,
      toChest,
      new Layer(13, 7).paint(0, 0, 13, 7, (x, y) => {
        const color = fromChest.get(x, y);
        if (color === '.') return color;
        return color === toChest.get(x, y) ? '1' : '6';
      }),
    ],
    false,
  ),
  'palette: craft/chest',
);
