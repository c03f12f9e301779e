import { expect, test } from 'vitest';
import { createNearest } from './nearestColor';
import { distanceOk, toOklab } from './oklab';
import { packColor } from './pixels32';
import { colorOfHex } from './srgb';

test('the nearest colour is that of OKLab, nearly always: cells are eight steps wide', () => {
  const palette = [0x1a1c2c, 0x5d275d, 0xb13e53, 0xef7d57, 0xffcd75, 0xa7f070, 0x38b764, 0x29366f].map(
    colorOfHex,
  );
  const nearest = createNearest(palette);
  for (const [index, color] of palette.entries()) expect(nearest(packColor(color))).toBe(index);
  let missed = 0;
  for (let hex = 0; hex < 0xffffff; hex += 7919) {
    const color = colorOfHex(hex);
    const distances = palette.map((other) => distanceOk(toOklab(other), toOklab(color)));
    const chosen = distances[nearest(packColor(color))] ?? 1;
    // Never much farther than the nearest one.
    expect(chosen - Math.min(...distances)).toBeLessThan(0.06);
    if (chosen > Math.min(...distances)) missed += 1;
  }
  expect(missed / 2119).toBeLessThan(0.05);
});
