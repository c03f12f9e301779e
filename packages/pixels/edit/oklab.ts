import type { Rgba } from '../raster';
import { colorOfLight, type Linear, lightOf } from './srgb';

/** A colour as the eye orders it: equal distances look equally large. */
export interface Oklab {
  /** Perceived lightness, 0 to 1. */
  readonly lightness: number;
  /** From green (negative) to red. */
  readonly a: number;
  /** From blue (negative) to yellow. */
  readonly b: number;
}

/** The same by hue: `chroma` is the distance from grey, up to about 0.32 on screens. */
export interface Oklch {
  readonly lightness: number;
  readonly chroma: number;
  /** Degrees, 0 to 360: red near 29, yellow 110, green 142, blue 264. */
  readonly hue: number;
}

/** Source of all four: B. Ottosson, https://bottosson.github.io/posts/oklab/ (matrices of 2021-01-25) */
export function linearToOklab([red, green, blue]: Linear): Oklab {
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    a: 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    b: 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  };
}

export function oklabToLinear({ lightness, a, b }: Oklab): Linear {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

export function toOklab(color: Rgba): Oklab {
  return linearToOklab(lightOf(color));
}

export function toOklch(color: Rgba): Oklch {
  const { lightness, a, b } = toOklab(color);
  return { lightness, chroma: Math.hypot(a, b), hue: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360 };
}

/** Light may miss what screens show by so much before it counts as out of reach: less than half a step. */
const slack = 0.0001;

/**
 * The colour on screens. One that they cannot show becomes greyer until they can, with its lightness
 * and hue as they were: 20 halvings come nearer than a step of a channel.
 */
export function fromOklch({ lightness, chroma, hue }: Oklch, alpha = 255): Rgba {
  const bright = Math.min(1, Math.max(0, lightness));
  const turn = (hue * Math.PI) / 180;
  const lightWith = (amount: number) =>
    oklabToLinear({ lightness: bright, a: amount * Math.cos(turn), b: amount * Math.sin(turn) });
  let light = lightWith(chroma);
  let [low, high] = [0, chroma];
  for (let step = 0; step < 20 && !(step === 0 && isShown(light)); step++) {
    const middle = (low + high) / 2;
    if (isShown(lightWith(middle))) low = middle;
    else high = middle;
    light = lightWith(low);
  }
  return colorOfLight(light, alpha);
}

function isShown(light: Linear): boolean {
  return light.every((value) => value >= -slack && value <= 1 + slack);
}

/**
 * How far apart two colours look: about 0.02 is just seen side by side, black and white are 1 apart.
 * Source: https://www.w3.org/TR/css-color-4/#color-difference-OK
 */
export function distanceOk(one: Oklab, other: Oklab): number {
  return Math.hypot(one.lightness - other.lightness, one.a - other.a, one.b - other.b);
}
