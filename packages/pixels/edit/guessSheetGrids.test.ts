import { expect, test } from 'vitest';
import type { Raster } from '../raster';
import { guessSheetGrids } from './guessSheetGrids';
import { packSheet } from './packSheet';
import { rasterOf } from './pixels32';

/** A cell with one rectangle in it, of a colour of its own. */
function cell(width: number, height: number, inset: number, color: number): Raster {
  const pixels = new Uint32Array(width * height);
  for (let y = inset; y < height - inset; y++)
    for (let x = inset; x < width - inset; x++) pixels[y * width + x] = 0xff000000 + color;
  return rasterOf(width, height, pixels);
}

const cells = (count: number, width: number, height: number, inset: number) =>
  Array.from({ length: count }, (_, index) => cell(width, height, inset, index * 999_999 + 1));

const first = (raster: Raster) => guessSheetGrids(raster)[0];

test('figures with room around them are cut where none of them is', () => {
  const { raster } = packSheet(cells(8, 20, 24, 3), { columns: 4 });
  expect(first(raster)).toEqual({ width: 20, height: 24, padding: 0, margin: 0 });
});

test('cells that are missing at the end of a row do not matter', () => {
  const { raster } = packSheet(cells(7, 16, 16, 1), { columns: 3 });
  expect(first(raster)).toEqual({ width: 16, height: 16, padding: 0, margin: 0 });
});

test('filled tiles with lines between them: padding and margin are found', () => {
  const tiles = cells(6, 16, 16, 0);
  expect(first(packSheet(tiles, { columns: 3, padding: 1, margin: 1 }).raster)).toEqual({
    ...{ width: 16, height: 16, padding: 1, margin: 1 },
  });
  expect(first(packSheet(tiles, { columns: 3, padding: 2 }).raster)).toEqual({
    ...{ width: 16, height: 16, padding: 2, margin: 0 },
  });
});

test('two drawings with a free line between them are no tiles with padding', () => {
  const { raster } = packSheet(cells(2, 60, 29, 0), { columns: 1, padding: 2, margin: 2 });
  expect(first(raster)).toMatchObject({ padding: 0, margin: 0 });
});

test('tiles without room between them are told by the lines along which they differ', () => {
  const { raster } = packSheet(cells(48, 16, 16, 0), { columns: 8 });
  expect(first(raster)).toEqual({ width: 16, height: 16, padding: 0, margin: 0 });
});

test('on an opaque ground the corner says what is empty', () => {
  const { raster } = packSheet(cells(12, 24, 24, 4), { columns: 4 });
  const pixels = new Uint32Array(raster.data.buffer).map((pixel) => (pixel === 0 ? 0xffff00ff : pixel));
  expect(first(rasterOf(96, 72, pixels))).toMatchObject({ width: 24, height: 24 });
});

test('drawn on everywhere: a row of squares, else cells of a usual size, else one cell', () => {
  const full = (width: number, height: number) =>
    rasterOf(
      ...([width, height] as const),
      Uint32Array.from({ length: width * height }, (_, at) => 0xff000000 + at + 1),
    );
  expect(first(full(60, 20))).toMatchObject({ width: 20, height: 20 });
  expect(first(full(96, 64))).toMatchObject({ width: 32, height: 32 });
  expect(first(full(13, 11))).toMatchObject({ width: 13, height: 11 });
});

test('one figure alone, or nothing at all, is one cell; further guesses differ', () => {
  expect(first(cell(15, 15, 4, 1))).toEqual({ width: 15, height: 15, padding: 0, margin: 0 });
  expect(first(rasterOf(10, 14, new Uint32Array(140)))).toMatchObject({ width: 10, height: 14 });
  expect(first(cell(1, 1, 0, 1))).toMatchObject({ width: 1, height: 1 });
  const guesses = guessSheetGrids(packSheet(cells(8, 20, 24, 3), { columns: 4 }).raster);
  expect(new Set(guesses.map((grid) => JSON.stringify(grid))).size).toBe(3);
});
