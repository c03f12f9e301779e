import { expect, test } from 'vitest';
import { crop } from './area';
import { blobTiles, edgeTiles } from './autotiles';
import { pixels32 } from './pixels32';
import { drawTileTemplate } from './tileTemplate';

/** The thirds of a tile of 6 by 6, row by row: `#` where they are filled. */
function thirdsOf(set: typeof edgeTiles, index: number): readonly string[] {
  const area = {
    left: (index % set.columns) * 6,
    top: Math.floor(index / set.columns) * 6,
    width: 6,
    height: 6,
  };
  const pixels = pixels32(crop(drawTileTemplate(set, 6, 6), area));
  const filled = pixels[3 * 6 + 3];
  return [1, 3, 5].map((y) => [1, 3, 5].map((x) => (pixels[y * 6 + x] === filled ? '#' : '.')).join(''));
}

test('sixteen tiles stand four by four, each with the sides that it goes on at', () => {
  expect(drawTileTemplate(edgeTiles, 16, 8)).toMatchObject({ width: 64, height: 32 });
  expect(thirdsOf(edgeTiles, 0)).toEqual(['...', '.#.', '...']);
  // North and east, and with them the corner between.
  expect(thirdsOf(edgeTiles, 3)).toEqual(['.##', '.##', '...']);
  expect(thirdsOf(edgeTiles, 15)).toEqual(['###', '###', '###']);
});

test('of 47 tiles each also shows its corners, and the last place stays empty', () => {
  const template = drawTileTemplate(blobTiles, 6, 6);
  expect(template).toMatchObject({ width: 48, height: 36 });
  expect(thirdsOf(blobTiles, blobTiles.masks.indexOf(5))).toEqual(['.#.', '.##', '...']);
  expect(thirdsOf(blobTiles, blobTiles.masks.indexOf(7))).toEqual(['.##', '.##', '...']);
  expect(thirdsOf(blobTiles, 46)).toEqual(['###', '###', '###']);
  expect(
    [...pixels32(crop(template, { left: 42, top: 30, width: 6, height: 6 }))].every((pixel) => pixel === 0),
  ).toBe(true);
});
