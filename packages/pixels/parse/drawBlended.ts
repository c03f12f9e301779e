import type { Raster } from '../raster';
import { type BlendMode, channelMixers, colorMixers, multiply } from './blendColors';

/**
 * Draws a picture over another, which is changed, with its corner at `left`, `top`; what sticks out is
 * cut off. The result is that of Aseprite, bit by bit: where what is below is translucent, a blend mode
 * counts as much as it is opaque, and the colours themselves count for the rest.
 * Source: https://www.w3.org/TR/compositing-1/#generalformula
 * @param opacity 0 to 255
 */
export function drawBlended(
  target: Raster,
  source: Raster,
  left: number,
  top: number,
  opacity: number,
  mode: BlendMode,
): void {
  const mix = mixerOf(mode);
  const startX = Math.max(0, -left);
  const endX = Math.min(source.width, target.width - left);
  const endY = Math.min(source.height, target.height - top);
  if (opacity === 0) return;
  const { data } = source;
  const words = new Uint32Array(data.buffer, data.byteOffset, data.length >> 2);
  const targetWords = new Uint32Array(target.data.buffer, target.data.byteOffset, target.data.length >> 2);
  for (let y = Math.max(0, -top); y < endY; y++) {
    let from = y * source.width + startX;
    let to = (top + y) * target.width + left + startX;
    for (let x = startX; x < endX; x++, from++, to++) {
      const word = words[from] ?? 0;
      if (word === 0) continue;
      const alpha = data[from * 4 + 3] ?? 0;
      if (alpha === 0) continue;
      if (mix !== undefined && target.data[to * 4 + 3] !== 0)
        blendPixel(target.data, to * 4, data, from * 4, opacity, mix);
      else if (alpha === 255 && opacity === 255) targetWords[to] = word;
      else coverPixel(target.data, to * 4, data, from * 4, opacity);
    }
  }
}

/** A pixel over another without a blend mode. */
function coverPixel(
  target: Uint8ClampedArray,
  to: number,
  source: Uint8ClampedArray,
  from: number,
  opacity: number,
): void {
  const share = multiply(source[from + 3] ?? 0, opacity);
  const below = target[to + 3] ?? 0;
  const alpha = share + below - multiply(below, share);
  for (let channel = 0; channel < 3; channel++) {
    const color = source[from + channel] ?? 0;
    target[to + channel] = below === 0 ? color : covered(target[to + channel] ?? 0, color, share, alpha);
  }
  target[to + 3] = alpha;
}

/** Rounded towards what is below. */
function covered(below: number, above: number, share: number, alpha: number): number {
  return below + Math.trunc(((above - below) * share) / alpha);
}

/** Mixes two colours of three channels into the third. */
type MixInto = (
  target: Uint8ClampedArray,
  to: number,
  source: Uint8ClampedArray,
  from: number,
  mixed: Uint8Array,
) => void;

/** A pixel over one that is not wholly transparent, with a blend mode. */
function blendPixel(
  target: Uint8ClampedArray,
  to: number,
  source: Uint8ClampedArray,
  from: number,
  opacity: number,
  mix: MixInto,
): void {
  mix(target, to, source, from, scratch);
  const share = multiply(source[from + 3] ?? 0, opacity);
  const below = target[to + 3] ?? 0;
  const alpha = share + below - multiply(below, share);
  const both = multiply(below, share);
  for (let channel = 0; channel < 3; channel++) {
    const color = target[to + channel] ?? 0;
    const normal = covered(color, source[from + channel] ?? 0, share, alpha);
    const blended = covered(color, scratch[channel] ?? 0, share, alpha);
    const merged = normal + multiply(blended - normal, below);
    target[to + channel] = merged + multiply(blended - merged, both);
  }
  target[to + 3] = alpha;
}

const scratch = new Uint8Array(3);

function mixerOf(mode: BlendMode): MixInto | undefined {
  const mixChannels = channelMixers[mode];
  if (mixChannels !== undefined)
    return (target, to, source, from, mixed) => {
      for (let channel = 0; channel < 3; channel++)
        mixed[channel] = mixChannels(target[to + channel] ?? 0, source[from + channel] ?? 0);
    };
  const mixColors = colorMixers[mode];
  if (mixColors === undefined) return undefined;
  const below = new Float64Array(3);
  const above = new Float64Array(3);
  return (target, to, source, from, mixed) => {
    for (let channel = 0; channel < 3; channel++) {
      below[channel] = (target[to + channel] ?? 0) / 255;
      above[channel] = (source[from + channel] ?? 0) / 255;
    }
    mixColors(below, above);
    for (let channel = 0; channel < 3; channel++) mixed[channel] = Math.trunc(255 * (above[channel] ?? 0));
  };
}
