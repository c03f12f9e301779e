import { expect, test } from 'vitest';
import type { Animation } from '../animation';
import { enlarge } from '../edit/enlarge';
import { rasterOf } from '../edit/pixels32';
import { parsePng } from '../parse/parsePng';
import { randomFrom } from '../testing/random';
import { encodeApng } from './encodeApng';

const random = randomFrom(3);

function animate(count: number, colors: number, alpha: () => number): Animation {
  const frames = Array.from({ length: count }, (_, index) => ({
    raster: rasterOf(
      7,
      5,
      Uint32Array.from(
        { length: 35 },
        () => ((alpha() << 24) | ((random(colors) * 7_654_321) & 0xffffff)) >>> 0,
      ),
    ),
    duration: [80, 1000 / 12, 0, 7000, 70_000][index] ?? 100,
  }));
  return { width: 7, height: 5, frames, tags: [], plays: 2, palette: undefined };
}

test.each([
  ['of a few colours with alpha', animate(5, 4, () => random(2) * 130)],
  ['in true colour', animate(12, 9999, () => 255)],
  ['in true colour with alpha', animate(12, 9999, () => random(256))],
])('an animation %s is read as it was, enlarged', (_, animation) => {
  const reading = parsePng(encodeApng(animation, 3));
  if (!reading.ok) throw new Error(reading.refusal.code);
  expect(reading.notes).toEqual([]);
  expect(reading.value.plays).toBe(2);
  expect(reading.value.frames.map(({ raster }) => raster)).toEqual(
    animation.frames.map(({ raster }) => enlarge(raster, 3)),
  );
  expect(reading.value.frames.slice(0, 5).map(({ duration }) => duration)).toEqual([
    80, 83.3, 100, 7000, 70_000,
  ]);
});

test('in true colour frames that are alike hold one pixel, and what is done is told', () => {
  const many = animate(12, 9999, () => 255);
  const last = many.frames.slice(-1);
  const same = { ...many, frames: [...many.frames, ...last, ...last] };
  const told: number[] = [];
  const bytes = encodeApng(same, 1, (done) => told.push(done));
  expect(told).toHaveLength(14);
  expect([told[0], told.at(-1)]).toEqual([1 / 14, 1]);
  expect(bytes.length).toBeLessThan(encodeApng(many, 1).length + 200);
  const reading = parsePng(bytes);
  expect(reading.ok && reading.value.frames.map(({ raster }) => raster)).toEqual(
    same.frames.map(({ raster }) => raster),
  );
});
