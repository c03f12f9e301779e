import { pixels32, rasterOf } from 'pixels/edit/pixels32';
import { expect, test } from 'vitest';
import { layFox } from '../kit/fox';
import { wordOfLetter } from '../kit/stamp';
import { composePoster, longestLine, posterFactor, posterSide } from './composePoster';
import { drawTitle } from './drawTitle';
import { playMoves } from './playMoves';
import { squaresOf } from './squaresOf';

/** A picture of letters. */
function drawingOf(...rows: readonly string[]) {
  return rasterOf(rows[0]?.length ?? 0, rows.length, Uint32Array.from(rows.join(''), wordOfLetter));
}

test('a poster has the picture as large as it fits, its lines, and the fox within the frame', () => {
  expect(posterSide * posterFactor).toBe(1200);
  const line = { width: longestLine, height: 20, isSet: (x: number, y: number) => x === y, letter: '0' };
  const words = pixels32(composePoster(drawingOf('89', '98'), [line]));
  const places = (letter: string) => [...words.keys()].filter((at) => words[at] === wordOfLetter(letter));
  // 198 pixels a side for each of its own; the fox has a few of that colour, too.
  const picture = places('8').filter((at) => at < 450 * posterSide);
  expect(picture).toHaveLength(2 * 198 ** 2);
  // Nothing is in the corners, where the frame has its steps.
  expect([0, posterSide - 1].map((at) => words[at])).toEqual([wordOfLetter('6'), wordOfLetter('6')]);
  const columns = places('c').map((at) => at % posterSide);
  expect(Math.min(...columns)).toBeGreaterThan(44 + longestLine);
  // One that is in the picture is enough.
  const fox = new Uint32Array(20 * 10);
  layFox(fox, 20, 3, 9, 1);
  const withFox = pixels32(composePoster(rasterOf(20, 10, fox), [line]));
  expect(withFox.subarray(450 * posterSide).includes(wordOfLetter('c'))).toBe(false);
});

test('a timelapse lasts two seconds, and shows the beginning and the end of however many moves', () => {
  for (const count of [2, 9, 40, 300]) {
    const drawings = Array.from({ length: count }, () => drawingOf('0'));
    const frames = playMoves(drawings);
    expect(frames[0]?.raster).toBe(drawings[0]);
    expect(frames.at(-1)?.raster).toBe(drawings.at(-1));
    expect(frames.length).toBeLessThanOrEqual(40);
    expect(frames.reduce((sum, { duration }) => sum + duration, 0)).toBe(2000);
    // The last drawing is looked at.
    expect(frames.at(-1)?.duration).toBeGreaterThanOrEqual(800);
  }
});

test('squares are a line for each row, each pixel the nearest of nine, without the empty border', () => {
  expect(squaresOf(drawingOf('6666', '6096', '6eb6', '6666'))).toBe('⬛🟥\n🟩🟨');
  expect(squaresOf(drawingOf('66', '66'))).toBe('⬜⬜\n⬜⬜');
});

test('the title of a poster is in the face of the site, in whole pixels, as large as it fits', () => {
  const dot = drawTitle('I', '0');
  const column = Array.from({ length: dot.width }, (_, x) => x).find((x) =>
    Array.from({ length: dot.height }, (_, y) => y).some((y) => dot.isSet(x, y)),
  );
  expect(dot.height).toBe(48);
  expect((column ?? 1) % 3).toBe(0);
  expect(drawTitle('A portrait of 64×64', '0').width).toBeLessThanOrEqual(longestLine);
  expect(drawTitle('Sprites in Unity, Godot and GameMaker', '0').width).toBeLessThanOrEqual(longestLine);
});
