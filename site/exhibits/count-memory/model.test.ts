import { pixels32 } from 'pixels/edit/pixels32';
import { expect, test } from 'vitest';
import { artWords } from '../../testing/artWords';
import { findLetter, playAnswer } from '../../testing/playAnswer';
import { answer } from './answer';
import { dragCorner, drawShelf, handleOf, isOfCanvas, stageSize } from './drawShelf';
import {
  cd,
  countBytes,
  countStored,
  formatBytes,
  isGoalMet,
  type Project,
  projectLink,
  resize,
  startProject,
} from './model';

test.each([
  [{ width: 64, height: 64, layers: 4, frames: 8 }, '512 KiB'],
  [{ width: 256, height: 256, layers: 10, frames: 60 }, '150 MiB'],
  [{ width: 1024, height: 1024, layers: 10, frames: 60 }, '2.3 GiB'],
  [{ width: 1600, height: 2400, layers: 10, frames: 1 }, '146 MiB'],
])('the projects in the table of the page [rules 1, 3]', (project, amount) => {
  expect(formatBytes(countBytes(project))).toBe(amount);
});

test('amounts change their unit at 1024 of them [rule 3]', () => {
  expect([4, 1023 * 1024, 1024 ** 2, 9.94 * 1024 ** 2, 9.95 * 1024 ** 2, 2 ** 44].map(formatBytes)).toEqual([
    '4 B',
    '1023 KiB',
    '1 MiB',
    '9.9 MiB',
    '10 MiB',
    '16 TiB',
  ]);
  expect(formatBytes(cd)).toBe('703 MiB');
});

test('the shelf holds whole frames, as many as a CD has room for, each as wide as its share [rule 4]', () => {
  expect(countStored(startProject)).toBe(17);
  expect(countStored({ ...startProject, frames: 9 })).toBe(9);
  expect(countStored({ width: 4096, height: 4096, layers: 256, frames: 2 })).toBe(0);
  /** Pixels of the shelf that the cover of the first frame has. */
  const covered = (project: Project) => findLetter(pixels32(drawShelf(project)), '9').count;
  const small = { width: 64, height: 64, layers: 1, frames: 1 };
  expect(covered({ ...small, width: 1024, height: 1024, layers: 8 })).toBeGreaterThan(covered(small));
  // What does not fit lies on the floor.
  const rows = (project: Project) => pixels32(drawShelf(project)).slice(58 * stageSize.width);
  expect(rows(startProject)).not.toEqual(rows(small));
  expect(new Set(rows(small)).size).toBe(1);
  // However small the canvas is, and however large.
  for (const side of [1, 5, 4096])
    expect(drawShelf({ width: side, height: side, layers: 256, frames: 1024 }).width).toBe(stageSize.width);
});

test('the corner is dragged by powers of two, and keys double and halve the sides [rules 2, 6]', () => {
  const corner = handleOf(startProject);
  expect(dragCorner(startProject, corner)).toEqual(startProject);
  expect(dragCorner(startProject, { x: corner.x - 3, y: corner.y - 6 })).toMatchObject({
    width: 512,
    height: 4096,
  });
  expect(dragCorner(startProject, { x: -9, y: 99 })).toMatchObject({ width: 16, height: 16 });
  expect(resize(startProject, -1, 1)).toMatchObject({ width: 512, height: 2048 });
  expect(resize({ ...startProject, width: 4096 }, 1, 0).width).toBe(4096);
  expect([isOfCanvas(corner), isOfCanvas({ x: 80, y: 30 })]).toEqual([true, false]);
});

test('the goal: all frames, and onto a CD [rule 5]', () => {
  expect(isGoalMet(startProject)).toBe(false);
  expect(isGoalMet({ ...startProject, width: 512, height: 512 })).toBe(true);
  expect(isGoalMet({ ...startProject, layers: 2 })).toBe(true);
  expect(isGoalMet({ ...startProject, frames: 16 })).toBe(false);
});

test('a link carries the project [rules 2, 7]', () => {
  expect(projectLink.write(startProject)).toBe('1024x1024-10-60');
  expect(projectLink.read('4096x1-256-1024')).toEqual({ width: 4096, height: 1, layers: 256, frames: 1024 });
  for (const text of ['1024x1024-10', '4097x1-1-1', '0x1-1-1', '1x1-257-1', '1x1-1-1025'])
    expect(projectLink.read(text), text).toBeUndefined();
});

test('the picture of the page is the shelf at the beginning', async () => {
  expect([...pixels32(drawShelf(startProject))]).toEqual(await artWords('technique/memory'));
});

test('the answer: the disc comes rolling with the slime on top; the frames stay where they are [rule 8]', () => {
  const project = { ...startProject, width: 512, height: 512 };
  expect(formatBytes(countBytes(project))).toBe('600 MiB');
  const frames = playAnswer(answer, project, stageSize);
  const still = pixels32(drawShelf(project));
  /** From the first board on, right of where the disc comes to rest. */
  const shelf = (words: Uint32Array | undefined) =>
    Array.from({ length: 50 }, (_, row) => words?.slice((14 + row) * 96 + 58, (15 + row) * 96));
  expect(shelf(frames.at(-1))).toEqual(shelf(still));
  const slimeAt = (words: Uint32Array | undefined) => {
    const above = words?.slice(14 * 96, 22 * 96);
    return findLetter(above, 'f').first % 96;
  };
  expect(slimeAt(frames[20])).toBeGreaterThan(slimeAt(frames[14]) + 10);
});
