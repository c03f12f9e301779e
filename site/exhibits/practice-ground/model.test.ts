import { expect, test } from 'vitest';
import type { PracticeCard } from '../../features/practice-cards/shared/practice';
import { drawDigits as draw } from '../../testing/drawDigits';
import { playAnswer } from '../../testing/playAnswer';
import { sizeOfGallery, unveilingOf } from './answer';
import { readDrawing, writeDrawing } from './drawingCode';
import { inksOf } from './drawStage';
import { blankGrid, type Grid } from './grid';
import {
  beginStroke,
  cardOfWeek,
  compareWithMemory,
  drawLine,
  fillFrom,
  keptRules,
  openCard,
  readGround,
  recolor,
  toggleMemory,
  undo,
  weeksAround,
  writeGround,
} from './model';
import { weekOf } from './week';

const card: PracticeCard = {
  theme: 'A ring',
  size: 8,
  colors: '0b6',
  rules: [
    { name: 'holes', count: 1 },
    { name: 'colors', count: 2 },
  ],
};
const cards = [card, { ...card, size: 12 }];
const start = openCard(cards, 0);
const stroke = (ground: typeof start, color: number, from: [number, number], to = from) =>
  drawLine(beginStroke(ground), color, { x: from[0], y: from[1] }, { x: to[0], y: to[1] });
const placesOf = ({ side, cells }: Grid) =>
  cells.flatMap((color, at) => (color > 0 ? [`${at % side},${Math.floor(at / side)}:${color}`] : []));

test('1. A week has one card, the same for all of its days', () => {
  // 2026 begins on a Thursday, and has 53 weeks.
  expect(weekOf(new Date(2026, 0, 1))).toBe(1);
  expect(weekOf(new Date(2026, 0, 4, 23, 59))).toBe(1);
  expect(weekOf(new Date(2026, 0, 5))).toBe(2);
  expect(weekOf(new Date(2026, 11, 31))).toBe(53);
  // The last days of 2024 belong to the first week of 2025.
  expect(weekOf(new Date(2024, 11, 30))).toBe(1);
  expect([1, 52, 53].map((week) => cardOfWeek(week, 52))).toEqual([0, 51, 0]);
});

test('2. A stroke has no gaps, and what lies outside of the canvas is left out', () => {
  expect(placesOf(stroke(start, 2, [5, 7], [9, 7]).grid)).toEqual(['5,7:2', '6,7:2', '7,7:2']);
  expect(placesOf(stroke(start, 1, [0, 0], [2, 2]).grid)).toEqual(['0,0:1', '1,1:1', '2,2:1']);
});

test('3. Undo takes back whole strokes, and skips those that changed nothing', () => {
  const one = stroke(start, 1, [1, 1], [3, 1]);
  const two = stroke(stroke(one, 1, [2, 1]), 2, [5, 5]);
  expect(placesOf(undo(two).grid)).toHaveLength(3);
  expect(undo(undo(two)).grid).toEqual(blankGrid(8));
  expect(undo(start)).toBe(start);
});

test('4. Nothing is judged but the rules of the card, each for itself', () => {
  const box = stroke(stroke(start, 1, [1, 1], [3, 1]), 1, [1, 3], [3, 3]);
  const ring = stroke(stroke(box, 1, [1, 2]), 1, [3, 2]);
  expect(keptRules(card, start.grid)).toEqual([false, false]);
  expect(keptRules(card, ring.grid)).toEqual([true, false]);
  expect(keptRules(card, stroke(ring, 2, [1, 1]).grid)).toEqual([true, true]);
});

test('3. So many strokes as there were can be taken back; one that a second finger made a gesture leaves nothing', () => {
  const strokes = [...Array(150).keys()].map((at) => at % 64);
  let ground = start;
  for (const at of strokes) ground = stroke(ground, 1 + (at % 3), [at % 8, Math.floor(at / 8)]);
  for (const _ of strokes) ground = undo(ground);
  expect(ground.grid).toEqual(start.grid);
});

test('15. Mirrored, a stroke is drawn on both sides', () => {
  const drawn = drawLine(start, 2, { x: 0, y: 3 }, { x: 1, y: 4 }, true);
  expect(placesOf(drawn.grid)).toEqual(['0,3:2', '7,3:2', '1,4:2', '6,4:2']);
});

test('15. What was there at first is brought back pixel by pixel, or where it touches in one colour', () => {
  const given = drawLine(start, 3, { x: 0, y: 0 }, { x: 3, y: 0 }).grid;
  const erased = drawLine({ ...start, grid: given }, 0, { x: 0, y: 0 }, { x: 3, y: 0 });
  expect(placesOf(drawLine(erased, given, { x: 1, y: 0 }, { x: 1, y: 1 }, true).grid)).toEqual(['1,0:3']);
  expect(fillFrom(erased, given, { x: 5, y: 5 }).grid).toEqual(given);
});

test('15. A fill goes as far as the colour does without corners, mirrored on the other side too', () => {
  const line = drawLine(start, 2, { x: 1, y: 0 }, { x: 0, y: 1 });
  const filled = fillFrom(line, 1, { x: 0, y: 0 }, true);
  expect(placesOf(filled.grid)).toEqual(['0,0:1', '1,0:2', '7,0:1', '0,1:2']);
  expect(fillFrom(filled, 1, { x: 4, y: 4 }).grid.cells.filter((color) => color === 0)).toEqual([]);
});

test('15. Exchanged is what was given in one colour: two that became the same come apart again', () => {
  const given = draw('12..', '21..', '....', '....');
  const merged = recolor({ ...openCard([card], 0), grid: given }, given, 3, { x: 1, y: 0 });
  const both = recolor(merged, given, 3, { x: 0, y: 0 });
  expect(both.grid).toEqual(draw('33..', '33..', '....', '....'));
  expect(recolor(both, given, 4, { x: 0, y: 0 }).grid).toEqual(draw('43..', '34..', '....', '....'));
});

test('17. Last week and next week: also over the turn of the year', () => {
  expect(weeksAround(48, 52)).toEqual([46, 47, 48]);
  expect(weeksAround(1, 52)).toEqual([51, 0, 1]);
  expect(weeksAround(52, 52)).toEqual([50, 51, 0]);
});

test('5. From memory: the drawing is put aside, counted pixel by pixel, and comes back', () => {
  const drawn = stroke(start, 1, [0, 0], [3, 0]);
  const blank = toggleMemory(drawn);
  expect([blank.grid, blank.original]).toEqual([blankGrid(8), drawn.grid]);
  const again = stroke(stroke(blank, 1, [0, 0], [1, 0]), 2, [2, 0]);
  expect(compareWithMemory(again)).toEqual({ same: 2, all: 4 });
  expect(toggleMemory(again)).toEqual({ card: 0, grid: drawn.grid, past: [], isChanged: true });
});

test('6. The link carries the card and the drawing, also while it is drawn again from memory', () => {
  const drawn = stroke(openCard(cards, 1), 3, [0, 0], [0, 11]);
  for (const ground of [drawn, toggleMemory(drawn)])
    expect(readGround(writeGround(ground), cards)).toEqual(openCard(cards, 1, drawn.grid));
  const code = writeDrawing(drawn.grid);
  expect(code).toMatch(/^d11ad11a/);
  for (const damaged of [
    '',
    '2',
    '2.',
    `3.${code}`,
    `1.${code}`,
    `2.${code}a`,
    '2.144e',
    '2.143a',
    '2.0a144a',
  ])
    expect(readGround(damaged, cards), damaged).toBeUndefined();
  expect(readDrawing('9999a', 8, 3)).toBeUndefined();
});

test('13. The answer is a curtain that opens before the drawing in its frame, for what was drawn just now', () => {
  const drawn = stroke(start, 1, [2, 2], [12, 12]);
  const answer = unveilingOf(cards);
  const size = sizeOfGallery(card.size);
  const frames = playAnswer(answer, drawn, size);
  const ink = inksOf(card.colors)[0];
  const seen = frames.map(
    (words) => words.subarray(0, 12 * size.width).filter((word) => word === ink).length,
  );
  // Nothing of it is behind the curtain, whose folds have other colours; then it opens.
  expect(seen[6]).toBeGreaterThan(seen[0] ?? 0);
  expect(seen.at(-1)).toBeGreaterThan(seen[6] ?? 0);
  expect([start, drawn, toggleMemory(drawn)].map((ground) => answer.isDue?.(ground))).toEqual([
    false,
    true,
    false,
  ]);
});
