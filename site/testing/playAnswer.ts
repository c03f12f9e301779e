import { pixels32 } from 'pixels/edit/pixels32';
import type { Raster } from 'pixels/raster';
import { expect } from 'vitest';
import { type Answer, answerTime } from '../exhibits/kit/answers';
import type { Size } from '../exhibits/kit/fitFactor';
import { wordOfLetter } from '../exhibits/kit/stamp';

/** The frames of an answer as words, row by row; fails unless it lasts one to two seconds, moves, and is pure. */
export function playAnswer<State>({ frames, draw }: Answer<State>, state: State, size: Size): Uint32Array[] {
  expect(frames * answerTime).toBeGreaterThanOrEqual(1000);
  expect(frames * answerTime).toBeLessThanOrEqual(2000);
  const play = () => Array.from({ length: frames }, (_, frame) => draw(state, frame));
  const [rasters, again] = [play(), play()];
  for (const { width, height } of rasters) expect({ width, height }).toEqual(size);
  // The runner would compare them number by number.
  const bytesOf = ({ data }: Raster) => Buffer.from(data).toString('latin1');
  const pictures = rasters.map(bytesOf);
  expect(again.every((raster, frame) => bytesOf(raster) === pictures[frame])).toBe(true);
  expect(new Set(pictures).size).toBeGreaterThan(4);
  return rasters.map(pixels32);
}

/** Where a picture has the colour of a letter: the first place, row by row, and how many there are. */
export function findLetter(words: Uint32Array | undefined, letter: string) {
  const word = wordOfLetter(letter);
  return { first: words?.indexOf(word) ?? -1, count: words?.filter((one) => one === word).length ?? 0 };
}
