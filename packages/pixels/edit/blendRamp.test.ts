import { expect, test } from 'vitest';
import { blendRamp } from './blendRamp';
import { toHsv } from './hsv';
import { toOklch } from './oklab';
import { colorOfHex } from './srgb';

test.each(['hsv', 'oklch'] as const)(
  'a ramp in %s has both colours at its ends, and equal steps',
  (space) => {
    const [from, to] = [colorOfHex(0x5d275d), colorOfHex(0xffcd75)];
    const ramp = blendRamp(from, to, space, 5);
    expect([ramp[0], ramp[4], ramp.length]).toEqual([from, to, 5]);
    const lights = ramp.map((color) => (space === 'hsv' ? toHsv(color).value : toOklch(color).lightness));
    const steps = lights.slice(1).map((light, index) => light - (lights[index] ?? 0));
    for (const step of steps) expect(step).toBeCloseTo(steps[0] ?? 0, 1);
  },
);

test('the hue goes the shorter way round, past 0', () => {
  const [, middle] = blendRamp([255, 0, 85, 255], [255, 85, 0, 255], 'hsv', 3);
  expect(middle).toEqual([255, 0, 0, 255]);
});

test('a grey takes the hue of the other colour', () => {
  const [, middle] = blendRamp(colorOfHex(0), colorOfHex(0x0000ff), 'hsv', 3);
  expect(middle).toEqual([64, 64, 128, 255]);
});
