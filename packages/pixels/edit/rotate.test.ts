import { expect, test } from 'vitest';
import { blankRaster } from '../raster';
import { drawPicture, rowsOf } from '../testing/drawPicture';
import { rotateNearest, rotateRotSprite, rotateShears } from './rotate';

test.each([rotateNearest, rotateShears, rotateRotSprite])('quarter turns lose nothing', (rotate) => {
  const raster = drawPicture('123', '456');
  expect(rowsOf(rotate(raster, 0))).toEqual(['123', '456']);
  expect(rowsOf(rotate(raster, 90))).toEqual(['41', '52', '63']);
  expect(rowsOf(rotate(raster, 180))).toEqual(['654', '321']);
  expect(rowsOf(rotate(raster, -90))).toEqual(['36', '25', '14']);
  expect(rowsOf(rotate(raster, 450))).toEqual(['41', '52', '63']);
});

test('the nearest pixels of a square at 45 degrees, worked out by hand', () => {
  // Under the middle of the top pixel, two above the middle of the picture, lies 1.5 - 2 * 0.707 = 0.09
  // from both edges: the pixel 1. One to the left and above: 0.09 from the left and 1.5 from the top, 4.
  expect(rowsOf(rotateNearest(drawPicture('123', '456', '789'), 45))).toEqual([
    '..1..',
    '.412.',
    '77533',
    '.896.',
    '..9..',
  ]);
});

test('the middle stays on the grid', () => {
  // 4 * (cos 10° + sin 10°) is 4.6.
  expect(rotateNearest(drawPicture('1111', '1111', '1111', '1111'), 10)).toMatchObject({
    width: 6,
    height: 6,
  });
});

test('three shears keep every pixel', () => {
  const digits = '123456789'.repeat(4).slice(0, 35);
  const raster = drawPicture(...(digits.match(/.{7}/g) ?? []));
  for (let degrees = -180; degrees <= 180; degrees += 13) {
    const turned = rowsOf(rotateShears(raster, degrees)).join('').replaceAll('.', '');
    expect([...turned].sort().join('')).toBe([...digits].sort().join(''));
  }
});

test('RotSprite makes no new colours and refuses what is too large', () => {
  const turned = rotateRotSprite(drawPicture('1111', '1221', '1221', '1111'), 30);
  expect(new Set(rowsOf(turned).join(''))).toEqual(new Set(['.', '1', '2']));
  expect(() => rotateRotSprite(blankRaster(2048, 1024), 30)).toThrow(RangeError);
});
