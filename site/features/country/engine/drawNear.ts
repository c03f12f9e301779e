import { drawPine, nearShades } from './drawPine';
import type { Role } from './hours';
import { height, isSet, Layer, width } from './layer';
import type { Season } from './seasons';
import { letSnow } from './snow';
import { stamp } from './stamps';
import { noise, random, swell } from './terrain';

/** The edge of the meadow. */
export const ground = swell(
  '0,172 60,170 110,178 170,188 235,197 300,197 345,189 400,182 470,183 560,175 641,168',
  1,
  41,
);

/** Its posts reach the ground, which falls to the right. */
const fence = { left: 179, posts: [1, 8, 15, 22] } as const;

const oak = { summer: 'oak', autumn: 'maple', winter: 'bareOak' } as const;
/** The left column of each, and whether it is mirrored. */
const oaks: Readonly<Record<Season, readonly (readonly [x: number, isMirrored: boolean])[]>> = {
  summer: [
    [118, false],
    [520, true],
  ],
  autumn: [
    [4, true],
    [66, false],
    [118, false],
    [452, false],
    [520, true],
    [566, false],
    [602, true],
  ],
  winter: [
    [118, false],
    [520, true],
  ],
};

/** The flowers nearest to who looks. */
const near = [
  ['daisies', 150, 208],
  ['poppies', 172, 211],
  ['daisies', 190, 212],
  ['poppies', 232, 212],
  ['daisies', 344, 207],
  ['poppies', 356, 204],
  ['daisies', 492, 206],
  ['poppies', 550, 200],
  ['daisies', 86, 196],
  ['poppies', 112, 203],
] as const;

/** The meadow in front, with flowers, and what stands on it. Its lowest rows are plain, to be continued below. */
export function drawNear(season: Season): Layer {
  const layer = new Layer();
  for (const [x, tall] of [
    [8, 46],
    [24, 34],
    [42, 54],
    [60, 32],
    [80, 40],
    [98, 24],
    [560, 36],
    [578, 52],
    [598, 38],
    [618, 56],
    [636, 36],
  ] as const)
    if (season !== 'autumn' || x % 3 === 0) drawPine(layer, x, ground(x) + 4, tall, nearShades);
  for (const [x, isMirrored] of oaks[season]) stamp(layer, oak[season], x, ground(x + 12) + 1, isMirrored);
  stamp(layer, 'fence', fence.left, ground(fence.left + 11));
  for (let x = 0; x < width; x++)
    for (let y = ground(x); y < height; y++) {
      const isFoot = isSet(x, y, (y - height + 9 + 8 * noise(x / 23, 9)) / 12);
      layer.set(x, y, isFoot ? 'meadowDark' : meadowAt(x, y, y - ground(x)));
    }
  for (const post of fence.posts)
    for (let y = ground(fence.left + 11) + 1; y <= ground(fence.left + post) + 1; y++)
      layer.set(fence.left + post, y, 'woodShade');
  drawTufts(layer);
  if (season !== 'winter')
    drawFlowers(layer, season === 'autumn' ? ['gold', 'red', 'roofShade'] : ['gold', 'petal', 'red']);
  stamp(layer, 'sign', 225, ground(230) + 3);
  if (season !== 'winter') {
    stamp(layer, 'mushroom', 251, ground(254) + 5);
    stamp(layer, 'smallMushroom', 260, ground(263) + 6);
    stamp(layer, 'smallMushroom', 246, ground(248) + 8);
    stamp(layer, 'mushroom', 547, ground(550) + 4);
  }
  if (season === 'summer') for (const [name, x, foot] of near) stamp(layer, name, x, foot);
  stamp(layer, 'bush', 162, ground(167) + 4);
  stamp(layer, 'bush', 330, ground(335) + 5, true);
  stamp(layer, 'bush', 470, ground(475) + 4);
  if (season === 'winter') letSnow(layer);
  return layer;
}

/** The colour of the meadow at a place, by how deep it lies below the edge. */
export function meadowAt(x: number, y: number, depth: number): Role {
  if (depth < 1 || (depth < 3 && isSet(x, y, 0.55))) return 'meadowRim';
  if (depth < 6) return 'meadow';
  const rise = noise(x / 31 + depth * 0.06, depth >> 3);
  if (depth > 8 && depth < 22 && rise > 0.66 && isSet(x, y, (rise - 0.6) * 2)) return 'meadow';
  const fold = depth - 27 - 4 * noise(x / 29, 13);
  if (fold > 0 && isSet(x, y, 0.9 - fold / 9)) return 'meadowShade';
  if (isSet(x, y, (depth - 14) / 13)) return 'meadowDark';
  return isSet(x, y, (depth - 5) / (8 + 5 * noise(x / 23, 7))) ? 'meadowShade' : 'meadow';
}

function drawTufts(layer: Layer): void {
  for (let tuft = 0; tuft < 340; tuft++) {
    const x = Math.floor(random(tuft * 5 + 9) * width);
    const depth = Math.floor(random(tuft * 5 + 8) ** 1.6 * 24);
    const y = ground(x) + depth;
    const side = tuft % 2 === 0 ? -1 : 1;
    const role = depth < 9 ? 'meadowRim' : 'meadow';
    layer.set(x, y - (depth === 0 ? 1 : 0), role);
    if (depth > 0) layer.set(x + side, y - 1, role);
    else if (tuft % 3 === 0) layer.set(x + 1, y - 2, 'meadow');
  }
}

function drawFlowers(layer: Layer, petals: readonly Role[]): void {
  for (let flower = 0; flower < 80; flower++) {
    const x = Math.floor(random(flower * 11 + 3) * width);
    const y = ground(x) + 2 + Math.floor(random(flower * 11 + 4) * 18);
    const role = petals[flower % 3] ?? 'gold';
    layer.set(x, y, role);
    if (flower % 4 !== 0) continue;
    layer.set(x + 1, y, role);
    layer.set(x, y - 1, role);
  }
}
