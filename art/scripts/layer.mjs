import { readFileSync, writeFileSync } from 'node:fs';

/** A picture or a layer of one: a character of a palette for each pixel, `.` where nothing is. */
export class Layer {
  /** @param from the column that is the leftmost */
  constructor(width, height, fill = '.', from = 0) {
    this.width = width;
    this.from = from;
    this.height = height;
    this.rows = Array.from({ length: height }, () => Array(width).fill(fill));
  }

  get(x, y) {
    return this.rows[y]?.[x - this.from] ?? '.';
  }

  /** Sets a pixel; what lies outside, and `.`, is left out. */
  set(x, y, color) {
    if (color !== '.' && this.rows[y]?.[x - this.from] !== undefined) this.rows[y][x - this.from] = color;
    return this;
  }

  rect(left, top, width, height, color) {
    for (let y = top; y < top + height; y++) for (let x = left; x < left + width; x++) this.set(x, y, color);
    return this;
  }

  /** Sets what `colorAt` returns for each pixel of a box; `undefined` leaves the pixel. */
  paint(left, top, width, height, colorAt) {
    for (let y = top; y < top + height; y++)
      for (let x = left; x < left + width; x++) this.set(x, y, colorAt(x, y, this.get(x, y)) ?? '.');
    return this;
  }

  line(x0, y0, x1, y1, color) {
    const steps = Math.max(Math.abs(x1 - x0), Math.abs(y1 - y0), 1);
    for (let i = 0; i <= steps; i++)
      this.set(Math.round(x0 + ((x1 - x0) * i) / steps), Math.round(y0 + ((y1 - y0) * i) / steps), color);
    return this;
  }

  /** Sets rows of text or another layer, its corner at `left`, `top`; `colors` renames characters. */
  stamp(left, top, stamp, colors = {}) {
    const rows = stamp instanceof Layer ? stamp.rows : stamp;
    rows.forEach((row, y) => {
      [...row].forEach((color, x) => {
        this.set(left + x, top + y, colors[color] ?? color);
      });
    });
    return this;
  }

  copy() {
    return this.recolor({});
  }

  /** Each color renamed by a table; one that it lacks stays. */
  recolor(colors) {
    return new Layer(this.width, this.height, '.', this.from).stamp(this.from, 0, this, colors);
  }

  toString() {
    return this.rows.map((row) => row.join('')).join('\n');
  }
}

/** The threshold of an ordered dither of 4×4 at a pixel, between 0 and 1. */
export function threshold(x, y) {
  const rows = [
    [0, 8, 2, 10],
    [12, 4, 14, 6],
    [3, 11, 1, 9],
    [15, 7, 13, 5],
  ];
  return (rows[y & 3][x & 3] + 0.5) / 16;
}

/** A number from 0 to 1 that is always the same for a place. */
export function chance(x, y) {
  const value = Math.sin(x * 127.1 + y * 311.7) * 43758.5453;
  return value - Math.floor(value);
}

/** Drawings of one size side by side on a dark ground, each but the first over the shape of the one before it. */
export function stripOf(drawings, isOverBefore = true) {
  const layers = drawings.map((rows) =>
    rows instanceof Layer ? rows : new Layer(rows[0].length, rows.length).stamp(0, 0, rows),
  );
  const [{ width, height }] = layers;
  const strip = new Layer(layers.length * (width + 2) + 2, height + 4, '0');
  layers.forEach((layer, at) => {
    const left = 2 + at * (width + 2);
    const before =
      isOverBefore && layers[at - 1]?.rows.map((row) => row.map((color) => (color === '.' ? '.' : '1')));
    strip.stamp(left, 2, before || []).stamp(left, 2, layer);
  });
  return strip;
}

const fileOf = (name, ending) => new URL(`../${name}.${ending}`, import.meta.url);

/** The lines of a piece of the art folder: its head, then each of its frames. */
export const readArt = (name) =>
  readFileSync(fileOf(name, 'art'), 'utf8')
    .split(/\nframe[^\n]*\n/)
    .map((part) => part.trimEnd().split('\n'));

/** The rows of a frame of a piece. */
export const piece = (name, frame = 1) => readArt(name)[frame];

/**
 * Writes a piece of the art folder.
 * @param name its path there, without ending
 * @param about lines of its head: palette, alt texts, tags
 * @param frames layers of one size, each with a time in ms where the piece moves; `same` is the number of a frame to show again
 */
export function writeArt(name, about, frames) {
  const [{ layer }] = frames;
  const lines = [
    `size: ${layer.width}x${layer.height}`,
    ...about,
    ...frames.map(({ layer, time, same }) => {
      const head = `\nframe${time ? ` ${time}ms` : ''}`;
      return same === undefined ? `${head}\n${layer}` : `${head} = ${same}`;
    }),
  ];
  writeFileSync(fileOf(name, 'art'), `${lines.join('\n')}\n`);
}

/** Writes a piece of one frame, with its words in both languages below other lines of its head. */
export const writePicture = (name, en, zh, layer, ...about) =>
  writeArt(name, [...about, `alt-en: ${en}`, `alt-zh: ${zh}`], [{ layer }]);

/** Writes a palette of the art folder from rows `name: 'rrggbb'`, whose order is that of the characters. */
export function writePalette(name, title, colors) {
  const rows = Object.entries(colors).map(([label, hex]) => {
    const rgb = [0, 2, 4].map((at) => String(Number.parseInt(hex.slice(at, at + 2), 16)).padStart(3));
    return `${rgb.join(' ')}\t${label.replaceAll(' ', '-')}`;
  });
  const text = ['GIMP Palette', `Name: ${title}`, 'Columns: 8', '#', ...rows].join('\n');
  writeFileSync(fileOf(name, 'gpl'), `${text}\n`);
}
