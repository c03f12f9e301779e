import { bayerMatrix } from 'pixels/edit/bayer';
import { dither, ditherGradient } from 'pixels/edit/dither';
import { packColor, pixels32, rasterOf } from 'pixels/edit/pixels32';
import type { Raster, Rgba } from 'pixels/raster';
import { fields, int, oneOf } from '../kit/linkCodec';
import type { PixelAround } from '../kit/surroundings';
import { drawScene, hilltops, landBeside, moon, side, silhouette, skyColors, window } from './scene';

export const matrixSides = [2, 4, 8] as const;
export const diffusions = ['floyd-steinberg', 'atkinson'] as const;

export interface Sky {
  /** The row that is dark by half, from 0. */
  readonly threshold: number;
  /** Of the Bayer matrix. */
  readonly matrix: (typeof matrixSides)[number];
  readonly diffusion: (typeof diffusions)[number];
}

export const startSky: Sky = { threshold: 22, matrix: 4, diffusion: 'floyd-steinberg' };

/** Rows from wholly dark to wholly bright. */
const reach = 40;
/** Rows above the picture in which it may not be wholly dark yet. */
const above = reach / 2;
/** How far from the hilltops the threshold may lie where the goal is met, in rows. */
const nearEnough = 3;

/** Pixels between the two skies. */
export const gap = 4;
/** Both skies side by side. */
export const stageSize = { width: 2 * side + gap, height: side };

/** The sky with its threshold at another row, moved into the picture. */
export function moveThreshold(sky: Sky, row: number): Sky {
  return { ...sky, threshold: Math.max(0, Math.min(side - 1, Math.round(row))) };
}

/** Rule 5. */
export function isGoalMet({ threshold }: Sky): boolean {
  return Math.abs(threshold - hilltops) <= nearEnough;
}

/** Where the threshold lies beside the hilltops, and how many rows away from them. */
export function placeOf(sky: Sky): { readonly place: 'above' | 'on' | 'below'; readonly rows: number } {
  const rows = hilltops - sky.threshold;
  return { place: isGoalMet(sky) ? 'on' : rows > 0 ? 'above' : 'below', rows: Math.abs(rows) };
}

/** How much of a row is dark, 0 to 1 (rule 1). */
export function darknessOf({ threshold }: Sky, row: number): number {
  return Math.max(0, Math.min(1, 0.5 + (threshold - row) / reach));
}

/** The sky mixed by the pattern (rule 2). */
export function drawPattern(sky: Sky): Raster {
  const values = new Float32Array(side * side);
  for (let row = 0; row < side; row++) values.fill(darknessOf(sky, row), row * side, (row + 1) * side);
  return withScene(ditherGradient(values, side, skyColors, sky.matrix), sky);
}

/** The sky mixed by error diffusion (rule 3). */
export function drawDiffused(sky: Sky): Raster {
  const words = new Uint32Array(side * side).fill(packColor(skyColors[1]));
  const { diffused, top } = diffuseSky(sky);
  words.set(diffused.subarray(Math.max(0, -top) * side, (side - top) * side), Math.max(0, top) * side);
  return withScene(rasterOf(side, side, words), sky);
}

/** The dusk of each diffusion, which is drawn once. */
const dusks = new Map<Sky['diffusion'], Uint32Array<ArrayBuffer>>();

/**
 * The sky alone from the row `top` of the picture on, above which it is wholly dark. A wholly dark row passes no error
 * on, so that it is one dusk wherever it begins.
 */
function diffuseSky({ diffusion, threshold }: Sky) {
  const top = threshold - above;
  const known = dusks.get(diffusion);
  if (known !== undefined) return { diffused: known, top };
  const height = above + side;
  const words = new Uint32Array(side * height);
  const highest = { ...startSky, threshold: above };
  for (let row = 0; row < height; row++)
    words.fill(packColor(mixSky(darknessOf(highest, row))), row * side, (row + 1) * side);
  const diffused = pixels32(dither(rasterOf(side, height, words), skyColors, { kind: diffusion }));
  dusks.set(diffusion, diffused);
  return { diffused, top };
}

/** Both skies as they go on to the edges of the stage: the diffused one begins again there (rule 1). */
export function surroundSky(sky: Sky): PixelAround {
  const [bright, dark] = skyColors.map(packColor);
  const matrix = bayerMatrix(sky.matrix);
  const mask = sky.matrix - 1;
  const { diffused, top } = diffuseSky(sky);
  return (x, y) => {
    const column = x < side ? x : x - side - gap;
    if (x >= side && column < 0) return silhouette;
    const darkness = darknessOf(sky, y);
    const land = landBeside(column, y, darkness === 1);
    if (land !== undefined) return land;
    if (x < side) {
      const step = matrix[(y & mask) * sky.matrix + (x & mask)] ?? 0;
      return (darkness > (step + 0.5) / sky.matrix ** 2 ? dark : bright) ?? 0;
    }
    return diffused[(y - top) * side + (column % side)] ?? dark ?? 0;
  };
}

function mixSky(darkness: number): Rgba {
  const [bright, dark] = skyColors;
  const mix = (one: number, other: number) => Math.round(one + (other - one) * darkness);
  return [mix(bright[0], dark[0]), mix(bright[1], dark[1]), mix(bright[2], dark[2]), 255];
}

function withScene(raster: Raster, sky: Sky): Raster {
  drawScene(raster, (row) => darknessOf(sky, row) === 1);
  return raster;
}

/** Both skies side by side; between them stand the rows of the goal, and the threshold as a mark that comes to them (rule 8). */
export function drawStage(sky: Sky): Raster {
  const { width, height } = stageSize;
  const words = new Uint32Array(width * height);
  const [pattern, diffused] = [pixels32(drawPattern(sky)), pixels32(drawDiffused(sky))];
  for (let row = 0; row < height; row++) {
    const isGoal = Math.abs(row - hilltops) <= nearEnough;
    // An arrow to both sides.
    const reach = 2 - Math.abs(row - sky.threshold);
    for (let column = 0; column < gap; column++) {
      const isMark = reach > 0 && (reach === 2 || column === 1 || column === 2);
      words[row * width + side + column] = isMark === isGoal ? silhouette : isGoal ? window : moon;
    }
    words.set(pattern.subarray(row * side, (row + 1) * side), row * width);
    words.set(diffused.subarray(row * side, (row + 1) * side), row * width + side + gap);
  }
  return rasterOf(width, height, words);
}

/** `46-4-atkinson` (rule 6). */
export const skyLink = fields('{threshold}-{matrix}-{diffusion}', {
  threshold: int(0, side - 1),
  matrix: oneOf(...matrixSides),
  diffusion: oneOf(...diffusions),
});
