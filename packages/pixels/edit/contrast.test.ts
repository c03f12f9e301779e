import { expect, test } from 'vitest';
import { contrastOf, luminanceOf, toGrey } from './contrast';
import { distanceOk, toOklab } from './oklab';
import { colorOfHex } from './srgb';

const [black, white, red] = [colorOfHex(0), colorOfHex(0xffffff), colorOfHex(0xff0000)];

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
