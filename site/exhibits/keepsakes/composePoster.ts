import { enlarge } from 'pixels/edit/enlarge';
import { pixels32, rasterOf } from 'pixels/edit/pixels32';
import type { Raster } from 'pixels/raster';
import { foxHeight, foxWidth, layFox } from '../kit/fox';
import { wordOfLetter } from '../kit/stamp';

/** Width and height of a poster, in pixels of the drawing; each becomes `posterFactor` squared in the file. */
export const posterSide = 600;
export const posterFactor = 2;
/** Between the edge and the frame, and how thick that is. */
const margin = 12;
const thickness = 8;
/** The corners of frames have so many steps of so many pixels. */
const [steps, step] = [3, thickness];
/** The picture's place, its edge included. */
const room = { left: 26, top: 38, width: posterSide - 52, height: 404 };
const edge = 4;
/** Where the lines below it begin. */
const text = { left: 44, top: 462 };
const foxScale = 7;
/** A row of it that nothing else looks like. */
const browRow = 3;
/** Where it ends: before the steps of the frame's corner. */
const foxRight = posterSide - margin - (steps + 1) * step;

/** A line of text: whether each of its pixels is set, row by row. */
export interface Line {
  readonly width: number;
  readonly height: number;
  readonly isSet: (x: number, y: number) => boolean;
  /** Its colour, as a letter. */
  readonly letter: string;
}

/** How wide a line may be: the fox stands beside it. */
export const longestLine = foxRight - (foxWidth + 1) * foxScale - text.left;

/** A poster: the picture as large as it fits, lines below it, the frame of the site around them, and the fox, unless the picture has it. */
export function composePoster(picture: Raster, lines: readonly Line[]): Raster {
  const words = new Uint32Array(posterSide ** 2).fill(wordOfLetter('6'));
  const set = (x: number, y: number, word: number) => {
    if (word !== 0 && x >= 0 && x < posterSide && y >= 0 && y < posterSide) words[y * posterSide + x] = word;
  };
  const violet = wordOfLetter('2');
  for (let y = 0; y < posterSide; y++)
    for (let x = 0; x < posterSide; x++)
      if (isWithin(x, y, margin) && !isWithin(x, y, margin + thickness)) set(x, y, violet);
  const factor = Math.max(
    1,
    Math.floor(Math.min((room.width - 2 * edge) / picture.width, (room.height - 2 * edge) / picture.height)),
  );
  const large = enlarge(picture, factor);
  const left = room.left + Math.floor((room.width - large.width) / 2);
  const top = room.top + Math.floor((room.height - large.height) / 2);
  for (let y = -edge; y < large.height + edge; y++)
    for (let x = -edge; x < large.width + edge; x++) set(left + x, top + y, wordOfLetter('0'));
  for (const [at, word] of pixels32(large).entries())
    set(left + (at % large.width), top + Math.floor(at / large.width), word);
  let line = text.top;
  for (const { width, height, isSet, letter } of lines) {
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++) if (isSet(x, y)) set(text.left + x, line + y, wordOfLetter(letter));
    line += height;
  }
  const fox = new Uint32Array(foxWidth * foxHeight);
  layFox(fox, foxWidth, 0, foxHeight, 1);
  const drawn = pixels32(picture);
  const row = fox.subarray(browRow * foxWidth, (browRow + 1) * foxWidth);
  if (drawn.some((_, at) => row.every((word, column) => word === drawn[at + column])))
    return rasterOf(posterSide, posterSide, words);
  const glad = enlarge(rasterOf(foxWidth, foxHeight, fox), foxScale);
  const foxTop = posterSide - margin - thickness - glad.height;
  for (const [at, word] of pixels32(glad).entries())
    set(foxRight - glad.width + (at % glad.width), foxTop + Math.floor(at / glad.width), word);
  return rasterOf(posterSide, posterSide, words);
}

/** Whether a pixel is within a square with stepped corners, so far from the edges. */
function isWithin(x: number, y: number, inset: number): boolean {
  const far = (at: number) => Math.min(at, posterSide - 1 - at) - inset;
  const [right, down] = [far(x), far(y)];
  return right >= 0 && down >= 0 && Math.floor(right / step) + Math.floor(down / step) >= steps;
}
