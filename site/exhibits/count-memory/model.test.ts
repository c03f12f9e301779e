import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { drawBar, pathOf, rowSize } from './drawBar';
import {
  columnsOf,
  countBytes,
  familiar,
  formatBytes,
  isGoalMet,
  mostColumns,
  projectLink,
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
  expect(Object.values(familiar).map(formatBytes)).toEqual(['32 KiB', '1.4 MiB', '703 MiB', '4.4 GiB']);
});

test('a block for each doubling above 8 KiB [rule 4]', () => {
  expect([1, 8192, 16384, 32768, 2 ** 44].map(columnsOf)).toEqual([1, 1, 3, 6, 93]);
  expect(columnsOf(16384 * Math.SQRT2)).toBe(5);
  expect(mostColumns).toBe(93);
  expect(rowSize).toEqual({ width: 136, height: 9 });
  expect(drawBar('cartridge', 32768)[4]?.slice(0, 24)).toBe('050b9b050...eee.eee.....');
  expect(drawBar('project', 16384 * Math.SQRT2)[1]?.slice(9, 24)).toBe('...444.44......');
});

test('a drawing has a run of pixels for each run of letters', () => {
  expect(pathOf(['.aa.', 'ab.a'], 'a')).toBe('M1 0h2v1h-2zM0 1h1v1h-1zM3 1h1v1h-1z');
});

test('the goal: all frames, and onto a CD [rule 6]', () => {
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

test('the picture of the page is the chart of the project at the beginning', async () => {
  const [, drawn] = (await readFile('art/technique/memory.art', 'utf8')).split('frame\n');
  const blank = '.'.repeat(rowSize.width);
  const rows = [
    drawBar('project', countBytes(startProject)),
    ...(['cartridge', 'floppy', 'cd', 'dvd'] as const).map((kind) => drawBar(kind, familiar[kind])),
  ].flatMap((row) => [blank, blank, ...row, blank]);
  expect(drawn?.trim().split('\n')).toEqual(rows);
});

test('the answer: the disc turns, and the project hops; bars stay as long [rule 8]', () => {
  const discs = [0, 2, 4, 6, 8].map((frame) => drawBar('cd', familiar.cd, frame).join('\n'));
  expect(new Set(discs).size).toBe(4);
  expect(discs[4]).toBe(drawBar('cd', familiar.cd).join('\n'));
  expect(drawBar('project', 9e6, 0)).not.toEqual(drawBar('project', 9e6));
  expect(drawBar('dvd', familiar.dvd, 3)).toEqual(drawBar('dvd', familiar.dvd));
});
