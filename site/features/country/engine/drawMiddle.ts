import { drawForest, drawPine, farShades } from './drawPine';
import { disc } from './drawSky';
import type { Role } from './hours';
import { height, isSet, Layer, width } from './layer';
import type { Season } from './seasons';
import { letSnow } from './snow';
import { stamp } from './stamps';
import { noise, random, swell } from './terrain';

export const hills = swell(
  '0,148 70,156 120,153 165,156 205,163 232,168 372,168 404,161 470,152 560,156 641,146',
  1.5,
  21,
);

const shore = 164;
/** Bays and spits, the larger the nearer. */
const windings = (y: number, seed: number) =>
  (noise(y / 5, seed) - 0.5) * (8 + (y - shore) * 0.3) + 4 * noise(y / 2, seed + 7);
const leftBank = (y: number) => Math.round(226 - (y - shore) * 1.9 - windings(y, 2));
const rightBank = (y: number) => Math.round(378 + (y - shore) * 1.6 + windings(y, 4));

/** Bushes on the shaded slope before the village: the middle of each at its foot, and half of how wide it is. */
const clumps: readonly (readonly [x: number, foot: number, half: number])[] = [
  [128, 184, 4],
  [140, 177, 3],
  [152, 188, 4],
  [160, 179, 5],
  [172, 186, 3],
  [181, 178, 4],
  [193, 183, 3],
];

/** Of the lake that moves; what is below it the near meadow hides. */
export const lake = { left: 200, top: shore + 1, width: 200, height: 36 };

/** A house: its left column, the one whose ground it stands on, how deep, and whether it is mirrored. */
type House = readonly [name: 'house' | 'cottage', x: number, on: number, deep: number, isMirrored?: true];
interface Village {
  readonly west: readonly House[];
  readonly middle: readonly House[];
  readonly east: readonly House[];
}
const village: Village = {
  west: [
    ['house', 126, 132, 5],
    ['house', 155, 161, 4, true],
  ],
  middle: [
    ['cottage', 177, 187, 8],
    ['house', 204, 210, 3, true],
  ],
  east: [['house', 418, 424, 5, true]],
};
/** The same on the ways of versions, between the signs. */
const hamlet: Village = {
  west: [
    ['house', 148, 154, 5],
    ['house', 161, 167, 4, true],
  ],
  middle: [],
  east: [['house', 431, 437, 5, true]],
};

/** What stands over the village, and its left column. */
const landmarks = {
  summer: ['tower', 193],
  autumn: ['windmill', 189],
  winter: ['observatory', 188],
} as const;

/** The rock in the lake that the lighthouse stands on: its left column and its lowest row. */
const islet = { left: 233, foot: 175 } as const;

/** Hills with a village and woods. The lake between them, with its lighthouse, is `drawLake`'s. */
export function drawMiddle(season: Season): Layer {
  const layer = new Layer();
  drawForest(layer, hills, { from: 0, to: 128, step: 5, tallest: 17, seed: 5 });
  drawForest(layer, hills, { from: 404, to: 640, step: 5, tallest: 18, seed: 8 });
  for (let x = 0; x < width; x++) {
    const top = hills(x);
    for (let y = top; y < height; y++) {
      const depth = y - top;
      const isRim = isSet(x, y, depth === 0 ? 1 : depth < 6 ? 0.34 - depth * 0.05 : 0);
      layer.set(x, y, isRim ? 'hillRim' : isSet(x, y, (depth - 2) / 18) ? 'hillShade' : 'hill');
    }
  }
  for (const [x, tall] of [
    [117, 20],
    [121, 16],
    [137, 15],
    [155, 18],
    [170, 14],
  ] as const)
    drawPine(layer, x, hills(x) + 5, tall, farShades);
  const { west, middle, east } = season === 'summer' ? village : hamlet;
  const build = (houses: readonly House[]) => {
    for (const [name, x, on, deep, isMirrored] of houses) stamp(layer, name, x, hills(on) + deep, isMirrored);
  };
  build(west);
  const [landmark, left] = landmarks[season];
  stamp(layer, landmark, left, hills(198) + 2);
  build(middle);
  for (const [x, tall] of [
    [219, 14],
    [384, 9],
    [391, 14],
    [396, 10],
    [403, 12],
    [408, 16],
    [413, 11],
  ] as const)
    drawPine(layer, x, hills(x) + 5, tall, farShades);
  for (const [x, foot, half] of clumps) drawClump(layer, x, foot, half);
  build(east);
  if (season === 'winter') letSnow(layer);
  return layer;
}

/** A round bush, light above on the left. */
function drawClump(layer: Layer, x: number, foot: number, half: number): void {
  const tall = half + 1;
  for (let up = 0; up < tall; up++) {
    const wide = Math.round(half * Math.sqrt(1 - (up / tall) ** 2));
    for (let step = -wide; step <= wide; step++) {
      const isLight = up > tall / 2 && step < wide / 2;
      layer.set(x + step, foot - up, up === 0 ? 'treeShade' : isLight ? 'hillRim' : 'hill');
    }
  }
}

/**
 * The lake into the hills: the mountains upside down in it, the light of the disc, ripples, a lighthouse and boats.
 * @param sky with the mountains, what is seen in the lake
 * @param moment of its motion; ripples and light are elsewhere in each
 */
export function drawLake(layer: Layer, sky: Layer, moment: number): void {
  for (let y = shore; y < height; y++)
    for (let x = leftBank(y); x <= rightBank(y); x++) layer.set(x, y, waterAt(x, y, sky, moment));
  for (let y = shore + 4; y < height; y++) {
    const sand = noise(y / 3, 5) < 0.35 ? 0 : y > shore + 12 ? 2 : 1;
    for (let out = 1; out <= sand; out++) {
      layer.set(leftBank(y) - out, y, 'wallShade');
      layer.set(rightBank(y) + out, y, 'wallShade');
    }
  }
  drawReflection(layer, moment);
  for (const [x, down, long] of lights)
    for (let step = 0; step < long; step++) layer.set(x + ((down + moment) % 3) + step, shore + down, 'lamp');
  stamp(layer, 'lighthouse', islet.left + 5, islet.foot - 4);
  stamp(layer, 'islet', islet.left, islet.foot);
  for (let step = 0; step < 9; step++) {
    layer.set(264 + step, shore + 8, 'waterShade');
    if ((step + moment) % 2 === 1) layer.set(263 + step, shore + 9, 'waterShade');
  }
  for (const [x, y] of gulls) stamp(layer, 'gull', x, y);
  stamp(layer, 'boat', 262, shore + 7);
  stamp(layer, 'sail', 347, shore + 3);
}

/** What the windows of the village throw on the water, which by day is no more than a ripple: the left end, how far from the shore and how long. */
const lights = [
  [216, 8, 4],
  [211, 10, 3],
  [218, 11, 3],
  [209, 14, 5],
  [215, 16, 3],
  [206, 18, 4],
  [212, 21, 3],
] as const;

/** Around the lighthouse. */
const gulls = [
  [225, 150],
  [258, 151],
  [266, 147],
] as const;

/** The bands of the lighthouse upside down in the water, and its light. */
function drawReflection(layer: Layer, moment: number): void {
  const middle = islet.left + 11;
  for (let down = 1; down < 21; down++) {
    if (down % 4 === 3) continue;
    const y = islet.foot + down;
    const half = down < 3 ? 10 - 2 * down : 2 + Math.round(random(down + moment * 17));
    const left = middle - half + Math.round((random(down + moment * 31) - 0.5) * 3);
    const role = down < 3 ? 'waterShade' : down > 16 ? 'lampShade' : (down - 3) % 8 < 4 ? 'wall' : 'red';
    for (let step = 0; step < 2 * half; step++) layer.set(left + step, y, role);
  }
}

function waterAt(x: number, y: number, sky: Layer, moment: number): Role {
  const depth = y - shore;
  // The far shore is a line of light.
  if (depth < 1) return noise(x / 6, 61) < 0.75 ? 'waterLight' : 'waterShade';
  const toBank = Math.min(x - leftBank(y), rightBank(y) - x);
  if (toBank < 1) return noise(y / 3 + moment, 8) < 0.5 ? 'waterLight' : 'waterShade';
  if (toBank < 3) return 'waterShade';
  const sway = Math.round((noise(y * 0.9 + moment * 0.4, 77) - 0.5) * (2 + depth * 0.35));
  const fromDisc = Math.abs(x - disc.x - sway * 1.4);
  const beam = 3 + depth * 0.24;
  const glitter = noise(x / 5 + y * 1.9, 90 + y + moment * 300);
  if (fromDisc < beam && glitter > 0.4 + (fromDisc / beam) * 0.3) return 'glitter';
  const ripple = noise((x + moment * 3) / 11 + y * 2.3, 30 + y);
  if (ripple < 0.1) return 'waterShade';
  if (ripple > 0.86 && depth > 2) return 'waterLight';
  const streak = noise((x - moment * 2) / 7 + y * 3.1, 50 + y);
  switch (sky.get(x + sway, shore - 8 - Math.round(depth * 1.25))) {
    case 'snow':
    case 'peakLight':
      return 'waterLight';
    case 'ridgeLight':
    case 'ridge':
      return 'waterShade';
    case 'peak':
      return streak < 0.7 ? 'water' : 'waterLight';
    default:
      return streak > 1 - depth * 0.014 ? 'waterLight' : 'water';
  }
}
