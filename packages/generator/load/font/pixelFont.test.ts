import { expect, test } from 'vitest';
import { readPackageFile } from '../readText';
import { fusionPixel, jersey10, openPixelFont } from './pixelFont';

test('a no-break space looks like a space', async () => {
  const font = openPixelFont(readPackageFile(fusionPixel.file), fusionPixel);
  expect(font.widthOf('pixel\u00a0art')).toBe(font.widthOf('pixel art'));
  expect(font.glyph('\u00a0').bitmap.pixels).not.toContain(1);
});

test('a text is as wide as its characters together', async () => {
  const font = openPixelFont(readPackageFile(fusionPixel.file), fusionPixel);
  const one = font.widthOf('m');
  expect(one).toBeGreaterThan(0);
  expect(font.widthOf('mm')).toBe(2 * one);
  expect(font.widthOf('')).toBe(0);
});

/** A letter in rows of its bitmap. */
async function draw(character: string): Promise<string[]> {
  const font = openPixelFont(readPackageFile(fusionPixel.file), fusionPixel);
  const { width, height, pixels } = font.glyph(character).bitmap;
  expect(height).toBe(font.height);
  return Array.from({ length: height }, (_, row) =>
    [...pixels.subarray(row * width, (row + 1) * width)].map((value) => '.#'[value]).join(''),
  );
}

test('a letter has its outline’s pixels, room below the line and a column beside it', async () => {
  expect(await draw('g')).toMatchInlineSnapshot(`
    [
      ".......",
      ".......",
      ".......",
      ".......",
      ".......",
      ".......",
      ".####..",
      "#...#..",
      "#...#..",
      "#...#..",
      "#...#..",
      ".####..",
      "....#..",
      ".###...",
    ]
  `);
  expect(await draw('8')).toMatchInlineSnapshot(`
    [
      ".......",
      ".......",
      ".......",
      ".###...",
      "#...#..",
      "#...#..",
      "#...#..",
      ".###...",
      "#...#..",
      "#...#..",
      "#...#..",
      ".###...",
      ".......",
      ".......",
    ]
  `);
});

test('Chinese stands on the same line', async () => {
  expect(await draw('像')).toMatchInlineSnapshot(`
    [
      ".............",
      ".............",
      "..#..####....",
      "..#.#...#....",
      ".#.########..",
      ".#..#..#..#..",
      "##..#######..",
      ".#...###.....",
      ".#.##..##.#..",
      ".#...##.##...",
      ".#.##..##.#..",
      ".#...##.#.#..",
      ".#.##..##....",
      ".............",
    ]
  `);
});

test('the bold face has the same height, and no Chinese', async () => {
  const font = openPixelFont(readPackageFile(jersey10.file), jersey10);
  const { width, height, pixels } = font.glyph('p').bitmap;
  const rows = Array.from({ length: height }, (_, row) =>
    [...pixels.subarray(row * width, (row + 1) * width)].map((value) => '.#'[value]).join(''),
  );
  expect(rows).toMatchInlineSnapshot(`
    [
      ".........",
      ".........",
      ".........",
      ".........",
      "##.###...",
      "#######..",
      "##...##..",
      "##...##..",
      "##...##..",
      "##...##..",
      "#######..",
      "######...",
      "##.......",
      "##.......",
    ]
  `);
  expect([font.has('p'), font.has('\u00a0'), font.has('像')]).toEqual([true, true, false]);
});
