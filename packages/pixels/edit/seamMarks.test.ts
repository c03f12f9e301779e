import { expect, test } from 'vitest';
import { drawPicture, rowsOf } from '../testing/drawPicture';
import { findSeams } from './findSeams';
import { pixels32, rasterOf } from './pixels32';
import { drawSeamMarks, listSeamMarks } from './seamMarks';
import { repeatTile } from './tiles';

/** Greys by their lightness, 0 to 255. */
const greys = (width: number, ...values: readonly number[]) =>
  rasterOf(
    width,
    values.length / width,
    Uint32Array.from(values, (value) => 0xff000000 | (value * 0x010101)),
  );

test('marks stand where an edge changes more than the tile does within', () => {
  const flat = [20, 20, 20, 20, 20, 20];
  const rows = [...flat, ...flat, ...flat, 250, 200, 150, 100, 60, 20];
  const { across, down } = listSeamMarks(findSeams(greys(6, ...rows)));
  expect(across).toEqual([3]);
  expect(down).toEqual([]);
});

test('a tile that goes on as it is within has none', () => {
  const even = greys(4, ...Array.from({ length: 16 }, (_, at) => (at % 2) * 200));
  expect(listSeamMarks(findSeams(even))).toEqual({ across: [], down: [] });
  const faint = greys(4, ...Array.from({ length: 16 }, (_, at) => 100 + (at % 4) * 7));
  expect(listSeamMarks(findSeams(faint)).across).toEqual([]);
});

test('marks are drawn where the copies meet, in two colours by turns', () => {
  const tile = drawPicture('123', '456');
  const [even = 0, odd = 0] = pixels32(drawPicture('89'));
  const marked = drawSeamMarks(tile, { across: [1], down: [1, 2] }, [even, odd]);
  expect(rowsOf(repeatTile(marked, 2, 2))).toEqual(['198198', '956956', '198198', '956956']);
  expect(rowsOf(tile)).toEqual(['123', '456']);
});
