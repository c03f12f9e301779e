import { countCells } from 'pixels/edit/cutSheet';
import { expect, test } from 'vitest';
import { gridOfCounts, largestCount, widestGap } from './gridFields';

const sheet = { width: 53, height: 36 };
const grid = { width: 16, height: 16, padding: 1, margin: 1 };

test('with a number of columns or rows, cells are as large as there is room for [rule 2]', () => {
  for (let count = 1; count <= largestCount(sheet, grid, 'columns'); count++)
    expect(countCells(sheet, gridOfCounts(sheet, grid, 'columns', count)).columns).toBeGreaterThanOrEqual(
      count,
    );
  expect(gridOfCounts(sheet, grid, 'columns', 3)).toEqual(grid);
  expect(gridOfCounts(sheet, grid, 'rows', 1)).toEqual({ ...grid, height: 34 });
});

test('a margin leaves at least one pixel of a cell [rule 2]', () => {
  expect(widestGap(sheet)).toBe(17);
  expect(widestGap({ width: 1, height: 9 })).toBe(0);
});
