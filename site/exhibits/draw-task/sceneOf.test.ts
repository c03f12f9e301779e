import { crop } from 'pixels/edit/area';
import { packColor, pixels32 } from 'pixels/edit/pixels32';
import { expect, test } from 'vitest';
import { findTask } from '../../testing/lessonTasks';
import { drawSheet } from '../practice-ground/drawStage';
import { stackBlock, turnTile } from './sceneOf';

const inks = [1, 2, 3, 4, 5, 6, 7].map((shade) => packColor([shade, 0, 0, 255]));

test('8. the tile of a shore is seen in its four rotations: a pond whose shore is closed', () => {
  const { width, data } = turnTile(
    crop(drawSheet([findTask('grass-tile-2').solution], inks), { left: 0, top: 12, width: 12, height: 12 }),
    true,
  );
  const shadeAt = (x: number, y: number) => data[4 * (y * width + x)];
  expect([shadeAt(0, 0), shadeAt(23, 0), shadeAt(0, 23), shadeAt(23, 23)]).toEqual([4, 4, 4, 4]);
  expect([shadeAt(11, 11), shadeAt(12, 11), shadeAt(11, 12), shadeAt(12, 12)]).toEqual([1, 1, 1, 1]);
  for (const y of [11, 12]) expect([5, 6, 17, 18].map((x) => shadeAt(x, y))).toEqual([2, 1, 1, 2]);
});

test('8. a corner of land is seen in its four rotations: an island with a closed shore', () => {
  const { width, data } = turnTile(drawSheet([findTask('grass-tile-3').solution], inks), false);
  const shadeAt = (x: number, y: number) => data[4 * (y * width + x)];
  expect([shadeAt(0, 0), shadeAt(23, 0), shadeAt(0, 23), shadeAt(23, 23)]).toEqual([1, 1, 1, 1]);
  for (const y of [11, 12])
    expect([0, 1, 2, 21, 22, 23].map((x) => shadeAt(x, y))).toEqual([1, 2, 3, 3, 2, 1]);
});

test('8. a block is stacked on a map without a hole, and from both steps of its lesson', () => {
  for (const name of ['block', 'block-2']) {
    const { width, height, ...raster } = stackBlock(findTask(name).solution, inks);
    expect([width, height]).toEqual([96, 96]);
    const pixels = pixels32({ width, height, ...raster });
    for (let x = 1; x < width - 1; x++) {
      const column = [...Array(height).keys()].map((y) => pixels[y * width + x] !== 0);
      expect(column.slice(column.indexOf(true), column.lastIndexOf(true) + 1), `${name} ${x}`).not.toContain(
        false,
      );
    }
  }
});
