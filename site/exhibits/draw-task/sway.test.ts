import { expect, test } from 'vitest';
import { swayRows } from './sway';

test('8. water moves row by row, from the drawing on and back to it; what stands on the shore does not', () => {
  const cells = [...'1234121212341234'].map(Number);
  const loop = swayRows({ side: 4, cells }, 2);
  expect(loop[0]?.cells).toEqual(cells);
  const rowsAt = (y: number) => new Set(loop.map((grid) => grid.cells.slice(y * 4, y * 4 + 4).join('')));
  expect([0, 1, 2].map((y) => rowsAt(y).size)).toEqual([1, 1, 1]);
  expect([...rowsAt(3)].toSorted()).toEqual(['1123', '1112', '1234'].toSorted());
});
