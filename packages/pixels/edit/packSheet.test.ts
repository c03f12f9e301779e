import { expect, test } from 'vitest';
import { drawPicture, rowsOf } from '../testing/drawPicture';
import { packSheet } from './packSheet';
import { packShelves } from './packShelves';

const frames = [drawPicture('11', '1.'), drawPicture('22', '22'), drawPicture('..', '.3')];

test('frames stand in a row', () => {
  const { raster, cells } = packSheet(frames);
  expect(rowsOf(raster)).toEqual(['1122..', '1.22.3']);
  expect(cells[1]).toEqual({
    place: { left: 2, top: 0, width: 2, height: 2 },
    source: { left: 0, top: 0, width: 2, height: 2 },
    width: 2,
    height: 2,
  });
});

test('a column, and a grid with room between and around', () => {
  expect(rowsOf(packSheet(frames, { columns: 1 }).raster)).toEqual(['11', '1.', '22', '22', '..', '.3']);
  expect(rowsOf(packSheet(frames, { columns: 2, padding: 1, margin: 1 }).raster)).toEqual([
    '.......',
    '.11.22.',
    '.1..22.',
    '.......',
    '.......',
    '..3....',
    '.......',
  ]);
});

test('a trimmed frame says which part of it is there', () => {
  const { raster, cells } = packSheet(frames, { columns: 'packed', isTrimmed: true });
  expect(raster.width * raster.height).toBe(10);
  expect(cells[2]).toMatchObject({ source: { left: 1, top: 1, width: 1, height: 1 }, width: 2, height: 2 });
  const { left, top } = cells[2]?.place ?? { left: 0, top: 0 };
  expect(rowsOf(raster)[top]?.charAt(left)).toBe('3');
});

test('an empty frame that is trimmed keeps a pixel, and no frames make no picture', () => {
  expect(packSheet([drawPicture('..', '..')], { isTrimmed: true }).raster).toMatchObject({
    width: 1,
    height: 1,
  });
  expect(packSheet([]).raster).toMatchObject({ width: 0, height: 0 });
});

test('a sheet that browsers cannot draw is refused', () => {
  const wide = drawPicture('1'.repeat(9000));
  expect(() => packSheet([wide, wide])).toThrow(RangeError);
});

test('packed rectangles do not touch, and little room is lost', () => {
  let state = 3;
  const random = () => {
    state = (state * 48271) % 0x7fffffff;
    return 4 + (state % 29);
  };
  const rectangles = Array.from({ length: 60 }, () => ({ width: random(), height: random() }));
  const { width, height, offsets } = packShelves(rectangles, 1);
  const taken = new Uint8Array((width + 1) * (height + 1));
  let area = 0;
  for (const [index, { width: w, height: h }] of rectangles.entries()) {
    const { left = -1, top = -1 } = offsets[index] ?? {};
    expect(left + w).toBeLessThanOrEqual(width);
    expect(top + h).toBeLessThanOrEqual(height);
    // With the pixel between them, on the right and below.
    for (let y = top; y < top + h + 1; y++)
      for (let x = left; x < left + w + 1; x++) {
        expect(taken[y * (width + 1) + x]).toBe(0);
        taken[y * (width + 1) + x] = 1;
      }
    area += (w + 1) * (h + 1);
  }
  expect(area / (width * height)).toBeGreaterThan(0.85);
});
