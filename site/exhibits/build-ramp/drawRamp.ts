import { fromOklch, toOklab } from 'pixels/edit/oklab';
import { type PackedColor, packColor, rasterOf } from 'pixels/edit/pixels32';
import { colorOfHex } from 'pixels/edit/srgb';
import type { Raster, Rgba } from 'pixels/raster';
import { degreesPerStep, fromBehind, hueSteps, parts, type Ramp, shadesOf, zones } from './model';

export const stageSize = { width: 132, height: 64 };
/** Where the bar of hues begins, and its rows. */
export const bar = { left: 6, top: 56, height: 5 };

const ball = { radius: 21, y: 24, left: 32, right: 100 };
/** The shades between the balls, from light at the top to dark. */
const swatch = { left: 58, top: 5, width: 16, height: 8 };
export const ground = packColor(colorOfHex(0x17122b));
const mark = packColor(colorOfHex(0xfcf8ef));
/** Of a zone of the goal that its part stands in. */
const inZone = packColor(colorOfHex(0x79dca5));
/** Of the hues on the bar: as bright as all of them can be. */
const barTone = { lightness: 0.72, chroma: 0.12 };
/** Each of them: gamut mapping takes long, and they stay. */
const hues = Array.from({ length: hueSteps }, (_, step) =>
  packColor(fromOklch({ ...barTone, hue: step * degreesPerStep })),
);
/** From the top left, towards the reader; of length 1. */
const light = { x: -0.55, y: -0.62, z: 0.56 };
/** How much light a place has at least, to be of the second shade and so on. */
const limits = [0.02, 0.34, 0.66, 0.9];
/** A shade stands upon the bar with this, its colour inside; `c` is the colour. */
const handle = ['#####', '#ccc#', '#ccc#', '#####', '.###.', '..#..'];

/** The ball, its shades, its grey twin, and the bar of hues with its three handles and the zones of the goal (rules 3 to 5). */
export function drawRamp(ramp: Ramp): Raster {
  const { width, height } = stageSize;
  const words = new Uint32Array(width * height).fill(ground);
  const set = (x: number, y: number, word: PackedColor) => {
    if (x >= 0 && x < width && y >= 0 && y < height) words[y * width + x] = word;
  };
  const shades = shadesOf(ramp);
  const colors = shades.map(packColor);
  drawBalls(set, colors, shades.map(greyOf).map(packColor));
  for (const [index, word] of [...colors].reverse().entries())
    fillBox(set, { ...swatch, top: swatch.top + index * swatch.height }, word);
  for (const [step, word] of hues.entries()) fillBox(set, { ...bar, left: bar.left + step, width: 1 }, word);
  for (const { part, first, last } of zones) {
    const isIn = ramp.hues[part] >= first && ramp.hues[part] <= last;
    const zone = {
      left: bar.left + first,
      top: bar.top + bar.height + 1,
      width: last - first + 1,
      height: 1,
    };
    fillBox(set, { ...zone, height: 2 }, isIn ? inZone : mark);
    fillBox(set, { ...zone, left: zone.left + 1, width: zone.width - 2 }, ground);
  }
  for (const part of fromBehind(ramp.chosen)) {
    const edge = part === ramp.chosen ? mark : packColor(colorOfHex(0xb3abd6));
    const color = colors[parts.indexOf(part) * 2] ?? ground;
    drawHandle(set, bar.left + ramp.hues[part], edge, color);
  }
  return rasterOf(width, height, words);
}

type SetPixel = (x: number, y: number, word: PackedColor) => void;

/** Both balls, of colours and of greys: the light falls on them alike. */
function drawBalls(set: SetPixel, colors: readonly PackedColor[], greys: readonly PackedColor[]): void {
  const { radius, y: middle, left: leftBall, right: rightBall } = ball;
  for (let down = -radius; down < radius; down++)
    for (let right = -radius; right < radius; right++) {
      const [x, y] = [(right + 0.5) / radius, (down + 0.5) / radius];
      const rest = 1 - x * x - y * y;
      if (rest < 0) continue;
      const lit = x * light.x + y * light.y + Math.sqrt(rest) * light.z;
      let shade = 0;
      while (lit >= (limits[shade] ?? 2)) shade++;
      set(leftBall + right, middle + down, colors[shade] ?? ground);
      set(rightBall + right, middle + down, greys[shade] ?? ground);
    }
}

/** How light a colour looks, as a grey. */
function greyOf(color: Rgba): Rgba {
  return fromOklch({ lightness: toOklab(color).lightness, chroma: 0, hue: 0 });
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

function fillBox(set: SetPixel, { left, top, width, height }: Box, word: PackedColor): void {
  for (let y = top; y < top + height; y++) for (let x = left; x < left + width; x++) set(x, y, word);
}

function drawHandle(set: SetPixel, column: number, edge: PackedColor, color: PackedColor): void {
  const [left, top] = [column - 2, bar.top - handle.length];
  for (const [down, row] of handle.entries())
    for (const [right, letter] of [...row].entries())
      if (letter !== '.') set(left + right, top + down, letter === 'c' ? color : edge);
}
