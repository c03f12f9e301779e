import { rasterOf } from 'pixels/edit/pixels32';
import type { Raster } from 'pixels/raster';
import { isStarBeyond } from '../isStarBeyond';
import { layStamp, wordOfLetter } from '../kit/stamp';
import type { PixelAround } from '../kit/surroundings';
import { doubledColumns, pixelsOf, type Strings, stageSize } from './model';

export const slime = [
  '...0000....',
  '.00ffee00..',
  '0ffeeeeee0.',
  '0fe0ee0ed0.',
  '0ee0ee0edee',
  '0eeeeeedd0.',
  '.00000000..',
];
export const kiteShape = [
  '...b9...',
  '..bb99..',
  '.bbb999.',
  'bbbb9999',
  '99998888',
  '.999888.',
  '..9988..',
  '...98...',
];
export const tail = ['4...', '.4..', '.4.c', '.4c.', 'c4..', '4.c.', '4...', '.4..'];
export const kitePlace = { x: 32, y: 2 };
const cloud = ['...444....', '.4444444..', '4444444444'];
/** The first row of the meadow. */
const meadow = 21;
const stars = [
  { x: 4, y: 3 },
  { x: 14, y: 6 },
  { x: 20, y: 2 },
  { x: 29, y: 17 },
];

/** The evening and its meadow go on on all sides. */
export const surroundings: PixelAround = (x, y) => {
  if (y >= meadow) return wordOfLetter(y === meadow ? 'e' : 'd');
  return wordOfLetter(y < meadow - 4 && isStarBeyond(x, y, stageSize, 110) ? '5' : '1');
};

/** The evening, without slime, kite and string. */
export function drawEvening(): Uint32Array<ArrayBuffer> {
  const { width, height } = stageSize;
  const words = new Uint32Array(width * height).fill(wordOfLetter('1'));
  const lay = (stamp: readonly string[], x: number, y: number) => layStamp(words, width, stamp, { x, y });
  for (const { x, y } of stars) lay(['5'], x, y);
  lay(cloud, 3, 8);
  lay(['e'.repeat(width), ...Array<string>(height - meadow - 1).fill('d'.repeat(width))], 0, meadow);
  return words;
}

/** The slime, its kite and the string between them; pixels of doubled columns stand out (rule 4). */
export function drawKite(strings: Strings): Raster {
  const { width, height } = stageSize;
  const words = drawEvening();
  const lay = (stamp: readonly string[], x: number, y: number) => layStamp(words, width, stamp, { x, y });
  lay(slime, 1, 14);
  lay(kiteShape, kitePlace.x, kitePlace.y);
  lay(tail, kitePlace.x + 4, kitePlace.y + kiteShape.length);
  const doubled = doubledColumns(strings);
  for (const place of pixelsOf(strings)) words[place] = wordOfLetter(doubled.has(place % width) ? 'c' : '6');
  return rasterOf(width, height, words);
}
