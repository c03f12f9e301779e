import { expect, test } from 'vitest';
import { traceOutlines } from './traceOutlines';

function trace(...rows: readonly string[]): string[] {
  const pixels = Uint8Array.from(rows.flatMap((row) => [...row].map((sign) => Number(sign === '#'))));
  const bitmap = { width: rows[0]?.length ?? 0, height: rows.length, pixels };
  return traceOutlines(bitmap).map((corners) => corners.map(({ x, y }) => `${x},${y}`).join(' '));
}

test('an outline has the corners of a shape alone, clockwise; that of a hole runs the other way', () => {
  expect(trace('##.', '##.', '###')).toEqual(['2,0 2,2 3,2 3,3 0,3 0,0']);
  expect(trace('###', '#.#', '###')).toEqual(['3,0 3,3 0,3 0,0', '2,2 2,1 1,1 1,2']);
});

test('pixels that touch at a corner are apart', () => {
  expect(trace('#.', '.#')).toEqual(['1,0 1,1 0,1 0,0', '2,1 2,2 1,2 1,1']);
  expect(trace('..')).toEqual([]);
});
