import { expect, test } from 'vitest';
import { blankRaster, type Raster, type Rgba } from '../raster';
import { findDifference } from './findDifference';
import { floodFill } from './floodFill';
import { lineBetween, type Point, removeDoubles } from './lines';
import { flipHorizontally, flipVertically, mirrorHalf, mirrorPoint } from './mirror';
import { blendOver, drawOnionSkin } from './onionSkin';
import { outline } from './outline';
import { rotateNearest, rotateRotSprite, rotateShears } from './rotate';
import { scale2x } from './scale2x';
import { fromWord, rasterOf, wordsOf } from './words';

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

const ink = (value: number): Rgba => [value, 0, 0, 255];
const pairs = (points: readonly Point[]) => points.map(({ x, y }) => `${x},${y}`).join(' ');

test('a line has regular runs, and the same pixels for every octant', () => {
  expect(pairs(lineBetween({ x: 0, y: 0 }, { x: 7, y: 3 }))).toBe('0,0 1,0 2,1 3,1 4,2 5,2 6,3 7,3');
  expect(pairs(lineBetween({ x: 2, y: 2 }, { x: 2, y: 2 }))).toBe('2,2');
  expect(pairs(lineBetween({ x: 0, y: 0 }, { x: -2, y: 2 }))).toBe('0,0 -1,1 -2,2');
  for (let angle = 0; angle < 360; angle += 7) {
    const end = { x: Math.round(30 * Math.cos(angle)), y: Math.round(30 * Math.sin(angle)) };
    const points = lineBetween({ x: 0, y: 0 }, end);
    expect(points).toHaveLength(Math.max(Math.abs(end.x), Math.abs(end.y)) + 1);
    expect(points.at(-1)).toEqual(end);
  }
  expect(() => lineBetween({ x: 0, y: 0 }, { x: 1e9, y: 0 })).toThrow(RangeError);
  expect(() => lineBetween({ x: 0, y: 0 }, { x: 0.5, y: 0 })).toThrow(RangeError);
});

test('corners of a stroke are left out, straight parts and right angles of more than a pixel stay', () => {
  const stroke = ['0,0', '1,0', '1,1', '2,1', '2,1', '2,2', '3,2', '4,2'];
  const points = stroke.map((pair) => {
    const [x = 0, y = 0] = pair.split(',').map(Number);
    return { x, y };
  });
  expect(pairs(removeDoubles(points))).toBe('0,0 1,1 2,2 3,2 4,2');
  expect(removeDoubles([])).toEqual([]);
});

test('an area is filled up to its border, corners keep it in', () => {
  const raster = picture('..1..', '.1...', '1..1.', '.11..');
  expect(rowsOf(floodFill(raster, { x: 0, y: 0 }, ink(2)))).toEqual(['221..', '21...', '1..1.', '.11..']);
  expect(rowsOf(floodFill(raster, { x: 4, y: 0 }, ink(2)))).toEqual(['..122', '.1222', '12212', '.1122']);
  expect(floodFill(raster, { x: 2, y: 0 }, ink(1))).toEqual(raster);
  expect(floodFill(raster, { x: 9, y: 0 }, ink(2))).toEqual(raster);
  expect(rowsOf(raster)[0]).toBe('..1..');
});

test('a spiral is filled to its end', () => {
  const raster = picture('.......', '.11111.', '.1...1.', '.1.1.1.', '.1.111.', '.1.....', '.111111');
  const filled = rowsOf(floodFill(raster, { x: 0, y: 0 }, ink(3)));
  expect(filled.join('')).not.toContain('.');
});

test('symmetry with its axis on a pixel, between pixels, and with two axes', () => {
  expect(mirrorPoint({ x: 1, y: 0 }, { x: 7 })).toEqual([
    { x: 1, y: 0 },
    { x: 5, y: 0 },
  ]);
  expect(mirrorPoint({ x: 3, y: 0 }, { x: 7 })).toEqual([{ x: 3, y: 0 }]);
  expect(mirrorPoint({ x: 2, y: 0 }, { x: 6 })[1]).toEqual({ x: 3, y: 0 });
  expect(pairs(mirrorPoint({ x: 0, y: 0 }, { x: 8, y: 8 }))).toBe('0,0 7,0 0,7 7,7');
});

test('half a picture becomes a whole one', () => {
  expect(rowsOf(mirrorHalf(picture('123..', '4....'), { x: 5 }))).toEqual(['12321', '4...4']);
  expect(rowsOf(mirrorHalf(picture('12..', '3...'), { x: 4 }))).toEqual(['1221', '3..3']);
  expect(rowsOf(mirrorHalf(picture('1', '2', '.'), { y: 3 }))).toEqual(['1', '2', '1']);
  expect(rowsOf(mirrorHalf(picture('12345'), { x: 2 }))).toEqual(['11345']);
  expect(rowsOf(flipHorizontally(picture('12', '34')))).toEqual(['21', '43']);
  expect(rowsOf(flipVertically(picture('12', '34')))).toEqual(['34', '12']);
});

test('Scale2x rounds a staircase and leaves a straight edge', () => {
  expect(rowsOf(scale2x(picture('1..', '.1.', '..1')))).toEqual([
    '11....',
    '1.1...',
    '.111..',
    '..111.',
    '...1.1',
    '....11',
  ]);
  expect(rowsOf(scale2x(picture('12')))).toEqual(['1122', '1122']);
});

test.each([rotateNearest, rotateShears, rotateRotSprite])('quarter turns lose nothing', (rotate) => {
  const raster = picture('123', '456');
  expect(rowsOf(rotate(raster, 0))).toEqual(['123', '456']);
  expect(rowsOf(rotate(raster, 90))).toEqual(['41', '52', '63']);
  expect(rowsOf(rotate(raster, 180))).toEqual(['654', '321']);
  expect(rowsOf(rotate(raster, -90))).toEqual(['36', '25', '14']);
  expect(rowsOf(rotate(raster, 450))).toEqual(['41', '52', '63']);
});

test('the nearest pixels of a square at 45 degrees, worked out by hand', () => {
  // Under the middle of the top pixel, two above the middle of the picture, lies 1.5 - 2 * 0.707 = 0.09
  // from both edges: the pixel 1. One to the left and above: 0.09 from the left and 1.5 from the top, 4.
  expect(rowsOf(rotateNearest(picture('123', '456', '789'), 45))).toEqual([
    '..1..',
    '.412.',
    '77533',
    '.896.',
    '..9..',
  ]);
});

test('three shears keep every pixel', () => {
  const digits = '123456789'.repeat(4).slice(0, 35);
  const raster = picture(...(digits.match(/.{7}/g) ?? []));
  for (let degrees = -180; degrees <= 180; degrees += 13) {
    const turned = rowsOf(rotateShears(raster, degrees)).join('').replaceAll('.', '');
    expect([...turned].sort().join('')).toBe([...digits].sort().join(''));
  }
});

test('RotSprite makes no new colours and refuses what is too large', () => {
  const turned = rotateRotSprite(picture('1111', '1221', '1221', '1111'), 30);
  expect(new Set(rowsOf(turned).join(''))).toEqual(new Set(['.', '1', '2']));
  expect(() => rotateRotSprite(blankRaster(2048, 1024), 30)).toThrow(RangeError);
});

test('outlines around and on what is drawn, with and without corners', () => {
  const raster = picture('.....', '.11..', '.11..', '.....');
  const draw = (place: 'outside' | 'inside', neighbours: 4 | 8) =>
    rowsOf(outline(raster, ink(2), { place, neighbours }));
  expect(draw('outside', 4)).toEqual(['.22..', '2112.', '2112.', '.22..']);
  expect(draw('outside', 8)).toEqual(['2222.', '2112.', '2112.', '2222.']);
  expect(draw('inside', 4)).toEqual(['.....', '.22..', '.22..', '.....']);
  const plus = picture('1111', '1111', '1111', '111.');
  expect(rowsOf(outline(plus, ink(2), { place: 'inside', neighbours: 4 }))).toEqual([
    '2222',
    '2112',
    '2112',
    '222.',
  ]);
  expect(rowsOf(outline(plus, ink(2), { place: 'inside', neighbours: 8 }))).toEqual([
    '2222',
    '2112',
    '2122',
    '222.',
  ]);
});

test('half a white over black is grey, over nothing it stays white', () => {
  const white = rasterOf(2, 1, Uint32Array.of(0xffffffff, 0xffffffff));
  const below = rasterOf(2, 1, Uint32Array.of(0xff000000, 0));
  const words = wordsOf(blendOver(below, white, { opacity: 0.5 }));
  expect([...words].map(fromWord)).toEqual([
    [128, 128, 128, 255],
    [255, 255, 255, 128],
  ]);
});

test('ghosts are tinted, fainter with distance, and below the frame', () => {
  const frames = ['1....', '.1...', '..1..', '...1.', '....1'].map((row) => picture(row));
  const skin = { before: 2, after: 1, opacity: 0.5 };
  const past: Rgba = [255, 0, 0, 255];
  const future: Rgba = [0, 0, 255, 255];
  expect([...wordsOf(drawOnionSkin(frames, 2, { ...skin, past, future }))].map(fromWord)).toEqual([
    [255, 0, 0, 64],
    [255, 0, 0, 128],
    [1, 0, 0, 255],
    [0, 0, 255, 128],
    [0, 0, 0, 0],
  ]);
  expect(drawOnionSkin(frames, 9, { ...skin, past, future })).toMatchObject({ width: 0 });
});

test('pictures of different sizes differ where one has something', () => {
  const { mask, ...rest } = findDifference(picture('12', '3.'), picture('14.', '3..', '..5'));
  expect([...mask]).toEqual([0, 1, 0, 0, 0, 0, 0, 0, 1]);
  expect(rest).toEqual({ width: 3, height: 3, count: 2, area: { left: 1, top: 0, width: 2, height: 3 } });
  expect(findDifference(picture('1'), picture('1')).area).toBeUndefined();
});
