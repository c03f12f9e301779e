import { expect, test } from 'vitest';
import { readPackageFile } from '../readText';
import { embolden } from './embolden';
import { fusionPixel, openPixelFont } from './pixelFont';

/** A character in rows of its bold pixels. */
function draw(character: string): string[] {
  const { width, pixels } = openPixelFont(readPackageFile(fusionPixel.file), fusionPixel).glyph(
    character,
  ).bitmap;
  const thin = Array.from({ length: 11 }, (_, row) =>
    pixels.subarray((row + 2) * width, (row + 2) * width + 11),
  );
  const bold = embolden(
    { width: 11, height: 11, pixels: Uint8Array.from(thin.flatMap((row) => [...row])) },
    17,
    17,
  );
  return Array.from({ length: 17 }, (_, row) =>
    [...bold.pixels.subarray(row * 17, (row + 1) * 17)].map((value) => '.#'[value]).join(''),
  );
}

test('strokes become two pixels thick, and gaps stay open', () => {
  expect(draw('回')).toMatchInlineSnapshot(`
    [
      "#################",
      "#################",
      "##.............##",
      "##.............##",
      "##.............##",
      "##...#######...##",
      "##...#######...##",
      "##...##...##...##",
      "##...##...##...##",
      "##...##...##...##",
      "##...#######...##",
      "##...#######...##",
      "##.............##",
      "##.............##",
      "##.............##",
      "#################",
      "#################",
    ]
  `);
  expect(draw('像')).toMatchInlineSnapshot(`
    [
      "...##...######...",
      "...##...######...",
      "...##.##....##...",
      ".##..############",
      ".##..############",
      ".##...##..##...##",
      "###...###########",
      "###...###########",
      ".##.....####.....",
      ".##..###..####.##",
      ".##..#####..#####",
      ".##.....##..###..",
      ".##..###..####.##",
      ".##..###..####.##",
      ".##.....##..##.##",
      ".##..#########...",
      ".##..###..####...",
    ]
  `);
});
