import { readFile } from 'node:fs/promises';
import { packColor, pixels32 } from 'pixels/edit/pixels32';
import { expect, test } from 'vitest';
import { sideBySide } from '../../testing/artWords';
import { findLetter, playAnswer } from '../../testing/playAnswer';
import { answer } from './answer';
import { drawShield } from './drawShield';
import {
  insideOf,
  isGoalMet,
  outlineOf,
  paint,
  pressPixel,
  type Shield,
  shieldLink,
  stageSize,
  startShield,
} from './model';

const placeOf = (x: number, y: number) => y * stageSize.width + x;
/** The pixels that are missing on the left: each column with its rows. */
const missing = [
  { column: 6, from: 9, to: 11 },
  { column: 7, from: 12, to: 13 },
  { column: 8, from: 14, to: 14 },
  { column: 9, from: 15, to: 15 },
  { column: 10, from: 16, to: 16 },
  { column: 11, from: 17, to: 17 },
];
const close = (from: Shield) =>
  missing.reduce(
    (shield, { column, from: top, to: bottom }) =>
      paint(shield, { x: column, y: top }, { x: column, y: bottom }),
    { ...from, isSetting: true },
  );

test('columns and their mirrors add up to 23, or to 24 with the axis on a column [rule 1]', () => {
  const dot = pressPixel(startShield, { x: 8, y: 10 });
  expect(outlineOf(dot).has(placeOf(15, 10))).toBe(true);
  const on: Shield = { ...dot, axis: 'on' };
  expect([15, 16].map((x) => outlineOf(on).has(placeOf(x, 10)))).toEqual([false, true]);
  expect(outlineOf(pressPixel(on, { x: 0, y: 0 })).size).toBe(outlineOf(on).size + 1);
  expect(outlineOf(pressPixel(on, { x: 12, y: 0 })).size).toBe(outlineOf(on).size + 1);
});

test('a press sets a pixel and its mirror or takes both away, from either side; a drag goes on in lines [rule 2]', () => {
  const set = paint(pressPixel(startShield, { x: 2, y: 12 }), { x: 2, y: 12 }, { x: 2, y: 16 });
  expect(set.drawn.size).toBe(startShield.drawn.size + 5);
  expect(outlineOf(set).has(placeOf(21, 14))).toBe(true);
  const taken = paint(pressPixel(set, { x: 21, y: 12 }), { x: 21, y: 12 }, { x: 21, y: 16 });
  expect(taken.drawn).toEqual(startShield.drawn);
  const end = { x: 5, y: 8 };
  const drawnOn = paint(pressPixel(startShield, end), end, { x: 6, y: 9 });
  expect(paint(drawnOn, { x: 6, y: 9 }, { x: 6, y: 11 }).drawn.size).toBe(startShield.drawn.size + 3);
  expect(pressPixel(startShield, { x: -1, y: 3 }).drawn).toEqual(startShield.drawn);
});

test('inside is what no way leads out of [rule 3]', () => {
  expect(insideOf(startShield).size).toBe(0);
  const closed = close(startShield);
  expect(insideOf(closed).size).toBe(118);
  const gap = pressPixel(closed, { x: 7, y: 12 });
  expect(insideOf(gap).size).toBe(0);
});

test('the goal is met when the middle is inside, and enough around it [rule 4]', () => {
  expect(isGoalMet(startShield)).toBe(false);
  expect(isGoalMet(close(startShield))).toBe(true);
  // With the axis on a column the tip is missing, and one more pixel closes it.
  const on = close({ ...startShield, axis: 'on' });
  expect(isGoalMet(on)).toBe(false);
  expect(isGoalMet(pressPixel(on, { x: 12, y: 18 }))).toBe(true);
  const small = [8, 9, 10, 11].reduce(
    (shield, y) => pressPixel(pressPixel(shield, { x: 9, y }), { x: 10, y }),
    startShield,
  );
  expect(isGoalMet(small)).toBe(false);
});

test('a link brings axis and drawing back [rule 5]', () => {
  expect(shieldLink.write(startShield)).toBe('between.');
  const shield: Shield = { ...pressPixel(close(startShield), { x: 5, y: 3 }), axis: 'on' };
  expect(shieldLink.read(shieldLink.write(shield))).toEqual({ axis: 'on', drawn: shield.drawn });
  for (const text of ['between', 'under.', 'on.0', 'on.zz'])
    expect(shieldLink.read(text), text).toBeUndefined();
});

test('the picture of the page shows the beginning and the goal [rule 7]', async () => {
  const pictures = [startShield, close(startShield)].map((shield) => ({
    ...stageSize,
    words: pixels32(drawShield(shield)),
  }));
  const read = (file: string) => readFile(`art/technique/${file}`, 'utf8');
  const [art, palette] = await Promise.all([read('mirrored-shield.art'), read('torch-light.gpl')]);
  const colors = [...palette.matchAll(/^ *(\d+) +(\d+) +(\d+)\t/gm)].map(([, red, green, blue]) =>
    packColor([Number(red), Number(green), Number(blue), 255]),
  );
  const letters = [...(art.split('frame\n')[1] ?? '').replaceAll('\n', '')];
  expect(sideBySide(pictures)).toEqual(letters.map((letter) => colors[Number.parseInt(letter, 36)] ?? 0));
});

test('the answer: light runs over the field and is gone; the outline stays [rule 6]', () => {
  const shield = close(startShield);
  const frames = playAnswer(answer, shield, stageSize);
  const counts = frames.map((words) => findLetter(words, '3').count);
  expect(Math.min(...counts)).toBeLessThan(counts[0] ?? 0);
  expect(counts.at(-1)).toBe(counts[0]);
  const drawn = pixels32(drawShield(shield));
  const places = [...shield.drawn].filter((place) => place !== Math.min(...shield.drawn));
  expect(places.every((place) => frames.at(-1)?.[place] === drawn[place])).toBe(true);
});
