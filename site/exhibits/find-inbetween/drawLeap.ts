import { rasterOf } from 'pixels/edit/pixels32';
import type { Raster } from 'pixels/raster';
import type { Point } from '../kit/PixelStage';
import { layStamp, wordOfLetter } from '../kit/stamp';
import { isScattered, type PixelAround } from '../kit/surroundings';
import { centre, type Leap, placeOnArc, playOrder, spaceDrawings, steps } from './model';

export const stageSize = { width: 64, height: 40 };

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
/** Every letter but the holes replaced: an onion skin has one tint, and its face stays free. */
const tint = (letter: string) =>
  slime.map((row) => [...row].map((one) => (one === '.' ? '.' : one === '0' ? letter : '2')).join(''));
const pastKey = tint('c');
const nextKey = tint('4');
const between = tint('b');
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

/**
 * The arc with both keys and the drawing that is dragged between them, tinted as onion skins are; the slime is at one of
 * its five drawings, by the frame of the loop.
 */
export function drawLeap(leap: Leap, frame: number): Raster {
  const { width, height } = stageSize;
  const words = drawEvening();
  const drawings = spaceDrawings(leap, leap.shown).map(placeOnArc);
  const [ground, early, middle, late, top] = drawings;
  if (ground !== undefined) place(words, pastKey, ground);
  if (top !== undefined) place(words, nextKey, top);
  if (middle !== undefined) place(words, between, middle);
  // The other two are marks, so that five drawings do not hide one another.
  for (const mark of [early, late])
    if (mark !== undefined) layStamp(words, width, ['.b.', 'bbb', '.b.'], { x: mark.x - 1, y: mark.y - 1 });
  const now = drawings[playOrder[frame] ?? 2];
  if (now !== undefined) place(words, leap.shown === 'even' ? evenSlime : slime, now);
  return rasterOf(width, height, words);
}

/** A cloud where the leap ends, with what hangs above it. */
const cloud = ['..44..444..', '.444444444.', '44444444444', '.555555555.'];
const star = ['..b..', '.bbb.', 'bb6bb', '.bbb.', '..b..'];
const starPlace = { x: centre.x + 3, y: 1 };

/**
 * The slime on its way along the arc, onto a cloud with a star above it.
 * @param step of the arc, where the slime is
 * @param isCaught whether it has the star
 */
export function drawWay(step: number, isCaught: boolean): Uint32Array<ArrayBuffer> {
  const { width } = stageSize;
  const words = drawEvening();
  layStamp(words, width, cloud, { x: centre.x - 5, y: 12 });
  const at = placeOnArc(step);
  place(words, slime, at);
  layStamp(words, width, star, isCaught ? { x: at.x - 2, y: at.y - 8 } : starPlace);
  return words;
}
