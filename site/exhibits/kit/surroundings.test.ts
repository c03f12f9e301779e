import { expect, test } from 'vitest';
import { isScattered, placeAlong } from './surroundings';

test('what lies around a picture reaches all edges of the stage, pixel upon pixel', () => {
  for (const [room, length, factor] of [
    [100, 8, 10],
    [101, 8, 10],
    [135, 8, 10],
    [80, 8, 10],
  ] as const) {
    const { before, count, start } = placeAlong(room, length, factor);
    expect(start).toBeLessThanOrEqual(0);
    expect(start).toBeGreaterThanOrEqual(-factor);
    expect(start + count * factor).toBeGreaterThanOrEqual(room);
    // The picture's own pixels stand where those of the picture do.
    expect(start + before * factor).toBe(Math.floor((room - length * factor) / 2));
  }
});

test('where the picture is larger than its room there is nothing around it', () => {
  expect(placeAlong(60, 8, 10)).toEqual({ before: 0, count: 8, start: -10 });
});

test('what is scattered is near the share that was asked for, also before the picture', () => {
  let count = 0;
  for (let x = -100; x < 100; x++) for (let y = -50; y < 50; y++) if (isScattered(x, y, 50)) count++;
  expect(count).toBeGreaterThan(300);
  expect(count).toBeLessThan(500);
});
