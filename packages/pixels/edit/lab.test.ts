import { expect, test } from 'vitest';
import { labToRgba } from './lab';

test.each([
  // Black and white, the three lights of screens as other programs write them, and one that no screen shows.
  [0, 0, 0, [0, 0, 0]],
  [100, 0, 0, [255, 255, 255]],
  [54.29, 80.81, 69.89, [255, 0, 0]],
  [87.82, -79.29, 80.99, [0, 255, 0]],
  [29.57, 68.3, -112.03, [0, 0, 255]],
  [53.39, 0, 0, [127, 127, 127]],
  [60, 127, 127, [255, 0, 0]],
])('Lab %d %d %d', (lightness, a, b, color) => {
  const [red, green, blue, alpha] = labToRgba(lightness, a, b);
  const shown = [red, green, blue];
  for (const [at, channel] of shown.entries()) expect(Math.abs(channel - (color[at] ?? 0))).toBeLessThan(2);
  expect(alpha).toBe(255);
});
