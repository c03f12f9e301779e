import { expect, test } from 'vitest';
import { luminanceOf } from './contrast';
import { toHsv } from './hsv';
import { makeRamp } from './makeRamp';
import { toOklch } from './oklab';
import { colorOfHex } from './srgb';

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
