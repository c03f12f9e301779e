import { expect, test } from 'vitest';
import { tasks } from '../../testing/lessonTasks';
import { readDrawing } from '../practice-ground/drawingCode';
import { moveGround, slideOf } from './stride';

const walk = tasks.get('lessons/passing');
const grids = (walk?.motion ?? []).flatMap(
  ({ drawing }) => readDrawing(drawing, walk?.side ?? 0, walk?.colors.length ?? 0) ?? [],
);
const stone = 99;
/** What is on a row of each drawing, from left to right. */
const rowsOf = (speed: number, row: number) =>
  moveGround(grids, speed, stone).map(({ side, cells }) => cells.slice(side * (row - 1), side * row));

test('stones go back by the speed, and the last drawing leads on to the first [rule 14]', () => {
  for (const speed of [1, 2, 3, 4, 5, 6]) {
    const rows = rowsOf(speed, 24);
    expect(rows).toHaveLength(24);
    rows.forEach((row, at) => {
      const next = rows[(at + 1) % rows.length] ?? [];
      expect(next.slice(0, 24 - speed), `${speed}: ${at}`).toEqual(row.slice(speed));
    });
  }
});

test('at three pixels with each drawing every foot that is down stays on its stone [rule 14]', () => {
  const feet = rowsOf(3, 23);
  const ground = rowsOf(3, 24);
  /** Of the two feet, by the drawing: that of the lighter leg is down in the first four. */
  const footOf = (at: number) => (at % 8 < 4 ? 3 : 1);
  for (const at of [0, 1, 2, 4, 5, 6, 8, 9, 10]) {
    const foot = feet[at]?.flatMap((color, x) => (color === footOf(at) && x > 9 ? [x] : [])) ?? [];
    expect(foot, `${at}`).toHaveLength(4);
    expect(
      foot.map((x) => ground[at]?.[x]),
      `${at}`,
    ).toEqual([stone, stone, stone, stone]);
  }
});

test('the feet are held by the ground at one speed [rule 14]', () => {
  expect([2, 3, 4].map((speed) => slideOf(speed, 3))).toEqual(['slow', 'held', 'fast']);
});
