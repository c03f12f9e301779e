import { rasterOf } from 'pixels/edit/pixels32';
import type { Raster } from 'pixels/raster';
import type { Point } from '../kit/PixelStage';
import { layStamp, wordOfLetter } from '../kit/stamp';
import type { PixelAround } from '../kit/surroundings';
import { findGlyph, measures } from './fonts';
import { board, glyphOf, type Look, type Placed, placeText, type Sign } from './model';

export const stageSize = { width: 80, height: 38 };
const middle = { x: stageSize.width / 2, y: stageSize.height / 2 };

interface LookColors {
  readonly text: string;
  readonly board: string;
  readonly light: string;
  readonly shade: string;
  readonly edge: string;
}
const missing = '9';
export const colorsOf: Readonly<Record<Look, LookColors>> = {
  shop: { text: '0', board: 'b', light: '6', shade: 'a', edge: '7' },
  chalk: { text: '6', board: 'd', light: 'e', shade: '0', edge: '7' },
  neon: { text: 'c', board: '0', light: '1', shade: '2', edge: '3' },
};

/** The board on its four screws with its text, or so many of its characters; what does not fit is cut off at its edge. */
export function drawSign(sign: Sign, count = Number.POSITIVE_INFINITY): Raster {
  const { width, height } = stageSize;
  const letters = colorsOf[sign.look];
  const words = new Uint32Array(width * height).fill(wordOfLetter(letters.edge));
  const fill = (letter: string, left: number, top: number, end: number, bottom: number) => {
    const row = letter.repeat(end - left);
    layStamp(
      words,
      width,
      Array.from({ length: bottom - top }, () => row),
      { x: left, y: top },
    );
  };
  fill(letters.shade, 1, 1, width - 1, height - 1);
  fill(letters.light, 1, 1, width - 2, height - 2);
  fill(letters.board, 2, 2, width - 2, height - 2);
  for (const x of [3, width - 5]) for (const y of [3, height - 5]) fill(letters.edge, x, y, x + 2, y + 2);
  // Without corners: a brick is behind them.
  for (const x of [0, width - 1]) for (const y of [0, height - 1]) fill('1', x, y, x + 1, y + 1);
  const [left, top] = [middle.x - board.width / 2, middle.y - board.height / 2];
  for (const { character, x, y } of placeText(sign).slice(0, count)) {
    const word = wordOfLetter(findGlyph(character, sign.font) === undefined ? missing : letters.text);
    const { rows, advance } = glyphOf(character, sign.font);
    for (const [down, bits] of rows.entries())
      for (let right = 0; right < advance; right++) {
        if (((bits >> right) & 1) === 0) continue;
        for (let pixel = 0; pixel < sign.factor ** 2; pixel++) {
          const column = middle.x + x + right * sign.factor + (pixel % sign.factor);
          const row = middle.y + y + down * sign.factor + Math.floor(pixel / sign.factor);
          const isOn =
            column >= left && column < left + board.width && row >= top && row < top + board.height;
          if (isOn) words[row * width + column] = word;
        }
      }
  }
  return rasterOf(width, height, words);
}

/** The bricks that the board hangs on. */
const bricks = [
  '00000000',
  ...Array<string>(3).fill('01111111'),
  '00000000',
  ...Array<string>(3).fill('11110111'),
];
export const wall: PixelAround = (x, y) => wordOfLetter(bricks[y & 7]?.[x & 7] ?? '');

/** The top left pixel of a character. */
export function pixelOf({ x, y }: Placed): Point {
  return { x: middle.x + x, y: middle.y + y };
}

/** The character nearest to a pixel; `undefined` where there is no text. */
export function characterNear(sign: Sign, { x, y }: Point): Placed | undefined {
  const { height, gap } = measures[sign.font];
  const distance = (placed: Placed) => {
    const at = pixelOf(placed);
    const width = glyphOf(placed.character, sign.font).advance - gap;
    return Math.hypot(
      at.x + (width * sign.factor) / 2 - x - 0.5,
      at.y + (height * sign.factor) / 2 - y - 0.5,
    );
  };
  const [first, ...others] = placeText(sign);
  return first && others.reduce((best, one) => (distance(one) < distance(best) ? one : best), first);
}
