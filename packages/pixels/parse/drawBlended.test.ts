import { expect, test } from 'vitest';
import { type BlendMode, blendModes } from './blendColors';
import { drawBlended } from './drawBlended';

type Triple = readonly [number, number, number];
const levels = [0, 51, 64, 127, 128, 200, 255];
const alphas = [60, 100, 128, 255];

/**
 * A pixel over another as the specification has it, in fractions: https://www.w3.org/TR/compositing-1/
 * Over what is translucent, Aseprite then goes on towards the mixed colour, as far as both are opaque.
 */
function blend(
  below: Triple,
  belowAlpha: number,
  above: Triple,
  aboveAlpha: number,
  mode: BlendMode,
): number[] {
  const [b, s] = [below.map((channel) => channel / 255), above.map((channel) => channel / 255)];
  const [ab, as] = [belowAlpha / 255, aboveAlpha / 255];
  const mixed = mix(b, s, mode);
  const alpha = as + ab * (1 - as);
  const colors = b.map((channel, index) => {
    const own = (1 - ab) * (s[index] ?? 0) + ab * (mixed[index] ?? 0);
    const specified = (as * own + (1 - as) * ab * channel) / alpha;
    if (ab === 1 || mode === 'normal') return specified;
    const wholly = (as * (mixed[index] ?? 0) + (1 - as) * ab * channel) / alpha;
    return specified + (wholly - specified) * ab * as;
  });
  return [...colors, alpha].map((channel) => channel * 255);
}

function mix(b: readonly number[], s: readonly number[], mode: BlendMode): number[] {
  const each = separable[mode];
  if (each !== undefined) return b.map((channel, index) => each(channel, s[index] ?? 0));
  if (mode === 'hue') return setLum(setSat(s, sat(b)), lum(b));
  if (mode === 'saturation') return setLum(setSat(b, sat(s)), lum(b));
  return mode === 'color' ? setLum(s, lum(b)) : setLum(b, lum(s));
}

const hardLight = (b: number, s: number) => (s <= 0.5 ? b * 2 * s : b + (2 * s - 1) - b * (2 * s - 1));
const separable: Partial<Record<BlendMode, (below: number, above: number) => number>> = {
  normal: (_, s) => s,
  multiply: (b, s) => b * s,
  screen: (b, s) => b + s - b * s,
  overlay: (b, s) => hardLight(s, b),
  darken: Math.min,
  lighten: Math.max,
  colorDodge: (b, s) => (b === 0 ? 0 : s === 1 ? 1 : Math.min(1, b / (1 - s))),
  colorBurn: (b, s) => (b === 1 ? 1 : s === 0 ? 0 : 1 - Math.min(1, (1 - b) / s)),
  hardLight,
  softLight: (b, s) => {
    const d = b <= 0.25 ? ((16 * b - 12) * b + 4) * b : Math.sqrt(b);
    return s <= 0.5 ? b - (1 - 2 * s) * b * (1 - b) : b + (2 * s - 1) * (d - b);
  },
  difference: (b, s) => Math.abs(b - s),
  exclusion: (b, s) => b + s - 2 * b * s,
  addition: (b, s) => Math.min(1, b + s),
  subtract: (b, s) => Math.max(0, b - s),
  divide: (b, s) => (b === 0 ? 0 : Math.min(1, b / s)),
};

const lum = ([r = 0, g = 0, b = 0]: readonly number[]) => 0.3 * r + 0.59 * g + 0.11 * b;
const sat = (color: readonly number[]) => Math.max(...color) - Math.min(...color);
function setSat(color: readonly number[], saturation: number): number[] {
  const range = sat(color);
  return color.map((channel) => (range === 0 ? 0 : ((channel - Math.min(...color)) * saturation) / range));
}
function setLum(color: readonly number[], luminosity: number): number[] {
  const moved = color.map((channel) => channel + luminosity - lum(color));
  const [light, least, most] = [lum(moved), Math.min(...moved), Math.max(...moved)];
  const raised = least < 0 ? moved.map((c) => light + ((c - light) * light) / (light - least)) : moved;
  return most > 1 ? raised.map((c) => light + ((c - light) * (1 - light)) / (most - light)) : raised;
}

function draw(
  below: readonly number[],
  above: readonly number[],
  opacity: number,
  mode: BlendMode,
): number[] {
  const target = { width: 1, height: 1, data: Uint8ClampedArray.from(below) };
  drawBlended(target, { width: 1, height: 1, data: Uint8ClampedArray.from(above) }, 0, 0, opacity, mode);
  return [...target.data];
}

const triples: readonly Triple[] = levels.flatMap((one) =>
  levels.map((other) => [one, other, (one * 3 + other) % 256] as const),
);

test.each(blendModes)(
  '%s: pixels are as the specification has them, within what rounding takes away',
  (mode) => {
    let worst = 0;
    for (const below of triples)
      for (const above of triples) {
        const [belowAlpha = 255, aboveAlpha = 255] = [
          alphas[(below[0] + above[1]) % 4],
          alphas[above[0] % 4],
        ];
        const expected = blend(below, belowAlpha, above, aboveAlpha, mode);
        const drawn = draw([...below, belowAlpha], [...above, aboveAlpha], 255, mode);
        for (const [channel, value] of expected.entries())
          worst = Math.max(worst, Math.abs(value - (drawn[channel] ?? 0)));
      }
    expect(worst).toBeLessThan(4);
  },
);

test('normal mode rounds towards what is below', () => {
  expect(draw([0, 0, 0, 255], [255, 255, 255, 255], 128, 'normal')).toEqual([128, 128, 128, 255]);
  expect(draw([10, 10, 10, 255], [11, 9, 10, 255], 254, 'normal')).toEqual([10, 10, 10, 255]);
});

test('over nothing, a pixel keeps its colour in every mode', () => {
  for (const mode of blendModes)
    expect(draw([0, 0, 0, 0], [9, 8, 7, 200], 128, mode)).toEqual([9, 8, 7, 100]);
});

test('what is transparent changes nothing', () => {
  for (const mode of blendModes) expect(draw([1, 2, 3, 4], [9, 8, 7, 0], 255, mode)).toEqual([1, 2, 3, 4]);
  expect(draw([1, 2, 3, 4], [9, 8, 7, 255], 0, 'normal')).toEqual([1, 2, 3, 4]);
});

test('a picture is drawn where it belongs, and what sticks out is cut off', () => {
  const source = {
    width: 3,
    height: 2,
    data: Uint8ClampedArray.from({ length: 24 }, (_, at) => (at % 4 === 3 ? 255 : at)),
  };
  const drawnAt = (left: number, top: number) => {
    const target = { width: 3, height: 2, data: new Uint8ClampedArray(24) };
    drawBlended(target, source, left, top, 255, 'normal');
    // The first channel of each pixel tells which one it was.
    return Array.from({ length: 6 }, (_, at) =>
      target.data[at * 4 + 3] === 0 ? '.' : (target.data[at * 4] ?? 0) / 4,
    ).join('');
  };
  expect(drawnAt(0, 0)).toBe('012345');
  expect(drawnAt(1, 0)).toBe('.01.34');
  expect(drawnAt(-1, 0)).toBe('12.45.');
  expect(drawnAt(0, 1)).toBe('...012');
  expect(drawnAt(-2, -1)).toBe('5.....');
  expect(drawnAt(3, 2)).toBe('......');
  expect(drawnAt(-9, -9)).toBe('......');
});
