import { rasterOf } from 'pixels/edit/pixels32';
import type { Raster } from 'pixels/raster';
import type { Point } from '../kit/PixelStage';
import { layStamp, wordOfLetter } from '../kit/stamp';
import { isScattered, type PixelAround } from '../kit/surroundings';
import {
  arcWidth,
  type Leap,
  placeOnArc,
  playOrder,
  radius,
  type Spacing,
  spaceDrawings,
  steps,
} from './model';

export const stageSize = { width: 80, height: 40 };

const slime = [
  '...00000...',
  '.00fffee00.',
  '0ffeeeeeee0',
  '0fe0eee0ed0',
  '0ee0eee0ed0',
  '0eeeeeeedd0',
  '.000000000.',
];
export const firstGround = 36;
/** Columns of the middle of both slimes beside the arc. */
const columns: Readonly<Record<Spacing, number>> = { even: 55, eased: 72 };
/** Pixels from that column to the marks. */
const toMarks = 8;

/** Every letter but the holes replaced: an onion skin has one tint, and its face stays free. */
const tint = (letter: string) =>
  slime.map((row) => [...row].map((one) => (one === '.' ? '.' : one === '0' ? letter : '2')).join(''));
const pastKey = tint('c');
const nextKey = tint('4');
/** The slime in the colours of even steps. */
const evenSlime = slime.map((row) => row.replaceAll('f', '4').replaceAll('e', '5').replaceAll('d', '3'));

/** The evening and its ground on all sides. */
export const surroundings: PixelAround = (x, y) => {
  if (y >= firstGround) return wordOfLetter(y === firstGround ? 'e' : 'd');
  return wordOfLetter(y < firstGround - 4 && isScattered(x, y, 140) ? '5' : '1');
};

/** The evening with its ground, and the arc. */
function drawEvening(): Uint32Array<ArrayBuffer> {
  const { width, height } = stageSize;
  const words = new Uint32Array(width * height).fill(wordOfLetter('1'));
  for (let row = firstGround; row < height; row++)
    layStamp(words, width, [(row === firstGround ? 'e' : 'd').repeat(width)], { x: 0, y: row });
  for (let step = 0; step <= steps; step++) layStamp(words, width, ['3'], placeOnArc(step));
  return words;
}

/** Lays a slime with its middle there. */
function place(words: Uint32Array, drawing: readonly string[], { x, y }: Point): void {
  layStamp(words, stageSize.width, drawing, { x: x - 5, y: y - 3 });
}

/** Both slimes beside the arc at a frame of the loop, with their marks. */
function drawBeside(words: Uint32Array, leap: Leap, frame: number): void {
  const { width } = stageSize;
  for (let row = 0; row < firstGround; row++) layStamp(words, width, ['0'], { x: arcWidth, y: row });
  for (const spacing of ['even', 'eased'] as const) {
    const rise = spaceDrawings(leap, spacing).map((step) => 32 - Math.round((step * radius) / steps));
    const x = columns[spacing];
    for (const y of rise) layStamp(words, width, [spacing === 'even' ? '44' : 'ff'], { x: x - toMarks, y });
    place(words, spacing === 'even' ? evenSlime : slime, { x, y: rise[playOrder[frame] ?? 0] ?? 0 });
  }
}

/** The arc with the drawings of the chosen spacing, and both slimes at a frame of the loop. */
export function drawLeap(leap: Leap, frame: number): Raster {
  const { width, height } = stageSize;
  const words = drawEvening();
  const drawings = spaceDrawings(leap, leap.shown).map(placeOnArc);
  const [ground, early, middle, late, top] = drawings;
  if (ground !== undefined) place(words, pastKey, ground);
  if (top !== undefined) place(words, nextKey, top);
  if (middle !== undefined) place(words, leap.shown === 'even' ? evenSlime : slime, middle);
  // The other two are marks, so that five drawings do not hide one another.
  for (const between of [early, late])
    if (between !== undefined)
      layStamp(words, width, ['.b.', 'bbb', '.b.'], { x: between.x - 1, y: between.y - 1 });
  drawBeside(words, leap, frame);
  return rasterOf(width, height, words);
}

/** A cloud where the leap ends, with what hangs above it. */
const cloud = ['..44..444..', '.444444444.', '44444444444', '.555555555.'];
const star = ['..b..', '.bbb.', 'bb6bb', '.bbb.', '..b..'];
const starPlace = { x: 35, y: 1 };

/**
 * The slime on its way along the arc, onto a cloud with a star above it.
 * @param step of the arc, where the slime is
 * @param frame of the loop beside it
 * @param isCaught whether it has the star
 */
export function drawWay(
  leap: Leap,
  step: number,
  frame: number,
  isCaught: boolean,
): Uint32Array<ArrayBuffer> {
  const { width } = stageSize;
  const words = drawEvening();
  layStamp(words, width, cloud, { x: 27, y: 12 });
  const at = placeOnArc(step);
  place(words, slime, at);
  layStamp(words, width, star, isCaught ? { x: at.x - 2, y: at.y - 8 } : starPlace);
  drawBeside(words, leap, frame);
  return words;
}
