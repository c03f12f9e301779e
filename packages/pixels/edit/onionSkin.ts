import { blankRaster, type Raster, type Rgba } from '../raster';

/** How a frame is laid over others. */
interface Layer {
  /** 0 to 1. */
  readonly opacity: number;
  /** Its colours are moved towards this one by its alpha, 255 for wholly. */
  readonly tint?: Rgba | undefined;
}

/**
 * Lays a picture over another of the same size, by the rule "over" for colours that are not multiplied
 * by alpha. Source: T. Porter, T. Duff, "Compositing digital images" (1984),
 * https://www.w3.org/TR/compositing-1/#porterduffcompositingoperators_srcover
 */
export function blendOver(below: Raster, above: Raster, { opacity, tint }: Layer): Raster {
  const data = below.data.slice();
  const [tintRed, tintGreen, tintBlue, tintAlpha] = tint ?? [0, 0, 0, 0];
  const tints = [tintRed, tintGreen, tintBlue];
  const strength = tintAlpha / 255;
  for (let at = 0; at < data.length; at += 4) {
    const alpha = ((above.data[at + 3] ?? 0) / 255) * opacity;
    if (alpha === 0) continue;
    const rest = ((data[at + 3] ?? 0) / 255) * (1 - alpha);
    const whole = alpha + rest;
    for (let channel = 0; channel < 3; channel++) {
      const own = above.data[at + channel] ?? 0;
      const tinted = own + ((tints[channel] ?? 0) - own) * strength;
      data[at + channel] = (tinted * alpha + (data[at + channel] ?? 0) * rest) / whole;
    }
    data[at + 3] = whole * 255;
  }
  return { width: below.width, height: below.height, data };
}

export interface OnionSkin {
  /** How many frames before and after are shown. */
  readonly before: number;
  readonly after: number;
  /** Opacity of the nearest ones, 0 to 1; each farther one has half of the one before it. */
  readonly opacity: number;
  /** Tints of earlier and later frames; their alpha is the strength. */
  readonly past: Rgba;
  readonly future: Rgba;
}

/** Most frames on either side: fainter ones cannot be seen. */
const mostGhosts = 8;

/** A frame over the ghosts of its neighbours, the farthest at the bottom. All frames have one size. */
export function drawOnionSkin(frames: readonly Raster[], index: number, skin: OnionSkin): Raster {
  const current = frames[index];
  if (current === undefined) return blankRaster(0, 0);
  let picture = blankRaster(current.width, current.height);
  for (let distance = Math.min(mostGhosts, Math.max(skin.before, skin.after)); distance > 0; distance--) {
    const opacity = skin.opacity / 2 ** (distance - 1);
    const past = distance <= skin.before ? frames[index - distance] : undefined;
    const future = distance <= skin.after ? frames[index + distance] : undefined;
    if (past !== undefined) picture = blendOver(picture, past, { opacity, tint: skin.past });
    if (future !== undefined) picture = blendOver(picture, future, { opacity, tint: skin.future });
  }
  return blendOver(picture, current, { opacity: 1 });
}
