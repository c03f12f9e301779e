import { expect, test } from 'vitest';
import { fromOklch, linearToOklab, oklabToLinear, toOklch } from './oklab';
import { colorOfHex, type Linear } from './srgb';

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
