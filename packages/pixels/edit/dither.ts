import type { Raster, Rgba } from '../raster';
import { bayerMatrix } from './bayer';
import { createNearest } from './nearestColor';
import { packColor, pixels32, rasterOf } from './pixels32';

/** Where the error of a pixel goes: steps to the right and down, and the share of it. */
type Diffusion = readonly { readonly right: number; readonly down: number; readonly share: number }[];

const nowhere = { right: 0, down: 0, share: 0 };

/**
 * Floyd and Steinberg pass the whole error on, Atkinson three quarters, which keeps darks and lights
 * clean. Sources: R. Floyd, L. Steinberg, "An adaptive algorithm for spatial grey scale" (1976),
 * https://en.wikipedia.org/wiki/Floyd%E2%80%93Steinberg_dithering and
 * https://en.wikipedia.org/wiki/Atkinson_dithering
 */
const diffusions = {
  'floyd-steinberg': [
    { right: 1, down: 0, share: 7 / 16 },
    { right: -1, down: 1, share: 3 / 16 },
    { right: 0, down: 1, share: 5 / 16 },
    { right: 1, down: 1, share: 1 / 16 },
  ],
  atkinson: [
    { right: 1, down: 0, share: 1 / 8 },
    { right: 2, down: 0, share: 1 / 8 },
    { right: -1, down: 1, share: 1 / 8 },
    { right: 0, down: 1, share: 1 / 8 },
    { right: 1, down: 1, share: 1 / 8 },
    { right: 0, down: 2, share: 1 / 8 },
  ],
} satisfies Record<string, Diffusion>;

export type Dithering = { readonly kind: keyof typeof diffusions } | OrderedDithering;

interface OrderedDithering {
  readonly kind: 'bayer';
  readonly side: 2 | 4 | 8;
  /** How far thresholds move a channel, from end to end, in steps of 0 to 255; about the distance of neighbouring colours. */
  readonly spread: number;
}

/** Rows of errors that are kept: the current one and two below it. */
const errorRows = 3;

/**
 * A picture in the colours of a palette, mixed by a pattern. Channels are taken as they are stored
 * (sRGB), as pixel art programs do; the nearest colour is that in OKLab. Alphas stay, and wholly
 * transparent pixels neither change nor take part.
 */
export function dither(raster: Raster, palette: readonly Rgba[], dithering: Dithering): Raster {
  const pixels = pixels32(raster).slice();
  if (palette.length > 0) {
    if (dithering.kind === 'bayer') ditherOrdered(pixels, raster.width, palette, dithering);
    else diffuse(pixels, raster.width, palette, diffusions[dithering.kind]);
  }
  return rasterOf(raster.width, raster.height, pixels);
}

function ditherOrdered(
  pixels: Uint32Array,
  width: number,
  palette: readonly Rgba[],
  { side, spread }: OrderedDithering,
): void {
  const nearest = createNearest(palette);
  const colors = Uint32Array.from(palette, packColor);
  const offsets = Float64Array.from(
    bayerMatrix(side),
    (value) => spread * ((value + 0.5) / (side * side) - 0.5),
  );
  for (let at = 0, x = 0, y = 0; at < pixels.length; at++) {
    const pixel = pixels[at] ?? 0;
    if (pixel >>> 24 !== 0) {
      const offset = offsets[(y & (side - 1)) * side + (x & (side - 1))] ?? 0;
      const moved =
        clamp((pixel & 255) + offset) |
        (clamp(((pixel >>> 8) & 255) + offset) << 8) |
        (clamp(((pixel >>> 16) & 255) + offset) << 16);
      pixels[at] = ((colors[nearest(moved)] ?? 0) & 0xffffff) | (pixel & 0xff000000);
    }
    if (++x === width) [x, y] = [0, y + 1];
  }
}

function diffuse(pixels: Uint32Array, width: number, palette: readonly Rgba[], diffusion: Diffusion): void {
  const nearest = createNearest(palette);
  const colors = Uint32Array.from(palette, packColor);
  const stride = width * 3;
  const errors = new Float32Array(stride * errorRows);
  const height = width === 0 ? 0 : pixels.length / width;
  for (let y = 0; y < height; y++) {
    const row = (y % errorRows) * stride;
    for (let x = 0; x < width; x++) {
      const pixel = pixels[y * width + x] ?? 0;
      if (pixel >>> 24 === 0) continue;
      const at = row + x * 3;
      const red = clamp((pixel & 255) + (errors[at] ?? 0));
      const green = clamp(((pixel >>> 8) & 255) + (errors[at + 1] ?? 0));
      const blue = clamp(((pixel >>> 16) & 255) + (errors[at + 2] ?? 0));
      const chosen = colors[nearest(red | (green << 8) | (blue << 16))] ?? 0;
      pixels[y * width + x] = (chosen & 0xffffff) | (pixel & 0xff000000);
      const missedRed = red - (chosen & 255);
      const missedGreen = green - ((chosen >>> 8) & 255);
      const missedBlue = blue - ((chosen >>> 16) & 255);
      for (let way = 0; way < diffusion.length; way++) {
        const { right, down, share } = diffusion[way] ?? nowhere;
        if (x + right < 0 || x + right >= width) continue;
        const target = ((y + down) % errorRows) * stride + (x + right) * 3;
        errors[target] = (errors[target] ?? 0) + missedRed * share;
        errors[target + 1] = (errors[target + 1] ?? 0) + missedGreen * share;
        errors[target + 2] = (errors[target + 2] ?? 0) + missedBlue * share;
      }
    }
    errors.fill(0, row, row + stride);
  }
}

function clamp(channel: number): number {
  return channel < 0 ? 0 : channel > 255 ? 255 : Math.round(channel);
}

/**
 * A gradient of two colours by a threshold matrix: a pixel becomes `second` where its value is over
 * (M + 0.5) / side². A matrix has side² + 1 such steps.
 * @param values 0 to 1, row by row
 */
export function ditherGradient(
  values: Float32Array,
  width: number,
  [first, second]: readonly [Rgba, Rgba],
  side: 2 | 4 | 8,
): Raster {
  const matrix = bayerMatrix(side);
  const [low, high] = [packColor(first), packColor(second)];
  const pixels = new Uint32Array(values.length);
  for (let at = 0; at < values.length; at++) {
    const place = (Math.floor(at / width) & (side - 1)) * side + ((at % width) & (side - 1));
    pixels[at] = (values[at] ?? 0) > ((matrix[place] ?? 0) + 0.5) / (side * side) ? high : low;
  }
  return rasterOf(width, width === 0 ? 0 : values.length / width, pixels);
}
