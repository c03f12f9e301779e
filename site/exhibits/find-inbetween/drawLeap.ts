import { rasterOf } from 'pixels/edit/pixels32';
import type { Raster } from 'pixels/raster';
import type { Point } from '../kit/PixelStage';
import { layStamp, wordOfLetter } from '../kit/stamp';
import type { PixelAround } from '../kit/surroundings';
import { type Leap, placeOnArc, playOrder, spaceDrawings, steps, top } from './model';

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
const passedSlime = tint('3');
/** The slime in the colours of even steps. */
const evenSlime = slime.map((row) => row.replaceAll('f', '4').replaceAll('e', '5').replaceAll('d', '3'));

const moon = [
  '...6666...',
  '.66666666.',
  '.66655666.',
  '6665555666',
  '6666556666',
  '6666666556',
  '6556666556',
  '.65666666.',
  '.66666666.',
  '...6666...',
];
/** None where a stage may end. */
const stars = [
  { x: -7, y: 7 },
  { x: -5, y: 21 },
  { x: 2, y: 19 },
  { x: 5, y: 3 },
  { x: 24, y: 5 },
  { x: 31, y: 3 },
  { x: 42, y: 21 },
  { x: 57, y: 15 },
  { x: 61, y: 22 },
  { x: 68, y: 8 },
  { x: 71, y: 19 },
];

/** The evening on all sides: stars, hills and the ground. */
export const surroundings: PixelAround = (x, y) => {
  if (y >= firstGround) return wordOfLetter(y === firstGround ? 'e' : 'd');
  const hill = firstGround - 5 - 2 * Math.sin(x / 7) - 1.5 * Math.sin(x / 17);
  if (y > hill) return wordOfLetter('2');
  return wordOfLetter(stars.some((star) => star.x === x && star.y === y) ? '4' : '1');
};

/** The evening with its moon, and the arc. */
function drawEvening(): Uint32Array<ArrayBuffer> {
  const { width, height } = stageSize;
  const words = Uint32Array.from({ length: width * height }, (_, at) =>
    surroundings(at % width, Math.floor(at / width)),
  );
  layStamp(words, width, moon, { x: 9, y: 5 });
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
  const [first, early, middle, late, last] = drawings;
  if (first !== undefined) place(words, pastKey, first);
  if (last !== undefined) place(words, nextKey, last);
  if (middle !== undefined) place(words, between, middle);
  // The other two are marks, so that five drawings do not hide one another.
  for (const mark of [early, late])
    if (mark !== undefined) layStamp(words, width, ['.b.', 'bbb', '.b.'], { x: mark.x - 1, y: mark.y - 1 });
  const now = drawings[playOrder[frame] ?? 2];
  if (now !== undefined) place(words, leap.shown === 'even' ? evenSlime : slime, now);
  return rasterOf(width, height, words);
}

/** An island in the sky, where the leap ends, with what hangs above it. */
const islandShape = [
  '.eeeeeeeeeeeeeeeeeeeee.',
  'eedeeededeeeedeedeeedee',
  'dddddddddddddddddddddd.',
  '.7777d777777d777777777.',
  '..777777777777777777...',
  '....77777777777777.....',
  '.......777777777.......',
  '.........7777..........',
];
export const island = { x: top.x - 6, y: top.y + 4 };
const star = ['.b.', 'bbb', '.b.'];

/**
 * The slime on its way along the arc, onto an island with a star above it; its drawings stay behind it as onion skins.
 * @param step of the arc, where the slime is
 * @param isCaught whether it has the star
 */
export function drawWay(leap: Leap, step: number, isCaught: boolean): Uint32Array<ArrayBuffer> {
  const { width } = stageSize;
  const words = drawEvening();
  for (const passed of spaceDrawings(leap, leap.shown).filter((one) => one < step))
    place(words, passedSlime, placeOnArc(passed));
  layStamp(words, width, islandShape, island);
  place(words, slime, placeOnArc(step));
  layStamp(words, width, star, { x: isCaught ? top.x - 1 : top.x + 9, y: isCaught ? 1 : 3 });
  return words;
}
