import { rasterOf } from 'pixels/edit/pixels32';
import type { Raster } from 'pixels/raster';
import { layStamp, wordOfLetter } from '../kit/stamp';
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
const firstGround = 36;
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

/** The arc with the drawings of the chosen spacing, and both slimes at a frame of the loop. */
export function drawLeap(leap: Leap, frame: number): Raster {
  const { width, height } = stageSize;
  const words = new Uint32Array(width * height).fill(wordOfLetter('1'));
  const lay = (stamp: readonly string[], x: number, y: number) => layStamp(words, width, stamp, { x, y });
  /** A drawing with its middle there. */
  const place = (drawing: readonly string[], { x, y }: { readonly x: number; readonly y: number }) =>
    lay(drawing, x - 5, y - 3);
  for (let row = firstGround; row < height; row++)
    lay([(row === firstGround ? 'e' : 'd').repeat(width)], 0, row);
  for (let step = 0; step <= steps; step++) {
    const { x, y } = placeOnArc(step);
    lay(['3'], x, y);
  }
  const drawings = spaceDrawings(leap, leap.shown).map(placeOnArc);
  const [ground, early, middle, late, top] = drawings;
  if (ground !== undefined) place(pastKey, ground);
  if (top !== undefined) place(nextKey, top);
  if (middle !== undefined) place(leap.shown === 'even' ? evenSlime : slime, middle);
  // The other two are marks, so that five drawings do not hide one another.
  for (const between of [early, late])
    if (between !== undefined) lay(['.b.', 'bbb', '.b.'], between.x - 1, between.y - 1);
  for (let row = 0; row < firstGround; row++) lay(['0'], arcWidth, row);
  for (const spacing of ['even', 'eased'] as const) {
    const rise = spaceDrawings(leap, spacing).map((step) => 32 - Math.round((step * radius) / steps));
    const x = columns[spacing];
    for (const y of rise) lay([spacing === 'even' ? '44' : 'ff'], x - toMarks, y);
    place(spacing === 'even' ? evenSlime : slime, { x, y: rise[playOrder[frame] ?? 0] ?? 0 });
  }
  return rasterOf(width, height, words);
}
