import { readFile } from 'node:fs/promises';
import { packColor, pixels32 } from 'pixels/edit/pixels32';
import { colorOfHex } from 'pixels/edit/srgb';
import { expect, test } from 'vitest';
import { playAnswer } from '../../testing/playAnswer';
import { answer } from './answer';
import {
  darknessOf,
  drawDiffused,
  drawPattern,
  drawStage,
  isGoalMet,
  moveThreshold,
  type Sky,
  skyLink,
  stageSize,
  startSky,
} from './model';
import { hilltops, side, skyColors } from './scene';

/** Those of `art/technique/night-sky.gpl`. */
const artColors = [0xff77a8, 0x1d2b53, 0x17122b, 0xffd062, 0xfff1e8, 0xc0b2ff, 0x2a2150, 0x40346e];
const dark = packColor(skyColors[1]);
/** The first pixels of a row, `#` where the sky is dark. */
const rowOf = (sky: ReturnType<typeof drawPattern>, row: number, count = 8) =>
  [...pixels32(sky)]
    .slice(row * side, row * side + count)
    .map((word) => (word === dark ? '#' : '.'))
    .join('');
const darkIn = (sky: ReturnType<typeof drawPattern>, row: number) =>
  rowOf(sky, row, 45).replaceAll('.', '').length;

test('the row of the threshold is dark by half, 20 rows above it all, 20 below none [rule 1]', () => {
  const sky = moveThreshold(startSky, 30);
  expect([10, 20, 30, 40, 50].map((row) => darknessOf(sky, row))).toEqual([1, 0.75, 0.5, 0.25, 0]);
  expect([moveThreshold(sky, -4).threshold, moveThreshold(sky, 99).threshold]).toEqual([0, 63]);
});

test('at the threshold the pattern of each matrix is a chequerboard [rule 2]', () => {
  for (const matrix of [2, 4, 8] as const) {
    const sky: Sky = { ...startSky, matrix, threshold: 28 };
    expect([rowOf(drawPattern(sky), 28), rowOf(drawPattern(sky), 29)]).toEqual(['#.#.#.#.', '.#.#.#.#']);
  }
});

test.each(['floyd-steinberg', 'atkinson'] as const)(
  '%s: a row is as dark as it is asked to be [rule 3]',
  (diffusion) => {
    const drawn = drawDiffused({ ...startSky, diffusion, threshold: 30 });
    expect(darkIn(drawn, 2)).toBe(45);
    const [upper, middle, lower] = [22, 30, 38].map((row) => darkIn(drawn, row));
    expect(upper).toBeGreaterThan(middle ?? 0);
    expect(middle).toBeGreaterThan(lower ?? 0);
    expect(pixels32(drawn)).not.toEqual(pixels32(drawPattern({ ...startSky, threshold: 30 })));
  },
);

test('both skies have the same hills and moon; a star goes with its dark [rule 4]', () => {
  const sky = moveThreshold(startSky, 40);
  const [pattern, diffused] = [pixels32(drawPattern(sky)), pixels32(drawDiffused(sky))];
  expect(pattern.slice(58 * side)).toEqual(diffused.slice(58 * side));
  const star = 5 * side + 6;
  expect(pattern[star]).toBe(packColor([0xff, 0xf1, 0xe8, 255]));
  expect(pixels32(drawPattern(moveThreshold(sky, 10)))[star]).not.toBe(pattern[star]);
});

test('between the skies stand the rows of the goal, and the threshold as a mark [rule 8]', () => {
  const stage = drawStage(startSky);
  expect([stage.width, stage.height]).toEqual([132, 64]);
  expect([...stage.data.subarray(68 * 4, 69 * 4)]).toEqual([...skyColors[1]]);
  const between = (sky: Sky) => {
    const words = pixels32(drawStage(sky));
    return Array.from({ length: 64 }, (_, row) => words[row * 132 + 64]);
  };
  const [window, mark] = [0xffd062, 0xfff1e8].map((color) => packColor(colorOfHex(color)));
  const rows = [...between(startSky).entries()];
  expect(rows.flatMap(([row, word]) => (word === window ? [row] : []))).toEqual([43, 44, 45, 46, 47, 48, 49]);
  expect(rows.flatMap(([row, word]) => (word === mark ? [row] : []))).toEqual([startSky.threshold]);
  // Among them it is dark: there it is at home.
  expect(between(moveThreshold(startSky, 46))).not.toContain(mark);
});

test('the goal is met within three rows of the hilltops [rule 5]', () => {
  expect([22, 42, 43, 49, 50].map((row) => isGoalMet(moveThreshold(startSky, row)))).toEqual([
    false,
    false,
    true,
    true,
    false,
  ]);
});

test('a link carries row, matrix and diffusion [rule 6]', () => {
  const sky: Sky = { threshold: 46, matrix: 8, diffusion: 'atkinson' };
  expect(skyLink.write(sky)).toBe('46-8-atkinson');
  expect(skyLink.read('46-8-atkinson')).toEqual(sky);
  for (const text of ['46', '64-4-atkinson', '46-3-atkinson', '46-4-bayer'])
    expect(skyLink.read(text), text).toBeUndefined();
});

test('the picture of the page is the exhibit with its goal met', async () => {
  const [, drawn = ''] = (await readFile('art/technique/two-skies.art', 'utf8')).split('frame\n');
  const letters = new Map(
    [...'01234567'].map((letter, at) => [letter, packColor(colorOfHex(artColors[at] ?? 0))]),
  );
  const words = [...drawn.replaceAll('\n', '')].map((letter) => letters.get(letter) ?? 0);
  expect(words).toEqual([...pixels32(drawStage(moveThreshold(startSky, hilltops)))]);
});

test('the answer: windows light up one by one under the skies, which stay as they were dithered [rule 7]', () => {
  const sky = moveThreshold(startSky, hilltops);
  const frames = playAnswer(answer, sky, stageSize);
  const lit = packColor(colorOfHex(0xffd062));
  const counts = frames.map(
    (words) => words.filter((word, at) => word === lit && at % stageSize.width < side).length,
  );
  expect(counts[0]).toBe(0);
  expect(counts.every((count, frame) => count >= (counts[frame - 1] ?? 0))).toBe(true);
  expect(counts.at(-1)).toBeGreaterThan(12);
  // Halfway up, where nothing stands before it.
  const row = (words: Uint32Array | undefined) => words?.subarray(28 * stageSize.width, 29 * stageSize.width);
  expect(row(frames.at(-1))).toEqual(row(pixels32(drawStage(sky))));
});
