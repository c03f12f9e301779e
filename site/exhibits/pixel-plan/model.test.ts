import { expect, test } from 'vitest';
import { cellAfterKey, cellAt } from './model';

const size = { width: 16, height: 8 };
const box = { left: 10, top: 20, width: 160, height: 80 };

test('columns and rows count from 1, each as wide as a pixel of the plan [rule 2]', () => {
  expect(cellAt(10, 20, box, size)).toEqual({ column: 1, row: 1 });
  expect(cellAt(19.9, 29.9, box, size)).toEqual({ column: 1, row: 1 });
  expect(cellAt(20, 30, box, size)).toEqual({ column: 2, row: 2 });
  expect(cellAt(169, 99, box, size)).toEqual({ column: 16, row: 8 });
});

test('beyond an edge the pixel at the edge is meant [rule 2]', () => {
  expect(cellAt(-5, 400, box, size)).toEqual({ column: 1, row: 8 });
});

test('arrow keys go a pixel, eight with Shift, and never out; other keys go nowhere [rule 3]', () => {
  const at = { column: 4, row: 4 };
  const after = (key: string, shiftKey = false) => cellAfterKey(at, { key, shiftKey }, size);
  expect(after('ArrowRight')).toEqual({ column: 5, row: 4 });
  expect(after('ArrowUp')).toEqual({ column: 4, row: 3 });
  expect(after('ArrowRight', true)).toEqual({ column: 12, row: 4 });
  expect(after('ArrowLeft', true)).toEqual({ column: 1, row: 4 });
  expect(after('ArrowDown', true)).toEqual({ column: 4, row: 8 });
  expect(after('Enter')).toBeUndefined();
});
