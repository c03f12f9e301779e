/** Screenshots of the mushroom of the lesson on game engines: what each wrong setting makes of it. */
import { readFileSync } from 'node:fs';
import { Layer, piece, writePalette, writePicture } from './layer.mjs';

const site = readFileSync(new URL('../resprite.gpl', import.meta.url), 'utf8')
  .split('\n')
  .map((line) => /^ *(\d+) +(\d+) +(\d+)\t(.+)$/.exec(line))
  .filter((found) => found !== null)
  .map(([, red, green, blue, name]) => ({ name, rgb: [red, green, blue].map(Number) }));
const names = ['night', 'dusk', 'paper', 'brick', 'ember', 'amber', 'gold', 'leaf', 'mint'];
const own = names.map((name) => site.find((color) => color.name === name).rgb);
const [leaf, mint] = own.slice(-2);

/** The mushroom of 8×8, of its screenshot at 3×. */
const sprite = piece('lessons/screenshot-solution')
  .filter((_, y) => y % 3 === 0)
  .map((row) => [...row].filter((_, x) => x % 3 === 0).map((color) => site[Number.parseInt(color, 16)].rgb));
const clamp = (at) => Math.max(0, Math.min(7, Math.floor(at)));
const nearest = (x, y) => sprite[clamp(y)][clamp(x)];
const mix = (one, other, share) => one.map((part, at) => part * (1 - share) + other[at] * share);

/** What a filter makes of the four pixels around a place; in steps of 40, to fit into a palette. */
function smooth(x, y) {
  const [left, top] = [Math.floor(x - 0.5), Math.floor(y - 0.5)];
  const [right, down] = [x - 0.5 - left, y - 0.5 - top];
  const rowAt = (row) => mix(nearest(left, row), nearest(left + 1, row), right);
  const mixed = mix(rowAt(top), rowAt(top + 1), down);
  const like = own.find((rgb) => Math.hypot(...rgb.map((part, at) => part - mixed[at])) < 30);
  return like ?? mixed.map((part) => Math.min(255, Math.round(part / 40) * 40));
}

const hexOf = (rgb) => rgb.map((part) => part.toString(16).padStart(2, '0')).join('');
const palette = new Map(own.map((rgb, at) => [hexOf(rgb), names[at]]));
const inkOf = (rgb) => {
  const hex = hexOf(rgb);
  if (!palette.has(hex)) palette.set(hex, `mixture-${palette.size - own.length + 1}`);
  return [...palette.keys()].indexOf(hex).toString(36);
};

const layer = new Layer(112, 24);
/** A screenshot of the sprite, so many times as large, whose lower edge is that of the picture. */
function screenshot(left, factor, colorAt) {
  const size = 8 * factor;
  layer.paint(left, 24 - size, size, size, (x, y) =>
    inkOf(colorAt((x - left + 0.5) / factor, (y - 24 + size + 0.5) / factor)),
  );
}
screenshot(2, 2.5, nearest);
screenshot(28, 3, nearest);
screenshot(58, 3, (x, y) => (x < 0.6 ? (y % 2 < 1 ? leaf : mint) : nearest(x, y)));
screenshot(88, 3, smooth);

writePicture(
  'craft/engine-cases',
  'A mushroom four times: with blocks of two widths; clean; with a strip of foreign green on its left edge; with mixed colours',
  '蘑菇四次，三次有毛病',
  layer,
  'palette: craft/engine-cases',
);
writePalette(
  'craft/engine-cases',
  'A mushroom as engines show it',
  Object.fromEntries([...palette].map(([hex, name]) => [name, hex])),
);
