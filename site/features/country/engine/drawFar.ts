import { disc } from './drawSky';
import type { Role } from './hours';
import { height, Layer, width } from './layer';
import type { Season } from './seasons';
import { noise } from './terrain';

/** A mountain: its summit, and how far its feet are to the left and to the right of that in the row `foot`. */
type Peak = readonly [x: number, y: number, left: number, right: number];

/** The row that the feet of all mountains stand on, behind the hills. */
const foot = 172;

/** The farthest first. */
const peaks: Readonly<Record<Season, readonly Peak[]>> = {
  summer: [
    [180, 130, 52, 54],
    [258, 134, 46, 44],
    [345, 137, 40, 44],
    [434, 128, 52, 50],
    [20, 122, 78, 66],
    [138, 119, 66, 60],
    [220, 122, 58, 56],
    [393, 106, 62, 64],
    [474, 114, 62, 58],
    [572, 108, 76, 70],
    [640, 116, 60, 60],
    [299, 110, 74, 66],
  ],
  autumn: [
    [100, 132, 60, 60],
    [246, 132, 60, 60],
    [420, 130, 60, 60],
    [4, 118, 80, 70],
    [168, 120, 84, 78],
    [304, 118, 90, 84],
    [500, 118, 86, 80],
    [606, 122, 70, 70],
  ],
  winter: [
    [70, 128, 46, 46],
    [230, 126, 50, 50],
    [346, 132, 40, 40],
    [500, 122, 54, 50],
    [6, 104, 76, 66],
    [110, 110, 66, 62],
    [180, 98, 70, 64],
    [278, 104, 66, 60],
    [396, 102, 72, 66],
    [462, 106, 62, 60],
    [548, 96, 72, 68],
    [634, 106, 66, 60],
  ],
};
const ridges: readonly Peak[] = [
  [118, 148, 60, 60],
  [330, 150, 56, 60],
  [430, 146, 56, 56],
  [76, 138, 80, 76],
  [166, 134, 74, 66],
  [270, 139, 66, 62],
  [382, 140, 66, 66],
  [488, 135, 76, 74],
  [616, 138, 76, 60],
];

interface Range {
  readonly light: Role;
  readonly shade: Role;
  /** The row above which snow lies. */
  readonly snowRow: number;
}

/** Two ranges of mountains, lit from where the sun stands. */
export function drawFar(season: Season): Layer {
  const layer = new Layer();
  const far: Range = { light: 'peakLight', shade: 'peak', snowRow: season === 'winter' ? 132 : 127 };
  for (const [index, peak] of peaks[season].entries()) drawPeak(layer, peak, index, far);
  const near: Range = { light: 'ridgeLight', shade: 'ridge', snowRow: 0 };
  for (const [index, peak] of ridges.entries()) drawPeak(layer, peak, index + 50, near);
  for (let y = foot; y < height; y++) for (let x = 0; x < width; x++) layer.set(x, y, 'peak');
  return layer;
}

/** A rib: where it starts, in parts of the way from spine to edge and in rows below the summit, how long it is and how wide. */
type Rib = readonly [at: number, depth: number, long: number, wide: number];

/** Gullies of the light face, and ledges of the dark one that catch light. */
const gullies: readonly Rib[] = [
  [0.2, 6, 30, 0.26],
  [0.62, 10, 22, 0.3],
  [0.34, 30, 40, 0.34],
];
const ledges: readonly Rib[] = [
  [0.5, 4, 26, 0.2],
  [0.14, 20, 30, 0.16],
];

/**
 * A mountain in facets: a spine runs from its summit down between a light and a shaded face, and ribs fan out over both,
 * dark on the light one, light on the dark one.
 */
function drawPeak(layer: Layer, [x0, y0, left, right]: Peak, seed: number, range: Range): void {
  const isLitRight = x0 < disc.x;
  const tall = foot - y0;
  for (let y = y0; y < foot; y++) {
    const depth = y - y0;
    const part = depth / tall;
    const bumps = Math.min(1, depth / 5) * 7;
    const widthOf = (reach: number, own: number) =>
      Math.round(reach * part * (0.7 + 0.3 * part) + bumps * (noise(depth / 4, seed * 4 + own) - 0.4));
    const [toLeft, toRight] = [widthOf(left, 1), widthOf(right, 2)];
    const spine =
      Math.round(Math.min(1, depth / 6) * 12 * (noise(depth / 6, seed * 4 + 3) - 0.5)) +
      Math.round((isLitRight ? -0.22 : 0.22) * depth);
    for (let x = x0 - toLeft; x <= x0 + toRight; x++) {
      const out = x - x0 - spine;
      const isRight = out > 0;
      const whole = Math.max(1, isRight ? toRight - spine : toLeft + spine);
      const along = Math.abs(out) / whole;
      const isLitFace = isRight === isLitRight;
      const isRib = (isLitFace ? gullies : ledges).some(([at, from, long, wide], index) => {
        const below = (depth - from) / long;
        const start = at + 0.14 * (noise(depth / 6 + index * 9, seed) - 0.5);
        return along > start && along < start + wide * Math.min(below * 3, (1 - below) * 1.4);
      });
      // Tongues of snow reach farther down.
      const isSnow = y < range.snowRow - 7 + 12 * noise(x / 3, seed);
      const light = isSnow ? 'snow' : range.light;
      const shade = isSnow ? range.light : range.shade;
      layer.set(x, y, isLitFace === isRib ? shade : light);
    }
  }
}
