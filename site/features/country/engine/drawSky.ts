import type { Role } from './hours';
import { height, isSet, Layer, width } from './layer';
import { noise, random } from './terrain';

/** Where the moon or the sun stands: in no window behind the words of the home page. */
export const disc = { x: 350, y: 102, radius: 12 };

/** Bands of the sky by the row where each is reached, and how many rows above it are dithered. */
const bands: readonly { readonly role: Role; readonly row: number; readonly blend: number }[] = [
  { role: 'sky0', row: 0, blend: 0 },
  { role: 'sky1', row: 52, blend: 20 },
  { role: 'sky2', row: 88, blend: 18 },
  { role: 'sky3', row: 122, blend: 16 },
  { role: 'sky4', row: 146, blend: 12 },
];

/** The sky with stars, clouds and what shines in it. */
export function drawSky(): Layer {
  const layer = new Layer();
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) layer.set(x, y, skyAt(x, y));
  for (let star = 0; star < 110; star++) {
    const y = Math.floor(random(star * 3 + 2) ** 1.3 * 66);
    layer.set(
      Math.floor(random(star * 3 + 1) * width),
      y,
      y < 34 || random(star) <= 0.5 ? 'star' : 'faintStar',
    );
  }
  for (const [x, y] of [
    [160, 22],
    [286, 9],
    [402, 30],
    [520, 14],
    [60, 34],
    [604, 40],
  ] as const) {
    for (const step of [-1, 1]) {
      layer.set(x + step, y, 'faintStar');
      layer.set(x, y + step, 'faintStar');
    }
    layer.set(x, y, 'star');
  }
  drawDisc(layer);
  for (const [x, y, half] of [
    [36, 74, 18],
    [456, 74, 22],
    [520, 104, 34],
  ] as const)
    drawCloud(layer, x, y, half);
  return layer;
}

function skyAt(x: number, y: number): Role {
  let role: Role = 'sky0';
  for (const band of bands)
    if (isSet(x, y, y >= band.row ? 1 : 0.94 * (1 - (band.row - y) / band.blend))) role = band.role;
  return role;
}

/** Round, with a shaded edge at the lower right and a few spots. */
function drawDisc(layer: Layer): void {
  const { x, y, radius } = disc;
  for (let down = -radius; down <= radius; down++)
    for (let right = -radius; right <= radius; right++) {
      if (right ** 2 + down ** 2 >= radius ** 2 + 2) continue;
      const isShade = (right + 3) ** 2 + (down + 3) ** 2 > radius ** 2 - 4;
      layer.set(x + right, y + down, isShade ? 'discShade' : 'disc');
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
        if (!isCorner) layer.set(x + left + right, y + top + down, 'discShade');
      }
}

/** Bumps on a flat bottom that is thinner than the cloud is wide. */
function drawCloud(layer: Layer, middle: number, bottom: number, half: number): void {
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
