import { expect, test } from 'vitest';
import type { Bitmap } from './bitmap';
import { centerInSquare, enlarge, packSheet } from './bitmap';
import { drawSvg, outlinePath } from './drawSvg';

function bitmap(...rows: string[]): Bitmap {
  const pixels = Uint8Array.from(rows.join(''), Number);
  return { width: rows[0]?.length ?? 0, height: rows.length, pixels };
}

function rowsOf({ width, height, pixels }: Bitmap): string[] {
  return Array.from({ length: height }, (_, y) => pixels.subarray(y * width, (y + 1) * width).join(''));
}

test('a pixel becomes a square', () => {
  expect(rowsOf(enlarge(bitmap('12', '30'), 2))).toEqual(['1122', '1122', '3300', '3300']);
});

test('frames stand side by side', () => {
  expect(rowsOf(packSheet([bitmap('12', '34'), bitmap('56', '78')]))).toEqual(['1256', '3478']);
});

test('an icon is enlarged by whole steps and centred on its ground', () => {
  expect(rowsOf(centerInSquare(bitmap('10', '02'), 5, 0))).toEqual([
    '11000',
    '11000',
    '00220',
    '00220',
    '00000',
  ]);
  expect(rowsOf(centerInSquare(bitmap('10'), 3, 7))).toEqual(['777', '177', '777']);
  expect(() => centerInSquare(bitmap('111'), 2, 0)).toThrow(RangeError);
});

test('a drawing has a path for each colour and a line for each run', () => {
  const palette = {
    name: 'Test',
    colors: [
      { name: 'red', red: 255, green: 0, blue: 0 },
      { name: 'blue', red: 0, green: 0, blue: 255 },
    ],
  };
  expect(drawSvg(bitmap('1102', '0112'), palette)).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 2" shape-rendering="crispEdges">' +
      '<path stroke="#ff0000" d="M0 0.5h2m-1 1h2"/><path stroke="#0000ff" d="M3 0.5h1m-1 1h1"/></svg>',
  );
});

test('a sprite of one colour is one path of rectangles', () => {
  expect(outlinePath(bitmap('0110', '0110', '1001'))).toBe('M1 0h2v2H1zM0 2h1v1H0zM3 2h1v1H3z');
});
