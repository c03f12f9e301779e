import { expect, test } from 'vitest';
import { drawNoise } from '../testing/drawPicture';
import { crop } from './area';
import { findSeams } from './findSeams';
import { rasterOf } from './pixels32';
import { repeatTile } from './tiles';

test('a gradient has a seam where it starts anew, and none along it', () => {
  const pixels = Uint32Array.from({ length: 16 * 8 }, (_, at) => 0xff000000 | ((at % 16) * 16));
  const { across, down } = findSeams(rasterOf(16, 8, pixels));
  expect(across).toMatchObject({ change: 240, inside: 16, rank: 1 });
  expect([...across.marks]).toEqual(Array(8).fill(240));
  expect(down).toMatchObject({ change: 0, inside: 0, rank: 0 });
});

test('the seams of a tile cut from a repeated one do not stand out', () => {
  const tile = drawNoise(16, 16, 6);
  const again = crop(repeatTile(tile, 2, 2), { left: 5, top: 3, width: 16, height: 16 });
  const { across, down } = findSeams(again);
  expect(across.rank).toBeLessThan(0.95);
  expect(down.rank).toBeLessThan(0.95);
});

test('colours of wholly transparent pixels make no seam', () => {
  const { across } = findSeams(rasterOf(2, 1, Uint32Array.of(0x00ffffff, 0)));
  expect(across.change).toBe(0);
});
