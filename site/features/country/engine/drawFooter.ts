import type { Bitmap } from 'pixels/bitmap';
import { meadowAt } from './drawNear';
import { drawPine, farShades } from './drawPine';
import type { Role } from './hours';
import { isSet, Layer } from './layer';
import { stamp } from './stamps';
import { random, swell } from './terrain';

/** As high as the room above the columns of the footer, its middle in theirs; it comes again beyond its ends. */
const footerSize = { width: 960, height: 52 };
const { width, height } = footerSize;

const ground = swell(
  '0,45 80,43 170,46 270,43 370,46 430,46 540,46 600,44 700,46 790,43 880,46 960,45',
  0,
  5,
);
const hills = swell('0,37 60,33 130,38 230,31 330,39 420,36 520,40 610,33 690,37 770,30 860,38 960,37', 0, 5);

/** The last row of the sky above each colour; it is dithered from the row of the one before. */
const sky: readonly (readonly [role: Role, row: number])[] = [
  ['sky0', 3],
  ['sky1', 17],
  ['sky2', 30],
  ['sky3', 46],
];

/** The place and height of each pine. */
const pines: readonly (readonly [x: number, tall: number])[] = [
  [18, 24],
  [30, 33],
  [44, 21],
  [53, 15],
  [122, 17],
  [132, 25],
  [187, 14],
  [236, 22],
  [248, 30],
  [262, 18],
  [331, 16],
  [374, 19],
  [384, 27],
  [586, 16],
  [596, 24],
  [609, 32],
  [623, 20],
  [694, 15],
  [742, 26],
  [755, 19],
  [812, 14],
  [822, 21],
  [884, 19],
  [897, 31],
  [911, 24],
  [921, 16],
];

/** Where the lamp shines, and the left column of the bench. */
const lamp = { x: 506, y: 20 };
const bench = 448;

/** When the fox sleeps: by night the lamp beside him is the only light, by day it is off. */
export type FooterHour = 'day' | 'night';

/** The land above the footer, which ends in nothing above and below: in its middle the fox sleeps on a bench beside a lamp. */
export function drawFooter(hour: FooterHour): Bitmap {
  const layer = new Layer(footerSize);
  drawSky(layer, hour);
  for (const [x, tall] of pines) drawPine(layer, x, ground(x) + 1, tall, farShades);
  drawMeadow(layer, hour);
  const foot = ground(486) + 2;
  stamp(layer, 'streetLamp', lamp.x - 6, foot);
  stamp(layer, 'bench', bench, foot, true);
  stamp(layer, 'sleeper', bench + 7, foot - 7, true);
  if (hour === 'day') dimLamplight(layer);
  for (const [name, x] of [
    ['bush', 90],
    ['smallMushroom', 214],
    ['bush', 296],
    ['mushroom', 418],
    ['smallMushroom', 428],
    ['bush', 532],
    ['smallMushroom', 662],
    ['bush', 782],
  ] as const)
    stamp(layer, name, x, ground(x + 4) + 1);
  return layer.bitmap;
}

/** How many rows of the sky are dithered into the page above. */
const fading: Readonly<Record<FooterHour, number>> = { day: 14, night: 5 };

/** By day the lamp is off, and what it lights at night on the bench, on the fox and on its post is in the shade. */
function dimLamplight(layer: Layer): void {
  for (let x = bench; x < lamp.x + 8; x++)
    for (let y = 0; y < height; y++) {
      const isGlass = x > lamp.x - 6 && y >= lamp.y - 1 && y < lamp.y + 6;
      const role = layer.get(x, y);
      if (role === 'lampShade' && !isGlass) layer.set(x, y, 'wood');
      if (role === 'disc' && isGlass) layer.set(x, y, 'lamp');
    }
}

function drawSky(layer: Layer, hour: FooterHour): void {
  for (let x = 0; x < width; x++)
    for (let y = 0; y < ground(x); y++) {
      if (!isSet(x, y, (y + 1) / fading[hour])) continue;
      let role: Role = 'sky0';
      let from = 1;
      for (const [next, row] of sky) {
        if (y >= row || isSet(x, y, (y - from) / (row - from))) role = next;
        from = row;
      }
      layer.set(x, y, y < hills(x) ? role : 'ridge');
    }
  if (hour === 'day') return;
  for (let star = 0; star < 110; star++) {
    const x = Math.floor(random(star * 7 + 3) * width);
    const y = fading.night + Math.floor(random(star * 7 + 5) ** 1.4 * 24);
    if (Math.hypot(x - lamp.x, y - lamp.y) > 20) layer.set(x, y, star % 3 === 0 ? 'star' : 'faintStar');
  }
  // The halo of the lamp: loose pixels, fewer with each step from it.
  for (let x = lamp.x - 24; x <= lamp.x + 24; x++)
    for (let y = 0; y < lamp.y + 24; y++) {
      const far = Math.hypot(x - lamp.x, y - lamp.y);
      if (isSet(x, y, 0.7 - far / 26)) layer.set(x, y, 'lampShade');
    }
}

/** The meadow, lit below the lamp by night, fades into what is below it. */
function drawMeadow(layer: Layer, hour: FooterHour): void {
  for (let x = 0; x < width; x++)
    for (let y = ground(x); y < height; y++) {
      const depth = y - ground(x);
      if (!isSet(x, y, (height - y) / 6)) continue;
      const light = hour === 'day' ? 0 : 1 - Math.hypot((x - lamp.x) / 34, depth / 6);
      const isInShade = depth > 1 && depth < 4 && x > bench && x < bench + 43;
      layer.set(x, y, isInShade ? 'meadowShade' : isSet(x, y, 0.8 * light) ? 'gold' : meadowAt(x, y, depth));
    }
}
