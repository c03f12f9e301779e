import { expect, test } from 'vitest';
import { composeMarks } from './composeMarks';
import type { Finding } from './messages';

const first = { left: 1, top: 2, width: 1, height: 1 };
const second = { left: 6, top: 2, width: 4, height: 1 };
const finding: Finding = { kind: 'doubles', count: 2, places: [first, second], points: [], factors: [] };
const placed = { left: 100, top: 0, scale: 16, ratio: 1 };

test('rule 2: a mark stands around its place, and is never too small to be seen', () => {
  const [layer] = composeMarks({ findings: [finding], place: undefined }, placed);
  expect(layer?.frames).toEqual([
    { left: 114, top: 30, width: 20, height: 20 },
    { left: 194, top: 30, width: 68, height: 20 },
  ]);
  const [tiny] = composeMarks({ findings: [finding], place: undefined }, { ...placed, scale: 1 });
  expect(tiny?.frames[0]).toEqual({ left: 97, top: -2, width: 9, height: 9 });
});

test('rule 3: the mark of the place that is looked at is thicker, and the last that is drawn', () => {
  const layers = composeMarks({ findings: [finding], place: first }, placed);
  expect(layers.map(({ frames }) => frames.length)).toEqual([1, 1]);
  expect(layers.map(({ lines }) => lines.map(({ width }) => width))).toEqual([
    [4, 2],
    [6, 4],
  ]);
});

test('rule 2: what was not found is not drawn', () => {
  expect(composeMarks({ findings: [{ ...finding, places: [] }], place: undefined }, placed)).toEqual([]);
});
