/** What the lesson on game engines shows: the fox and the mushroom as wrong settings show them, a game on two screens. */
import { readFileSync } from 'node:fs';
import { Layer, piece, writePalette, writePicture } from './layer.mjs';
import { cut, wordRows } from './night.mjs';

const site = readFileSync(new URL('../resprite.gpl', import.meta.url), 'utf8')
  .split('\n')
  .map((line) => /^ *(\d+) +(\d+) +(\d+)\t(.+)$/.exec(line))
  .filter((found) => found !== null)
  .map(([, red, green, blue, name]) => ({ name, rgb: [red, green, blue].map(Number) }));
const [leaf, mint] = ['leaf', 'mint'].map((name) => site.find((color) => color.name === name));

const mix = (one, other, share) => one.map((part, at) => part * (1 - share) + other[at] * share);
const hexOf = (rgb) => rgb.map((part) => part.toString(16).padStart(2, '0')).join('');

/** The mushroom of 8×8, of its screenshot at 3×. */
const mushroom = piece('lessons/screenshot-solution')
  .filter((_, y) => y % 3 === 0)
  .map((row) => [...row].filter((_, x) => x % 3 === 0).join(''));
/** The head of the fox, on ground. */
const fox = cut(piece('logo'), 0, 1, 16, 14).map((row) => row.replaceAll('.', '4'));

/** Screenshots of a sprite side by side, in a palette of its colours, of its neighbour's and of those that a filter mixes. */
class Screenshots {
  #colors;
  #own;
  #palette;
  constructor(sprite, width, height) {
    const drawn = [...new Set(sprite.join(''))].sort().map((color) => site[Number.parseInt(color, 36)]);
    const own = [...drawn, leaf, mint];
    this.#own = own.map(({ rgb }) => rgb);
    this.#palette = new Map(own.map(({ name, rgb }) => [hexOf(rgb), name]));
    this.#colors = sprite.map((row) => [...row].map((color) => site[Number.parseInt(color, 36)].rgb));
    this.layer = new Layer(width, height);
  }

  nearest = (x, y) => {
    const within = (at, size) => Math.max(0, Math.min(size - 1, Math.floor(at)));
    const row = this.#colors[within(y, this.#colors.length)];
    return row[within(x, row.length)];
  };

  /** What a filter makes of the four pixels around a place; in coarse steps, to fit into a palette. */
  smooth = (x, y) => {
    const [left, top] = [Math.floor(x - 0.5), Math.floor(y - 0.5)];
    const [right, down] = [x - 0.5 - left, y - 0.5 - top];
    const rowAt = (row) => mix(this.nearest(left, row), this.nearest(left + 1, row), right);
    const mixed = mix(rowAt(top), rowAt(top + 1), down);
    const like = this.#own.find((rgb) => Math.hypot(...rgb.map((part, at) => part - mixed[at])) < 40);
    return like ?? mixed.map((part) => Math.min(255, Math.round(part / 40) * 40));
  };

  /** The sprite so many times as large, its lower edge that of the picture. */
  add(left, factor, colorAt) {
    const [width, height] = [this.#colors[0].length * factor, this.#colors.length * factor];
    const top = this.layer.height - height;
    this.layer.paint(left, top, width, height, (x, y) =>
      this.#inkOf(colorAt((x - left + 0.5) / factor, (y - top + 0.5) / factor)),
    );
    return this;
  }

  #inkOf(rgb) {
    const hex = hexOf(rgb);
    if (!this.#palette.has(hex))
      this.#palette.set(hex, `mixture-${this.#palette.size - this.#own.length + 1}`);
    return [...this.#palette.keys()].indexOf(hex).toString(36);
  }

  write(path, alt, altZh, name) {
    writePicture(path, alt, altZh, this.layer, `palette: ${path}`);
    writePalette(path, name, Object.fromEntries([...this.#palette].map(([hex, name]) => [name, hex])));
  }
}

const cases = new Screenshots(mushroom, 112, 24);
cases
  .add(2, 2.5, cases.nearest)
  .add(28, 3, cases.nearest)
  .add(58, 3, (x, y) => (x < 0.6 ? (y % 2 < 1 ? leaf : mint).rgb : cases.nearest(x, y)))
  .add(88, 3, cases.smooth)
  .write(
    'craft/engine-cases',
    'A mushroom four times: with blocks of two widths; clean; with a strip of foreign green on its left edge; with mixed colours',
    '蘑菇四次，三次有毛病',
    'A mushroom as engines show it',
  );

const faults = new Screenshots(fox, 166, 36);
faults
  .add(0, 2, faults.nearest)
  .add(42, 2, faults.smooth)
  .add(84, 2.5, faults.nearest)
  .add(134, 2, (x, y) => (x > 15 ? (y % 4 < 2 ? leaf : mint).rgb : faults.nearest(x, y)))
  .write(
    'craft/engine-faults',
    'The head of the fox four times: clean; with mixed colours; with pixels of two widths; with a strip of foreign green on its right edge',
    '狐狸头四次，三次有毛病',
    'The head of the fox with faults',
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
