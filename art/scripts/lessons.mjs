/** Pictures of lessons that are put together of what the lessons draw anyway. */
import { readFileSync } from 'node:fs';
import { Layer, piece, writePalette, writePicture } from './layer.mjs';
import { cut, enlarge, wordRows } from './night.mjs';

/** Layers in a row on a ground line, so many columns apart. */
function row(gap, ...layers) {
  const width = layers.reduce((sum, layer) => sum + layer.width + gap, -gap);
  const tall = Math.max(...layers.map((layer) => layer.height));
  const whole = new Layer(width, tall);
  let left = 0;
  for (const layer of layers) {
    whole.stamp(left, tall - layer.height, layer);
    left += layer.width + gap;
  }
  return whole;
}

/** Rows of text as a layer. */
const layerOf = (rows) => new Layer(rows[0].length, rows.length).stamp(0, 0, rows);

// Sweetie 16, and behind its sixteen colours each of them as a grey that is as light.

const sweetie = readFileSync(new URL('../recipes/sweetie-16.gpl', import.meta.url), 'utf8')
  .split('\n')
  .map((line) => /^ *(\d+) +(\d+) +(\d+)\t(.+)$/.exec(line))
  .filter((found) => found !== null)
  .map(([, red, green, blue, name]) => ({ name, rgb: [red, green, blue].map(Number) }));

const hexOf = (rgb) => rgb.map((part) => part.toString(16).padStart(2, '0')).join('');

/** Source: https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function greyOf(rgb) {
  const [red, green, blue] = rgb.map((part) =>
    part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
  );
  const light = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  const step = light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055;
  return Array(3).fill(Math.round(step * 255));
}

writePalette(
  'craft/sweetie-greys',
  'Sweetie 16 by GrafxKid, and its greys',
  Object.fromEntries([
    ...sweetie.map(({ name, rgb }) => [name, hexOf(rgb)]),
    ...sweetie.map(({ name, rgb }) => [`${name} in grey`, hexOf(greyOf(rgb))]),
    ['halfway from night to white', '878890'],
  ]),
);

const inGrey = Object.fromEntries(sweetie.map((_, at) => [at.toString(36), (at + 16).toString(36)]));
const writeSweetie = (name, en, zh, layer) =>
  writePicture(name, en, zh, layer, 'palette: craft/sweetie-greys');

// A character in four passes: the mushroom beside the text, large.

const [values, colored, clean] = [2, 3, 4].map((pass) =>
  layerOf(cut(piece('stages/four-passes', pass), 2, 2, 29, 27)),
);

/** The spot on the edge of the shade. */
const isInSpot = (x, y) => x > 20 && x < 24 && y > 7 && y < 12;

/** The greys before there is light: one for each area. */
const flat = values.copy().paint(0, 0, 29, 27, (x, y, grey) => {
  if (isInSpot(x, y)) return 'd';
  if (y < 15) return grey === 'f' ? 'e' : grey;
  return y > 16 && y < 25 && grey === 'e' ? 'd' : grey;
});

/** A colour for each grey, nothing else. */
const exchanged = values
  .copy()
  .paint(0, 0, 29, 27, (x, y, grey) =>
    isInSpot(x, y) ? grey : { d: y > 15 ? '4' : 'd', e: y > 15 ? '3' : '2', f: '1' }[grey],
  );

writeSweetie(
  'craft/passes-values',
  'The mushroom in three greys, first flat, then with a shaded side',
  '三级灰的蘑菇',
  row(6, flat, values),
);

writeSweetie(
  'craft/passes-colors',
  'The mushroom in greys, in a colour for each, with an outline and a lit side, and all of that in greys',
  '灰的、换了颜色的、加了描边和亮面的，以及再转灰的蘑菇',
  ['a', 'b', 'c', 'd'].reduce(
    (layer, letter, at) => layer.stamp(15 + 34 * at, 33, wordRows(letter)),
    new Layer(137, 41, 'c').stamp(3, 3, row(5, values, exchanged, colored, colored.recolor(inGrey))),
  ),
);

/** Around a pixel two wide: round where it stands alone, square where a line is double. */
const ring = ['..aaaa..', '.a....a.', ...Array(4).fill('a......a'), '.a....a.', '..aaaa..'];
const square = ['aaaaaa', ...Array(4).fill('a....a'), 'aaaaaa'];
const slipsOf = (alone, doubles) => [
  { mark: ring, margin: 3, at: alone },
  { mark: square, margin: 2, at: doubles },
];

const twice = (layer) => enlarge(layer.toString().split('\n'), 2);
/** Marks slips of a drawing twice as large, whose corner is at `left`, `top`. */
function markSlips(layer, left, top, slips) {
  for (const { mark, margin, at } of slips)
    for (const place of at.split(' ')) {
      const [x, y] = place.split(',').map(Number);
      layer.stamp(left + 2 * x - margin, top + 2 * y - margin, mark);
    }
  return layer;
}
const cleaned = new Layer(132, 62, 'c').stamp(3, 4, twice(colored)).stamp(71, 4, twice(clean));
markSlips(cleaned, 3, 4, slipsOf('10,0 19,1 19,8 6,10 13,15 8,18 11,22', '0,9 27,11 18,20 22,21 5,22 20,26'));
writeSweetie(
  'craft/passes-clean',
  'The mushroom with its slips marked, and clean',
  '圈出毛病的和干净的蘑菇',
  cleaned,
);

// The baker of the task after each pass.

const nothing = '.'.repeat(32);
const bakerInGreys = layerOf([
  nothing,
  nothing,
  '..........dddddd..ddee..........',
  '........ddddddddddddeee.........',
  '.......dddddddddddddeeee........',
  '.......dddddddeddddeeeeee.......',
  '........ddddddedddeeeeee........',
  '...........eeeeeeefff...........',
  '...........eeeeeeefff...........',
  '...........ffdfddfdff...........',
  '..........dffdfddfdffe..........',
  '..........dddddeeddeee..........',
  '...........ddffffffee...........',
  '.............eeeeee.............',
  '.........eeeddddddeefff.........',
  '......eeeeedddddddeeefffff......',
  '....eeeee..dddddddeee..fffff....',
  '...eeeef...ddeeeedeee...fffff...',
  '...eeeef...ddeddedeee...fffff...',
  '....eeeee..ddeeeedeee..fffff....',
  '......ddddfdddddddeeefeeee......',
  '......ddddfdddddddeeefeeee......',
  '..........ddddddddeeee..........',
  '..........ddddddddeeee..........',
  '..........fffff..fffff..........',
  '...........ffff..ffff...........',
  '...........ffff..ffff...........',
  '...........ffff..ffff...........',
  '..........eeeee..eeeee..........',
  '........eeeeeff..eeeeeff........',
  nothing,
  nothing,
]);
const bakerShape = bakerInGreys.recolor({ d: '0', e: '0', f: '0' });

/** The colours of the baker's areas instead of the greys; hat and apron keep theirs. */
function dyeBaker(x, y, grey) {
  const isArm = y > 13 && y < 22 && (x < (y < 15 ? 12 : 11) || x > (y < 15 ? 19 : 20));
  const isHand = isArm && y > 19;
  if (isHand) return { d: '3', e: '2', f: '1' }[grey];
  if (isArm) return { e: '9', f: '8' }[grey];
  if (y > 8 && y < 14) return { d: '4', e: '3', f: '1' }[grey];
  return y > 23 ? { e: '9', f: y > 27 ? '1' : '8' }[grey] : grey;
}
/** An outline inside of the shape, as dark as it the eyes and where a hand lies on the apron, and right within it the side towards the light a colour lighter. */
function lineBaker(x, y, own) {
  const isOutside = (right, down) => bakerShape.get(x + right, y + down) === '.';
  if (own === '.') return own;
  if (isOutside(-1, 0) || isOutside(1, 0) || isOutside(0, -1) || isOutside(0, 1)) return '0';
  if (own === '1' && (x === 14 || x === 17 || y === 20 || y === 21)) return y === 12 ? own : '0';
  const isLit = x < 22 && (isOutside(-2, 0) || isOutside(0, -2));
  return (isLit && { d: 'c', 8: '9' }[own]) || own;
}
const bakerExchanged = bakerInGreys.copy().paint(0, 0, 32, 32, dyeBaker);
const bakerInColors = bakerExchanged.copy().paint(0, 0, 32, 32, lineBaker);
const bakerWithSlips = bakerInColors
  .copy()
  .set(5, 2, '0')
  .set(14, 22, '3')
  .set(21, 5, 'd')
  .set(24, 6, '0')
  .set(4, 17, '0')
  .set(15, 26, '0')
  .set(24, 28, '0');
writePicture(
  'lessons/baker-solution',
  'The silhouette of a baker with a tall hat, hands on the hips, so that light shows between arms and body',
  '面包师的剪影：高帽子，双手叉腰，手臂和身体之间透出背景',
  bakerShape,
  'palette: recipes/sweetie-16',
);
for (const [name, layer, en, zh] of [
  ['lessons/baker-2', bakerShape, 'The silhouette of a baker', '面包师的剪影'],
  ['lessons/baker-2-solution', bakerInGreys, 'The baker in three greys', '三级灰的面包师'],
  ['lessons/baker-3', bakerInGreys, 'A baker in three greys', '三级灰的面包师'],
  ['lessons/baker-3-solution', bakerExchanged, 'The baker, a colour for each grey', '灰换成颜色的面包师'],
])
  writePicture(name, en, zh, layer, 'palette: recipes/sweetie-16');
writeSweetie(
  'craft/baker-passes',
  'A baker after four passes: a dark silhouette, three greys, outlined in colours with slips marked, and clean',
  '面包师画完四遍的样子：深色剪影、三级灰、上色描边并圈出毛病、清理干净',
  markSlips(
    new Layer(130, 121, 'c')
      .stamp(0, -2, twice(bakerShape))
      .stamp(66, -2, twice(bakerInGreys))
      .stamp(0, 58, twice(bakerWithSlips))
      .stamp(66, 58, twice(bakerInColors)),
    0,
    58,
    slipsOf('5,2 14,22 21,5', '24,6 4,17 15,26 24,28'),
  ),
);

// Outlines: an apple on the way from a dark one to a selective one, its leaf before it.

const bare = layerOf([
  '.................',
  '.......ff........',
  '.......f.........',
  '....222f662222...',
  '...222226666222..',
  '..33222666666222.',
  '..33222266666622.',
  '..32222226666722.',
  '..22222222277722.',
  '..22222222222222.',
  '..22222222222222.',
  '..22222222222222.',
  '...222222222222..',
  '...222222222222..',
  '....2222..2222...',
  '.................',
]);

/**
 * The apple with a line in a colour, and one around its leaf: which pixels of it stay, from what is left of,
 * above, right of and below them.
 */
function lineApple(color, leafColor, staysAround = () => true, staysOnForm = () => true) {
  return bare.copy().paint(0, 0, bare.width, bare.height, (x, y, own) => {
    const sides = [bare.get(x - 1, y), bare.get(x, y - 1), bare.get(x + 1, y), bare.get(x, y + 1)];
    const isForm = (side) => side !== '.';
    const isLeaf = (side) => '67'.includes(side);
    const lineColor = sides.filter(isForm).every(isLeaf) ? leafColor : color;
    if (own === '.') return sides.some(isForm) && staysAround(...sides.map(isForm)) ? lineColor : own;
    return '23'.includes(own) && sides.some(isLeaf) && staysOnForm(...sides.map(isLeaf)) ? leafColor : own;
  });
}
const isAway = (left, above) => left || above;
writeSweetie(
  'craft/outline-steps',
  'An apple with a dark line, with one in its own shadows, with one that is open towards the light, and with one below its leaf alone',
  '四个苹果：深色描边、各自暗色的描边、受光侧不描、叶子只剩下缘的线',
  new Layer(83, 20, 'c').stamp(
    3,
    2,
    row(
      3,
      lineApple('0', '0'),
      lineApple('1', '7'),
      lineApple('1', '7', isAway),
      lineApple('1', '7', isAway, isAway),
    ),
  ),
);

// Four outlines on paper, on grass and at night.

const fourApples = layerOf(cut(piece('technique/outlines'), 0, 1, 85, 20)).recolor({ 6: '.' });
const grounds = new Layer(85, 60);
for (const [at, ground] of ['6', 'e', '0'].entries())
  grounds.rect(0, at * 20, 85, 20, ground).stamp(0, at * 20, fourApples);
writePicture(
  'craft/outline-grounds',
  'The same four apples on a light ground, on a green one and on a dark one',
  '四个苹果，浅底、绿底、深底',
  grounds,
);

// The edge of a hill, eight times as large, with the length of each run, and softened at the ends of the long ones.

const runs = [8, 4, 3, 2, 1];
const mixedAfter = [3, 2, 1, 0, 0];
function drawEdge(isSoft) {
  const side = 4;
  const layer = new Layer(side * 19, side * runs.length + 14, 'c');
  let left = 0;
  for (const [at, run] of runs.entries()) {
    const top = 10 + at * side;
    layer.rect(left * side, top, run * side, layer.height - top, '0');
    if (isSoft) layer.rect((left + run) * side, top, mixedAfter[at] * side, side, 'w');
    else layer.stamp(left * side + Math.floor((run * side - 3) / 2), top - 7, wordRows(String(run)));
    left += run;
  }
  return layer;
}
/** A line of one pixel: mixed pixels continue its long runs to the right outside of it, and to the left inside. */
function drawLine(isSoft) {
  const side = 4;
  const layer = new Layer(side * 19, side * 9, 'c');
  const dot = (x, y, wide, color) => layer.rect(x * side, y * side, wide * side, side, color);
  dot(0, 1, 8, '0');
  dot(8, 2, 3, '0');
  dot(11, 3, 2, '0');
  dot(13, 4, 1, '0');
  layer.rect(14 * side, 5 * side, side, 2 * side, '0').rect(15 * side, 7 * side, side, 2 * side, '0');
  if (!isSoft) return layer;
  dot(8, 1, 2, 'w');
  dot(11, 2, 1, 'w');
  dot(7, 2, 1, 'w');
  return layer;
}
const edges = row(8, drawEdge(false), drawEdge(true));
const lines = row(8, drawLine(false), drawLine(true));
writeSweetie(
  'craft/outline-runs',
  'An edge with runs of 8, 4, 3, 2 and 1 pixels, bare and softened; below it a line, softened outside and inside',
  '一条边和一条线，柔化前后',
  new Layer(edges.width, edges.height + 8 + lines.height)
    .stamp(0, 0, edges)
    .stamp(0, edges.height + 8, lines),
);

// The apple of the task: its dark line all round, then only where it turns away from the light, and on two grounds.

const apple = layerOf([
  '................',
  '.......77.......',
  '.......7........',
  '.......7eee.....',
  '...99997eeed....',
  '..9ca9999eed9...',
  '..caa99999dd98..',
  '..ca9999999988..',
  '..a99999999988..',
  '..999999999988..',
  '..999999999988..',
  '..999999999888..',
  '...9999999988...',
  '....998889988...',
  '.....88..88.....',
  '................',
]);
/** The line on the empty pixels beside the apple, where it is to be by what is left of, above, right of and below them. */
const outlineApple = (isLine) =>
  apple.copy().paint(0, 0, 16, 16, (x, y, own) => {
    const isForm = (right, down) => apple.get(x + right, y + down) !== '.';
    return own === '.' && isLine(isForm(-1, 0), isForm(0, -1), isForm(1, 0), isForm(0, 1)) ? '0' : own;
  });
const appleInDark = outlineApple((...sides) => sides.includes(true));
/** Beside and below the leaf, on the apple. */
const leafShade = ['0...0', '.0..0', '..00.'];
const appleInLight = outlineApple((left, above) => left || above).stamp(8, 5, leafShade);
writePicture('lessons/apple', 'An apple with a dark line all round', '一圈深色描边的苹果', appleInDark);
writePicture(
  'lessons/apple-solution',
  'The apple with a dark line below and on its right and under its leaf, and none towards the light',
  '苹果的下缘、右侧和叶子底下有深线，受光的一侧没有',
  appleInLight,
);
writePicture(
  'craft/apple-grounds',
  'The apple with its dark line on a light ground, and on a dark one, where the line is gone',
  '浅底和深底上的苹果',
  new Layer(40, 20, '6').rect(20, 0, 20, 20, '0').stamp(2, 2, appleInLight).stamp(22, 2, appleInLight),
);

// Four known palettes: four colours of Sweetie 16, and one lamp in all four.

const chosen = ['0', '4', 'f', '3'];
const box = 12;
const circle = ['..aaaaaaa..', '.a.......a.', ...Array(7).fill('a.........a'), '.a.......a.', '..aaaaaaa..'];
const choice = new Layer(181, 4 * box - 1);
sweetie.forEach((_, at) => {
  const [left, top] = [(at % 4) * box, Math.floor(at / 4) * box];
  const color = at.toString(36);
  choice.rect(left + 2, top + 2, 7, 7, color);
  // White would be nothing on paper.
  if (color === 'c') choice.rect(left + 2, top + 2, 7, 7, 'd').rect(left + 3, top + 3, 5, 5, color);
  const place = chosen.indexOf(color);
  if (place === -1) return;
  const ink = '0f'.includes(color) ? 'c' : '0';
  choice.stamp(left, top, circle).stamp(left + 4, top + 3, wordRows(String(place + 1)), { 0: ink });
});
const lampInGreens = layerOf(piece('lessons/lamp-solution'));
const lampOf = ([night, iron, glow, glass]) => lampInGreens.recolor({ 8: night, 9: iron, a: glow, b: glass });
/** Half as wide as the lamp is in each row from the top, without what is loose around it. */
const lampHalves = [0, 0, 1, 2, 4, 6, 5, 5, 4, 4, 4, 3, 2, 1, 1];
/** The lamp with all of its colours from these, and without what is loose where `isLit` is false. */
const lampUpTo = (colors, isLit) =>
  lampOf('0f34').paint(0, 0, 24, 24, (x, y, color) => {
    const isLamp = Math.abs(x - 11.5) < (lampHalves[y] ?? 12);
    return isLamp ? (colors.includes(color) ? color : '0') : isLit ? color : '0';
  });
const lamp = new Layer(24, 33).stamp(0, 0, lampUpTo('0f34', true));
// Its four steps, from dark to light.
[...'0f34'].forEach((color, at) => {
  lamp.rect(at * 6, 27, 6, 6, color);
});
const lampSteps = [lampUpTo('0f', false), lampUpTo('0f34', false), lamp, lamp.recolor(inGrey)];
lampSteps.forEach((step, at) => {
  choice.stamp(60 + at * 32, 7, step).stamp(70 + at * 32, 1, wordRows('ABCD'[at]), { 0: '9' });
});
writeSweetie(
  'craft/four-of-sixteen',
  'Sixteen swatches, four of them numbered; a lamp in these four in three steps, A to C, and in grey, D',
  '十六个色块，四个圈出编号；用这四种分三步画的灯A到C，和它的灰度D',
  choice,
);

// Sweetie 16: gems whose colours are on the same four levels of light, and in grey the same gem each time.

const gem = layerOf([
  '...000000000...',
  '..04433333220..',
  '.0444333332220.',
  '044443333322220',
  '033332222211110',
  '.0333222221110.',
  '..03322222110..',
  '...033222110...',
  '....0322210....',
  '.....03210.....',
  '......020......',
  '.......0.......',
]);
/** From dark to light: in red, green and blue, and from a blue shade to a golden light. */
const gemColors = ['1234', 'f765', '89ab', '8764'];
const gems = new Layer(75, 33);
gemColors.forEach(([one, two, three, four], at) => {
  const jewel = gem.recolor({ 1: one, 2: two, 3: three, 4: four });
  gems.stamp(at * 20, 0, jewel).stamp(at * 20, 21, jewel.recolor(inGrey));
  [one, two, three, four].forEach((color, step) => {
    gems.rect(at * 20 + step * 4, 14, 3, 4, color);
  });
});
writeSweetie(
  'craft/sweetie-levels',
  'A gem in red, in green, in blue, and from blue shade to golden light, each with its four colours; below, all four in grey are alike',
  '四颗宝石和各自的四种颜色，下面是灰度',
  gems,
);

// Game Boy: one outline in each pair of neighbours.

const heartLine = layerOf([
  '..00...00..',
  '.0..0.0..0.',
  '0....0....0',
  '0.........0',
  '0.........0',
  '.0.......0.',
  '..0.....0..',
  '...0...0...',
  '....0.0....',
  '.....0.....',
]);
writePicture(
  'craft/green-pairs',
  'The outline of a heart three times: in the second green on the first, in the second on the third, in the third on the fourth; only the one in the middle is read at a glance',
  '三颗心的轮廓，只有中间那颗看得清',
  row(
    4,
    ...[
      ['8', '9'],
      ['a', '9'],
      ['b', 'a'],
    ].map(([ground, line]) => new Layer(17, 16, ground).stamp(3, 3, heartLine, { 0: line })),
  ),
  'palette: craft/lamps',
);

writePicture(
  'craft/lamps',
  'One street lamp at night four times: in four colours of Sweetie 16, PICO-8, DawnBringer 16 and the Game Boy',
  '同一盏夜里的路灯四次：分别用Sweetie 16、PICO-8、DawnBringer 16和Game Boy的四种颜色',
  row(4, ...['0123', 'cdef', '4567', '89ab'].map(lampOf)),
  'palette: craft/lamps',
);

const fishColors = { eye: [29, 43, 83], blue: [41, 173, 255], pink: [255, 119, 168] };
writePalette(
  'craft/fish-greys',
  'Three colours of PICO-8 by Lexaloffle Games, and their greys',
  Object.fromEntries([
    ...Object.entries(fishColors).map(([name, rgb]) => [name, hexOf(rgb)]),
    ...Object.entries(fishColors).map(([name, rgb]) => [`${name} in grey`, hexOf(greyOf(rgb))]),
  ]),
);
const fish = new Layer(24, 24).stamp(0, 0, piece('lessons/lamp-2'), { 1: '0', c: '1', e: '2' });
writePicture(
  'craft/fish-in-grey',
  'A pink fish in blue water; in grey only its eye is seen',
  '蓝水里的粉鱼；转灰只看得见眼睛',
  row(4, fish, fish.recolor({ 0: '3', 1: '4', 2: '5' })),
  'palette: craft/fish-greys',
);

// Hardware limits: what its small tasks may come to, and the pair of colours of each square of the cottage.

/** Without a line: the cap in the second green before the third, gills and meadow in the first, spots and stem in the fourth. */
const mushroom = layerOf([
  'aaaaaaaaaaaaaaaa',
  'aaaaa999999aaaaa',
  'aaa9999999999aaa',
  'aa99bbb9999998aa',
  'aa9bbbbb99b998aa',
  'a99bbbbb9bbb998a',
  'a999bbb99bbb998a',
  '99999999999b9988',
  '99bb999bb9999988',
  '99bb99bbbb999888',
  'a99999bbbb99888a',
  'aa888888888888aa',
  'aaaaa8bbbb9aaaaa',
  '888aabbbbb9aa888',
  '88888bbbbb998888',
  '8888888888888888',
]);
writePicture(
  'craft/shades-exchanged',
  'A mushroom without a line in four greens, and with the second and third exchanged',
  '不描边的四绿蘑菇，和对调后的',
  row(3, mushroom, mushroom.recolor({ 9: 'a', a: '9' })),
  'palette: craft/lamps',
);

// A hero in four directions: how the front is drawn.

const front = layerOf(piece('examples/hero', 2));
/** His collar ends, and his coat and sleeves begin, below this row; his hands are in that one. */
const chin = 11;
const handRow = 16;
const flatFront = front.copy().paint(0, 0, 16, 24, (_, y, color) => {
  if (y > chin && y !== handRow) return { 8: '9', a: '9' }[color] ?? color;
  return { 3: '2', 8: '9', a: 'b' }[color] ?? color;
});
/** The sheet in two lines, with a mark below each of its named parts. */
const heroSheet = new Layer(140, 53);
for (let drawing = 0; drawing < 16; drawing++) {
  const part = Math.floor(drawing / 4);
  const [left, top] = [(part % 2) * 74, Math.floor(part / 2) * 28];
  heroSheet
    .stamp(left + (drawing % 4) * 17, top, piece('examples/hero', drawing + 1))
    .rect(left, top + 24, 66, 1, '39ae'[part]);
}
writePicture(
  'craft/hero-sheet',
  'The sixteen drawings of the hero, four below each name',
  '主角的十六张画，每个名字四张',
  heroSheet,
);
/** The outline of a view with nothing inside, but for what `isInside` says. */
const outlineOf = (view, isInside) =>
  new Layer(16, 24).paint(0, 0, 16, 24, (x, y) => (view.get(x, y) === '0' && !isInside(x, y) ? '0' : '.'));
const isEye = (x, y) => y > 6 && y < 9 && x > 3 && x < 11;

writePicture(
  'craft/hero-front',
  'The hero in three steps: outlines, flat colours, light and shade',
  '主角：先描边，再平涂，最后加光',
  row(8, outlineOf(front, isEye), flatFront, front),
);

const standing = piece('examples/hero', 6);

const side = layerOf(standing);
writePicture(
  'craft/hero-side',
  'The hero from the side in three steps: outlines, flat colours, light and shade',
  '侧面的主角：先描边，再平涂，最后加光',
  row(
    8,
    outlineOf(side, (x, y) => y > 6 && y < 9 && x === 10),
    side
      .copy()
      .paint(0, 0, 16, 24, (_, y, color) =>
        y > chin ? ({ 8: '9', a: '9' }[color] ?? color) : ({ 3: '2', a: 'b' }[color] ?? color),
      ),
    side,
  ),
);
const back = layerOf(piece('examples/hero', 10));
writePicture(
  'craft/hero-back',
  'The hero from the front in flat colours, then with hair over the face, then with light from the top left',
  '平涂的正面，再用头发盖住脸，最后加左上方的光',
  row(
    8,
    flatFront,
    back.copy().paint(0, 0, 16, 24, (_, y, color) => {
      if (y > chin && y !== handRow) return { 8: '9', a: '9' }[color] ?? color;
      return { 1: '2', 3: '2', 8: '9', a: 'b' }[color] ?? color;
    }),
    back,
  ),
);

const swordsman = new Layer(16, 24)
  .stamp(0, 1, standing.slice(0, 12), { 2: '9', 3: '9', a: 'b', c: 'b' })
  .stamp(0, 13, standing.slice(12), { 1: 'b', 3: 'b', 7: '0', 8: '9', a: '9' })
  .stamp(4, 13, ['0099000000..', '009999999bb0', '00990000000.']);
const sword = layerOf([
  '...00...',
  '..0660..',
  ...Array(8).fill('..0650..'),
  '00000000',
  '06655550',
  '00000000',
  '..0550..',
  '..0550..',
  '..0000..',
]);

/** A layer cut into squares of eight, so far apart. */
function inTiles(layer, gap) {
  const across = layer.width / 8;
  const down = layer.height / 8;
  const whole = new Layer(layer.width + gap * (across - 1), layer.height + gap * (down - 1));
  for (let y = 0; y < down; y++)
    for (let x = 0; x < across; x++)
      whole.stamp(x * (8 + gap), y * (8 + gap), cut(layer.toString().split('\n'), x * 8, y * 8, 8, 8));
  return whole;
}
writePicture(
  'craft/sprites-on-a-line',
  'A hero cut into six tiles and his sword in two; a marked line crosses three of them',
  '切开的主角和剑',
  new Layer(37, 26)
    .rect(0, 15, 37, 1, 'e')
    .stamp(5, 0, inTiles(swordsman, 1))
    .stamp(24, 1, inTiles(sword, 1)),
);

// The second step: a potion, flat, and with light and mixed shade.
const bottle = layerOf([
  '......2222......',
  '.....2dddd2.....',
  '.....2dddd2.....',
  '....22222222....',
  '.....2dddd2.....',
  '.....2dddd2.....',
  '....2dddddd2....',
  '...2dddddddd2...',
  '..2dddddddddd2..',
  '..2dddddddddd2..',
  '.2dddddddddddd2.',
  '.2dddddddddddd2.',
  '.2dddddddddddd2.',
  '..2dddddddddd2..',
  '...2dddddddd2...',
  '....22222222....',
]);
writePicture(
  'lessons/cottage-2',
  'A bottle in lavender with a purple outline, flat',
  '深紫描边、淡紫平涂的瓶子',
  bottle,
  'palette: recipes/pico-8',
);
writePicture(
  'lessons/cottage-2-solution',
  'The bottle with peach light on its left and a mixed edge below it, and purple mixed into its lower right',
  '瓶子左边有光，右下混进深紫',
  bottle
    .copy()
    .stamp(0, 1, [
      '......f.........',
      '......f.........',
      '................',
      '......ff........',
      '......ff........',
      '.....ffff.......',
      '....ffffff......',
      '...f.f.f.f.f....',
      '...f.......2....',
      '..ff........2...',
      '..f........2.2..',
      '..f.....2.2.2...',
      '.......2.2.2....',
      '......2.2.2.....',
    ]),
  'palette: recipes/pico-8',
);

/** Two colours as a checkerboard. */
const mixed = (light, dark, x, y) => ((x + y) % 2 ? light : dark);
/** How much light falls on a place of the ball, from -1 to 1, out of the upper left; `undefined` beside it. */
function lightOnBall(x, y) {
  const [right, down] = [(x - 6.5) / 7, (y - 6.5) / 7];
  const front = 1 - right * right - down * down;
  return front < 0.04 ? undefined : -0.5 * right - 0.6 * down + 0.62 * Math.sqrt(front);
}
/** The ball, flat, with so many of its steps: light, its mixed edge, mixed shade. */
const mixedBall = (steps) =>
  new Layer(14, 14).paint(0, 0, 14, 14, (x, y) => {
    const light = lightOnBall(x, y);
    if (light === undefined) return '.';
    if (steps > 0 && light > 0.88) return 'f';
    if (steps > 1 && light > 0.72) return mixed('f', 'd', x, y);
    return steps > 2 && light < 0.25 ? mixed('2', 'd', x, y) : 'd';
  });
const balls = row(6, ...[0, 1, 2, 3].map(mixedBall));
writePicture(
  'craft/mixed-ball',
  'Peach, lavender and purple, and a ball of them in four steps: flat, with light, with a mixed edge, with mixed shade',
  '三个色块，和用它们分四步画的球',
  new Layer(86, 14).rect(0, 0, 4, 4, 'f').rect(0, 5, 4, 4, 'd').rect(0, 10, 4, 4, '2').stamp(12, 0, balls),
  'palette: recipes/pico-8',
);

// Of a square with too many colours: how many pixels each has, the two most frequent, and the two that are wanted.

const house = layerOf(cut(piece('stages/four-limits'), 8, 0, 32, 48));
/** A square of the house, its colours counted, and twice with two of them: `frequent` and `wanted` rename the others. */
function decide(left, top, frequent, wanted) {
  const square = cut(house.toString().split('\n'), left, top, 8, 8);
  const counts = [...new Set(square.join(''))]
    .map((color) => ({ color, count: square.join('').split(color).length - 1 }))
    .toSorted((one, other) => other.count - one.count);
  const bars = new Layer(40, 24);
  counts.forEach(({ color, count }, at) => {
    bars.rect(4, at * 5, Math.ceil(count / 1.5), 4, color);
    if (wanted[color] === undefined) bars.rect(0, at * 5 + 1, 2, 2, '3');
  });
  const large = (colors) => layerOf(enlarge(square, 3)).recolor(colors);
  return row(6, large({}), bars, large(frequent), large(wanted));
}
const decisions = [
  decide(0, 24, { 1: '2', 9: '0', 8: '0' }, { 1: '2', 0: '8', 9: '8' }),
  decide(16, 16, { 5: '2' }, { 2: '1' }),
];
writePicture(
  'craft/two-wanted',
  'Two squares of the house in four steps each: as drawn, a bar for each colour, with the two most frequent, with the two that are wanted. The end of the roof turns black by the count, and stays red by choice; the moon loses its edge, and keeps it',
  '房子的两个方格各四步：原样、数颜色、最多的两种、该留的两种',
  new Layer(decisions[0].width, 54).stamp(0, 0, decisions[0]).stamp(0, 30, decisions[1]),
  'palette: craft/four-limits',
);

const cottage = layerOf(piece('lessons/cottage-solution'));
const pairs = new Layer(60, 44).stamp(0, 10, cottage);
for (let y = 0; y < 3; y++)
  for (let x = 0; x < 3; x++) {
    const square = cut(cottage.toString().split('\n'), x * 8, y * 8, 8, 8);
    const [one, other] = [...new Set(square.join(''))];
    pairs
      .stamp(30 + x * 11, y * 16, square)
      .rect(30 + x * 11, y * 16 + 9, 4, 3, one)
      .rect(34 + x * 11, y * 16 + 9, 4, 3, other);
  }
writePicture(
  'craft/cottage-pairs',
  'The cottage whole and as nine squares, below each its two colours',
  '小屋和拆开的九个方格',
  pairs,
);

// Faces: where the features are, by numbered columns and rows.

/**
 * Part of a picture enlarged between lines, from one column and row to another, both counted from 1 and numbered, and
 * frames around features: columns, then rows. `step` is the side of a pixel with the line right of it and below it,
 * `named` the columns and rows that have their number, all where nothing is said, `frame` the colour of the frames.
 */
function numbered(rows, [first, last], [top, bottom], features, { step = 8, named, frame = '2' } = {}) {
  const margin = 9;
  const layer = new Layer(margin + (last - first + 1) * step, margin + (bottom - top + 1) * step, '5');
  const leftOf = (column) => margin + (column - first) * step;
  const topOf = (row) => margin + (row - top) * step;
  const middle = Math.floor(step / 2) - 4;
  const numberOf = (at) => {
    const isTeen = at > 9 && at < 20;
    const digits = wordRows(String(isTeen ? at % 10 : at));
    const number = new Layer(7, 5).stamp(at > 19 ? 0 : isTeen ? 3 : 2, 0, digits, { 0: '1' });
    return isTeen ? number.rect(1, 0, 1, 5, '1') : number;
  };
  const isNamed = (axis, at) => named?.[axis].includes(at) ?? true;
  for (let x = first; x <= last; x++)
    if (isNamed('columns', x)) layer.stamp(leftOf(x) + middle, 1, numberOf(x));
  for (let y = top; y <= bottom; y++)
    if (isNamed('rows', y)) layer.stamp(0, topOf(y) + middle + 1, numberOf(y));
  for (let y = top; y <= bottom; y++)
    for (let x = first; x <= last; x++)
      layer.rect(leftOf(x), topOf(y), step - 1, step - 1, rows[y - 1][x - 1]);
  for (const [left, right, upper, lower] of features) {
    const [x, y, wide, high] = [leftOf(left) - 1, topOf(upper) - 1, right - left + 1, lower - upper + 1];
    layer.rect(x, y, wide * step + 1, 1, frame).rect(x, y + high * step, wide * step + 1, 1, frame);
    layer.rect(x, y, 1, high * step + 1, frame).rect(x + wide * step, y, 1, high * step + 1, frame);
  }
  return layer;
}

/** First and last column and row of the small head. */
const head = [3, 14];
const face = cut(piece('technique/faces-16'), 0, 0, 16, 16);
/** The same face with its eyes a row higher. */
const older = [...face.slice(0, 7), ...face.slice(8, 11), ...face.slice(10)];
const [brows, mouth] = [
  [
    [5, 6, 7, 7],
    [11, 12, 7, 7],
  ],
  [8, 9, 13, 13],
];
writePicture(
  'craft/face-numbers',
  'The head with numbered columns and rows, brows, eyes and mouth framed; beside it with the eyes a row higher',
  '列和行编了号的头，框出眉毛、眼睛和嘴；旁边的眼睛高一行',
  row(
    12,
    numbered(face, head, head, [...brows, [6, 6, 9, 10], [11, 11, 9, 10], mouth]),
    numbered(older, head, head, [
      [6, 6, 8, 9],
      [11, 11, 8, 9],
    ]),
  ),
);

const largeFace = cut(piece('craft/faces-32'), 0, 0, 32, 32);
writePicture(
  'craft/face-32-numbers',
  'The head of 32 pixels with numbered columns and rows, brows, eyes, nose and mouth framed; beside it the left eye, larger',
  '32像素的头，列和行编了号，框出眉毛、眼睛、鼻子和嘴；旁边是放大的左眼',
  row(
    12,
    numbered(
      largeFace,
      [4, 29],
      [4, 29],
      [
        [10, 13, 14, 14],
        [20, 23, 14, 14],
        [10, 13, 16, 19],
        [20, 23, 16, 19],
        [17, 17, 21, 21],
        [15, 18, 25, 25],
      ],
      { named: { columns: [5, 10, 13, 17, 20, 23, 28], rows: [4, 14, 16, 19, 21, 25, 29] } },
    ),
    numbered(largeFace, [9, 14], [15, 20], [[11, 12, 17, 19]], { step: 12, frame: '9' }),
  ),
);

/** Four rows of an eye of the large head after each step: lid, iris, pupil, white, highlight. */
const eyeSteps = [
  ['0000', 'bbbb', 'bbbb', 'bbbb'],
  ['0000', 'b22b', 'b22b', 'b22b'],
  ['0000', 'b22b', 'b20b', 'b22b'],
  ['0000', '5225', '6206', '6226'],
  ['0000', '5625', '6206', '6226'],
];
/** The middle of the large head without brows, eyes and mouth, with its number above it. */
const largeSteps = [...eyeSteps, eyeSteps[4]].map((eye, at) => {
  const whole = layerOf(largeFace).stamp(9, 15, eye).stamp(19, 15, eye);
  if (at < eyeSteps.length) whole.rect(9, 13, 14, 1, 'b').rect(13, 23, 6, 2, 'b');
  const middle = cut(whole.toString().split('\n'), 5, 10, 22, 17);
  return new Layer(22, 24).stamp(0, 7, middle).stamp(9, 0, wordRows(String(at + 1)), { 0: '3' });
});
const inSix = new Layer(74, 51);
largeSteps.forEach((step, at) => {
  inSix.stamp((at % 3) * 26, Math.floor(at / 3) * 27, step);
});
writePicture(
  'craft/face-32-steps',
  'The middle of the large head in six numbered steps: lids, irises, pupils, white in the shade of the lid, highlights, brows and mouth',
  '大头的中间，编号的六步：眼皮、虹膜、瞳孔、眼皮下带影的眼白、高光、眉毛和嘴',
  inSix,
);

// The third step of the faces: four small heads on one sheet, one of them worried.

const faces = piece('technique/faces-16');
const worriedFace = layerOf(cut(faces, 36, 0, 16, 16));
/** Three versions of each part, each with its first column and row on the head. */
const parts = {
  brows: [4, 6, ['77....77'], ['7......7', '.7....7.'], ['.7....7.', '7......7']],
  eyes: [4, 8, ['.0....0.', '.0....0.'], ['........', '.0....0.'], ['........', '00....00']],
  mouth: [6, 11, ['....', '.00.'], ['0..0', '.00.'], ['.00.', '.88.']],
};
const bareFace = layerOf(face).rect(4, 6, 8, 6, 'b').rect(7, 12, 2, 1, 'b');
/** The head with one version of some of its parts, as `{ brows: 1 }`. */
function faceOf(versions) {
  const whole = bareFace.copy();
  for (const [part, version] of Object.entries(versions)) {
    const [left, top, ...drawings] = parts[part];
    whole.stamp(left, top, drawings[version - 1]);
  }
  return whole;
}
const nine = new Layer(12 * 3 + 8 * 2, 12 * 3 + 4 * 2);
Object.keys(parts).forEach((part, y) => {
  for (const version of [1, 2, 3]) {
    const rows = faceOf({ [part]: version })
      .toString()
      .split('\n');
    nine.stamp((version - 1) * 20, y * 16, cut(rows, 2, 2, 12, 12));
  }
});
const fourFaces = (angry, tired, glad) =>
  new Layer(32, 32).stamp(0, 0, worriedFace).stamp(16, 0, angry).stamp(0, 16, tired).stamp(16, 16, glad);
writePicture(
  'lessons/face-3',
  'Four small heads: one is worried, three have neither brows nor eyes nor a mouth',
  '四个小头：一个在担心，另外三个没有眉毛、眼睛和嘴',
  fourFaces(bareFace, bareFace, bareFace),
);
writePicture(
  'lessons/face-3-solution',
  'Four small heads of the same parts: worried, angry with half-shut eyes, tired with a yawn, glad with a smile',
  '同一套部件拼出的四个小头：担心；生气，眼睛半闭；犯困，打着哈欠；高兴，在微笑',
  fourFaces(
    faceOf({ brows: 2, eyes: 2, mouth: 1 }),
    faceOf({ brows: 1, eyes: 3, mouth: 3 }),
    faceOf({ brows: 1, eyes: 1, mouth: 2 }),
  ),
);
writePicture(
  'craft/nine-parts',
  'Nine small heads with one part each. Brows: level, down to the nose, up to the nose. Eyes: open, half shut, a line. Mouth: straight, with its ends up, open',
  '九个小头，每个只有一个部件。眉毛：平、往鼻子压低、往鼻子抬高；眼睛：睁开、半闭、一条线；嘴：平、两端上翘、张开',
  nine,
);

// Sprite budget: of the full set, the cells that the thrifty one needs, in two rows.

const sheet = piece('craft/sheet');
/** By row of the full sheet, the columns that stay. */
const thrifty = [[0, 2], [0, 2, 4, 6], [], [0, 1, 3], [0, 1, 4]];
const cell = 32;
const kept = new Layer(6 * cell, 2 * cell);
thrifty
  .flatMap((columns, row) => columns.map((column) => cut(sheet, column * cell, row * cell, cell, cell)))
  .forEach((drawing, at) => {
    kept.stamp((at % 6) * cell, Math.floor(at / 6) * cell, drawing);
  });
writePicture(
  'craft/sheet-thrifty',
  'A sheet of 12 drawings without an empty cell: idle 2 and walk 4, jump 3 and attack 3',
  '12张画的精灵表，没有空格：待机2、行走4、跳跃3、攻击3',
  kept,
);

/** Colours of the small heads as those of the portrait. */
const asPortrait = {
  0: '2',
  2: 'c',
  5: '7',
  6: 'e',
  7: '9',
  8: 'f',
  9: 'a',
  a: '5',
  b: '6',
  c: '5',
};
writePicture(
  'craft/head-sizes',
  'A head at 16, 32 and 64 pixels: two dots for eyes, then eyes with a highlight, then a whole portrait',
  '16、32、64像素的头：先是两点，再有高光，最后是肖像',
  row(
    4,
    new Layer(16, 16, '0').stamp(0, 0, face, asPortrait),
    new Layer(32, 32, '0').stamp(0, 0, cut(piece('craft/faces-32'), 0, 0, 32, 32), asPortrait),
    layerOf(piece('craft/portrait')),
  ),
  'palette: craft/portrait',
);

// Master and working copy: out of the app and in again, draw in the copy, number what is approved.

const files = piece('craft/master-copy');
const drawn = cut(files, 8, 14, 13, 10);
const pencil = cut(files, 62, 27, 9, 10).map((row) => row.replaceAll('6', '.'));
const page = [
  '00000000000...',
  '0666666666500.',
  '06666666665550',
  '06666666660000',
  '06666666666660',
  '06666666666660',
  '06666ffff66660',
  '0666feeeee6660',
  '066fe0ee0ee660',
  '066fe0ee0ed660',
  '0666dddddd6660',
  '06666666666660',
  '06666666666660',
  '06666666666660',
  '00000000000000',
];
const lock = [
  '..00000..',
  '.0555540.',
  '.0500040.',
  '.0506040.',
  '000000000',
  '0bbbbbba0',
  '0bbb0bba0',
  '0bbb0baa0',
  '0aaaaaa90',
  '000000000',
];
const down = [
  '...000...',
  '...030...',
  '000030000',
  '033333330',
  '.0333330.',
  '..03330..',
  '...030...',
  '....0....',
];
const panel = 42;
const copies = new Layer(4 * panel, 56, '5');

/** A drawing of the gallery with its name below. */
function card(at, top, name, colors) {
  const left = at * panel + 9;
  copies.rect(left, top, 24, 14, '0').rect(left + 1, top + 1, 22, 12, '6');
  copies.stamp(left + 5, top + 2, drawn, colors);
  label(at, top + 16, name);
}
function label(at, top, name) {
  const rows = wordRows(name);
  copies.stamp(at * panel + ((panel - rows[0].length) >> 1), top, rows);
}

card(0, 3, 'MASTER');
copies.stamp(17, 25, down).stamp(14, 34, page);
label(0, 50, '.RESPRITE');
card(1, 3, 'WORK');
copies.stamp(panel + 17, 25, [...down].reverse()).stamp(panel + 14, 34, page);
label(1, 50, '.RESPRITE');
card(2, 3, 'MASTER');
card(2, 32, 'WORK');
copies.stamp(2 * panel + 28, 30, pencil);
card(3, 3, 'V01');
card(3, 32, 'V02_WORK');
copies.stamp(3 * panel + 28, 8, lock);
for (const at of [1, 2, 3]) for (let y = 0; y < 56; y += 2) copies.rect(at * panel - 1, y, 1, 1, '6');
writePicture(
  'craft/copy-steps',
  'Master goes out as a file, the file comes in as a working copy, the two lie side by side, version 1 is locked and the work goes on in a copy',
  '母版导出成文件，文件导入成工作副本，两者并排，第1版锁好，在它的副本里继续画',
  copies,
);

// The frame of the lesson on 9-slice as it is drawn, and windows made of its nine parts.

const plate = (width, height, cut, color) =>
  new Layer(width, height)
    .rect(cut, 0, width - 2 * cut, height, color)
    .rect(0, cut, width, height - 2 * cut, color);
function frameAt(step) {
  const frame = plate(24, 24, 1, '0').stamp(1, 1, plate(22, 22, 1, '5'));
  // Light from above and from the left; on the inner edge the other way round.
  if (step > 1)
    frame.rect(2, 22, 20, 1, '3').rect(22, 2, 1, 20, '3').rect(2, 1, 20, 1, '6').rect(1, 2, 1, 20, '6');
  if (step > 2) frame.rect(3, 3, 18, 18, '6').rect(3, 3, 17, 17, '3');
  frame.rect(4, 4, 16, 16, '0').rect(5, 5, 14, 14, '1');
  if (step < 4) return frame;
  for (const left of [2, 18])
    for (const top of [2, 18]) frame.stamp(left, top, ['5005', '0bb0', '0ba0', '5005']);
  if (step < 5) return frame;
  for (const edge of [2, 21]) frame.stamp(10, edge, ['3443']).stamp(edge, 10, ['3', '4', '4', '3']);
  return frame;
}

/** A window of the frame's nine parts: the corners stay, the rest repeats. */
function windowOf(frame, width, height) {
  const from = (at, size) => (at < 8 ? at : at < size - 8 ? 8 + (at % 8) : at - size + 24);
  return new Layer(width, height).paint(0, 0, width, height, (x, y) =>
    frame.get(from(x, width), from(y, height)),
  );
}

const finished = frameAt(5);
/** The finished frame, with its cuts beside it. */
const marked = new Layer(32, 34);
for (const at of [8, 16])
  marked
    .rect(at + 3, 0, 1, 4, '9')
    .rect(at + 3, 30, 1, 4, '9')
    .rect(0, at + 5, 3, 1, '9')
    .rect(27, at + 5, 5, 1, '9');
marked.stamp(3, 5, finished);

writePicture(
  'craft/nine-slice',
  'A frame of 24 by 24 pixels with its four cuts marked, and two windows made of its nine parts',
  '一个24×24的框，标出四条切线；用它的九个部分拼出的两个窗口',
  new Layer(152, 40)
    .stamp(0, 3, marked)
    .stamp(36, 4, windowOf(finished, 48, 32))
    .stamp(88, 8, windowOf(finished, 64, 24)),
);
const frameSteps = new Layer(96, 68);
for (const step of [1, 2, 3, 4, 5])
  frameSteps.stamp(32 * ((step - 1) % 3) + 3, step < 4 ? 5 : 39, frameAt(step));
writePicture(
  'craft/nine-slice-steps',
  'A frame of 24 by 24 pixels in six steps; at the sixth its cuts are marked',
  '24×24的边框，六步；第六步标出切线',
  frameSteps.stamp(64, 34, marked),
);

/** Parts of 8×8, apart, in a mount each: gold for corners, green for edges, violet for what lies between. */
function apart(window, wide, high) {
  const layer = new Layer(wide * 12, high * 12);
  for (let column = 0; column < wide; column++)
    for (let row = 0; row < high; row++) {
      const ends = Number(column % (wide - 1) === 0) + Number(row % (high - 1) === 0);
      layer
        .rect(column * 12 + 1, row * 12 + 1, 10, 10, ['3', 'e', 'b'][ends])
        .paint(column * 12 + 2, row * 12 + 2, 8, 8, (x, y) => {
          const color = window.get(column * 8 + x - column * 12 - 2, row * 8 + y - row * 12 - 2);
          return color === '.' ? '6' : color;
        });
    }
  return layer;
}
writePicture(
  'craft/nine-slice-parts',
  'The nine parts of the frame apart, corners in gold mounts, edges in green, the centre in violet; below them the parts of a window of 48×32: four corners, twelve edge parts, eight centres',
  '边框拆成九块：角衬金色，边衬绿色，中间衬紫色；下面是48×32的窗口拆开的样子：四个角，十二块边，八块中间',
  new Layer(72, 92).stamp(18, 0, apart(finished, 3, 3)).stamp(0, 44, apart(windowOf(finished, 48, 32), 6, 4)),
);
