import { expect, test } from 'vitest';
import { type ColorBlindness, simulateColorBlindness } from './colorBlindness';
import { contrastOf, luminanceOf, toGrey } from './contrast';
import { fromHsv, toHsv } from './hsv';
import { makeRamp } from './makeRamp';
import { mapColors, swapPalette } from './mapColors';
import { distanceOk, fromOklch, linearToOklab, oklabToLinear, toOklab, toOklch } from './oklab';
import { colorOfHex, fromLinear, type Linear, toLinear } from './srgb';
import { rasterOf, toWord, wordsOf } from './words';

const [black, white, red] = [colorOfHex(0), colorOfHex(0xffffff), colorOfHex(0xff0000)];

test('every step of a channel comes back from its light', () => {
  for (let step = 0; step < 256; step++) expect(fromLinear(toLinear(step))).toBe(step);
  expect(toLinear(188)).toBeCloseTo(0.5029, 4);
  expect([fromLinear(-1), fromLinear(2)]).toEqual([0, 255]);
});

test.each([
  [0xff0000, 0, 1, 1],
  [0xffff00, 60, 1, 1],
  [0x00ff00, 120, 1, 1],
  [0x008080, 180, 1, 128 / 255],
  [0x0000ff, 240, 1, 1],
  [0xff00ff, 300, 1, 1],
  [0x808080, 0, 0, 128 / 255],
  [0xbf4040, 0, 127 / 191, 191 / 255],
])('%i in HSV and back', (hex, hue, saturation, value) => {
  const hsv = toHsv(colorOfHex(hex));
  expect(hsv.hue).toBeCloseTo(hue);
  expect(hsv.saturation).toBeCloseTo(saturation);
  expect(hsv.value).toBeCloseTo(value);
  expect(fromHsv(hsv)).toEqual(colorOfHex(hex));
});

/** From XYZ (D65), for the table of the article. Source: https://www.w3.org/TR/css-color-4/#color-conversion-code */
function linearOfXyz(x: number, y: number, z: number): Linear {
  return [
    3.2409699419 * x - 1.5373831776 * y - 0.4986107603 * z,
    -0.9692436363 * x + 1.8759675015 * y + 0.0415550574 * z,
    0.0556300797 * x - 0.2039769589 * y + 1.0569715142 * z,
  ];
}

// The table "XYZ to Oklab" of https://bottosson.github.io/posts/oklab/
test.each([
  [0.95, 1, 1.089, 1, 0, 0],
  [1, 0, 0, 0.45, 1.236, -0.019],
  [0, 1, 0, 0.922, -0.671, 0.263],
  [0, 0, 1, 0.153, -1.415, -0.449],
])('XYZ %d %d %d in OKLab', (x, y, z, lightness, a, b) => {
  const lab = linearToOklab(linearOfXyz(x, y, z));
  expect(Math.abs(lab.lightness - lightness)).toBeLessThan(0.001);
  expect(Math.abs(lab.a - a)).toBeLessThan(0.001);
  expect(Math.abs(lab.b - b)).toBeLessThan(0.001);
});

test('OKLab goes back to light, and OKLCH to the same colour', () => {
  const back = oklabToLinear(linearToOklab([0.1, 0.5, 0.9]));
  for (const [index, light] of [0.1, 0.5, 0.9].entries()) expect(back[index]).toBeCloseTo(light, 5);
  for (const hex of [0, 0xffffff, 0xff0000, 0x00ff00, 0x0000ff, 0x123456, 0xfedcba])
    expect(fromOklch(toOklch(colorOfHex(hex)))).toEqual(colorOfHex(hex));
});

test('a colour that screens cannot show becomes greyer, not of another hue or lightness', () => {
  const wanted = { lightness: 0.7, chroma: 0.4, hue: 145 };
  const shown = toOklch(fromOklch(wanted));
  expect(shown.hue).toBeCloseTo(wanted.hue, -0.5);
  expect(shown.lightness).toBeCloseTo(wanted.lightness, 2);
  expect(shown.chroma).toBeGreaterThan(0.2);
  expect(shown.chroma).toBeLessThan(0.3);
});

test('black and white are one apart, and contrast is 21', () => {
  expect(distanceOk(toOklab(black), toOklab(white))).toBeCloseTo(1, 4);
  expect(contrastOf(black, white)).toBeCloseTo(21);
  expect(contrastOf(white, black)).toBeCloseTo(21);
  // #767676 is the lightest grey with 4.5 : 1 on white.
  expect(contrastOf(colorOfHex(0x767676), white)).toBeCloseTo(4.54, 2);
  expect(luminanceOf(red)).toBeCloseTo(0.2126);
});

test('a grey is as light as its colour', () => {
  const grey = toGrey([255, 0, 0, 40]);
  expect(grey).toEqual([127, 127, 127, 40]);
});

// Rows of the matrices applied to pure light, computed by hand.
test.each<[ColorBlindness, number, number]>([
  ['protanopia', 0xff0000, 0x6d5f00],
  ['deuteranopia', 0xff0000, 0xa39000],
  ['tritanopia', 0x0000ff, 0x006b96],
])('%s of %i', (kind, hex, expected) => {
  expect(simulateColorBlindness(colorOfHex(hex), kind)).toEqual(colorOfHex(expected));
});

test.each(['protanopia', 'deuteranopia', 'tritanopia'] as const)('greys stay greys: %s', (kind) => {
  for (const hex of [0, 0x808080, 0xffffff])
    expect(simulateColorBlindness(colorOfHex(hex), kind)).toEqual(colorOfHex(hex));
});

test.each(['hsv', 'oklch'] as const)('a ramp in %s rises, turns its hue and keeps its base', (space) => {
  const base = colorOfHex(0x3b7d4f);
  const options = { steps: 5, hueShift: 40, darkest: 0.2, lightest: 0.95, fade: 0.3 };
  const ramp = makeRamp(base, space, options);
  expect(ramp).toHaveLength(5);
  expect(ramp[2]).toEqual(base);
  const lights = ramp.map(luminanceOf);
  expect(lights).toEqual([...lights].sort((a, b) => a - b));
  const hueOf = (color = base) => (space === 'hsv' ? toHsv(color).hue : toOklch(color).hue);
  expect(Math.abs(hueOf(ramp[0]) - hueOf(base) + 40)).toBeLessThan(4);
  expect(Math.abs(hueOf(ramp[4]) - hueOf(base) - 40)).toBeLessThan(4);
  expect(makeRamp(base, space, { ...options, steps: 1 })).toEqual([base]);
});

test('colours of a picture change; transparent black is a colour, too', () => {
  const raster = rasterOf(3, 1, Uint32Array.of(0, 1, 0));
  expect([...wordsOf(mapColors(raster, ([r]) => [r + 1, 0, 0, 0]))]).toEqual([1, 2, 1]);
  expect([...wordsOf(raster)]).toEqual([0, 1, 0]);
});

test('a palette is swapped place by place', () => {
  const [a, b, c] = [colorOfHex(1), colorOfHex(2), colorOfHex(3)];
  const raster = rasterOf(3, 1, Uint32Array.from([a, b, c], toWord));
  expect([...wordsOf(swapPalette(raster, [a, b, a], [b, a, c]))]).toEqual([b, a, c].map(toWord));
});
