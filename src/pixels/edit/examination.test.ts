import { expect, test } from 'vitest';
import type { Raster } from '../raster';
import { crop } from './area';
import { blobTiles, dropCorners, edgeTiles, tileFor } from './autotiles';
import { enlarge } from './enlarge';
import { findDoubles } from './findDoubles';
import { findMixedSizes } from './findMixedSizes';
import { findOrphans, findTranslucent } from './findOrphans';
import { findSeams } from './findSeams';
import { lineBetween, removeDoubles } from './lines';
import { silhouette } from './silhouette';
import { offsetHalf, repeatTile, wrapTile } from './tiles';
import { rasterOf, wordsOf } from './words';

function picture(...rows: string[]): Raster {
  const words = Uint32Array.from(rows.join(''), (digit) => (digit === '.' ? 0 : (255 << 24) | Number(digit)));
  return rasterOf(rows[0]?.length ?? 0, rows.length, words);
}

function rowsOf(raster: Raster): string[] {
  const letters = [...wordsOf(raster)].map((word) => (word === 0 ? '.' : word & 255));
  return Array.from({ length: raster.height }, (_, y) =>
    letters.slice(y * raster.width, (y + 1) * raster.width).join(''),
  );
}

function noise(width: number, height: number, colors = 4, seed = 7): Raster {
  let state = seed;
  const words = Uint32Array.from({ length: width * height }, () => {
    state = (state * 48271) % 0x7fffffff;
    return 0xff000000 | ((state % colors) * 0x3f2f1f);
  });
  return rasterOf(width, height, words);
}

test('a pixel is alone if none of the eight around it is like it', () => {
  const { count, points } = findOrphans(picture('1..2', '.1..', '3..4', '4.4.'));
  expect(points).toEqual([
    { x: 3, y: 0 },
    { x: 0, y: 2 },
    { x: 0, y: 3 },
  ]);
  expect(count).toBe(3);
});

test('pixels beyond an edge are not neighbours of those at the other', () => {
  expect(findOrphans(picture('..1', '1..')).count).toBe(2);
});

test('a list of finds ends, its count does not', () => {
  const { count, points } = findOrphans(noise(60, 60, 3600));
  expect(points).toHaveLength(1000);
  expect(count).toBeGreaterThan(3000);
});

test('half-transparent pixels are found', () => {
  const raster = rasterOf(4, 1, Uint32Array.of(0, 0x01000000, 0xfe000000, 0xff000000));
  expect(findTranslucent(raster)).toEqual({
    count: 2,
    points: [
      { x: 1, y: 0 },
      { x: 2, y: 0 },
    ],
  });
});

test.each([
  ['a staircase', ['11...', '.11..', '..11.'], ['1,0', '2,1']],
  ['a step of a longer run', ['111...', '..111.'], ['2,0']],
  ['a clean line', ['11...', '..11.', '....1'], []],
  ['a right angle', ['111', '1..', '1..'], []],
  ['a foot at the end of a line', ['1..', '1..', '11.'], []],
  ['a frame', ['1111', '1..1', '1..1', '1111'], []],
  ['a filled area', ['1111', '1111', '.111'], []],
  ['a crossing', ['.1.', '111', '.1.'], []],
  ['another colour beside', ['112', '212', '222'], []],
])('doubles in %s', (_, rows, expected) => {
  expect(findDoubles(picture(...rows)).points.map(({ x, y }) => `${x},${y}`)).toEqual(expected);
});

test('a stroke of a pixel-perfect pen has none', () => {
  const words = new Uint32Array(40 * 40);
  const ends = [
    { x: 2, y: 3 },
    { x: 35, y: 14 },
    { x: 20, y: 38 },
  ];
  const stroke = removeDoubles([
    ...lineBetween(ends[0] ?? { x: 0, y: 0 }, ends[1] ?? { x: 0, y: 0 }),
    ...lineBetween(ends[1] ?? { x: 0, y: 0 }, ends[2] ?? { x: 0, y: 0 }),
  ]);
  for (const { x, y } of stroke) words[y * 40 + x] = 0xff000000;
  expect(findDoubles(rasterOf(40, 40, words)).count).toBe(0);
});

test('a part with larger pixels is found where it is', () => {
  const raster = noise(128, 96);
  const large = enlarge(noise(24, 24, 4, 3), 2);
  for (let y = 0; y < 48; y++)
    wordsOf(raster).set(wordsOf(large).subarray(y * 48, (y + 1) * 48), (y + 32) * 128 + 64);
  const { factor, others } = findMixedSizes(raster);
  expect(factor).toBe(1);
  expect(others).toEqual([{ factor: 2, area: { left: 64, top: 32, width: 48, height: 48 } }]);
});

test('a picture of one size has no other, and a flat one says nothing', () => {
  expect(findMixedSizes(noise(70, 50))).toEqual({ factor: 1, others: [] });
  expect(findMixedSizes(enlarge(noise(40, 40), 3))).toEqual({ factor: 3, others: [] });
  expect(findMixedSizes(noise(64, 64, 1))).toEqual({ factor: 0, others: [] });
  expect(findMixedSizes(noise(3, 3))).toEqual({ factor: 0, others: [] });
});

test('a silhouette is one colour', () => {
  const raster = rasterOf(3, 1, Uint32Array.of(0xff123456, 0x7fffffff, 0x80000000));
  expect([...wordsOf(silhouette(raster, [1, 2, 3, 255]))]).toEqual([0xff030201, 0, 0xff030201]);
});

test('a tile is repeated, moved around and moved by half', () => {
  const tile = picture('123', '456');
  expect(rowsOf(repeatTile(tile, 2, 2))).toEqual(['123123', '456456', '123123', '456456']);
  expect(rowsOf(wrapTile(tile, 1, 1))).toEqual(['645', '312']);
  expect(rowsOf(wrapTile(tile, -4, -2))).toEqual(['231', '564']);
  expect(rowsOf(offsetHalf(tile))).toEqual(['645', '312']);
  expect(repeatTile(tile, 1e9, 0)).toMatchObject({ width: 48, height: 2 });
});

test('a gradient has a seam where it starts anew, and none along it', () => {
  const words = Uint32Array.from({ length: 16 * 8 }, (_, at) => 0xff000000 | ((at % 16) * 16));
  const { across, down } = findSeams(rasterOf(16, 8, words));
  expect(across).toMatchObject({ change: 240, inside: 16, rank: 1 });
  expect([...across.marks]).toEqual(Array(8).fill(240));
  expect(down).toMatchObject({ change: 0, inside: 0, rank: 0 });
});

test('the seams of a tile cut from a repeated one do not stand out', () => {
  const tile = noise(16, 16, 6);
  const again = crop(repeatTile(tile, 2, 2), { left: 5, top: 3, width: 16, height: 16 });
  const { across, down } = findSeams(again);
  expect(across.rank).toBeLessThan(0.95);
  expect(down.rank).toBeLessThan(0.95);
});

test('colours of wholly transparent pixels make no seam', () => {
  const { across } = findSeams(rasterOf(2, 1, Uint32Array.of(0x00ffffff, 0)));
  expect(across.change).toBe(0);
});

test('sixteen tiles for four neighbours', () => {
  expect(edgeTiles.masks).toHaveLength(16);
  const filled = (x: number, y: number) => y === 1 || (x === 1 && y === 0);
  expect(tileFor(edgeTiles, filled, 1, 1)).toBe(1 + 2 + 8);
});

test('the 47 masks of the blob set are those of the source', () => {
  expect(blobTiles.masks).toEqual([
    0, 1, 4, 5, 7, 16, 17, 20, 21, 23, 28, 29, 31, 64, 65, 68, 69, 71, 80, 81, 84, 85, 87, 92, 93, 95, 112,
    113, 116, 117, 119, 124, 125, 127, 193, 197, 199, 209, 213, 215, 221, 223, 241, 245, 247, 253, 255,
  ]);
});

test('corners count only between two filled sides', () => {
  expect(dropCorners(0b10)).toBe(0);
  expect(dropCorners(0b11)).toBe(0b1);
  expect(dropCorners(0b111)).toBe(0b111);
  expect(dropCorners(128 + 64 + 1)).toBe(193);
  const filled = (x: number, y: number) => x >= 0 && y >= 0;
  expect(blobTiles.masks[tileFor(blobTiles, filled, 0, 0)]).toBe(4 + 8 + 16);
});
