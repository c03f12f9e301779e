import { expect, test } from 'vitest';
import { drawPicture, rowsOf } from '../testing/drawPicture';
import { countCells, cutSheet } from './cutSheet';
import { packSheet } from './packSheet';

const plain = { width: 2, height: 1, padding: 0, margin: 0 };

test('frames are cut row by row, empty ones only at the end are left out', () => {
  const sheet = drawPicture('11..9', '22339', '44..9', '....9');
  const frames = cutSheet(sheet, plain);
  expect(frames.map((frame) => rowsOf(frame)[0])).toEqual(['11', '..', '22', '33', '44']);
});

test('what was packed with room between and around is cut again', () => {
  const frames = ['12', '34', '56'].map((row) => drawPicture(row, row));
  const { raster } = packSheet(frames, { columns: 2, padding: 1, margin: 3 });
  expect(cutSheet(raster, { width: 2, height: 2, padding: 1, margin: 3 })).toEqual(frames);
});

test('cells are counted; a grid without sense has none', () => {
  const size = { width: 10, height: 3 };
  expect(countCells(size, plain)).toEqual({ columns: 5, rows: 3 });
  expect(countCells(size, { ...plain, padding: 1 })).toEqual({ columns: 3, rows: 2 });
  expect(countCells(size, { ...plain, margin: 2 })).toEqual({ columns: 3, rows: 0 });
  for (const width of [0, -1, 1.5, Number.NaN])
    expect(countCells(size, { ...plain, width })).toEqual({ columns: 0, rows: 0 });
  expect(cutSheet(drawPicture('11'), { ...plain, width: 0 })).toEqual([]);
});
