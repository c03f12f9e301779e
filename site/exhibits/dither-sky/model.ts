import { bayerMatrix } from 'pixels/edit/bayer';
import { dither, ditherGradient } from 'pixels/edit/dither';
import { packColor, pixels32, rasterOf, unpackColor } from 'pixels/edit/pixels32';
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

/** How much of a row is dark, 0 to 1 (rule 1). */
export function darknessOf({ threshold }: Sky, row: number): number {
  return Math.max(0, Math.min(1, 0.5 + (threshold - row) / reach));
}

/** The sky mixed by the pattern (rule 2). */
export function drawPattern(sky: Sky): Raster {
  const values = Float32Array.from({ length: side * side }, (_, at) =>
    darknessOf(sky, Math.floor(at / side)),
  );
  return withScene(ditherGradient(values, side, skyColors, sky.matrix), sky);
}

/** The sky mixed by error diffusion (rule 3). */
export function drawDiffused(sky: Sky): Raster {
  return withScene(rasterOf(side, side, diffuseSky(sky).slice(above * side)), sky);
}

/** The last one that was diffused: its picture and what lies around it are of one sky. */
let last: { readonly sky: Sky; readonly words: Uint32Array<ArrayBuffer> } | undefined;

/** The sky alone, with the rows above the picture, from which error comes into it. */
function diffuseSky(sky: Sky): Uint32Array<ArrayBuffer> {
  if (last?.sky === sky) return last.words;
  const height = above + side;
  const words = new Uint32Array(side * height);
  for (let row = 0; row < height; row++)
    words.fill(packColor(mixSky(darknessOf(sky, row - above))), row * side, (row + 1) * side);
  const diffused = pixels32(dither(rasterOf(side, height, words), skyColors, { kind: sky.diffusion }));
  last = { sky, words: diffused };
  return diffused;
}

/** Both skies as they go on to the edges of the stage: the diffused one is mirrored there (rule 1). */
export function surroundSky(sky: Sky): PixelAround {
  const [bright, dark] = skyColors.map(packColor);
  const matrix = bayerMatrix(sky.matrix);
  const mask = sky.matrix - 1;
  const diffused = diffuseSky(sky);
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
    const turned = column % (2 * side);
    return diffused[(y + above) * side + (turned < side ? turned : 2 * side - 1 - turned)] ?? dark ?? 0;
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
  const data = new Uint8ClampedArray(width * height * 4);
  for (let row = 0; row < height; row++) {
    const isGoal = Math.abs(row - hilltops) <= nearEnough;
    // An arrow to both sides.
    const reach = 2 - Math.abs(row - sky.threshold);
    for (let column = 0; column < gap; column++) {
      const isMark = reach > 0 && (reach === 2 || column === 1 || column === 2);
      const color = isMark !== isGoal ? (isGoal ? window : moon) : silhouette;
      data.set(unpackColor(color), (row * width + side + column) * 4);
    }
  }
  for (const [left, { data: from }] of [
    [0, drawPattern(sky)],
    [side + gap, drawDiffused(sky)],
  ] as const)
    for (let row = 0; row < height; row++)
      data.set(from.subarray(row * side * 4, (row + 1) * side * 4), (row * width + left) * 4);
  return { width, height, data };
}

/** `46-4-atkinson` (rule 6). */
export const skyLink = fields('{threshold}-{matrix}-{diffusion}', {
  threshold: int(0, side - 1),
  matrix: oneOf(...matrixSides),
  diffusion: oneOf(...diffusions),
});
