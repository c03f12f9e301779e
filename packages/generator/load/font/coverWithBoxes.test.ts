import { expect, test } from 'vitest';
import { coverWithBoxes } from './coverWithBoxes';

function cover(...rows: readonly string[]): string[] {
  const pixels = Uint8Array.from(rows.flatMap((row) => [...row].map((sign) => Number(sign === '#'))));
  const boxes = coverWithBoxes({ width: rows[0]?.length ?? 0, height: rows.length, pixels });
  return boxes.map(({ x, y, width, height }) => `${x},${y} ${width}x${height}`);
}

test('strokes are boxes that may overlap, from left to right', () => {
  expect(cover('.#.', '###', '.#.')).toEqual(['0,1 3x1', '1,0 1x3']);
  expect(cover('####', '#..#', '####')).toEqual(['0,0 4x1', '0,0 1x2', '0,2 4x1', '3,0 1x2']);
});

test('no box covers what is not ink', () => {
  expect(cover('##.', '##.', '###')).toEqual(['0,0 2x3', '0,2 3x1']);
  expect(cover('#.', '.#')).toEqual(['0,0 1x1', '1,1 1x1']);
  expect(cover('..')).toEqual([]);
});
