import { expect, test } from 'vitest';
import { drawPicture } from '../testing/drawPicture';
import { examineSprite } from './examineSprite';
import { hardenAlpha, mergeTwins, pairTwins } from './mergeTwins';
import { pixels32, rasterOf } from './pixels32';

const red = 0xff0000c8;
const nearlyRed = 0xff0000c9;
const blue = 0xffc80000;

test('the rarer of two twins is found and replaced, whichever comes first', () => {
  const raster = rasterOf(5, 1, Uint32Array.of(nearlyRed, red, red, blue, 0));
  expect(examineSprite(raster).twins).toEqual({ count: 1, points: [{ x: 0, y: 0 }] });
  const merged = mergeTwins(raster, pairTwins(raster) ?? new Map());
  expect([...pixels32(merged)]).toEqual([red, red, red, blue, 0]);
  expect(examineSprite(merged).twins).toEqual({ count: 0, points: [] });
});

test('colours of a chain go to one that stays, and none that stay are twins', () => {
  const greys = Array.from({ length: 40 }, (_, step) => (0xff000000 | (0x010101 * (100 + step))) >>> 0);
  const raster = rasterOf(40, 1, Uint32Array.from(greys));
  const pairs = pairTwins(raster) ?? new Map();
  expect(pairs.size).toBeGreaterThan(20);
  for (const target of pairs.values()) expect(pairs.has(target)).toBe(false);
  expect(pairTwins(mergeTwins(raster, pairs))?.size).toBe(0);
});

test('colours of different alpha and transparent ones are no twins', () => {
  const raster = rasterOf(4, 1, Uint32Array.of(red, 0x800000c8, 0x000000c8, 0x000000c9));
  expect(pairTwins(raster)?.size).toBe(0);
});

test('a photograph has too many colours to compare, the rest is still examined', () => {
  const pixels = Uint32Array.from({ length: 300 * 300 }, (_, at) => (0xff000000 | at) >>> 0);
  const { twins, orphans } = examineSprite(rasterOf(300, 300, pixels));
  expect(twins).toBeUndefined();
  expect(orphans.count).toBe(90000);
});

test('half-transparent pixels become opaque or clear, others stay', () => {
  const raster = rasterOf(4, 1, Uint32Array.of(red, 0x800000c8, 0x7f0000c8, 0));
  expect([...pixels32(hardenAlpha(raster))]).toEqual([red, red, 0, 0]);
});

test('all kinds are looked for, with progress to the end', () => {
  const told: number[] = [];
  const found = examineSprite(drawPicture('11..', '.11.', '..1.', '2...'), (done) => told.push(done));
  expect(found.doubles.count).toBeGreaterThan(0);
  expect(found.orphans).toEqual({ count: 1, points: [{ x: 0, y: 3 }] });
  expect(found.translucent.count).toBe(0);
  expect(found.sizes.others).toEqual([]);
  expect(told.at(-1)).toBe(1);
});
