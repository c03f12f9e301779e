import { expect, test } from 'vitest';
import { randomFrom } from '../testing/random';
import { enlarge } from './enlarge';
import { isPhotographic } from './isPhotographic';
import { rasterOf } from './pixels32';

const random = randomFrom(5);
/** Light that changes over the picture, with the noise of a sensor. */
const photo = rasterOf(
  96,
  96,
  Uint32Array.from({ length: 96 * 96 }, (_, at) => {
    const grain = random(8);
    return 0xff000000 | ((at % 96) + grain) | (((at >> 7) + 2 * grain) << 8) | ((90 + grain) << 16);
  }),
);

test('a photograph has many colours and hardly two alike side by side', () => {
  expect(isPhotographic(photo)).toBe(true);
});

test('neither an enlarged picture is one, nor noise of few colours, nor a transparent ground', () => {
  expect(isPhotographic(enlarge(photo, 2))).toBe(false);
  const few = new Uint32Array(photo.data.buffer).map((pixel) => pixel & 0xff0f0f0f);
  expect(isPhotographic(rasterOf(96, 96, few))).toBe(false);
  expect(isPhotographic(rasterOf(96, 96, new Uint32Array(96 * 96)))).toBe(false);
});
