import { blendRamp } from 'pixels/edit/blendRamp';
import { fromOklch } from 'pixels/edit/oklab';
import type { Rgba } from 'pixels/raster';
import { fields, int, oneOf } from '../kit/linkCodec';

export const spaces = ['oklch', 'hsv'] as const;
/** The shades whose hue the reader chooses, from dark to light. */
export const parts = ['shadow', 'base', 'light'] as const;
export type Part = (typeof parts)[number];

export interface Ramp {
  /** Steps of 3 degrees, 0 to 119. */
  readonly hues: Readonly<Record<Part, number>>;
  readonly space: (typeof spaces)[number];
  /** The one that the keyboard turns. */
  readonly chosen: Part;
}

export const hueSteps = 120;
export const degreesPerStep = 360 / hueSteps;
/** A red of one hue from dark to light: what "lighter and darker" alone gives. */
export const startRamp: Ramp = {
  hues: { shadow: 8, base: 8, light: 8 },
  space: 'oklch',
  chosen: 'shadow',
};

/** Lightness and chroma of each part in OKLCH (rule 1). */
const tones = {
  shadow: { lightness: 0.34, chroma: 0.11 },
  base: { lightness: 0.58, chroma: 0.17 },
  light: { lightness: 0.86, chroma: 0.12 },
};
/** Where parts turn to, in degrees: blue-violet and yellow. */
const aims = { shadow: 285, light: 96 };
export type TurnedPart = keyof typeof aims;
/** How far a hue may be from the one that it is named after, in degrees. */
const nameRange = 27;
/** The names of hues, each with the degree where it ends. */
const hueNames = [
  ['pink', 10],
  ['red', 45],
  ['orange', aims.light - nameRange - 1],
  ['yellow', aims.light + nameRange],
  ['green', 170],
  ['cyan', 225],
  ['blue', aims.shadow - nameRange - 1],
  ['blueViolet', aims.shadow + nameRange],
  ['purple', 335],
] as const;
type HueName = (typeof hueNames)[number][0];

/** The hue of a part turned to a step, which goes round; the part becomes the chosen one. */
export function turnHue(ramp: Ramp, part: Part, step: number): Ramp {
  const hue = ((Math.round(step) % hueSteps) + hueSteps) % hueSteps;
  return { ...ramp, chosen: part, hues: { ...ramp.hues, [part]: hue } };
}

/** The part that stands nearest to a step of the bar; of several there the one in front (rule 4). */
export function nearestPart({ hues, chosen }: Ramp, step: number): Part {
  const far = (part: Part) => Math.abs(hues[part] - step);
  return fromBehind(chosen).reduce((best, part) => (far(part) <= far(best) ? part : best));
}

/** The parts as they stand on the bar, the chosen one in front. */
export function fromBehind(chosen: Part): readonly Part[] {
  return [...parts.filter((part) => part !== chosen), chosen];
}

/** The part before or after the chosen one, and no further than the ends. */
export function choosePart(ramp: Ramp, by: -1 | 1): Ramp {
  const at = parts.indexOf(ramp.chosen) + by;
  return { ...ramp, chosen: parts[at] ?? ramp.chosen };
}

/** The five shades from dark to light (rules 1 and 2). */
export function shadesOf({ hues, space }: Ramp): readonly Rgba[] {
  const [shadow, base, light] = parts.map((part) =>
    fromOklch({ ...tones[part], hue: hues[part] * degreesPerStep }),
  );
  if (shadow === undefined || base === undefined || light === undefined) return [];
  return [...blendRamp(shadow, base, space, 3), ...blendRamp(base, light, space, 3).slice(1)];
}

/** The name of a hue, by its step. */
export function hueNameOf(step: number): HueName {
  return hueNames.find(([, end]) => step * degreesPerStep <= end)?.[0] ?? 'pink';
}

/** The part that is still to be turned for the goal, the shadow first; `undefined` where it is met (rule 5). */
export function partToTurn({ hues }: Ramp): TurnedPart | undefined {
  return zones.find(({ part, first, last }) => hues[part] < first || hues[part] > last)?.part;
}

const zoneOf = (part: TurnedPart) => ({
  part,
  first: (aims[part] - nameRange) / degreesPerStep,
  last: (aims[part] + nameRange) / degreesPerStep,
});
/** The steps in which a part is turned, the first one and the last one. */
export const zones = [zoneOf('shadow'), zoneOf('light')] as const;

const hue = int(0, hueSteps - 1);

/** `114-8-24-oklch` (rule 7). */
export const rampLink = fields('{hues}-{space}', {
  hues: fields('{shadow}-{base}-{light}', { shadow: hue, base: hue, light: hue }),
  space: oneOf(...spaces),
});
