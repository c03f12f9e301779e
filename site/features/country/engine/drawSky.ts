import type { Role } from './hours';
import { height, isSet, Layer, width } from './layer';
import type { Season } from './seasons';
import { stamp } from './stamps';
import { noise, random } from './terrain';

/** Where the moon or the sun stands: in no window behind the words of the home page. */
export const disc = { x: 334, y: 104, radius: 12 };

/** Bands of the sky by the row where each is reached, and how many rows above it have strokes of it. Behind the words it is plain. */
const bands: readonly { readonly role: Role; readonly row: number; readonly blend: number }[] = [
  { role: 'sky0', row: 0, blend: 0 },
  { role: 'sky1', row: 22, blend: 6 },
  { role: 'sky2', row: 100, blend: 8 },
  { role: 'sky3', row: 127, blend: 12 },
  { role: 'sky4', row: 146, blend: 6 },
];

/** Where words stand on the home page, in windows of all widths, and the bar above them: a star there would be a pixel of a letter. */
const isBehindWords = (x: number, y: number) => (x > 98 && x < 462 && y > 26) || y < 20;

/** Stars between the bar and the words, to the right of these, and around the sun and the cloud. */
const beside: readonly (readonly [x: number, y: number])[] = [
  [152, 24],
  [188, 26],
  [231, 23],
  [268, 26],
  [297, 24],
  [330, 26],
  [322, 83],
  [324, 67],
  [341, 63],
  [357, 76],
  [352, 86],
  [367, 91],
  [381, 84],
  [354, 44],
  [371, 33],
  [388, 30],
  [394, 86],
  [399, 42],
  [410, 29],
  [421, 82],
  [447, 88],
  [452, 28],
  [468, 31],
  [478, 84],
  [484, 40],
  [493, 58],
  [499, 33],
  [504, 78],
];

/** Above the sun, in windows of all widths below the headline and beside the board: the left end of each. */
const flock: readonly (readonly [x: number, y: number])[] = [
  [345, 75],
  [336, 71],
  [327, 68],
  [318, 66],
  [334, 79],
];

/** The sky with stars, clouds and what shines in it. */
export function drawSky(season: Season): Layer {
  const layer = new Layer();
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) layer.set(x, y, skyAt(x, y));
  for (let star = 0; star < 128; star++) {
    const x = Math.floor(random(star * 3 + 1) * width);
    const y = Math.floor(random(star * 3 + 2) ** 1.3 * 66);
    if (!isBehindWords(x, y)) drawStar(layer, x, y);
  }
  for (const [x, y] of [
    [60, 44],
    [395, 62],
    [508, 46],
    [604, 50],
  ] as const) {
    for (const step of [-1, 0, 1]) {
      drawStar(layer, x + step, y);
      drawStar(layer, x, y + step);
    }
  }
  for (const [x, y] of beside) drawStar(layer, x, y);
  drawDisc(layer);
  if (season === 'summer') {
    stamp(layer, 'cumulus', 404, 58);
    // Beside the board of the widest windows.
    stamp(layer, 'cloud', 548, 82, true);
    for (const [x, y] of flock) stamp(layer, x < 335 ? 'farGoose' : 'goose', x, y);
  } else {
    drawStratus(layer, 540, 104, 44);
    drawStratus(layer, 70, 92, 30);
  }
  return layer;
}

/** Bright in the highest band, faint below it: by day each has the colour of its band and is not seen. */
function drawStar(layer: Layer, x: number, y: number): void {
  const role = layer.get(x, y);
  layer.set(x, y, role === 'sky0' || role === 'star' ? 'star' : 'faintStar');
}

function skyAt(x: number, y: number): Role {
  let role: Role = 'sky0';
  const stroke = noise((x + 37 * (y >> 1)) / 24, 80 + (y >> 1));
  for (const { role: next, row, blend } of bands) {
    const share = 1 - (row - y) / blend;
    if (y >= row || (next === 'sky2' || next === 'sky3' ? isSet(x, y, share) : stroke < share)) role = next;
  }
  return role;
}

/** Round, with a shaded edge at the lower right, craters that only the moon has, and a halo that fades. */
function drawDisc(layer: Layer): void {
  const { x, y, radius } = disc;
  const reach = radius + 5;
  for (let down = -reach; down <= reach; down++)
    for (let right = -reach; right <= reach; right++) {
      const distance = Math.hypot(right, down);
      if (right ** 2 + down ** 2 >= radius ** 2 + 2) {
        const isEdge = distance > radius + 3;
        if (distance < reach && isSet(x + right, y + down, isEdge ? 0.5 : 1))
          layer.set(x + right, y + down, isRay(right, down) ? 'ray' : isEdge ? 'haloEdge' : 'halo');
        continue;
      }
      const isShade = (right + 3) ** 2 + (down + 3) ** 2 > radius ** 2 - 4;
      const isRim = (Math.abs(right) + 1) ** 2 + (Math.abs(down) + 1) ** 2 >= radius ** 2 + 2;
      layer.set(x + right, y + down, `${isShade ? 'discShade' : 'disc'}${isRim ? 'Rim' : ''}`);
    }
  for (const [left, top, wide, tall] of [
    [-5, -4, 4, 3],
    [2, 3, 5, 3],
    [-2, 6, 2, 2],
    [4, -6, 3, 2],
    [-8, 2, 2, 3],
  ] as const)
    for (let down = 0; down < tall; down++)
      for (let right = 0; right < wide; right++) {
        const isCorner = wide > 2 && right % (wide - 1) === 0 && down % (tall - 1) === 0;
        if (!isCorner) layer.set(x + left + right, y + top + down, 'crater');
      }
}

/** Eight short rays, as long as the halo is wide. */
function isRay(right: number, down: number): boolean {
  const isLine = right === 0 || down === 0 || Math.abs(right) === Math.abs(down);
  return isLine && Math.hypot(right, down) > disc.radius + 1.5;
}

/** Bumps on a flat bottom that is thinner than the cloud is wide. */
function drawStratus(layer: Layer, middle: number, bottom: number, half: number): void {
  for (let x = -half; x <= half; x++) {
    const bump = (1 - (x / half) ** 2) * (3 + 4 * noise((x + half) / 7, half)) * Math.min(1, half / 26);
    const tall = Math.round(bump);
    for (let up = 0; up <= tall; up++) {
      const isLow = up < Math.max(1, tall * 0.35);
      const isShade = isLow && isSet(middle + x, bottom - up, up === 0 ? 1 : 0.75);
      layer.set(middle + x, bottom - up, isShade ? 'cloudShade' : 'cloud');
    }
  }
  for (let x = -half - 5; x <= half + 5; x++) layer.set(middle + x, bottom + 1, 'cloudShade');
}
