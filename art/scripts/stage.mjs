/* The stage of the figures that act in lessons: sky, hills and a meadow, and the outline that the site's cast has. */
import { Layer, readArt } from './layer.mjs';

/** The hills behind it: how high they rise above its meadow at a column. */
const far = (x) => 8 + 3 * Math.sin(x / 9 + 2.4) + 2 * Math.sin(x / 4.1 + 1);
const near = (x) => 3.2 + 1.3 * Math.sin(x / 6.5 + 4) + 0.9 * Math.sin(x / 2.6);

const clouds = ['.....666......', '..6666666666..', '66666666666666', '..555555555...'];

/** Streaks between the upper sky and the pale one, from the row between them: row, column, width and colour; they repeat. */
const haze = [
  [-4, 20, 6, '6'],
  [-2, 2, 9, '6'],
  [-2, 24, 7, '6'],
  [-1, 0, 15, '6'],
  [-1, 21, 11, '6'],
  [1, 13, 8, '4'],
];

/** Where blades and flecks of the meadow are, in each row below its edge; the rest of a row has its first colour. */
const meadow = [
  { color: 'e' },
  { color: 'e', fleck: 'd', at: [4, 5, 13, 20] },
  { color: 'd', fleck: 'e', at: [0, 1, 8, 9, 10, 16, 17, 22] },
  { color: 'd' },
  { color: 'd', fleck: 'e', at: [6, 7] },
  { color: 'd', fleck: 'e', at: [18] },
];

/** Rows of the meadow. @param passed pixels of it that have gone by; it repeats after `every` */
export function grow(layer, ground, passed = 0, every = 24) {
  return layer.paint(0, ground, layer.width, layer.height - ground, (x, y) => {
    const { color, fleck, at = [] } = meadow[y - ground] ?? { color: 'd' };
    return at.includes((x + passed) % every) ? fleck : color;
  });
}

/**
 * Sky, hills and a meadow.
 * @param ground the first row of the meadow
 * @param steep how much higher and wider than on the smallest stage the hills are
 */
export function stage(width, height, ground, { passed, every, steep = 1 } = {}) {
  const layer = new Layer(width, height, '4');
  // Paler towards the hills: streaks of haze, each a pixel high, longer the lower they are.
  const pale = ground - steep * 14;
  layer.rect(0, pale, width, ground - pale, '6');
  for (const [row, left, wide, color] of haze)
    for (let x = left * steep; x < width + 34 * steep; x += 34 * steep)
      layer.rect(x - 34 * steep, pale + row, wide * steep, 1, color);
  for (const [x, y] of [
    [0.06, 0.2],
    [0.74, 0.1],
  ])
    layer.stamp(Math.round(x * width), Math.round(y * ground), clouds);
  layer.paint(0, 0, width, ground, (x, y) => {
    const below = y - (ground - near(x));
    if (below >= 0) return below > 1.9 ? 'e' : 'f';
    return y >= ground - steep * far(x / steep) ? '5' : undefined;
  });
  return grow(layer, ground, passed, every);
}

/** A drawing with an outline where it does not end in that colour itself, a pixel larger on each side. */
export function figure(rows) {
  const layer = new Layer(rows[0].length + 2, rows.length + 2).stamp(1, 1, rows);
  const drawn = layer.copy();
  const isInside = (x, y) => !'.0'.includes(drawn.get(x, y));
  return layer.paint(0, 0, layer.width, layer.height, (x, y) =>
    drawn.get(x, y) === '.' &&
    (isInside(x - 1, y) || isInside(x + 1, y) || isInside(x, y - 1) || isInside(x, y + 1))
      ? '0'
      : undefined,
  );
}

/** Stands a figure on the ground, or above it; `left` is the column where its drawing begins inside the outline. */
export const stand = (layer, drawn, left, ground, up = 0) =>
  layer.stamp(left - 1, ground - drawn.height + 1 - up, drawn);

const attack = readArt('figures/attack').slice(1);
const trailRows = 19;
/** The trail of the sword in the second drawing of the attack. */
export const trail = attack[1].slice(0, trailRows).map((row) => row.replaceAll(/[^146]/g, '.'));
/** The drawings of the attack without it. */
export const swings = attack.map((rows, at) =>
  rows.map((row, y) => (at === 1 && y < trailRows ? row.replaceAll(/[146]/g, '.') : row)),
);
