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
  ]),
);

const inGrey = Object.fromEntries(sweetie.map((_, at) => [at.toString(36), (at + 16).toString(36)]));
const writeSweetie = (name, en, zh, layer) =>
  writePicture(name, en, zh, layer, 'palette: craft/sweetie-greys');

// A character in four passes: the mushroom beside the text, large.

const [values, colored, clean] = [2, 3, 4].map((pass) =>
  layerOf(cut(piece('stages/four-passes', pass), 2, 2, 29, 27)),
);

/** The greys before there is light: one for each area. */
const flat = values.copy().paint(0, 0, 29, 27, (_x, y, grey) => {
  if (y < 15) return grey === 'f' ? 'e' : grey;
  return y > 16 && y < 23 && grey === 'e' ? 'd' : grey;
});

writeSweetie(
  'craft/passes-values',
  'The mushroom in three greys, first flat, then with a shaded side',
  '三级灰的蘑菇',
  row(6, flat, values),
);

writeSweetie(
  'craft/passes-colors',
  'The mushroom in greys, in colours, and its colours as greys',
  '灰的、彩色的和再转灰的蘑菇',
  row(5, values, colored, colored.recolor(inGrey)),
);

/** Around a pixel two wide: round where it stands alone, square where a line is double. */
const ring = ['..aaaa..', '.a....a.', ...Array(4).fill('a......a'), '.a....a.', '..aaaa..'];
const square = ['aaaaaa', ...Array(4).fill('a....a'), 'aaaaaa'];
const slips = [
  { mark: ring, margin: 3, at: '10,0 19,1 19,8 6,10 13,15 8,18 11,22' },
  { mark: square, margin: 2, at: '0,9 27,11 18,20 22,21 5,22 20,26' },
];

const twice = (layer) => enlarge(layer.toString().split('\n'), 2);
const cleaned = new Layer(132, 62).stamp(3, 4, twice(colored)).stamp(71, 4, twice(clean));
for (const { mark, margin, at } of slips)
  for (const place of at.split(' ')) {
    const [x, y] = place.split(',').map(Number);
    cleaned.stamp(3 + 2 * x - margin, 4 + 2 * y - margin, mark);
  }
writeSweetie(
  'craft/passes-clean',
  'The mushroom with its slips marked, and clean',
  '圈出毛病的和干净的蘑菇',
  cleaned,
);

// Four known palettes: four colours of Sweetie 16, and one lamp in all four.

const chosen = ['0', '4', 'f', '3'];
const box = 12;
const circle = ['..aaaaaaa..', '.a.......a.', ...Array(7).fill('a.........a'), '.a.......a.', '..aaaaaaa..'];
const choice = new Layer(95, 4 * box - 1);
sweetie.forEach((_, at) => {
  const [left, top] = [(at % 4) * box, Math.floor(at / 4) * box];
  const color = at.toString(36);
  choice.rect(left + 2, top + 2, 7, 7, color);
  const place = chosen.indexOf(color);
  if (place === -1) return;
  const ink = '0f'.includes(color) ? 'c' : '0';
  choice.stamp(left, top, circle).stamp(left + 4, top + 3, wordRows(String(place + 1)), { 0: ink });
});
const lamp = new Layer(16, 33)
  .stamp(0, 0, cut(piece('craft/lamps'), 0, 0, 16, 24))
  .recolor({ 1: 'f', 2: '3', 3: '4' });
// Its four steps, from dark to light.
[...'0f34'].forEach((color, at) => {
  lamp.rect(at * 4, 27, 4, 6, color);
});
choice.stamp(56, 7, lamp).stamp(78, 7, lamp.recolor(inGrey));
writeSweetie(
  'craft/four-of-sixteen',
  'Sixteen swatches, four of them numbered; a lamp in these four, and in grey',
  '十六个色块，四个圈出编号；用这四种画的灯和它的灰度',
  choice,
);

const lampInGreens = layerOf(piece('lessons/lamp-solution'));
writePicture(
  'craft/lamp-solutions',
  'The lamp of the task in the greens of the Game Boy, in Sweetie 16, DawnBringer 16 and PICO-8',
  '练习里的灯：Game Boy、Sweetie 16、DawnBringer 16、PICO-8',
  row(
    2,
    lampInGreens,
    ...['0123', '4567', 'cdef'].map(([night, iron, glow, glass]) =>
      lampInGreens.recolor({ 8: night, 9: iron, a: glow, b: glass }),
    ),
  ),
  'palette: craft/lamps',
);
