import { expect, test } from 'vitest';
import { listStrokes, stagesPainted } from './strokes';

const pixels = (text: string) => Uint32Array.from(text.replaceAll(/\s/g, ''), Number);

test('large areas are painted before details, in rows to and fro, and only what changes', () => {
  const before = pixels('0000 0100 0000');
  const after = pixels('2000 0111 0311');
  expect(listStrokes(before, after, 4).map(({ at }) => at)).toEqual([7, 6, 10, 11, 0, 9]);
  expect(listStrokes(before, after, 4).at(-1)).toEqual({ at: 9, from: 0, to: 3 });
});

test('clusters do not go around the edges of the picture', () => {
  expect(listStrokes(pixels('000 000'), pixels('001 110'), 3).map(({ at }) => at)).toEqual([4, 3, 2]);
});

test('a stage is painted while its section is read, and done before its end', () => {
  const sections = [
    { top: 100, bottom: 500 },
    { top: 500, bottom: 900 },
  ];
  const at = (line: number) => stagesPainted(sections, line);
  expect([99, 100, 250, 400, 499, 500, 800, 5000].map(at)).toEqual([undefined, 0, 0.5, 1, 1, 1, 2, 2]);
});
