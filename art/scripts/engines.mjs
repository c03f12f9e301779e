/** What the lesson on game engines shows: the mushroom as each wrong setting shows it, and a game on two screens. */
import { readFileSync } from 'node:fs';
import { Layer, piece, writePalette, writePicture } from './layer.mjs';
import { wordRows } from './night.mjs';

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

// A game of 480×270 on screens of 1920×1080 and 2560×1440, all fifteen times as small: how often it fits, and the rest.

const [gameWidth, gameHeight] = [32, 18];
/** A screen of this size, in its middle the game as often as it fits. */
function screen(width, height, times) {
  const [left, top] = [width - times * gameWidth, height - times * gameHeight].map((rest) => rest >> 1);
  const drawn = new Layer(width + 4, height + 4, '3').rect(2, 2, width, height, '0');
  for (let column = 0; column < times; column++)
    for (let row = 0; row < times; row++)
      drawn.rect(
        2 + left + column * gameWidth,
        2 + top + row * gameHeight,
        gameWidth,
        gameHeight,
        (column + row) % 2 ? '4' : '6',
      );
  for (let at = 0; at < times; at++) {
    const digit = wordRows(String(at + 1));
    const write = (column, row) =>
      drawn.stamp(2 + left + column * gameWidth + 14, 2 + top + row * gameHeight + 6, digit, { 0: '1' });
    write(at, 0);
    if (at > 0) write(0, at);
  }
  return drawn;
}
writePicture(
  'craft/engine-screens',
  'A screen that a game fills four times across and four times down, and a larger one with five times and a dark border around them',
  '一块屏幕，横竖正好放下四份游戏画面；另一块更大，放下五份，四周一圈黑边',
  new Layer(313, 100).stamp(0, 12, screen(128, 72, 4)).stamp(138, 0, screen(171, 96, 5)),
);
