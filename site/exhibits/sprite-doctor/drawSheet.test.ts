import { expect, test } from 'vitest';
import { dragSheet, scaleOf } from './drawSheet';

const room = { width: 720, height: 328, ratio: 2 };
const place = { left: 1, top: 1, width: 1, height: 1 };

test('rule 10: as large as it fits in whole pixels of the screen, up to 16 CSS pixels for a pixel', () => {
  expect(scaleOf(room, { width: 72, height: 36 }, undefined)).toBe(18);
  expect(scaleOf(room, { width: 8, height: 8 }, undefined)).toBe(32);
  expect(scaleOf(room, { width: 4000, height: 4000 }, undefined)).toBe(1);
});

test('rule 10: a place has six pixels around it, up to 24 CSS pixels for a pixel', () => {
  expect(scaleOf(room, { width: 72, height: 36 }, place)).toBe(48);
  expect(scaleOf(room, { width: 400, height: 400 }, { ...place, width: 60, height: 40 })).toBe(12);
  // What fits as a whole is never smaller for a place.
  expect(scaleOf(room, { width: 20, height: 10 }, { ...place, width: 20, height: 10 })).toBe(32);
});

test('rule 10: it is dragged as far as there is something to see, and no farther', () => {
  const picture = { width: 400, height: 400 };
  const still = { x: 0, y: 0 };
  expect(dragSheet(still, { x: 48, y: 0 }, room, picture, place)).toEqual({ x: 2, y: 0 });
  expect(dragSheet(still, { x: 99999, y: 0 }, room, picture, place).x).toBe(200 - 720 / 24 / 2);
  expect(dragSheet(still, { x: 48, y: 48 }, room, { width: 4, height: 4 }, undefined)).toEqual(still);
});
